/** Where the areas of Mars lie: pointy hexagons of radius R around the middle of the planet. */
export const R = 36;
export const CX = 400;
export const CY = 306;
export const PLANET = 296;
/** Areas of each row, from north to south. */
export const ROWS = [5, 6, 7, 8, 9, 8, 7, 6, 5];

export const place = (row: number, col: number): [number, number] => [
  CX + (col - ((ROWS[row] ?? 5) - 1) / 2) * R * Math.sqrt(3),
  CY + (row - 4) * 1.5 * R,
];
/** The same by the name of an area on the map, "E5". */
export const placeOf = (area: string): [number, number] => place("ABCDEFGHI".indexOf(area[0] ?? ""), Number(area.slice(1)) - 1);

export const hexagon = (x: number, y: number, r: number): string =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const a = (Math.PI / 180) * (60 * i - 90);
      return `${(x + r * Math.cos(a)).toFixed(1)},${(y + r * Math.sin(a)).toFixed(1)}`;
    })
    .join(" ");

/** A point around the middle of the planet; degrees go clockwise from the right. */
export const polar = (angle: number, r: number): [number, number] => {
  const a = (angle * Math.PI) / 180;
  return [CX + r * Math.cos(a), CY + r * Math.sin(a)];
};

/** A piece of a ring around it. */
export function sector(a0: number, a1: number, r0: number, r1: number): string {
  const at = (a: number, r: number): string =>
    polar(a, r)
      .map((v) => v.toFixed(1))
      .join(" ");
  const sweep = a1 > a0 ? 1 : 0;
  return `M${at(a0, r1)}A${r1} ${r1} 0 0 ${sweep} ${at(a1, r1)}L${at(a1, r0)}A${r0} ${r0} 0 0 ${1 - sweep} ${at(a0, r0)}z`;
}
