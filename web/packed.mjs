/** Writes each file of the build in packed forms beside it, as small as can be: the server need not pack what never changes. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const WORTH = /\.(js|css|svg)$/;
const LEAST = 1000; // below that a packed file saves less than a packet
const PACKERS = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gz: (text) => promisify(gzip)(text, { level: 9 }),
};

export const packed = {
  name: "packed",
  apply: "build",
  // what was written: before that others still work on the texts
  async writeBundle({ dir }, bundle) {
    for (const name of Object.keys(bundle)) {
      const text = await readFile(join(dir, name));
      if (!WORTH.test(name) || text.length < LEAST) continue;
      for (const [ending, pack] of Object.entries(PACKERS)) await writeFile(join(dir, `${name}.${ending}`), await pack(text));
    }
  },
};
