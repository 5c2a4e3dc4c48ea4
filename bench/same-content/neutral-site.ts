import { capitalised } from '../../src/shared/text/capitalised.ts';
import type { NeutralLink, NeutralSite } from './neutral-document.ts';
import { subjectOf } from './subjects.ts';

/** The name of the site, and of its pages behind a bar in their titles. */
const name = 'Voorbeeld';

/** What the peers put around their pages: six links above, four times five below. */
export const neutralSite: NeutralSite = {
  name,
  home: linkTo(0).href,
  skip: 'Naar de inhoud',
  header: {
    label: 'Hoofdmenu',
    links: links(0, 6),
    action: { label: 'Vraag een voorstel aan', href: '#offerte' },
  },
  footer: {
    columns: ['Vervoer', 'Bouw', 'Magazijn', 'Land'].map((title, column) => ({
      title,
      links: links(6 + column * 5, 5),
    })),
    address: `${name}, Voorbeeldstraat 1, 6811 AA Arnhem`,
    legal: `© 2024 ${name}. Alle bedragen zijn indicatief, exclusief btw & bedoeld voor zakelijk gebruik.`,
  },
};

function links(from: number, count: number): NeutralLink[] {
  return Array.from({ length: count }, (_, index) => linkTo(from + index));
}

function linkTo(page: number): NeutralLink {
  const { product, slug } = subjectOf(page);
  return { label: capitalised(product), href: `/${slug}/` };
}
