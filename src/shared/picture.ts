/** A picture as the view gets it; width and height in pixels, read from the file when the page is built. */
export interface Picture {
  src: string;
  alt: string;
  width: number;
  height: number;
}
