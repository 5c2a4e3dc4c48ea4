import type { ReactNode } from 'react';
import { choicesIds } from './parts/field-ids.ts';
import { addressChoices } from './parts/link-choices.ts';
import { useOpenEditor } from './store/editor-context.ts';

/** What fields with an address offer to choose from. */
export function LinkChoices(): ReactNode {
  return (
    <>
      <Choices of="link" />
      <Choices of="page" />
    </>
  );
}

function Choices({ of }: { of: keyof typeof addressChoices }): ReactNode {
  return (
    <datalist id={choicesIds[of]}>
      {addressChoices[of](useOpenEditor().screen).map(({ address, label }) => (
        <option key={address} value={address}>
          {label}
        </option>
      ))}
    </datalist>
  );
}
