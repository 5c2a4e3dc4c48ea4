import type { ReactNode } from 'react';
import type { Refused } from '../../../shared/authors/editor-answers.ts';
import { editorOfFile, editorOfPlace } from '../../../shared/authors/studio-addresses.ts';
import { Places, Problem } from './Form.styles.ts';

/** Why something was not done, with the way to each place that keeps it so. */
export function WhyRefused({ message, inTheWay = [] }: Refused): ReactNode {
  return (
    <>
      <Problem data-severity="error">{message}</Problem>
      {inTheWay.length > 0 && (
        <Places>
          {inTheWay.map(({ file, pointer, line }) => (
            <li key={`${file} ${pointer}`}>
              <a href={pointer === undefined ? editorOfFile(file) : editorOfPlace({ file, pointer })}>
                {file}
                {line !== undefined && `, regel ${line}`}
              </a>
            </li>
          ))}
        </Places>
      )}
    </>
  );
}
