import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Close, Dialog, DialogContent, FollowUpTitle, QuoteSummary } from './details/FollowUp.styles.ts';
import { useBackToClose } from './use-back-to-close.ts';

interface QuoteDialogProps {
  title: string;
  /** What the quote is about. */
  summary: ReactNode;
  children: ReactNode;
  /** Also on Escape and on the browser's Back. */
  onClose(): void;
}

/** A modal dialog, open while rendered; the browser traps focus. */
export function QuoteDialog({ title, summary, children, onClose }: QuoteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const summaryId = useId();
  useBackToClose(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const firstControl = element?.querySelector('input, select, textarea');
    if (firstControl instanceof HTMLElement) firstControl.focus();
  }, []);
  return (
    <Dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={summaryId}
      data-print="no"
      onClose={onClose}
    >
      <DialogContent tabIndex={-1}>
        <FollowUpTitle id={titleId}>{title}</FollowUpTitle>
        <Close type="button" onClick={onClose} aria-label="Sluiten">
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M4 4l12 12M16 4L4 16" />
          </svg>
        </Close>
        <QuoteSummary id={summaryId}>{summary}</QuoteSummary>
        {children}
      </DialogContent>
    </Dialog>
  );
}
