import { Corner } from './LostNotice.styles.ts';
import { NoticeView } from './NoticeView.tsx';
import { setNotice, useLostNotice } from './requests.ts';

/** How a request ended of which the visitor has left the form meanwhile. */
export function LostNotice() {
  const lost = useLostNotice();
  if (lost === undefined) return null;
  const { id, notice } = lost;
  return (
    <Corner data-print="no">
      <NoticeView key={id + notice.title} notice={notice} onDismiss={() => setNotice(id, undefined)} />
    </Corner>
  );
}
