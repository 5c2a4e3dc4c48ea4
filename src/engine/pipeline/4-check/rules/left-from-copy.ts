import { groupBy } from '../../../../shared/group-by.ts';
import { mostFrequent } from '../../../../shared/most-frequent.ts';
import { lastName, notFoundRoute, parentRoutes } from '../../../../shared/page/route.ts';
import { shortened } from '../../../../shared/text/shortened.ts';
import type { SourceFile } from '../../1-load/source-document.ts';
import { canonicalElsewhere } from '../../3-facts/canonical-elsewhere.ts';
import type { PlacedBlock } from '../../3-facts/page-blocks.ts';
import type { IndexedPage, SiteIndex } from '../../3-facts/site-index.ts';
import { wordsOf } from '../../3-facts/word-sample.ts';
import { comparablePages } from '../comparable-pages.ts';
import { type Copy, copiesOf } from '../copies.ts';
import type { Finding, SiteRule } from '../rule.ts';
import { similarity } from '../word-similarity.ts';

/** Two pages that share less have no reason to be one for search engines. */
const minSimilarity = 0.3;

/** Texts, back links, canonical addresses and pictures of the page that this one was copied from. */
export const leftFromCopy: SiteRule = {
  name: 'left-from-copy',
  severity: 'error',
  canBeIgnored: true,
  checkSite(site) {
    const ways = waysBack(site);
    const pages = new Map(site.pages.map((page) => [page.route, page]));
    const pictures = picturesOf(site);
    return comparablePages(site)
      .filter(({ route }) => route !== notFoundRoute)
      .flatMap((page) => {
        const copy = copiesOf(site).get(page);
        return [
          ...(copy === undefined ? [] : [remnants(page, copy)]),
          ...backLinks(page, site, ways),
          ...canonicalOfOther(page, { pages, words: site.words }),
          ...pictureOfOther(page, pictures),
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

type WayBack = NonNullable<PlacedBlock['back']>;

/** The ways back on all pages, by where they lead. */
function waysBack({ pages }: SiteIndex): ReadonlyMap<string, WayBack[]> {
  const ways = pages.flatMap(({ blocks = [] }) => blocks.flatMap(({ back }) => back ?? []));
  return groupBy(ways, ({ href }) => href);
}

function backLinks(
  { document, route, blocks = [] }: IndexedPage,
  { routes }: SiteIndex,
  ways: ReadonlyMap<string, readonly WayBack[]>,
): Finding[] {
  const parents = parentRoutes(route);
  const parent = parents.at(-1);
  // Without a page above it, it first has to find its place.
  if (parent === undefined || !routes.has(parent)) return [];
  return blocks.flatMap(({ pointer, back }): Finding[] => {
    if (back === undefined || !routes.has(back.href)) return [];
    const usual = usualLabel(ways.get(parent));
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
    const own = usualLabel(ways.get(back.href));
    if (own === undefined || own === back.label) return [];
    const isOfOther = [...ways].some(
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

function usualLabel(ways: readonly WayBack[] = []): string | undefined {
  return mostFrequent(ways.map(({ label }) => label));
}

function canonicalOfOther(
  page: IndexedPage,
  { pages, words }: { pages: ReadonlyMap<string, IndexedPage> } & Pick<SiteIndex, 'words'>,
): Finding[] {
  const canonical = canonicalElsewhere(page);
  if (canonical === undefined) return [];
  const other = pages.get(canonical);
  if (other === undefined || other === page) return [];
  // `redirect-chain` tells of one that points on.
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

type ShownPicture = SiteIndex['pictures'][number];

interface SitePictures {
  byDocument: ReadonlyMap<SourceFile, ShownPicture[]>;
  /** On the page that a picture is named after, by its address: many pages may show the same. */
  onOwnPage: ReadonlyMap<string, ShownPicture[]>;
  files: ReadonlySet<string>;
}

function picturesOf({ pictures, pictureFiles }: SiteIndex): SitePictures {
  return {
    byDocument: groupBy(pictures, ({ document }) => document),
    onOwnPage: groupBy(
      pictures.filter(({ alt, src, document }) => alt && document.name.endsWith(`/${stemOf(src)}`)),
      ({ src }) => src,
    ),
    files: pictureFiles,
  };
}

/** A picture of the page itself, named after another page, under a description that does not stand there. */
function pictureOfOther({ document, route }: IndexedPage, pictures: SitePictures): Finding[] {
  const own = lastName(route);
  const told = new Set<string>();
  return (pictures.byDocument.get(document) ?? []).flatMap(({ src, alt, isShown, pointer }): Finding[] => {
    if (!isShown || !alt || told.has(src)) return [];
    if (!/^\/(?:card|blocks\/0)\/image\//.test(pointer)) return [];
    if (stemOf(src) === own) return [];
    // A hub and its pages may show one drawing, each in its own words.
    const there = (pictures.onOwnPage.get(src) ?? []).filter(
      ({ document: { name } }) => !isWithin(name, route) && !isWithin(route, name),
    );
    if (there.length === 0 || there.some((other) => other.alt === alt)) return [];
    told.add(src);
    const meant = [...pictures.files].find((file) => file.replace(/\.\w+$/, '').endsWith(`/${own}`));
    return [
      {
        document,
        pointer,
        // An author may well say in other words what is to be seen on it.
        severity: 'warning',
        message: `De afbeelding "${src}" is die van "${there[0]?.document.file}", maar heeft hier een andere beschrijving.`,
        hint: `Klopt die bij deze afbeelding, laat het dan zo. ${meant === undefined ? 'Kies anders de afbeelding die erbij hoort.' : `Schrijf anders "${meant}".`}`,
        suggestion: meant,
      },
    ];
  });
}

/** The name of a picture's file: `bakwagen`. */
function stemOf(src: string): string {
  return src.slice(src.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
}

/** Whether an address is the hub itself or stands below it: a hub may show what its pages are about. */
function isWithin(route: string, hub: string): boolean {
  return `${route}/`.startsWith(`${hub.replace(/\/$/, '')}/`);
}
