import type { ReactNode } from 'react';
import type { FormControl } from '../../../shared/editor.ts';
import type { JsonValue } from '../../../shared/json-value.ts';
import { useEditor } from '../editor-context.ts';
import { Group, Help, Item, ItemTools, SmallButton } from '../Form.styles.ts';
import { ProblemsAt } from '../ProblemsAt.tsx';
import type { ControlProps } from './control-props.ts';
import { idOf } from './FieldShell.tsx';

type ListForm = Extract<FormControl, { kind: 'list' }>;

interface ListControlProps extends ControlProps<ListForm> {
  renderItem(props: ControlProps<FormControl>): ReactNode;
}

/** A list whose items can be added, moved, copied and removed. */
export function ListControl(props: ListControlProps): ReactNode {
  const { control, pointer, value, label, help, isRequired, order, renderItem } = props;
  const change = useEditor((state) => state.change);
  const items = Array.isArray(value) ? value : [];
  const isFull = control.maxItems !== undefined && items.length >= control.maxItems;

  function add(): void {
    const last = items.at(-1);
    const item = last === undefined ? control.start : emptied(last, control.start);
    if (value === undefined) void change({ kind: 'set', pointer, value: [item], order });
    else void change({ kind: 'insert', pointer: `${pointer}/${items.length}`, value: item });
  }

  function remove(index: number): void {
    const isWhole = items.length === 1 && !isRequired;
    void change({ kind: 'remove', pointer: isWhole ? pointer : `${pointer}/${index}` });
  }

  return (
    <Group id={idOf(pointer)} tabIndex={-1}>
      <legend>
        {label} ({items.length})
      </legend>
      {help && <Help>{help}</Help>}
      <ProblemsAt pointer={pointer} />
      <ol>
        {items.map((item, index) => {
          const place = `${pointer}/${index}`;
          const name = `${label} ${index + 1}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item has no other name than its place
            <Item key={index} data-kind={control.item.kind}>
              {renderItem({
                control: control.item,
                pointer: place,
                value: item,
                label: name,
                isLabelHidden: true,
                isRequired: true,
              })}
              <ItemTools role="group" aria-label={name}>
                <SmallButton
                  type="button"
                  aria-label={`Verplaats omhoog: ${name}`}
                  disabled={index === 0}
                  onClick={() => void change({ kind: 'move', pointer: place, to: index - 1 })}
                >
                  ↑
                </SmallButton>
                <SmallButton
                  type="button"
                  aria-label={`Verplaats omlaag: ${name}`}
                  disabled={index === items.length - 1}
                  onClick={() => void change({ kind: 'move', pointer: place, to: index + 1 })}
                >
                  ↓
                </SmallButton>
                <SmallButton
                  type="button"
                  aria-label={`Dupliceer: ${name}`}
                  disabled={isFull}
                  onClick={() => void change({ kind: 'duplicate', pointer: place })}
                >
                  Dupliceer
                </SmallButton>
                <SmallButton
                  type="button"
                  aria-label={`Verwijder: ${name}`}
                  disabled={isRequired && items.length <= control.minItems}
                  onClick={() => remove(index)}
                >
                  Verwijder
                </SmallButton>
              </ItemTools>
            </Item>
          );
        })}
      </ol>
      <SmallButton type="button" disabled={isFull} onClick={add}>
        Voeg toe: {label}
      </SmallButton>
      {isFull && <Help>Er passen er hooguit {control.maxItems} in deze lijst.</Help>}
    </Group>
  );
}

/** An item such as the last, with nothing in it: a row of a table gets as many cells. */
function emptied(last: JsonValue, start: JsonValue): JsonValue {
  return Array.isArray(last) ? last.map(() => (Array.isArray(start) ? (start[0] ?? '') : '')) : start;
}
