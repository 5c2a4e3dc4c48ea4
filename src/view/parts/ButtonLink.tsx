import type { ComponentProps } from 'react';
import { Button } from './Button.styles.ts';

/** A link that looks like a button, with the same variants. */
export function ButtonLink(props: ComponentProps<'a'> & { 'data-variant'?: 'primary' | 'secondary' }) {
  return <Button as="a" {...props} />;
}
