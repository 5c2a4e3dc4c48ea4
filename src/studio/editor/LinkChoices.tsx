import type { ReactNode } from 'react';
import { linkChoicesId } from './parts/field-ids.ts';
import { linkChoices } from './parts/link-choices.ts';
import { useOpenEditor } from './store/editor-context.ts';

/** What fields with a link offer to choose from. */
export function LinkChoices(): ReactNode {
  return (
    <datalist id={linkChoicesId}>
      {linkChoices(useOpenEditor().screen).map(({ address, label }) => (
        <option key={address} value={address}>
          {label}
        </option>
      ))}
    </datalist>
  );
}
