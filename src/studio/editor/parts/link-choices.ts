import type { EditorScreen } from '../../../shared/authors/editor.ts';

/** An address to which a link can lead. */
interface LinkChoice {
  address: string;
  /** What stands there; absent of a download. */
  label?: string;
}

type ChoiceScreen = Pick<EditorScreen, 'targets' | 'downloads'>;

/** What fields with an address offer to choose from, by what they take: whole pages, or also parts of them and downloads. */
export const addressChoices: Readonly<Record<'link' | 'page', (screen: ChoiceScreen) => LinkChoice[]>> = {
  page: ({ targets }) => targets.map(({ path, title }) => ({ address: path, label: title })),
  link: ({ targets, downloads }) => [
    ...targets.flatMap(({ path, title, anchors }) => [
      { address: path, label: title },
      ...anchors.map((anchor) => ({ address: `${path}#${anchor}`, label: `${title}: ${anchor}` })),
    ]),
    ...downloads.map((address) => ({ address })),
  ],
};
