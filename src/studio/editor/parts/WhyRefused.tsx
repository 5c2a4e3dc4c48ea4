import type { ReactNode } from 'react';
import type { Refused } from '../../../shared/authors/editor-answers.ts';
import { editorOfFile, editorOfPlace } from '../../../shared/authors/studio-addresses.ts';
import { Places, Problem } from './Form.styles.ts';

interface WhyRefusedProps {
  answer: Refused | object | undefined;
}

/** Why the server did not do something, with the way to each place that keeps it so; nothing when it did. */
export function WhyRefused({ answer }: WhyRefusedProps): ReactNode {
  if (!answer || !('message' in answer)) return null;
  const { message, inTheWay = [] } = answer;
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
