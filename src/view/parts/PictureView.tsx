import type { ReactNode } from 'react';
import type { Picture } from '../../shared/picture.ts';

/** By place. */
const sizes = {
  hero: '(min-width: 1280px) 480px, (min-width: 720px) 38vw, 92vw',
  card: '(min-width: 1280px) 380px, (min-width: 640px) 45vw, 92vw',
};

interface PictureViewProps {
  picture: Picture;
  /** Heroes load eagerly, with high priority. */
  place: keyof typeof sizes;
}

/** A picture with its size, against layout shift. A photo in the lightest format, over its main colour. */
export function PictureView({ picture, place }: PictureViewProps): ReactNode {
  const { src, alt, width, height, sources = [], colour } = picture;
  const image = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={place === 'hero' ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={place === 'hero' ? 'high' : undefined}
      data-colour={colour}
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes[place]} />
      ))}
      {image}
    </picture>
  );
}
