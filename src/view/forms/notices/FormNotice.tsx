import { useIsHidden } from '../../parts/Hideable.tsx';
import { Receipt } from '../follow-up/Receipt.tsx';
import { leadRequests, useLeadRequest, useNoticeOutlet } from '../sending/use-lead-requests.ts';
import { NoticeView } from './NoticeView.tsx';

/** The outlet for a form's notices, and for what was sent. */
export function FormNotice({ id }: { id: string }) {
  return useIsHidden() ? null : <ShownNotice id={id} />;
}

function ShownNotice({ id }: { id: string }) {
  const { notice, sentLead } = useLeadRequest(id);
  useNoticeOutlet(id);
  if (notice === undefined) return null;
  return (
    <>
      <NoticeView
        key={notice.title + notice.text}
        notice={notice}
        onDismiss={() => leadRequests.setNotice(id, undefined)}
      />
      {sentLead && <Receipt {...sentLead} />}
    </>
  );
}
