import type { ReactNode } from 'react';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { SmallButton } from '../parts/Form.styles.ts';
import { firstControlIn, focusSoon } from '../parts/focus-soon.ts';
import { formHeadingElement } from '../parts/form-heading.ts';
import { useDialog } from '../parts/use-dialog.ts';
import { useEditor, useOpenEditor } from '../store/editor-context.ts';
import { blockSections, objectOrEmpty } from '../store/sections.ts';
import { BlockChoice } from './BlockChoice.tsx';
import { useExamples } from './BlockPreview.tsx';
import { withFreeId } from './free-id.ts';

/** A button that adds a block after the chosen one, from all that there are. */
export function AddBlock(): ReactNode {
  const { screen } = useOpenEditor();
  const dialog = useDialog();
  const examples = useExamples(dialog.isOpen);
  const value = useEditor((state) => state.value);
  const chosen = useEditor((state) => state.section);
  const change = useEditor((state) => state.change);
  const choose = useEditor((state) => state.choose);
  const blocks = blockSections(value, screen);
  const after = blocks.findIndex(({ pointer }) => pointer === chosen);

  async function add(block: JsonValue): Promise<void> {
    const pointer = `/blocks/${after < 0 ? blocks.length : after + 1}`;
    dialog.close();
    const added = withFreeId(objectOrEmpty(block), { blocks, forms: screen.forms });
    const made = await change(
      Array.isArray(objectOrEmpty(value).blocks)
        ? { kind: 'insert', pointer, value: added }
        : { kind: 'set', pointer: '/blocks', value: [added] },
    );
    const place = made?.kind === 'insert' ? made.pointer : pointer;
    choose(place);
    focusSoon(() => firstControlIn(place) ?? formHeadingElement());
  }

  return (
    <>
      <SmallButton type="button" onClick={dialog.open}>
        <span aria-hidden="true">+ </span>Blok toevoegen
      </SmallButton>
      <Dialog dialog={dialog} title="Blok toevoegen">
        <p>Het nieuwe blok begint met een voorbeeld, dat je daarna invult.</p>
        {dialog.isOpen && <BlockChoice examples={examples} onChoose={(block) => void add(block)} />}
      </Dialog>
    </>
  );
}
