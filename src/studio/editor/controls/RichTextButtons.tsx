import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { Input, LinkForm, SmallButton, Tools } from '../parts/Form.styles.ts';
import { choicesIds } from '../parts/field-ids.ts';
import { linkTo, type Marked, withBold, withItalics } from './rich-text-marks.ts';

interface RichTextButtonsProps {
  /** Of the text. */
  label: string;
  text: RefObject<HTMLTextAreaElement | null>;
  onMark(mark: Marked): void;
  /** Asks where a link goes. */
  linkButton: RefObject<HTMLButtonElement | null>;
}

/** Buttons for bold, italics and a link. */
export function RichTextButtons({ label, text, onMark, linkButton }: RichTextButtonsProps): ReactNode {
  const [href, setHref] = useState<string>();
  /** Who used the keys goes back to the text; who pressed the button, back to that. */
  const comesFromText = useRef(false);
  const id = useId();

  function ask(): void {
    comesFromText.current = document.activeElement === text.current;
    setHref('');
  }

  function leave(): void {
    setHref(undefined);
    // Without a link nothing marks the text, which would get the focus. Safari gives a button that is pressed none.
    (comesFromText.current ? text : linkButton).current?.focus();
  }

  function insert(): void {
    if (href) {
      onMark(linkTo(href));
      setHref(undefined);
    } else leave();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') leave();
    if (event.key !== 'Enter') return;
    // The focus moves to the text, which would get the line break too.
    event.preventDefault();
    insert();
  }

  return (
    <>
      <Tools role="group" aria-label={`Opmaak van ${label}`}>
        <SmallButton type="button" onClick={() => onMark(withBold)}>
          <b>Vet</b>
        </SmallButton>
        <SmallButton type="button" onClick={() => onMark(withItalics)}>
          <i>Cursief</i>
        </SmallButton>
        <SmallButton
          ref={linkButton}
          type="button"
          aria-expanded={href !== undefined}
          onClick={href === undefined ? ask : leave}
        >
          Link
        </SmallButton>
      </Tools>
      {href !== undefined && (
        <LinkForm role="group" aria-label="Link invoegen">
          <label htmlFor={id}>Waar gaat de link heen?</label>
          <Input
            id={id}
            autoFocus
            value={href}
            list={choicesIds.link}
            autoComplete="off"
            onChange={(event) => setHref(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <SmallButton type="button" onClick={insert}>
            Voeg de link in
          </SmallButton>
        </LinkForm>
      )}
    </>
  );
}
