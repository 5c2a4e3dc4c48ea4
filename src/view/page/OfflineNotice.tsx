import type { Page } from '../../shared/page.ts';
import { offlineNotices } from '../blocks/live-registry.ts';
import { Corner } from '../forms/NoticeCorner.styles.ts';
import { NoticeBox, NoticeText, NoticeTitle } from '../forms/NoticeView.styles.ts';
import { isLive } from './live-blocks.ts';

/**
 * What the page says when a form of it was sent while the site's script could not be fetched: offline, or after a
 * deployment that replaced it. It waits outside the page proper; the loader shows it. Of several live blocks the
 * first one says it.
 */
export function OfflineNotice({ page }: { page: Pick<Page, 'blocks'> }) {
  const live = page.blocks.map(({ type }) => type).find(isLive);
  if (live === undefined) return null;
  const { tone, title, text } = offlineNotices[live];
  return (
    <Corner data-offline="">
      <NoticeBox role="alert" data-tone={tone}>
        <NoticeTitle>{title}</NoticeTitle>
        <NoticeText>{text}</NoticeText>
      </NoticeBox>
    </Corner>
  );
}
