import { useSyncExternalStore } from 'react';
import { NoticeBox, NoticeText, NoticeTitle } from './NoticeView.styles.ts';
import type { Notice } from './notices.ts';
import { Unloaded } from './UnloadedNotice.styles.ts';

/**
 * What a form says when it was sent while the site's script could not be fetched. It waits in the prerendered page,
 * out of sight; the gate shows it by marking the form. Gone as soon as the script is there.
 */
export function UnloadedNotice({ notice }: { notice: Notice }) {
  const isAwake = useSyncExternalStore(neverChanges, awake, asleep);
  if (isAwake) return null;
  return (
    <div aria-live="assertive" data-nosnippet>
      <Unloaded>
        <NoticeBox data-tone={notice.tone}>
          <NoticeTitle>{notice.title}</NoticeTitle>
          <NoticeText>{notice.text}</NoticeText>
        </NoticeBox>
      </Unloaded>
    </div>
  );
}

const neverChanges = () => () => {};
const awake = () => true;
const asleep = () => false;
