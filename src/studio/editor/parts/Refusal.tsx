import type { ReactNode } from 'react';
import { Problem } from './Form.styles.ts';

/** Why something was not done, announced when it appears; empty until then. */
export function Refusal({ message }: { message: string | undefined }): ReactNode {
  return <div role="alert">{message && <Problem data-severity="error">{message}</Problem>}</div>;
}
