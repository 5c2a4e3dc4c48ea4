import type { ReactNode } from 'react';
import { Problem } from './Form.styles.ts';

/** Why something was not done, announced when it appears; empty until then. */
export function Refusal({ said }: { said: string | undefined }): ReactNode {
  return <div role="alert">{said && <Problem data-severity="error">{said}</Problem>}</div>;
}
