import type { ReactNode } from 'react';
import type { ControlOf } from '../../../shared/authors/editor-forms.ts';
import { ItemTools, SmallButton } from '../parts/Form.styles.ts';
import { idOf } from '../parts/field-ids.ts';
import { firstControlIn, focusSoon } from '../parts/focus-soon.ts';
import { useEditor } from '../store/editor-context.ts';

interface ListItemToolsProps {
  list: ControlOf<'list'>;
  /** Of the list. */
  pointer: string;
  /** Of the item, among `count`. */
  index: number;
  count: number;
  /** Of the item. */
  name: string;
  /** Whether the list must be there. */
  isRequired: boolean;
  /** Whether no item can come to it. */
  isFull: boolean;
}

/** What can be done to an item of a list. */
export function ListItemTools(props: ListItemToolsProps): ReactNode {
  const { list, pointer, index, count, name, isRequired, isFull } = props;
  const change = useEditor((state) => state.change);
  const place = `${pointer}/${index}`;

  function remove(): void {
    const isWhole = count === 1 && !isRequired;
    void change({ kind: 'remove', pointer: isWhole ? pointer : place }).then(() =>
      focusSoon(() => document.getElementById(idOf(pointer))),
    );
  }

  /** The copy is what its author changes next. */
  function duplicate(): void {
    void change({ kind: 'duplicate', pointer: place }).then(() =>
      focusSoon(() => firstControlIn(`${pointer}/${index + 1}`)),
    );
  }

  /** The focus goes with the item. */
  function move(to: number): void {
    const group = document.getElementById(idOf(pointer));
    void change({ kind: 'move', pointer: place, to }).then(() =>
      focusSoon(() => {
        const [up, down] = group?.querySelectorAll(`[data-move-of="${pointer}/${to}"]`) ?? [];
        const wanted = to < index ? up : down;
        return wanted?.matches(':enabled') ? wanted : wanted === up ? down : up;
      }),
    );
  }

  return (
    <ItemTools>
      <SmallButton
        type="button"
        aria-label={`Verplaats omhoog: ${name}`}
        disabled={index === 0}
        data-move-of={place}
        onClick={() => move(index - 1)}
      >
        ↑
      </SmallButton>
      <SmallButton
        type="button"
        aria-label={`Verplaats omlaag: ${name}`}
        disabled={index === count - 1}
        data-move-of={place}
        onClick={() => move(index + 1)}
      >
        ↓
      </SmallButton>
      {!list.uniqueItems && (
        <SmallButton type="button" aria-label={`Dupliceer: ${name}`} disabled={isFull} onClick={duplicate}>
          Dupliceer
        </SmallButton>
      )}
      <SmallButton
        type="button"
        aria-label={`Verwijder: ${name}`}
        disabled={isRequired && count <= list.minItems}
        onClick={remove}
      >
        Verwijder
      </SmallButton>
    </ItemTools>
  );
}
