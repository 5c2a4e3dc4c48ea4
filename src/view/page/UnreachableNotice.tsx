import { useEffect } from 'react';
import type { Notice } from '../../shared/leads/notices.ts';
import { Corner } from '../forms/notices/NoticeCorner.styles.ts';
import { NoticeView } from '../forms/notices/NoticeView.tsx';

const unreachable: Notice = {
  tone: 'bad',
  title: 'Geen verbinding',
  text: 'De volgende pagina laadt niet. Kijk of je verbinding hebt en probeer het opnieuw.',
};

/** Shown beside the page that stays when a link cannot be followed, as long as there is no connection. */
export function UnreachableNotice({ onDismiss }: { onDismiss(): void }) {
  useEffect(() => {
    addEventListener('online', onDismiss);
    return () => removeEventListener('online', onDismiss);
  }, [onDismiss]);
  return (
    <Corner data-print="no">
      <NoticeView notice={unreachable} onDismiss={onDismiss} />
    </Corner>
  );
}
