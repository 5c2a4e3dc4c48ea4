/** The most characters that a field of one line may have in a request. */
export const longestLine = 200;

/** The most characters that a visitor's message may have. */
export const longestMessage = 2000;
