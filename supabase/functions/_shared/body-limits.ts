/** Of the body of a lead; the longest message takes less, also in characters of four bytes. */
export const maxBodyBytes = 32 * 1024;

/** How long it may take to come in, in milliseconds. */
export const defaultBodyTimeoutMs = 10_000;
