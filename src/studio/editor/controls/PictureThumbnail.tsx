import type { ReactNode } from 'react';
import { useOpenEditor } from '../editor-context.ts';
import { Thumbnail } from '../Form.styles.ts';

/** The picture that is chosen, if there is such a file. */
export function PictureThumbnail({ src }: { src: string }): ReactNode {
  const { pictures } = useOpenEditor().screen;
  return pictures.includes(src) ? <Thumbnail src={src} alt="" /> : null;
}
