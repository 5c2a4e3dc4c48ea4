/** The facts found in a picture's bytes. */
export interface PictureFile {
  /** Content hash. */
  key: string;
  bytes: number;
  /** `svg`, `png`, `jpg`, `webp`, `avif` or another; absent when unrecognised. */
  format?: string;
  /** In pixels, after EXIF rotation. */
  width: number;
  height: number;
  /** Valid header, undecodable content. */
  isDamaged?: boolean;
  /** Such as `een script`. */
  unsafePart?: string;
  /** Dominant, as `#rrggbb`; absent for drawings and transparency. */
  colour?: string;
}

/** Widths of the variants of a photo, in pixels: from small phones to high-density heroes. */
export const photoWidths = [400, 800, 1200, 1600];

/** What an author can do with a photo that is too large. */
export const smallerPhoto = `bijvoorbeeld ${Math.max(...photoWidths)} pixels breed`;

export const pictureLimits = { megabytes: 20, drawingMegabytes: 1, pixels: 12_000 };

/** Maximum size for a file name, in megabytes. */
export function megabyteLimit(name: string): number {
  return name.endsWith('.svg') ? pictureLimits.drawingMegabytes : pictureLimits.megabytes;
}

/** Adds a variant to the site and returns its URL; `ending` as `-800.avif`. */
export type AddForm = (ending: string, make: () => Promise<Uint8Array>) => Promise<string>;

/** The original pictures, by site path. */
export interface InspectedPictures {
  named: ReadonlyMap<string, PictureFile>;
  /** On pages; the others are for sharing only. */
  shown: ReadonlyMap<string, PictureFile>;
}
