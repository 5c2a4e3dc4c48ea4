import type { EditorScreen } from '../../../shared/authors/editor.ts';
import type { IndexedPage, SiteIndex } from '../../pipeline/3-facts/site-index.ts';
import { startingTexts } from '../../text/starting-texts.ts';
import { pageContext, pageName, pictureAbove } from './page-context.ts';
import { pageKinds } from './page-facts.ts';
import { pageWriters } from './plan-page.ts';

/**
 * What a page may still have from its beginning without any rule reporting it: texts that suit every page, and the
 * picture of a page above it.
 */
export function pageBeginning(page: IndexedPage, site: SiteIndex): EditorScreen['beginning'] {
  const { route } = page;
  const context = pageContext(site, route);
  const facts = { route, name: pageName(page), features: [], types: [] };
  const descriptions = pageKinds.map(
    (kind) => pageWriters[kind]({ ...facts, kind }, context).metadata.description,
  );
  const benefits = startingTexts.equipment.benefits.map(({ text }) => text);
  return { texts: [...descriptions, ...benefits], picture: pictureAbove(site, route)?.src };
}
