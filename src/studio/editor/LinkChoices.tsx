import type { ReactNode } from 'react';
import { linkChoicesId } from './parts/field-ids.ts';
import { useOpenEditor } from './store/editor-context.ts';

/** What fields with a link offer to choose from. */
export function LinkChoices(): ReactNode {
  const { targets, downloads } = useOpenEditor().screen;
  return (
    <datalist id={linkChoicesId}>
      {targets.flatMap(({ path, title, anchors }) => [
        <option key={path} value={path}>
          {title}
        </option>,
        ...anchors.map((anchor) => (
          <option key={`${path}#${anchor}`} value={`${path}#${anchor}`}>
            {title}: {anchor}
          </option>
        )),
      ])}
      {downloads.map((path) => (
        <option key={path} value={path} />
      ))}
    </datalist>
  );
}
