import { outsideHref } from '../../../text/outside-href.ts';
import { readUrl } from '../../../text/read-url.ts';
import type { Finding } from '../rule.ts';

type Words = Pick<Finding, 'message' | 'hint' | 'suggestion' | 'replacement'>;

/** Whether what stands behind each scheme is an address. */
export const isWellFormed = {
  tel: (number: string) => /^\+?[\d\s().-]+$/.test(number) && number.replace(/\D/g, '').length >= 3,
  mailto: (address: string) => /^[^\s@?/]+@[^\s@?.]+(?:\.[^\s@?.]+)+(?:\?\S*)?$/.test(address),
  https: (address: string) => address.startsWith('//') && readUrl(`https:${address}`) !== undefined,
};

export const linkExamples = {
  page: '/contact',
  tel: 'tel:+31260000000',
  mailto: 'mailto:naam@bedrijf.nl',
  https: 'https://www.voorbeeld.nl',
};

/** For a hint: all that a link may be. */
export const kindsOfLink = [
  `een pagina ("${linkExamples.page}")`,
  'een bestand ("/documenten/brochure.pdf")',
  'een plek op deze pagina ("#vragen")',
  `een website ("${linkExamples.https}")`,
  `een mailadres ("${linkExamples.mailto}") of een telefoonnummer ("${linkExamples.tel}")`,
].join(', ');

export function exampleHint(example: string): Pick<Finding, 'hint' | 'suggestion'> {
  return { hint: `Schrijf het zo: "${example}".`, suggestion: example };
}

/** @param otherwise what to suggest when no other site was meant */
export function malformed(href: string, otherwise: Pick<Finding, 'hint' | 'suggestion'>): Words {
  const message = `De link "${href}" is geen geldig adres.`;
  const meant = outsideHref(href);
  if (meant === undefined) return { message, ...otherwise };
  const { text, isUnambiguous } = meant;
  return {
    message,
    hint: `Schrijf "${text}".`,
    suggestion: text,
    replacement: isUnambiguous ? text : undefined,
  };
}
