import type { Notice } from '../../shared/notices.ts';
import { Corner } from '../forms/NoticeCorner.styles.ts';
import { NoticeView } from '../forms/NoticeView.tsx';

const unreachable: Notice = {
  tone: 'bad',
  title: 'Geen verbinding',
  text: 'De volgende pagina laadt niet. Kijk of je verbinding hebt en probeer het opnieuw.',
};

/** Beside the page that stays, where a link leads nowhere for want of a connection. */
export function UnreachableNotice({ onDismiss }: { onDismiss(): void }) {
  return (
    <Corner data-print="no">
      <NoticeView notice={unreachable} onDismiss={onDismiss} />
    </Corner>
  );
}
