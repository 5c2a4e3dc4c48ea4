import { leadRequests, useOrphanedNotice } from '../sending/use-lead-requests.ts';
import { Corner } from './NoticeCorner.styles.ts';
import { NoticeView } from './NoticeView.tsx';

/** The outcome of a request whose form is gone. */
export function OrphanedNotice() {
  const orphan = useOrphanedNotice();
  if (orphan === undefined) return null;
  const { id, notice } = orphan;
  return (
    <Corner data-print="no">
      <NoticeView
        key={id + notice.title}
        notice={notice}
        onDismiss={() => leadRequests.setNotice(id, undefined)}
      />
    </Corner>
  );
}
