import { NoticeView } from './NoticeView.tsx';
import { setNotice, useAttendance, useFormRequest } from './requests.ts';

/** The place where the notices of one form stand, when it has one to show. */
export function FormNotice({ id }: { id: string }) {
  const { notice } = useFormRequest(id);
  useAttendance(id);
  if (notice === undefined) return null;
  return (
    <NoticeView key={notice.title + notice.text} notice={notice} onDismiss={() => setNotice(id, undefined)} />
  );
}
