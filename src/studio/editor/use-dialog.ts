import { type RefObject, useRef, useState } from 'react';

/** A modal dialog whose contents are there while it is open. */
export interface DialogState {
  isOpen: boolean;
  open(): void;
  close(): void;
  /** What the dialog is given. */
  props: { ref: RefObject<HTMLDialogElement | null>; onClose(): void };
}

/** The state of a modal dialog, which stays in the document while it is closed. */
export function useDialog(): DialogState {
  const ref = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    open() {
      setOpen(true);
      ref.current?.showModal();
    },
    close: () => ref.current?.close(),
    // The browser tells it later: by then it may be open again.
    props: { ref, onClose: () => setOpen(ref.current?.open ?? false) },
  };
}
