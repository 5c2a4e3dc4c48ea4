/** How much a terminal shows of one file. */
export const maxPerFile = 20;

/** The line behind what is shown of a file that has so much; none when that is all. */
export function moreInFile(count: number): string[] {
  const more = count - maxPerFile;
  return more > 0 ? [`en nog ${more} in dit bestand`] : [];
}
