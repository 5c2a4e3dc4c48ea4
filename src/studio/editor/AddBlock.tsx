import { type ReactNode, useRef } from 'react';
import type { JsonValue } from '../../shared/json-value.ts';
import { Choices } from './Editor.styles.ts';
import { useEditor, useOpenEditor } from './editor-context.ts';
import { SmallButton } from './Form.styles.ts';
import { blockSections } from './sections.ts';

/** A button that adds a block after the chosen one, from all that there are. */
export function AddBlock(): ReactNode {
  const { forms, shared } = useOpenEditor().screen;
  const dialog = useRef<HTMLDialogElement>(null);
  const value = useEditor((state) => state.value);
  const chosen = useEditor((state) => state.section);
  const change = useEditor((state) => state.change);
  const choose = useEditor((state) => state.choose);
  const blocks = blockSections(value, forms);
  const after = blocks.findIndex(({ pointer }) => pointer === chosen);

  async function add(block: JsonValue): Promise<void> {
    const pointer = `/blocks/${after < 0 ? blocks.length : after + 1}`;
    dialog.current?.close();
    await change({ kind: 'insert', pointer, value: block });
    choose(pointer);
  }

  return (
    <>
      <SmallButton type="button" onClick={() => dialog.current?.showModal()}>
        <span aria-hidden="true">+ </span>Blok toevoegen
      </SmallButton>
      <Choices ref={dialog} aria-label="Blok toevoegen">
        <h2>Blok toevoegen</h2>
        <p>Het nieuwe blok begint met een voorbeeld, dat je daarna invult.</p>
        <ul>
          {forms.blocks.map(({ type, label, description, example }) => (
            <li key={type}>
              <button type="button" data-block-type={type} onClick={() => void add(example)}>
                <strong>{label}</strong>
                {description}
              </button>
            </li>
          ))}
        </ul>
        {shared.length > 0 && (
          <>
            <h3>Gedeelde blokken</h3>
            <p>Deze staan op meer pagina’s: je past ze op één plek aan.</p>
            <ul>
              {shared.map((name) => (
                <li key={name}>
                  <button type="button" onClick={() => void add({ shared: name })}>
                    <strong>{name}</strong>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        <SmallButton type="button" onClick={() => dialog.current?.close()}>
          Sluit
        </SmallButton>
      </Choices>
    </>
  );
}
