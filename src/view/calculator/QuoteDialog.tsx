import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Dialog, FollowUpTitle } from './FollowUp.styles.ts';

interface QuoteDialogProps {
  title: string;
  children: ReactNode;
  /** Also on Escape. */
  onClose(): void;
}

/** A modal dialog, open while rendered; the browser traps focus. */
export function QuoteDialog({ title, children, onClose }: QuoteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
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
