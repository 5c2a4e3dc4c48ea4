/** A name or address and perhaps a port (RFC 9110, 7.2), or nothing. */
const host = /^(\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(:\d*)?$/i;

/**
 * Whether these headers, names and values alternating, have at most one Host, with a valid value: two may send a proxy
 * and this server to different sites, so RFC 9112, 3.2 asks for 400. Node itself refuses a request without one.
 */
export function hasValidHost(rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() !== 'host') continue;
    count += 1;
    if (count > 1 || !host.test(rawHeaders[index + 1] ?? '')) return false;
  }
  return true;
}
