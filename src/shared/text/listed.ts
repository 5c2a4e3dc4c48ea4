/** Words in a sentence: `aanschafwaarde, leasevorm en looptijd`. */
export function listed(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' en ');
}
