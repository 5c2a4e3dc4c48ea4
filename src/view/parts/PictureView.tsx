import type { Picture } from '../../shared/picture.ts';

interface PictureViewProps {
  picture: Picture;
  /** True for a picture in the first screen: loaded at once and before others. */
  priority?: boolean;
}

/** A picture with its own measures, so that nothing moves when it arrives. */
export function PictureView({ picture, priority = false }: PictureViewProps) {
  const { src, alt, width, height } = picture;
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={priority ? 'high' : undefined}
    />
  );
}
