import type { Option } from '../../../../shared/lease/lease-settings.ts';
import { meantOption } from '../../../../shared/lease/meant-option.ts';
import { closestName } from '../../../text/closest-name.ts';
import { kebabOf } from '../../../text/kebab.ts';
import type { AuthoredLink, InDocument } from '../../3-facts/document-texts.ts';
import type { SiteIndex } from '../../3-facts/site-index.ts';
import { didYouMean } from '../links/did-you-mean.ts';
import { filledHref } from '../links/filled-href.ts';
import { knownPrefills } from '../links/known-prefill.ts';
import { pagesByRoute } from '../pages-by-route.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** Links that prefill an unknown field, or lead to a page without the form. */
export const linkPrefill: SiteRule = {
  name: 'link-prefill',
  severity: 'error',
  checkSite(site) {
    return site.links.flatMap((link): Finding[] => {
      const href = filledHref(link.href, site);
      if (href?.kind !== 'page' || href.query === undefined) return [];
      const verdict = judge(link, { path: href.path, query: href.query, site });
      if (!verdict) return [];
      return [{ document: link.document, pointer: link.pointer, range: link.range, ...verdict }];
    });
  },
};

interface Asked {
  path: string;
  query: string;
  site: SiteIndex;
}

function judge(
  { href }: InDocument<AuthoredLink>,
  { path, query, site }: Asked,
): Pick<Finding, 'message' | 'hint' | 'suggestion'> | undefined {
  const [name = '', value = ''] = query.split('=');
  const prefill = knownPrefills.get(name);
  if (prefill === undefined) {
    const names = [...knownPrefills.keys()];
    const near = closestName(name, names);
    return {
      message: `De link "${href}" vraagt om "${name}" in te vullen, maar geen formulier kent dat.`,
      hint: didYouMean(near) ?? `Kies uit ${quoted(names)}, of laat "?${query}" weg.`,
      suggestion: near && href.replace(query, `${near}=${value}`),
    };
  }
  const route = site.aliases.get(path) ?? path;
  const blocks = pagesByRoute(site).get(route)?.blocks;
  const form = blocks?.find(({ type }) => type === prefill.block);
  const options = form?.subjects?.map(asOption) ?? prefill.options;
  if (options && !meantOption(options, value)) {
    const values = options.map((option) => option.value);
    const near = closestName(value, values);
    return {
      message: `De link "${href}" vult bij "${name}" iets in dat het formulier niet kent: "${value}".`,
      hint: didYouMean(near) ?? `Kies uit ${quoted(values)}.`,
      suggestion: near && href.replace(query, `${name}=${near}`),
    };
  }
  // An unreadable block may be the form.
  if (!blocks || form || blocks.some(({ type }) => type === undefined)) return undefined;
  return {
    message: `De link "${href}" vult een formulier in, maar op pagina "${path}" staat geen blok "${prefill.block}".`,
    hint: `Laat "?${query}" weg, of kies de pagina met dat formulier.`,
  };
}

function asOption(subject: string): Option {
  return { value: kebabOf(subject), label: subject };
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}
