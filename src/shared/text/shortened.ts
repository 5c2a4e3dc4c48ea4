/** At most so many characters, of which the last then says that there are more. */
export function shortened(text: string, max = 60): string {
  // By character: half of one is no text.
  const characters = [...text];
  return characters.length > max
    ? `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
    : text;
}
