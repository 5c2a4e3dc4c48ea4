import { useEffect, useState } from 'react';
import type { JsonValue } from '../../../shared/json-value.ts';
import { useEditor } from '../editor-context.ts';

interface Typed {
  /** What the control shows. */
  text: string;
  type(text: string): void;
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
  const [typed, setTyped] = useState<{ text: string; version: number }>();
  const isTyping = typed !== undefined && typed.version === version;
  // The document has caught up: from here on it may change for other reasons.
  useEffect(() => {
    if (isTyping && typed.text === present) setTyped(undefined);
  }, [isTyping, typed, present]);
  return {
    text: isTyping ? typed.text : present,
    type(text) {
      setTyped({ text, version });
      const value = read(text);
      void change(
        value === undefined ? { kind: 'remove', pointer } : { kind: 'set', pointer, value, order },
        pointer,
      );
    },
  };
}
