/** The address from the nearest proxy's header: the last of a list, as a sender can forge the others. Empty without one. */
export function addressFromHeader(value: string | null | undefined): string {
  return value?.split(',').at(-1)?.trim() ?? '';
}

/**
 * The network that counts as one sender: an IPv4 address, or an IPv6 /64, which one subscriber has whole. Empty for an
 * invalid address, so that all those share one rate limit.
 */
export function senderNetwork(address: string): string {
  const bare = address
    .trim()
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(bare)) return bare;
  if (!bare.includes(':') || !URL.canParse(`http://[${bare}]`)) return '';
  // The address in its shortest form, with every part in hexadecimal.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = new Array<string>(8 - left.length - right.length).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}
