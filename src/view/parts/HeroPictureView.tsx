import type { Picture } from '../../shared/picture.ts';
import { HeroPicture } from './HeroGrid.styles.ts';
import { HopLine } from './HopLine.tsx';
import { PictureView } from './PictureView.tsx';

/** The picture of a hero, under the arc. */
export function HeroPictureView({ picture }: { picture: Picture }) {
  return (
    <HeroPicture data-part="picture" data-print="no">
      <HopLine hops={1} />
      <PictureView picture={picture} place="hero" />
    </HeroPicture>
  );
}
