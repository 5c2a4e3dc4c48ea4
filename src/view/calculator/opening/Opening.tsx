import type { ReactNode } from 'react';
import { OpeningGrid } from './Opening.styles.ts';

/** The first two blocks of a page that opens with its calculator. */
export function Opening({ children }: { children: ReactNode }) {
  return <OpeningGrid>{children}</OpeningGrid>;
}
