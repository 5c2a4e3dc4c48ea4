import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Dialog, FollowUpTitle } from './details/FollowUp.styles.ts';
import { useBackToClose } from './use-back-to-close.ts';

interface QuoteDialogProps {
  title: string;
  children: ReactNode;
  /** Also on Escape and on the browser's Back. */
  onClose(): void;
}

/** A modal dialog, open while rendered; the browser traps focus. */
export function QuoteDialog({ title, children, onClose }: QuoteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useBackToClose(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const firstControl = element?.querySelector('input, select, textarea');
    if (firstControl instanceof HTMLElement) firstControl.focus();
  }, []);
  return (
    <Dialog ref={dialog} aria-labelledby={titleId} onClose={onClose}>
      <FollowUpTitle id={titleId}>{title}</FollowUpTitle>
      {children}
    </Dialog>
  );
}
