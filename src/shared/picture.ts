/** A picture as the view gets it; width and height in pixels, read from the file when the page is built. */
export interface Picture {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** The same photo in lighter formats and several widths, best first; absent for a drawing. */
  sources?: PictureSource[];
  /** What a photo shows most, as `#rrggbb`, to stand in its place until it is there; absent for what is see-through. */
  colour?: string;
}

/** One format of a photo: its media type, and its addresses with their widths as `srcset` writes them. */
export interface PictureSource {
  type: string;
  srcset: string;
}

/** What the view needs of a picture besides its description. */
export type PreparedPicture = Omit<Picture, 'alt'>;
