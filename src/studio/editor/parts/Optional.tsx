import type { ReactNode } from 'react';
import { Quiet } from './Form.styles.ts';

/** Says behind a label or legend that it may stay empty. */
export function Optional(): ReactNode {
  return <Quiet> (niet verplicht)</Quiet>;
}
