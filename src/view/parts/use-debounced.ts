import { useEffect, useState } from 'react';

/** In milliseconds: longer than between two letters, shorter than a visitor waits. */
const restAfterTyping = 600;

/**
 * What somebody typed once they rest: a message about each letter on the way is wrong to who reads it and noise to who hears it.
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
