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

interface TypedText {
  text: string;
  version: number;
  /** Whether the document has its value. */
  isTaken: boolean;
  /** How the document writes it, where that differs: as soon as it has something else, another value stands here. */
  taken?: string;
}

/** Connects a control with its value. What is typed shows at once; the document follows. */
export function useTypedValue({ pointer, present, read, order }: ValueOptions): Typed {
  const change = useEditor((state) => state.change);
  const version = useEditor((state) => state.version);
  const [typed, setTyped] = useState<TypedText>();
  const isTyping = typed !== undefined && typed.version === version && (typed.taken ?? present) === present;
  // The document has caught up: from here on it may change for other reasons. What it had before may be typed again.
  useEffect(() => {
    if (!isTyping || !typed.isTaken || typed.taken !== undefined) return;
    const caughtUp = typed.text === present ? undefined : { ...typed, taken: present };
    // On a busy browser this runs after the next letter was typed, which would be lost.
    setTyped((last) => (last === typed ? caughtUp : last));
  }, [isTyping, typed, present]);
  return {
    text: isTyping ? typed.text : present,
    type(text, { isStep = false } = {}) {
      const latest: TypedText = { text, version, isTaken: false };
      setTyped(latest);
      const value = read(text);
      void change(
        value === undefined ? { kind: 'remove', pointer } : { kind: 'set', pointer, value, order },
        isStep ? undefined : pointer,
      ).then(() => setTyped((last) => (last === latest ? { ...latest, isTaken: true } : last)));
    },
  };
}
