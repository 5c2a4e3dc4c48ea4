/**
 * The messages of a page that somebody must look at; `missing` are the paths of this site's own addresses that it may
 * do without. Only React's advice about its developer tools is ignored.
 */
export function complaints(messages: readonly string[], missing?: RegExp): string[] {
  return messages.filter((message) => {
    const [, path] = /Failed to load resource: .*\b404\b.* https?:\/\/[^/]+(\/\S*)$/.exec(message) ?? [];
    const isExpected = path !== undefined && missing?.test(path);
    return !isExpected && !message.includes('React DevTools');
  });
}
