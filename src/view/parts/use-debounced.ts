import { useEffect, useState } from 'react';

/** In milliseconds: longer than between two letters, shorter than a visitor waits. */
const restAfterTyping = 600;

/**
 * A typed value, once the visitor pauses: a message about every keystroke is wrong when read and noise when heard.
 * @param value compared by identity
 */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(() => value), restAfterTyping);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
