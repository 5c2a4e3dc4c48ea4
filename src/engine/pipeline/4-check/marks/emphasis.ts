/** Words as an author writes them to show them bold. */
export const bold = (words: string): string => `**${words}**`;

/** Words as an author writes them to show them in italics. */
export const italics = (words: string): string => `*${words}*`;
