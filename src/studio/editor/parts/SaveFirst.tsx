import type { ReactNode } from 'react';
import { Help } from './Form.styles.ts';

/** Says that the work must be saved first, as the server reads the file. */
export function SaveFirst(): ReactNode {
  return <Help>Bewaar eerst wat je hebt veranderd.</Help>;
}
