/** Truncates a text to `most` characters after a whole word, with an ellipsis. */
export function cutOff(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most);
  return `${text.slice(0, end > 0 ? end : most).replace(/[\s,;:|–-]+$/, '')} …`;
}
