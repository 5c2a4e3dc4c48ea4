import { notFoundRoute, parentRoutes } from '../../../../shared/page/route.ts';
import { shortened } from '../../../../shared/text/shortened.ts';
import { canonicalElsewhere } from '../../3-facts/canonical-elsewhere.ts';
import type { IndexedPage, SiteIndex } from '../../3-facts/site-index.ts';
import { wordsOf } from '../../3-facts/word-sample.ts';
import { comparablePages } from '../comparable-pages.ts';
import { type Copy, copiesOf } from '../copies.ts';
import { pagesByRoute } from '../pages-by-route.ts';
import { cardPictureOfOther, pictureOfOther, picturesOf } from '../picture-of-other.ts';
import type { Finding, SiteRule } from '../rule.ts';
import { usualLabels, waysBack } from '../ways-back.ts';
import { similarity } from '../word-similarity.ts';

/** Two pages that share less have no reason to be one for search engines. */
const minSimilarity = 0.3;

/** Texts, back links, canonical addresses and pictures of the page that this one was copied from. */
export const leftFromCopy: SiteRule = {
  name: 'left-from-copy',
  severity: 'error',
  canBeIgnored: true,
  checkSite(site) {
    const pictures = picturesOf(site);
    return comparablePages(site)
      .filter(({ route }) => route !== notFoundRoute)
      .flatMap((page) => {
        const copy = copiesOf(site).get(page);
        return [
          ...(copy === undefined ? [] : [remnants(page, copy)]),
          ...backLinks(page, site),
          ...canonicalOfOther(page, site),
          ...pictureOfOther(page, pictures),
          ...cardPictureOfOther(page, pictures),
        ];
      });
  },
};

/** All at once: they were copied together. */
function remnants({ document }: IndexedPage, { source, remnants: left }: Copy): Finding {
  const [first] = left;
  const what = left.map(({ called, text }) => `${called} ("${shortened(text)}")`).join(', ');
  const how = left
    .filter(({ meant }) => meant !== undefined)
    .map(({ called, meant }) => `${called}: "${meant}"`)
    .join(', ');
  const only = left.length === 1 ? first?.meant : undefined;
  return {
    document,
    pointer: first?.pointer ?? '',
    message: `Hier staat nog iets van "${source.document.file}": ${what}.`,
    hint: `Schrijf wat bij deze pagina hoort${how === '' ? '' : `, bijvoorbeeld ${how}`}.`,
    suggestion: only,
  };
}

function backLinks({ document, route, blocks = [] }: IndexedPage, site: SiteIndex): Finding[] {
  const { routes } = site;
  const labels = usualLabels(site);
  const parents = parentRoutes(route);
  const parent = parents.at(-1);
  // Without a page above it, it first has to find its place.
  if (parent === undefined || !routes.has(parent)) return [];
  const usual = labels.get(parent);
  return blocks.flatMap(({ pointer, back }): Finding[] => {
    if (back === undefined || !routes.has(back.href)) return [];
    if (!parents.includes(back.href)) {
      const label = usual === undefined ? ', en een label dat daarbij past' : ` met "label": "${usual}"`;
      return [
        {
          document,
          pointer: `${pointer}/back/href`,
          severity: 'warning',
          message: `De link terug ("${back.label}") gaat naar "${back.href}", maar deze pagina staat onder "${parent}".`,
          hint: `Schrijf "href": "${parent}"${label}.`,
          suggestion: parent,
        },
      ];
    }
    const own = labels.get(back.href);
    if (own === undefined || own === back.label) return [];
    const isOfOther = [...waysBack(site)].some(
      ([href, others]) => href !== back.href && others.filter(({ label }) => label === back.label).length > 1,
    );
    if (!isOfOther) return [];
    return [
      {
        document,
        pointer: `${pointer}/back/label`,
        severity: 'warning',
        message: `De link terug heet "${back.label}", maar gaat naar "${back.href}".`,
        hint: `Schrijf "${own}".`,
        suggestion: own,
      },
    ];
  });
}

function canonicalOfOther(page: IndexedPage, site: SiteIndex): Finding[] {
  const { words } = site;
  const canonical = canonicalElsewhere(page);
  if (canonical === undefined) return [];
  const other = pagesByRoute(site).get(canonical);
  if (other === undefined || other === page) return [];
  // `redirect-chain` reports one that points further.
  if (canonicalElsewhere(other) !== undefined) return [];
  const alike = similarity(wordsOf(page.document, words), wordsOf(other.document, words));
  if (alike >= minSimilarity) return [];
  return [
    {
      document: page.document,
      pointer: '/metadata/canonical',
      message: `"canonical" wijst naar "${canonical}", een pagina met een andere tekst: zoekmachines laten deze pagina dan weg.`,
      hint: `Schrijf "${page.route}", of haal "canonical" weg.`,
      suggestion: page.route,
    },
  ];
}
