/** What is found inside a picture's file, whatever its name says. */
export interface PictureFile {
  /** Name of the content: equal bytes, equal name. */
  key: string;
  bytes: number;
  /** `svg`, `png`, `jpg`, `webp`, `avif`, or another kind that was recognised; absent when nothing was. */
  format?: string;
  /** In pixels, as people see it: a photo that lies on its side is turned upright. */
  width: number;
  height: number;
  /** True when its head is right but the picture itself cannot be read to the end. */
  isDamaged?: boolean;
  /** What a drawing must not hold, such as `een script`. */
  unsafePart?: string;
  /** The colour that a photo shows most, as `#rrggbb`; absent for drawings and for what has transparent parts. */
  colour?: string;
}

/** The largest that is looked into. A phone's photo stays far below both; a drawing is text, and small. */
export const pictureLimits = { megabytes: 20, drawingMegabytes: 1, pixels: 12_000 };

/** How many megabytes a file of this name may have. */
export function megabyteLimit(name: string): number {
  return name.endsWith('.svg') ? pictureLimits.drawingMegabytes : pictureLimits.megabytes;
}

/** Puts one form of a picture into the site and gives its address. `ending`: `-800.avif`. */
export type AddForm = (ending: string, make: () => Promise<Uint8Array>) => Promise<string>;

/** The pictures of a site as their authors handed them in, by site path. */
export interface InspectedPictures {
  /** All that a document names. */
  named: ReadonlyMap<string, PictureFile>;
  /** Those that pages show; the others are for sharing only. */
  shown: ReadonlyMap<string, PictureFile>;
}
