const privateNames = /^[^.:[\]]+$|\.(?:localhost|local|internal|test|lan|home\.arpa)$/;
const privateIpv4 =
  /^(?:0\.0\.0\.0|(?:127|10)(?:\.\d+){3}|(?:192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+){2})$/;
const privateIpv6 = /^\[(?:::1|f[cd][\da-f]{2}:.*|fe[89ab][\da-f]:.*)\]$/;

/** A `URL`, which is not known everywhere. */
interface ParsedAddress {
  protocol: string;
  hostname: string;
}

/**
 * Whether nobody can read or change what goes to an address: https, or http on this machine or a private network, where no
 * authority gives a certificate.
 */
export function hasSafeTransport({ protocol, hostname }: ParsedAddress): boolean {
  if (protocol === 'https:') return true;
  const isPrivate = [privateNames, privateIpv4, privateIpv6].some((pattern) => pattern.test(hostname));
  return protocol === 'http:' && isPrivate;
}
