/** What inspection found, regardless of the file name. */
export interface PictureFile {
  /** Content hash. */
  key: string;
  bytes: number;
  /** `svg`, `png`, `jpg`, `webp`, `avif` or another detected format; absent when unrecognised. */
  format?: string;
  /** In pixels, after EXIF rotation. */
  width: number;
  height: number;
  /** The header is valid, but the content cannot be decoded. */
  isDamaged?: boolean;
  /** Unsafe content of an SVG, such as `een script`. */
  unsafePart?: string;
  /** Dominant colour as `#rrggbb`; absent for drawings and transparency. */
  colour?: string;
}

/** Phone photos stay far below these. */
export const pictureLimits = { megabytes: 20, drawingMegabytes: 1, pixels: 12_000 };

/** Maximum size of a file with this name, in megabytes. */
export function megabyteLimit(name: string): number {
  return name.endsWith('.svg') ? pictureLimits.drawingMegabytes : pictureLimits.megabytes;
}

/** Adds one variant of a picture to the site and returns its URL; `ending` as `-800.avif`. */
export type AddForm = (ending: string, make: () => Promise<Uint8Array>) => Promise<string>;

/** The original pictures, by site path. */
export interface InspectedPictures {
  /** All that documents reference. */
  named: ReadonlyMap<string, PictureFile>;
  /** Those that pages display; the others are for sharing only. */
  shown: ReadonlyMap<string, PictureFile>;
}
