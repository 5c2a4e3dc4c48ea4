/** A text as search engines show it: what is longer than `most` characters ends in dots after a whole word. */
export function cutOff(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most);
  return `${text.slice(0, end > 0 ? end : most).replace(/[\s,;:|–-]+$/, '')} …`;
}
