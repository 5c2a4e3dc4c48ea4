/**
 * The address that the nearest proxy put into a header that only it writes. Where proxies append, the last one is
 * theirs; what stands before it the sender can make up. Empty when there is none.
 */
export function addressFromHeader(value: string | null | undefined): string {
  return value?.split(',').at(-1)?.trim() ?? '';
}

/**
 * What counts as one sender: an IPv4 address, or the first 64 bits of an IPv6 one, which one subscriber has whole.
 * Empty for what is not an address, so that all such requests share one allowance.
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
