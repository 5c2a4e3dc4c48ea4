import { type ComponentType, createElement, type ElementType } from 'react';

interface StyledProps {
  /** Another element than its own. */
  as?: ElementType;
}

/**
 * A styled component in a built site: the element with its classes. The build puts it in the place of what
 * styled-components would make, which knows nothing more once all CSS is in the document.
 */
export function styledElement(element: string, className: string): ComponentType<StyledProps> {
  return ({ as = element, ...props }) => createElement(as, { ...props, className });
}
