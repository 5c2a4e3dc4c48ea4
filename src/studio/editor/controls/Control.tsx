import type { ReactNode } from 'react';
import type { FormControl, FormGroup } from '../../../shared/authors/editor-forms.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { objectOrEmpty } from '../store/sections.ts';
import { BooleanControl } from './BooleanControl.tsx';
import { ChoiceControl } from './ChoiceControl.tsx';
import type { ControlProps } from './control-props.ts';
import { EitherControl } from './EitherControl.tsx';
import { GroupControl } from './GroupControl.tsx';
import { ListControl } from './ListControl.tsx';
import { NumberControl } from './NumberControl.tsx';
import { TextControl } from './TextControl.tsx';

/** The control for a kind of value. */
export function Control({ control, ...props }: ControlProps<FormControl>): ReactNode {
  switch (control.kind) {
    case 'text':
      return <TextControl {...props} control={control} />;
    case 'number':
      return <NumberControl {...props} control={control} />;
    case 'choice':
      return <ChoiceControl {...props} control={control} />;
    case 'boolean':
      return <BooleanControl {...props} control={control} />;
    case 'list':
      return <ListControl {...props} control={control} renderItem={(item) => <Control {...item} />} />;
    case 'group':
      return (
        <GroupControl {...props} control={control}>
          <Fields group={control} pointer={props.pointer} value={props.value} />
        </GroupControl>
      );
    case 'either':
      return (
        <EitherControl {...props} control={control} renderChosen={(chosen) => <Control {...chosen} />} />
      );
  }
}

interface FieldsProps {
  group: FormGroup;
  /** JSON pointer of the object. */
  pointer: string;
  value: JsonValue | undefined;
}

/** The fields of an object, in the order of its schema. */
export function Fields({ group, pointer, value }: FieldsProps): ReactNode {
  const object = objectOrEmpty(value);
  return group.fields.map(({ name, ...field }) => (
    <Control key={name} {...field} pointer={`${pointer}/${name}`} value={object[name]} order={group.order} />
  ));
}
