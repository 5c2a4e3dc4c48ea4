import type { ReactNode } from 'react';
import type { ControlOf, FormControl } from '../../../shared/authors/editor-forms.ts';
import type { JsonEdit } from '../../../shared/json/json-edit.ts';
import { Group, Help, SmallButton } from '../parts/Form.styles.ts';
import { idOf } from '../parts/field-ids.ts';
import { firstControlIn, focusSoon } from '../parts/focus-soon.ts';
import { Optional } from '../parts/Optional.tsx';
import { ProblemsAt } from '../problems/ProblemsAt.tsx';
import { useProblemsId } from '../problems/use-problems.ts';
import { useEditor } from '../store/editor-context.ts';
import type { ControlProps } from './control-props.ts';
import { Item, ItemHead } from './ListControl.styles.ts';
import { ListItemTools } from './ListItemTools.tsx';
import { newItem } from './new-item.ts';

interface ListControlProps extends ControlProps<ControlOf<'list'>> {
  renderItem(props: ControlProps<FormControl>): ReactNode;
}

/** A list whose items can be added, moved, copied and removed. */
export function ListControl(props: ListControlProps): ReactNode {
  const { control, pointer, value, label, help, isRequired, order, renderItem } = props;
  const change = useEditor((state) => state.change);
  const items = Array.isArray(value) ? value : [];
  const item = newItem(control, items);
  const isFull = item === undefined;

  function add(): void {
    if (item === undefined) return;
    const place = `${pointer}/${items.length}`;
    const edit: JsonEdit =
      value === undefined
        ? { kind: 'set', pointer, value: [item], order }
        : { kind: 'insert', pointer: place, value: item };
    void change(edit).then(() => focusSoon(() => firstControlIn(place)));
  }

  return (
    <Group id={idOf(pointer)} tabIndex={-1} aria-describedby={useProblemsId(pointer)}>
      <legend>
        {label} ({items.length}){!isRequired && <Optional />}
      </legend>
      {help && <Help>{help}</Help>}
      <ProblemsAt pointer={pointer} />
      {items.length === 0 && <Help>Hier staat nog niets. Kies “Voeg toe: {label}” voor het eerste.</Help>}
      <ol>
        {items.map((present, index) => {
          const name = `${label} ${index + 1}`;
          const isOneField = control.item.kind !== 'group' && control.item.kind !== 'either';
          const tools = (
            <ListItemTools
              list={control}
              pointer={pointer}
              index={index}
              count={items.length}
              name={name}
              isRequired={isRequired}
              isFull={isFull}
            />
          );
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item has no other name than its place
            <Item key={index} data-kind={control.item.kind}>
              {!isOneField && (
                <ItemHead>
                  <strong aria-hidden="true">{name}</strong>
                  {tools}
                </ItemHead>
              )}
              {renderItem({
                control: control.item,
                pointer: `${pointer}/${index}`,
                value: present,
                label: name,
                isLabelHidden: true,
                isRequired: true,
              })}
              {isOneField && tools}
            </Item>
          );
        })}
      </ol>
      <SmallButton type="button" disabled={isFull} onClick={add}>
        Voeg toe: {label}
      </SmallButton>
      {isFull && (
        <Help>
          {items.length < (control.maxItems ?? Infinity)
            ? 'Alle keuzes staan er al.'
            : `Er passen er hooguit ${control.maxItems} in deze lijst.`}
        </Help>
      )}
    </Group>
  );
}
