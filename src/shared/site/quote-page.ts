import { parseHref } from '../page/route.ts';

/** The path of the page to which the quote button leads, in the values of a site; home where it leads elsewhere. */
export function quotePage(site: object): string {
  const { href }: Record<string, unknown> = Object('quoteButton' in site && site.quoteButton);
  const link = parseHref(typeof href === 'string' ? href : '');
  return link.kind === 'page' ? link.path : '/';
}
