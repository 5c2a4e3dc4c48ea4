import type { RichText } from '../../shared/rich-text.ts';
import { RichTextView } from './RichTextView.tsx';

interface ListViewProps {
  items: readonly RichText[];
  isNumbered?: boolean;
}

/** A list within running text, with points or numbers; nothing without items. */
export function ListView({ items, isNumbered = false }: ListViewProps) {
  if (items.length === 0) return null;
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List>
      {items.map((item, index) => (
        <li key={index}>
          <RichTextView text={item} />
        </li>
      ))}
    </List>
  );
}
