import type { BlockOf } from '../../../shared/page.ts';
import { ActionLinks } from '../../parts/ActionLinks.tsx';
import { ArrowLink } from '../../parts/ArrowLink.tsx';
import { Container } from '../../parts/Container.styles.ts';
import { HeroGrid, HeroText, HeroWords } from '../../parts/HeroGrid.styles.ts';
import { HeroPictureView } from '../../parts/HeroPictureView.tsx';
import { RichTextView } from '../../parts/RichTextView.tsx';
import { Eyebrow } from './Hero.styles.ts';

/** A word of so many letters may not fit beside a picture in the usual size. */
const longWord = 14;

/** The opening of a page with its heading. */
export function Hero({ title, text, titleLanguage, eyebrow, image, actions = [], back }: BlockOf<'hero'>) {
  return (
    <Container>
      <HeroGrid data-picture={image ? 'yes' : 'no'}>
        <HeroWords>
          {back && (
            <ArrowLink href={back.href} direction="back">
              {back.label}
            </ArrowLink>
          )}
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h1 lang={titleLanguage} data-letters={lettersOfLongWord(title)}>
            {title}
          </h1>
          <HeroText>
            <RichTextView text={text} />
          </HeroText>
          <ActionLinks actions={actions} />
        </HeroWords>
        {image && <HeroPictureView picture={image} />}
      </HeroGrid>
    </Container>
  );
}

/** The length of the longest word when it is a long one. */
function lettersOfLongWord(title: string): number | undefined {
  const letters = Math.max(...title.split(/[\s-]/).map((word) => word.length));
  return letters < longWord ? undefined : letters;
}
