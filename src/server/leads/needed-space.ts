/** For an embedded database to work: an empty one takes 40 MB, and its write-ahead log grows by 16 MB at a time. */
export const neededMegabytes = 64;

/** What to do about a disk that is full, in a sentence. */
export const freeSpace = `free at least ${neededMegabytes} MB`;
