import { Corner } from './NoticeCorner.styles.ts';
import { NoticeView } from './NoticeView.tsx';
import { leadRequests, useOrphanedNotice } from './use-lead-requests.ts';

/** How a request ended of which the visitor has left the form meanwhile. */
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
