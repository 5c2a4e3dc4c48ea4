import type { ReactNode } from 'react';
import { Help } from './Form.styles.ts';

/** Why something waits: what is done reads the file. */
export function SaveFirst(): ReactNode {
  return <Help>Bewaar eerst wat je hebt veranderd.</Help>;
}
