import { type ReactNode, useState } from 'react';
import type { JsonValue } from '../../shared/json-value.ts';
import { noSharedBlocks } from '../pages/no-shared-blocks.ts';
import { pageCount } from '../pages/page-count.ts';
import { BlockPreview, useExamples } from './BlockPreview.tsx';
import { ChoiceList } from './Dialog.styles.ts';
import { Dialog } from './Dialog.tsx';
import { useEditor, useOpenEditor } from './editor-context.ts';
import { SmallButton } from './Form.styles.ts';
import { firstControlIn, focusSoon } from './focus-soon.ts';
import { formHeadingElement } from './form-heading.ts';
import { asObject, blockSections, type Section } from './sections.ts';
import { useDialog } from './use-dialog.ts';

/** A button that adds a block after the chosen one, from all that there are. */
export function AddBlock(): ReactNode {
  const { screen } = useOpenEditor();
  const { forms, shared } = screen;
  const dialog = useDialog();
  const [wasOpened, setOpened] = useState(false);
  const examples = useExamples(wasOpened);
  const value = useEditor((state) => state.value);
  const chosen = useEditor((state) => state.section);
  const change = useEditor((state) => state.change);
  const choose = useEditor((state) => state.choose);
  const blocks = blockSections(value, screen);
  const after = blocks.findIndex(({ pointer }) => pointer === chosen);

  async function add(block: JsonValue): Promise<void> {
    const pointer = `/blocks/${after < 0 ? blocks.length : after + 1}`;
    dialog.close();
    const added = withFreeName(block, blocks);
    const made = await change(
      Array.isArray(asObject(value).blocks)
        ? { kind: 'insert', pointer, value: added }
        : { kind: 'set', pointer: '/blocks', value: [added] },
    );
    const place = made?.kind === 'insert' ? made.pointer : pointer;
    choose(place);
    focusSoon(() => firstControlIn(place) ?? formHeadingElement());
  }

  function open(): void {
    setOpened(true);
    dialog.open();
  }

  return (
    <>
      <SmallButton type="button" onClick={open}>
        <span aria-hidden="true">+ </span>Blok toevoegen
      </SmallButton>
      <Dialog dialog={dialog} title="Blok toevoegen">
        <p>Het nieuwe blok begint met een voorbeeld, dat je daarna invult.</p>
        <ChoiceList>
          {forms.blocks.map(({ type, label, description, usage, example }) => (
            <li key={type}>
              {wasOpened && <BlockPreview block={examples.get(type)} />}
              <button type="button" onClick={() => void add(example)}>
                <strong>{label}</strong>
                {description} {usage}
              </button>
            </li>
          ))}
        </ChoiceList>
        <h3>Gedeelde blokken</h3>
        {shared.length === 0 ? (
          <p>{noSharedBlocks}</p>
        ) : (
          <>
            <p>Deze staan op meer pagina’s: je past ze op één plek aan.</p>
            <ChoiceList>
              {shared.map(({ name, title, pages }) => (
                <li key={name}>
                  <button type="button" onClick={() => void add({ shared: name })}>
                    <strong>{title}</strong>
                    {name}, staat op {pageCount(pages.length)}
                  </button>
                </li>
              ))}
            </ChoiceList>
          </>
        )}
      </Dialog>
    </>
  );
}

/** Without the name in addresses that another block of the page has already. */
function withFreeName(block: JsonValue, blocks: readonly Section[]): JsonValue {
  const { id, ...rest } = asObject(block);
  const isTaken = blocks.some(({ value }) => id !== undefined && asObject(value).id === id);
  return isTaken ? rest : block;
}
