import { useEffect, useState } from 'react';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { useEditor } from '../store/editor-context.ts';

export interface Typed {
  /** What the control shows. */
  text: string;
  type(text: string, options?: TypeOptions): void;
}

interface TypeOptions {
  /** Whether it is undone separately from what was typed before it. */
  isStep?: boolean;
}

interface ValueOptions {
  pointer: string;
  /** As the document has it. */
  present: string;
  /** The value of what is typed; undefined removes the field. */
  read(text: string): JsonValue | undefined;
  order?: readonly string[];
}

/** Connects a control with its value. What is typed shows at once; the document follows. */
export function useTypedValue({ pointer, present, read, order }: ValueOptions): Typed {
  const change = useEditor((state) => state.change);
  const version = useEditor((state) => state.version);
  const [typed, setTyped] = useState<{ text: string; version: number; isTaken: boolean }>();
  const isTyping = typed !== undefined && typed.version === version;
  // The document has caught up: from here on it may change for other reasons. What it had before may be typed again.
  useEffect(() => {
    if (!isTyping || !typed.isTaken || typed.text !== present) return;
    // On a busy browser this runs after the next letter was typed, which would be lost.
    setTyped((last) => (last === typed ? undefined : last));
  }, [isTyping, typed, present]);
  return {
    text: isTyping ? typed.text : present,
    type(text, { isStep = false } = {}) {
      const latest = { text, version, isTaken: false };
      setTyped(latest);
      const value = read(text);
      void change(
        value === undefined ? { kind: 'remove', pointer } : { kind: 'set', pointer, value, order },
        isStep ? undefined : pointer,
      ).then(() => setTyped((last) => (last === latest ? { ...latest, isTaken: true } : last)));
    },
  };
}
