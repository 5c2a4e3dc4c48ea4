declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype';
    /** Identifiers of entries in the table `name` that stay. */
    preserveNameIds?: readonly number[];
  }
  /** A font with only the glyphs that a text can need. */
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
