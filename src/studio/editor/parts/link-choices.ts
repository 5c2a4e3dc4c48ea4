import type { EditorScreen } from '../../../shared/authors/editor.ts';

/** An address to which a link can lead. */
interface LinkChoice {
  address: string;
  /** What stands there; absent of a download. */
  label?: string;
}

/** What fields with a link offer to choose from: pages, parts of them and downloads. */
export function linkChoices({
  targets,
  downloads,
}: Pick<EditorScreen, 'targets' | 'downloads'>): LinkChoice[] {
  return [
    ...targets.flatMap(({ path, title, anchors }) => [
      { address: path, label: title },
      ...anchors.map((anchor) => ({ address: `${path}#${anchor}`, label: `${title}: ${anchor}` })),
    ]),
    ...downloads.map((address) => ({ address })),
  ];
}
