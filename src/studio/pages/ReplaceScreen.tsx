import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Refused } from '../../shared/authors/editor-answers.ts';
import type { ScreenOf } from '../../shared/authors/studio.ts';
import { editorOfPlace, replacePath, replaceQuery } from '../../shared/authors/studio-addresses.ts';
import { formatAmount } from '../../shared/text/amount.ts';
import { counted } from '../../shared/text/counted.ts';
import { shortened } from '../../shared/text/shortened.ts';
import { Container } from '../../view/parts/Container.styles.ts';
import { Help, Input, Label, Shell, SmallButton } from '../editor/parts/Form.styles.ts';
import { WhyRefused } from '../editor/parts/WhyRefused.tsx';
import { tryChange } from '../editor/store/requests.ts';
import { ScreenOpening, SmallHeading, StudioSection } from '../shell/Studio.styles.ts';
import { Problems, QuestionForm } from './Pages.styles.ts';
import { ReplacedText } from './ReplacedText.tsx';
import { UndoLast } from './UndoLast.tsx';

type Replacement = ScreenOf<'replace'>;

/** Replaces words wherever visitors read them, after showing where that is. */
export function ReplaceScreen({ find, replacement, found, unread, lastChange }: Replacement): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const [isReplaced, setReplaced] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const result = useRef<HTMLHeadingElement>(null);
  const count = found.reduce((sum, { places }) => sum + places.length, 0);
  // Words that hold those they replace are found again: nobody is to replace them twice.
  const isFoundAgain = replacement.includes(find) && lastChange !== undefined && !isBusy;
  const isDone = isReplaced && (count === 0 || isFoundAgain);
  const missing = whatIsMissing({ find, replacement });
  const hidden = unread.length > 0 ? inUnread(find, unread) : undefined;

  // Tab then leads to the button, with what was found in between.
  useEffect(() => result.current?.focus(), []);

  async function replaceAll(): Promise<void> {
    setBusy(true);
    // The updated list of places arrives before the answer.
    setReplaced(true);
    // The button cannot be pressed meanwhile, and then goes away; what is left is counted here.
    result.current?.focus();
    const sent = { body: { find, replacement } };
    const answer = await tryChange('POST vervanging', sent);
    setRefused('message' in answer ? answer : undefined);
    setReplaced(!('message' in answer));
    setBusy(false);
  }

  return (
    <Container>
      <ScreenOpening>
        <h1>Vervang woorden overal</h1>
        <p>
          Voor een naam of nummer dat op meer plekken staat. Eerst zie je waar, en er verandert pas iets als
          jij dat zegt.
        </p>
      </ScreenOpening>
      <UndoLast change={lastChange} />
      <ReplaceForm find={find} replacement={replacement} />
      {find !== '' && (
        <StudioSection>
          <h2 ref={result} tabIndex={-1}>
            {isDone
              ? `“${find}” is overal vervangen`
              : count === 0 && hidden
                ? 'Dit staat alleen in een bestand dat niet te lezen is'
                : placesInWords(count, found.length)}
          </h2>
          {!isDone && count === 0 && !hidden && (
            <Help>
              Kijk of je het schreef zoals het op de site staat, met dezelfde hoofdletters en spaties, of zoek
              op een deel ervan.
            </Help>
          )}
          {!isDone && count > 0 && (
            <SmallButton
              type="button"
              data-variant="primary"
              disabled={isBusy || missing !== undefined || hidden !== undefined}
              onClick={() => void replaceAll()}
            >
              {count === 1 ? 'Vervang het' : `Vervang ze alle ${formatAmount(count)}`}
            </SmallButton>
          )}
          {!isDone && count > 0 && missing && <Help>{missing}</Help>}
          <div role="status">{isBusy && <Help>Bezig met vervangen en controleren …</Help>}</div>
          <div role="alert" aria-atomic>
            <WhyRefused answer={hidden ?? refused} />
          </div>
          {!isDone && <FoundPlaces find={find} replacement={replacement} found={found} />}
        </StudioSection>
      )}
    </Container>
  );
}

function whatIsMissing({ find, replacement }: Pick<Replacement, 'find' | 'replacement'>): string | undefined {
  if (replacement === '') return 'Vul eerst in wat er moet staan.';
  return replacement === find ? 'Dat staat er al: vul in wat ervoor in de plaats komt.' : undefined;
}

/** Why words are replaced nowhere that stand in such files too. */
function inUnread(find: string, unread: readonly string[]): Refused {
  const message = `“${find}” staat in een bestand dat niet te lezen is, en zou daar blijven staan. Verbeter eerst wat hier mis is:`;
  return { message, inTheWay: unread.map((file) => ({ file })) };
}

function ReplaceForm({ find, replacement }: Pick<Replacement, 'find' | 'replacement'>): ReactNode {
  return (
    <QuestionForm action={replacePath}>
      <Shell>
        <Label htmlFor={replaceQuery.find}>Wat staat er nu?</Label>
        <Help id="zoek-uitleg">Hoofdletters en spaties tellen mee.</Help>
        <Input
          id={replaceQuery.find}
          name={replaceQuery.find}
          required
          defaultValue={find}
          autoFocus={find === ''}
          autoComplete="off"
          aria-describedby="zoek-uitleg"
        />
      </Shell>
      <Shell>
        <Label htmlFor={replaceQuery.replacement}>Wat moet er staan?</Label>
        <Input
          id={replaceQuery.replacement}
          name={replaceQuery.replacement}
          defaultValue={replacement}
          autoComplete="off"
        />
      </Shell>
      <SmallButton type="submit">Laat zien waar</SmallButton>
    </QuestionForm>
  );
}

function FoundPlaces({
  find,
  replacement,
  found,
}: Pick<Replacement, 'find' | 'replacement' | 'found'>): ReactNode {
  return found.map(({ name, file, places }) => (
    <section key={file} aria-label={name}>
      <SmallHeading>{name}</SmallHeading>
      <Problems role="list">
        {places.map(({ pointer, before }) => (
          <li key={pointer}>
            <ReplacedText text={before} find={find} replacement={replacement} />{' '}
            <a
              href={editorOfPlace({ file, pointer })}
              aria-label={`Open deze plek: ${shortened(before)} (${name})`}
            >
              Open deze plek
            </a>
          </li>
        ))}
      </Problems>
    </section>
  ));
}

function placesInWords(count: number, documents: number): string {
  if (count === 0) return 'Dit staat nergens';
  return `${counted(count, 'plek', 'plekken')}, in ${counted(documents, 'document', 'documenten')}`;
}
