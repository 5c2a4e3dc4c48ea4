/** A string as it was read, with or without mistakes. */
export interface ReadText {
  /** After the closing quote. */
  end: number;
  value: string;
}
