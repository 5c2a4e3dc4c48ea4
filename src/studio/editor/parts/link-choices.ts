import type { EditorScreen, LinkTarget } from '../../../shared/authors/editor.ts';
import { notFoundRoute } from '../../../shared/page/route.ts';

/** An address to which a link can lead. */
interface LinkChoice {
  address: string;
  /** What stands there; absent of a download. */
  label?: string;
}

type ChoiceScreen = Pick<EditorScreen, 'targets' | 'downloads'>;

/** The pages to which a link may lead: no address leads to the one that says that there is none. */
export function linkedPages({ targets }: Pick<EditorScreen, 'targets'>): LinkTarget[] {
  return targets.filter(({ path }) => path !== notFoundRoute);
}

/** What fields with an address offer to choose from, by what they take: whole pages, or also parts of them and downloads. */
export const addressChoices: Readonly<Record<'link' | 'page', (screen: ChoiceScreen) => LinkChoice[]>> = {
  page: (screen) => linkedPages(screen).map(({ path, title }) => ({ address: path, label: title })),
  link: (screen) => [
    ...linkedPages(screen).flatMap(({ path, title, anchors }) => [
      { address: path, label: title },
      ...anchors.map((anchor) => ({ address: `${path}#${anchor}`, label: `${title}: ${anchor}` })),
    ]),
    ...screen.downloads.map((address) => ({ address })),
  ],
};
