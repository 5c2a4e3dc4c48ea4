import type { RichText } from '../../shared/rich-text.ts';
import { HopLine } from './HopLine.tsx';
import { lettersOfLongWord } from './letters-of-long-word.ts';
import { RichTextView } from './RichTextView.tsx';
import { HeadingGroup, Introduction } from './SectionHeading.styles.ts';

interface SectionHeadingProps {
  title: string;
  text?: RichText;
  /** 2 by default. */
  level?: 2 | 3;
}

/** The heading of a block, with hop line and introduction. */
export function SectionHeading({ title, text, level = 2 }: SectionHeadingProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <HeadingGroup>
      {level === 2 && <HopLine />}
      <Heading data-letters={lettersOfLongWord(title)}>{title}</Heading>
      {text !== undefined && (
        <Introduction>
          <RichTextView text={text} />
        </Introduction>
      )}
    </HeadingGroup>
  );
}
