/** A picture for the view; size in pixels, read at build time. */
export interface Picture {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** A photo's variants, best first; absent for drawings. */
  sources?: PictureSource[];
  /** Placeholder colour as `#rrggbb`; absent with transparency. */
  colour?: string;
}

/** One format of a photo, by media type. */
export interface PictureSource {
  type: string;
  srcset: string;
}

export type PreparedPicture = Omit<Picture, 'alt'>;
