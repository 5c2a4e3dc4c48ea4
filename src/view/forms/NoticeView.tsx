import { useEffect, useRef } from 'react';
import { Dismiss, NoticeBox, NoticeText, NoticeTitle } from './NoticeView.styles.ts';
import type { Notice } from './notices.ts';

interface NoticeViewProps {
  notice: Notice;
  onDismiss(): void;
  /** True when the notice takes the place of what had the focus. */
  takesFocus?: boolean;
}

/** A notice that stays until the visitor takes it away. */
export function NoticeView({ notice, onDismiss, takesFocus = false }: NoticeViewProps) {
  const { tone, title, text } = notice;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <NoticeBox ref={box} role={tone === 'good' ? 'status' : 'alert'} data-tone={tone} tabIndex={-1}>
      <NoticeTitle>{title}</NoticeTitle>
      <NoticeText>{text}</NoticeText>
      <Dismiss type="button" onClick={onDismiss} aria-label="Melding sluiten">
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 4l12 12M16 4L4 16" />
        </svg>
      </Dismiss>
    </NoticeBox>
  );
}
