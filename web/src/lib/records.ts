/** Records from files. */
import { send, Trouble } from "./api";
import type { Opened } from "./types";

/** Opens a finished table to replay. The text is passed on as it is: numbers may be larger than those of this language. */
export const loadRecord = (text: string): Promise<Opened> =>
  send<Opened>("POST", "/api/records", text).catch((why: unknown) => {
    throw why instanceof Trouble && why.code === "malformed" ? new Trouble("record", why.message, why.status) : why;
  });
