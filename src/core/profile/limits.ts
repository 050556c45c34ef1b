/**
 * What reading refuses, in one place. Nothing is allocated by a number that a file claims: text and protobuf are counted
 * before columns are made, archives and packed files by what comes out of them.
 */

/** Bytes of a file as it is given: the largest array of the browsers in use. */
export const LARGEST_FILE = 2 ** 31

/** Bytes of one file, and of all files of an archive together, once they are unpacked. */
const LARGEST_UNPACKED = 2 ** 30

/** Up to here the ratio is not asked for: small files of one repeated stack pack very well. */
const UNPACKED_ALWAYS = 2 ** 28

/** Times its size that a packed file may unpack to. Profiles pack about tenfold, dumps of like goroutines fiftyfold. */
const RATIO = 200

/** Gzip in gzip happens when a proxy packs a packed file; much deeper nesting is an attack. */
export const MOST_LAYERS = 4

/** Files in an archive or a folder. A debug bundle has dozens. */
export const MOST_ENTRIES = 2000

/** Frames of all stacks of a protobuf, and of their lines in a text: what the columns for them can hold. */
export const MOST_FRAMES = 2 ** 27
export const MOST_LINES = 2 ** 26

/** Captures in one text. A log of a week's dumps, one an hour, has fewer. */
export const MOST_CAPTURES = 500

/** Possible starts of gzip files put one after the other; more are chance hits, and each costs an attempt. */
export const MOST_MEMBERS = 256

/** What a zstd frame may ask to be kept for looking back: what the zstd command allows without being told to. */
export const LARGEST_WINDOW = 2 ** 27

/** Bytes that `packed` bytes may unpack to. */
export function unpackLimit(packed: number): number {
  return Math.min(LARGEST_UNPACKED, Math.max(UNPACKED_ALWAYS, packed * RATIO))
}
