import type { ReactNode } from 'react';
import type { StudioPage } from '../../shared/studio.ts';
import { Badge } from './Pages.styles.ts';
import { weight } from './weight.ts';

/** The compressed size of a page's HTML against its budget, in bytes. */
export function PageWeight({ size, budget }: Pick<StudioPage, 'size'> & { budget: number }): ReactNode {
  if (!size) return '–';
  if (size.brotli <= budget) return weight(size.brotli);
  return (
    <>
      {weight(size.brotli)} <Badge data-tone="bad">te zwaar</Badge>
    </>
  );
}
