/** What is asked of a new page, on its screen and in a terminal. */
export const newPageLimits = {
  /** Of its name, in characters: titles and keywords add to it. */
  nameLength: 50,
  /** For its card. */
  features: 4,
} as const;
