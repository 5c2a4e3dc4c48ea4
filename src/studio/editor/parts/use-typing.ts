import { useState } from 'react';
import { useDebounced } from '../../../view/parts/use-debounced.ts';

/** Whether somebody types in a field: `paused` after a moment without a key, until the field is left. */
type Typing = 'no' | 'busy' | 'paused';

/** Follows the typing in a field, by the events of an element around it. */
export function useTyping(): { typing: Typing; events: { onInput(): void; onBlur(): void } } {
  const [{ keys, isInside }, setTyped] = useState({ keys: 0, isInside: false });
  const rested = useDebounced(keys);
  const typing = keys === rested ? 'paused' : 'busy';
  return {
    typing: isInside ? typing : 'no',
    events: {
      onInput: () => setTyped((before) => ({ keys: before.keys + 1, isInside: true })),
      onBlur: () => setTyped((before) => ({ ...before, isInside: false })),
    },
  };
}
