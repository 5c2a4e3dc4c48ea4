import type { ReactNode } from 'react';
import { useOpenEditor } from './editor-context.ts';
import { linkChoicesId } from './field-ids.ts';

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
