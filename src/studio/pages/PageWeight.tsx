import type { ReactNode } from 'react';
import type { StudioPage } from '../../shared/authors/studio.ts';
import { Badge } from './Pages.styles.ts';
import { weight } from './weight.ts';

/** The compressed size of a page's HTML in bytes. */
export function PageWeight({ size }: Pick<StudioPage, 'size'>): ReactNode {
  if (!size) return '–';
  if (!size.isTooHeavy) return weight(size.compressed);
  return (
    <>
      {weight(size.compressed)} <Badge data-tone="bad">te zwaar</Badge>
    </>
  );
}
