import { groupBy } from '../../../shared/group-by.ts';
import { stemOf } from '../../../shared/page/picture-endings.ts';
import { lastName } from '../../../shared/page/route.ts';
import type { SourceFile } from '../1-load/source-document.ts';
import { namesPage } from '../3-facts/own-texts.ts';
import type { IndexedPage, SiteIndex } from '../3-facts/site-index.ts';
import type { Finding } from './rule.ts';

type ShownPicture = SiteIndex['pictures'][number];

interface SitePictures {
  byDocument: ReadonlyMap<SourceFile, ShownPicture[]>;
  /** On the page that a picture is named after, by its address: many pages may show the same. */
  onOwnPage: ReadonlyMap<string, ShownPicture[]>;
  files: ReadonlySet<string>;
}

/** The pictures of a site, as `pictureOfOther` looks for them. */
export function picturesOf({ pictures, pictureFiles }: SiteIndex): SitePictures {
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
export function pictureOfOther(page: IndexedPage, pictures: SitePictures): Finding[] {
  const { document, route } = page;
  const own = lastName(route);
  const reported = new Set<string>();
  return (pictures.byDocument.get(document) ?? []).flatMap(({ src, alt, isShown, pointer }): Finding[] => {
    if (!isShown || !alt || reported.has(src)) return [];
    if (!/^\/(?:card|blocks\/0)\/image\//.test(pointer)) return [];
    if (stemOf(src) === own) return [];
    const there = onPageOf(src, { route, pictures });
    if (there.length === 0 || there.some((other) => other.alt === alt)) return [];
    reported.add(src);
    const meant = [...pictures.files].find((file) => file.replace(/\.\w+$/, '').endsWith(`/${own}`));
    return [
      {
        document,
        pointer,
        message: `De afbeelding "${src}" is die van "${there[0]?.document.file}", maar heeft hier een andere beschrijving.`,
        ...(namesPage(alt, page) ? asOwn(meant) : inOtherWords(meant)),
        suggestion: meant,
      },
    ];
  });
}

/** A card with the picture of another page, above a page that begins with its own. */
export function cardPictureOfOther({ document, route }: IndexedPage, pictures: SitePictures): Finding[] {
  const shown = pictures.byDocument.get(document) ?? [];
  const [card, first] = ['/card', '/blocks/0'].map((part) =>
    shown.find(({ pointer }) => pointer === `${part}/image/src`),
  );
  if (card === undefined || first === undefined || card.src === first.src) return [];
  const [there] = onPageOf(card.src, { route, pictures });
  if (there === undefined) return [];
  return [
    {
      document,
      pointer: card.pointer,
      severity: 'warning',
      message: `De kaart toont "${card.src}", de afbeelding van "${there.document.file}", maar de pagina begint met "${first.src}".`,
      hint: `Schrijf "${first.src}".`,
      suggestion: first.src,
    },
  ];
}

/** Where a picture stands on the page that it is named after; a hub and its pages may show one drawing, each in its own words. */
function onPageOf(
  src: string,
  { route, pictures }: Pick<IndexedPage, 'route'> & { pictures: SitePictures },
): ShownPicture[] {
  return (pictures.onOwnPage.get(src) ?? []).filter(
    ({ document: { name } }) => !isWithin(name, route) && !isWithin(route, name),
  );
}

type Judgement = Pick<Finding, 'severity' | 'hint'>;

/** Described as what its page is about. */
function asOwn(meant: string | undefined): Judgement {
  return {
    hint:
      meant === undefined
        ? 'Kies de afbeelding die bij de beschrijving hoort, of beschrijf wat er op deze te zien is.'
        : `Schrijf "${meant}".`,
  };
}

/** An author may well say in other words what is to be seen on it. */
function inOtherWords(meant: string | undefined): Judgement {
  const other =
    meant === undefined ? 'Kies anders de afbeelding die erbij hoort.' : `Schrijf anders "${meant}".`;
  return { severity: 'warning', hint: `Klopt die bij deze afbeelding, laat het dan zo. ${other}` };
}

/** Whether an address is the hub itself or stands below it: a hub may show what its pages are about. */
function isWithin(route: string, hub: string): boolean {
  return `${route}/`.startsWith(`${hub.replace(/\/$/, '')}/`);
}
