import { useEffect, useRef, useState } from 'react';
import type { Notice } from '../../../shared/leads/notices.ts';
import { PhoneLink } from '../../parts/PhoneLink.tsx';
import { useLiveSite } from '../../shell/site-context.ts';
import { Dismiss, NoticeBox, NoticeText, NoticeTitle } from './NoticeView.styles.ts';

interface NoticeViewProps {
  notice: Notice;
  onDismiss(): void;
}

/**
 * A dismissible notice, announced without moving the focus. `aria-atomic` is explicit: of what appears at once Orca
 * announces the last part only, here the button, and Firefox does not derive it from the role.
 */
export function NoticeView({ notice, onDismiss }: NoticeViewProps) {
  const { tone, title, text } = notice;
  const { phone } = useLiveSite();
  const later = useLater();
  const filled = later || tone === 'bad';
  const box = useRef<HTMLDivElement>(null);
  // Behind the buttons of a dialog, or below the screen, nobody would know that sending failed; wrong fields have a list.
  useEffect(() => {
    const notice = box.current;
    if (filled && !notice?.closest('form')?.querySelector('[aria-invalid=true]'))
      notice?.scrollIntoView({ block: 'nearest' });
  }, [filled]);
  function dismiss(): void {
    // Its own button goes: the focus moves to those that follow or, from the corner of the screen, to the heading.
    const next = box.current?.parentElement?.querySelector<HTMLElement>('[data-part=buttons] button');
    (next ?? document.querySelector('h1'))?.focus({ preventScroll: true });
    onDismiss();
  }
  return (
    <NoticeBox ref={box} role={tone === 'good' ? 'status' : 'alert'} aria-atomic data-tone={tone}>
      {filled && (
        <>
          <NoticeTitle>{title}</NoticeTitle>
          <NoticeText>{text}</NoticeText>
          {tone === 'bad' && (
            <span>
              Lukt het niet? Bel <PhoneLink phone={phone} />.
            </span>
          )}
          <Dismiss type="button" onClick={dismiss} aria-label="Melding sluiten">
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M4 4l12 12M16 4L4 16" />
            </svg>
          </Dismiss>
        </>
      )}
    </NoticeBox>
  );
}

/** False at first: screen readers announce a status only when it changes later, but an alert as it appears. */
function useLater(): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), 50);
    return () => clearTimeout(timer);
  }, []);
  return later;
}
