import type { ReactNode } from 'react';
import { SmallButton } from './parts/Form.styles.ts';
import { formHeading } from './parts/form-heading.ts';
import { useFocusWanted } from './parts/use-focus-wanted.ts';
import { useEditor } from './store/editor-context.ts';

/** In place of a form, where a file has nothing to fill in. */
export function NoForm(): ReactNode {
  useFocusWanted();
  const isEmpty = useEditor(({ text }) => text.trim() === '');
  const isJson = useEditor(({ value }) => value !== undefined);
  const write = useEditor((state) => state.write);
  if (isEmpty) {
    return (
      <>
        <p>Dit bestand is leeg. Begin met een leeg formulier; de lijst noemt daarna wat je invult.</p>
        <p>
          <SmallButton type="button" onClick={() => void write('{}\n', 'begin')}>
            Begin met een leeg formulier
          </SmallButton>
        </p>
      </>
    );
  }
  return (
    <p id={formHeading} tabIndex={-1}>
      {isJson
        ? 'In dit bestand staan geen velden tussen { en }, dus er valt hier niets in te vullen.'
        : 'Dit bestand is geen geldige JSON meer, dus er valt hier niets in te vullen.'}{' '}
      Kies “Code” en herstel wat de lijst noemt: daarna verschijnt het formulier vanzelf.
    </p>
  );
}
