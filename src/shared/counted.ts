/** Pluralizes: `1 fout`, `3 fouten`. */
export function counted(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`;
}
