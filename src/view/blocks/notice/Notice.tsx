import type { BlockOf } from '../../../shared/page/page.ts';
import { ArrowLink } from '../../parts/ArrowLink.tsx';
import { Container } from '../../parts/Container.styles.ts';
import { RichTextView } from '../../parts/RichTextView.tsx';
import { NoticeBox } from './Notice.styles.ts';

/** Something to know in advance. Part of the page, so not announced as an alert. */
export function Notice({ title, text, link }: BlockOf<'notice'>) {
  return (
    <Container>
      <NoticeBox>
        <svg viewBox="0 0 40 40" aria-hidden="true">
          <path d="M20 9v14M20 30v.5" />
        </svg>
        <h2>{title}</h2>
        <p>
          <RichTextView text={text} />
        </p>
        {link && <ArrowLink href={link.href}>{link.label}</ArrowLink>}
      </NoticeBox>
    </Container>
  );
}
