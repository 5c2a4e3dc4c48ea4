import { type RefObject, useRef, useState } from 'react';

/** A modal dialog whose contents are rendered while it is open. */
export interface DialogState {
  isOpen: boolean;
  open(): void;
  close(): void;
  /** Has the focus once it opens, unless a field takes it. */
  title: RefObject<HTMLHeadingElement | null>;
  /** The props of the dialog element. */
  props: { ref: RefObject<HTMLDialogElement | null>; onClose(): void };
}

/** The state of a modal dialog, which stays in the document while it is closed. */
export function useDialog(): DialogState {
  const ref = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    title,
    open() {
      setOpen(true);
      ref.current?.showModal();
      // The browser itself may focus “Sluit”, below all that there is to read. A search field is still there when the
      // browser has not yet fired the dialog's close event.
      (ref.current?.querySelector<HTMLElement>('[type=search]') ?? title.current)?.focus();
    },
    close: () => ref.current?.close(),
    // The close event comes later: by then the dialog may be open again.
    props: { ref, onClose: () => setOpen(ref.current?.open ?? false) },
  };
}
