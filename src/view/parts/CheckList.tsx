import type { RichText } from '../../shared/rich-text.ts';
import { CheckMark, Checks } from './CheckList.styles.ts';
import { RichTextView } from './RichTextView.tsx';

/** A list with check marks, of plain or rich text. */
export function CheckList({ items }: { items: readonly RichText[] }) {
  return (
    <Checks role="list">
      {items.map((item, index) => (
        <li key={index}>
          <CheckMark viewBox="0 0 20 20" aria-hidden="true">
            <path d="M3 11l5 5L17 5" />
          </CheckMark>
          <span>
            <RichTextView text={item} />
          </span>
        </li>
      ))}
    </Checks>
  );
}
