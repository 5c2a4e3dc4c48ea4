import { type ComponentType, createElement, type ElementType } from 'react';

interface StyledProps {
  /** Renders another element. */
  as?: ElementType;
}

/** What a build puts in the place of a styled component, since all CSS is in the document: the element with its classes. */
export function styledElement(element: string, className: string): ComponentType<StyledProps> {
  return ({ as = element, ...props }) => createElement(as, { ...props, className });
}
