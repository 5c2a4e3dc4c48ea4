import type { ReactNode } from 'react';
import { ItemTools, SmallButton } from './Form.styles.ts';

interface OneOfProps<Name extends string> {
  label: string;
  options: readonly { name: Name; label: string }[];
  chosen: Name | undefined;
  onChoose(name: Name): void;
}

/** Buttons of which one at most is pressed. */
export function OneOf<Name extends string>(props: OneOfProps<Name>): ReactNode {
  const { label, options, chosen, onChoose } = props;
  return (
    <ItemTools role="group" aria-label={label}>
      {options.map((option) => (
        <SmallButton
          key={option.name}
          type="button"
          aria-pressed={chosen === option.name}
          onClick={() => onChoose(option.name)}
        >
          {option.label}
        </SmallButton>
      ))}
    </ItemTools>
  );
}
