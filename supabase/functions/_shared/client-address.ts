/** The address from the nearest proxy's header: the last of a list, as a sender can forge the others. Empty without one. */
export function addressFromHeader(value: string | null | undefined): string {
  return value?.split(',').at(-1)?.trim() ?? '';
}

/** The networks of a sender. */
export interface SenderNetworks {
  /** An IPv4 address, or an IPv6 /64, which one subscriber has whole. Empty for an invalid address: those all count as one sender. */
  own: string;
  /** The IPv6 /48 around it, which a company may have whole, and a provider may divide among thousands. */
  wider?: string;
}

/** The networks by which the leads of this address are counted. */
export function senderNetworks(address: string): SenderNetworks {
  const bare = address
    .trim()
    // Some proxies, as those of Azure, put the port behind it.
    .replace(/^(?:([\d.]+)|\[(.*)\]):\d+$/, '$1$2')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(bare)) return { own: bare };
  if (!bare.includes(':') || !URL.canParse(`http://[${bare}]`)) return { own: '' };
  // The address in its shortest form, with every part in hexadecimal.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = new Array<string>(8 - left.length - right.length).fill('0');
  const parts = [...left, ...zeros, ...right];
  const network = (bits: number) => `${parts.slice(0, bits / 16).join(':')}::/${bits}`;
  return { own: network(64), wider: network(48) };
}
