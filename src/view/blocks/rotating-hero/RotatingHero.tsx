import type { BlockOf } from '../../../shared/page/page.ts';
import { ActionLinks } from '../../parts/ActionLinks.tsx';
import { Container } from '../../parts/Container.styles.ts';
import { HeroGrid, HeroText } from '../../parts/HeroGrid.styles.ts';
import { HeroPictureView } from '../../parts/HeroPictureView.tsx';
import { RichTextView } from '../../parts/RichTextView.tsx';
import { keepPause } from './keep-pause.ts';
import { PauseControl, Separator, Stage, Word, Words } from './RotatingHero.styles.ts';

/**
 * The home page's hero: a heading with rotating last words, read aloud as one sentence with all. A CSS animation,
 * paused by a checkbox that is kept.
 */
export function RotatingHero({
  prefix,
  prefixLanguage,
  words,
  text,
  image,
  actions = [],
}: BlockOf<'rotating-hero'>) {
  return (
    <Container>
      <HeroGrid data-picture={image ? 'yes' : 'no'}>
        <Stage>
          <h1>
            <span lang={prefixLanguage}>{prefix}</span>{' '}
            <Words data-count={words.length}>
              {words.map((word, index) => (
                <Word key={index}>
                  <span>{word}</span>
                  <Separator>{separator(index, words.length)}</Separator>
                </Word>
              ))}
            </Words>
          </h1>
          <PauseControl data-print="no">
            <input type="checkbox" ref={keepPause} />
            Pauzeer het wisselende woord
          </PauseControl>
          <HeroText>
            <RichTextView text={text} />
          </HeroText>
          <ActionLinks actions={actions} />
        </Stage>
        {image && <HeroPictureView picture={image} />}
      </HeroGrid>
    </Container>
  );
}

/** Between words when read as a sentence: 'a, b of c'. */
function separator(index: number, count: number): string {
  if (index === count - 1) return '';
  return index === count - 2 ? ' of ' : ', ';
}
