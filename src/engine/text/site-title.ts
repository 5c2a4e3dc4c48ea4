/** What stands behind the title of each page, in tabs and search results. */
export function titleSuffix(company: string): string {
  return ` | ${company}`;
}
