import type { BlockOf } from '../../../shared/page/page.ts';
import { Example } from '../../calculator/opening/Example.tsx';
import { ActionLinks } from '../../parts/ActionLinks.tsx';
import { ArrowLink } from '../../parts/ArrowLink.tsx';
import { Container } from '../../parts/Container.styles.ts';
import { HeroGrid, HeroText, HeroWords } from '../../parts/HeroGrid.styles.ts';
import { HeroPictureView } from '../../parts/HeroPictureView.tsx';
import { lettersOfLongWord } from '../../parts/letters-of-long-word.ts';
import { RichTextView } from '../../parts/RichTextView.tsx';
import { Byline } from './Byline.tsx';
import { Eyebrow } from './Hero.styles.ts';

/** The opening of a page with its heading. */
export function Hero({
  title,
  text,
  titleLanguage,
  eyebrow,
  image,
  actions = [],
  back,
  byline,
  example,
}: BlockOf<'hero'>) {
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
          <h1 lang={titleLanguage} data-letters={lettersOfLongWord(title, 11)}>
            {title}
          </h1>
          <HeroText>
            <RichTextView text={text} />
          </HeroText>
          {byline && <Byline {...byline} />}
          {example && <Example {...example} />}
          <ActionLinks actions={actions} />
        </HeroWords>
        {image && <HeroPictureView picture={image} />}
      </HeroGrid>
    </Container>
  );
}
