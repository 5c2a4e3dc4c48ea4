import { readUrl } from '../../../text/read-url.ts';

/** Services that pass a visitor on to the address in one of these parameters. */
const services: readonly { host: RegExp; path?: string; parameters: readonly string[] }[] = [
  { host: /(?:^|\.)safelinks\.protection\.outlook\.com$/, parameters: ['url'] },
  { host: /^(?:www\.)?google\.(?:com|nl)$/, path: '/url', parameters: ['q', 'url'] },
  { host: /^lm?\.facebook\.com$/, path: '/l.php', parameters: ['u'] },
];

/**
 * The address to which a mail program or search engine passes on, which was copied with that redirect in front: it
 * stops working after a while, and reveals whose mail it came from. Undefined for any other address.
 */
export function passedOnTo(href: string): string | undefined {
  const url = readUrl(href);
  if (url === undefined) return undefined;
  const { hostname, pathname, searchParams } = url;
  const service = services.find(
    ({ host, path }) => host.test(hostname) && (path === undefined || path === pathname),
  );
  const address = service?.parameters.map((name) => searchParams.get(name)).find((value) => value);
  return address && /^https:\/\/[^\s()"]+$/.test(address) ? address : undefined;
}
