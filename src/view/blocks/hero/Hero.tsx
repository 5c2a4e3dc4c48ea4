import type { BlockOf } from '../../../shared/page.ts';
import { ActionLinks } from '../../parts/ActionLinks.tsx';
import { ArrowLink } from '../../parts/ArrowLink.tsx';
import { Container } from '../../parts/Container.styles.ts';
import { HeroGrid, HeroText, HeroWords } from '../../parts/HeroGrid.styles.ts';
import { HeroPictureView } from '../../parts/HeroPictureView.tsx';
import { RichTextView } from '../../parts/RichTextView.tsx';
import { Eyebrow } from './Hero.styles.ts';

/** A word that would not fit beside the picture in the usual size of a heading. */
const longWord = /\S{17}/;

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
          <h1 lang={titleLanguage} data-long={longWord.test(title) ? '' : undefined}>
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
