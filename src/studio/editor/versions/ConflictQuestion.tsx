import type { ReactNode } from 'react';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { Answers, Question, Versions } from '../parts/Editor.styles.ts';
import { SmallButton } from '../parts/Form.styles.ts';
import { focusForm } from '../parts/focus-soon.ts';
import { useEditor, useOpenEditor } from '../store/editor-context.ts';
import { otherBlockOrder } from './block-order.ts';
import { linesOnlyIn } from './lines-only-in.ts';

/** Lets the author choose between two versions of the file; the other one stays within reach. */
export function ConflictQuestion(): ReactNode {
  const conflict = useEditor((state) => state.conflict);
  const text = useEditor((state) => state.text);
  const value = useEditor((state) => state.value);
  const { screen, store } = useOpenEditor();
  const settle = useEditor((state) => state.settle);

  async function choose(version: 'mine' | 'theirs'): Promise<void> {
    await settle(version);
    // Asked again when saving failed.
    if (store.getState().conflict === undefined) focusForm();
  }

  if (conflict === undefined) return null;
  if (conflict === null) {
    return (
      <Question aria-label="Het bestand is weg">
        <div role="alert" aria-atomic>
          <h2>Het bestand is intussen verwijderd</h2>
          <p>Jouw tekst is er nog. Bewaar je die, dan is het bestand er weer.</p>
        </div>
        <Answers>
          <SmallButton type="button" data-variant="primary" onClick={() => void choose('mine')}>
            Bewaar mijn versie
          </SmallButton>
        </Answers>
      </Question>
    );
  }
  const inFile = jsonIn(conflict.text);
  // Where both can be parsed, formatting is no difference.
  const [own, other] =
    value === undefined || inFile === undefined
      ? [text, conflict.text]
      : [JSON.stringify(value, null, 2), JSON.stringify(inFile, null, 2)];
  const [mine, theirs] = [linesOnlyIn(own, other), linesOnlyIn(other, own)];
  const isReordered = mine.length + theirs.length === 0;
  return (
    <Question aria-label="Twee versies">
      {/* Announces the question, not the versions, which change with each letter that is typed. */}
      <div role="alert" aria-atomic>
        <h2>Het bestand is intussen ook ergens anders veranderd</h2>
        <p>Kies welke versie blijft. Met “Ongedaan maken” kun je daarna nog terug.</p>
      </div>
      <Versions>
        <Version
          title="Jouw versie"
          lines={mine}
          isReordered={isReordered}
          order={otherBlockOrder({ value, other: inFile }, screen)}
        />
        <Version
          title="In het bestand"
          lines={theirs}
          isReordered={isReordered}
          order={otherBlockOrder({ value: inFile, other: value }, screen)}
        >
          {inFile === undefined && (
            <p>Deze versie is geen geldige JSON. Neem je die, dan herstel je daarna eerst de code.</p>
          )}
        </Version>
      </Versions>
      <Answers>
        <SmallButton type="button" onClick={() => void choose('mine')}>
          Bewaar mijn versie
        </SmallButton>
        <SmallButton type="button" onClick={() => void choose('theirs')}>
          Neem de versie van het bestand
        </SmallButton>
      </Answers>
    </Question>
  );
}

interface VersionProps {
  title: string;
  lines: readonly string[];
  /** Whether both have the same lines. */
  isReordered: boolean;
  /** Of the blocks; empty where it is that of the other version. */
  order: readonly string[];
  children?: ReactNode;
}

function Version({ title, lines, isReordered, order, children }: VersionProps): ReactNode {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {children}
      {lines.length === 0 ? (
        <p>
          {isReordered
            ? 'Beide versies hebben dezelfde regels, in een andere volgorde.'
            : 'Hier staat niets wat in de andere versie niet staat.'}
        </p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {order.length > 0 && (
        <>
          <p>Volgorde van de blokken:</p>
          <ol>
            {order.map((block, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two blocks may be called the same.
              <li key={at}>{block}</li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

/** Another program may have saved half a file. */
function jsonIn(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
