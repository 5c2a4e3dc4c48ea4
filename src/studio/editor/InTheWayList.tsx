import type { ReactNode } from 'react';
import type { InTheWay } from '../../shared/editor-answers.ts';
import { editorOfFile, editorOfPlace } from '../../shared/studio-addresses.ts';

/** What keeps a page or block where it is, each with the way to it. */
export function InTheWayList({ places }: { places: readonly InTheWay[] }): ReactNode {
  return (
    <ul>
      {places.map(({ file, pointer, line }) => (
        <li key={`${file} ${pointer}`}>
          <a href={pointer === undefined ? editorOfFile(file) : editorOfPlace({ file, pointer })}>
            {file}
            {line !== undefined && `, regel ${line}`}
          </a>
        </li>
      ))}
    </ul>
  );
}
