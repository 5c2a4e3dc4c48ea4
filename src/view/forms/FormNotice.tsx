import { NoticeView } from './NoticeView.tsx';
import { leadRequests, useLeadRequest, useNoticeOutlet } from './use-lead-requests.ts';

/** The outlet for a form's notices. */
export function FormNotice({ id }: { id: string }) {
  const { notice } = useLeadRequest(id);
  useNoticeOutlet(id);
  if (notice === undefined) return null;
  return (
    <NoticeView
      key={notice.title + notice.text}
      notice={notice}
      onDismiss={() => leadRequests.setNotice(id, undefined)}
    />
  );
}
