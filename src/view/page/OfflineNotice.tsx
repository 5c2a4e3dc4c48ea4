import type { Page } from '../../shared/page/page.ts';
import { offlineNotices } from '../blocks/live-registry.ts';
import { Corner } from '../forms/notices/NoticeCorner.styles.ts';
import { NoticeBox, NoticeText, NoticeTitle } from '../forms/notices/NoticeView.styles.ts';
import { isLive } from './live-blocks.ts';

/**
 * Shown by the loader when a form is sent without the app: offline, or after a deployment. Outside the page proper; the
 * first live block decides the text.
 */
export function OfflineNotice({ page }: { page: Pick<Page, 'blocks'> }) {
  const live = page.blocks.map(({ type }) => type).find(isLive);
  if (live === undefined) return null;
  const { tone, title, text } = offlineNotices[live];
  return (
    <Corner data-offline="">
      <NoticeBox role="alert" aria-atomic data-tone={tone}>
        <NoticeTitle>{title}</NoticeTitle>
        <NoticeText>{text}</NoticeText>
      </NoticeBox>
    </Corner>
  );
}
