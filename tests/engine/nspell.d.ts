declare module 'nspell' {
  /** A spelling checker that reads Hunspell's dictionaries; it knows no compounds. */
  export default function nspell(dictionary: { aff: Uint8Array; dic: Uint8Array }): {
    correct(word: string): boolean;
    suggest(word: string): string[];
  };
}
