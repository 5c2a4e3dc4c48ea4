import type { BlockType, Page } from '../../shared/page.ts';
import { Corner } from '../forms/LostNotice.styles.ts';
import { NoticeBox, NoticeText, NoticeTitle } from '../forms/NoticeView.styles.ts';
import { notices } from '../forms/notices.ts';
import { isLive } from './live-blocks.ts';

const forms: readonly BlockType[] = ['contact-form', 'insurance-form'];

/**
 * What the page says when a form of it was sent while the site's script could not be fetched: offline, or after a
 * deployment that replaced it. It waits outside the page proper; the gate shows it.
 */
export function UnsentNotice({ page }: { page: Pick<Page, 'blocks'> }) {
  if (!page.blocks.some(({ type }) => isLive(type))) return null;
  const hasForm = page.blocks.some(({ type }) => forms.includes(type));
  const { tone, title, text } = hasForm ? notices.sendFailed : notices.generalUnreachable;
  return (
    <Corner data-unsent="">
      <NoticeBox role="alert" data-tone={tone}>
        <NoticeTitle>{title}</NoticeTitle>
        <NoticeText>{text}</NoticeText>
      </NoticeBox>
    </Corner>
  );
}
