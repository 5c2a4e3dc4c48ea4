import { type ComponentType, createElement, type ElementType } from 'react';

interface StyledProps {
  /** Renders another element. */
  as?: ElementType;
}

/** Replaces a styled component in a build: the element with its classes, since the document has all CSS. */
export function styledElement(element: string, className: string): ComponentType<StyledProps> {
  return ({ as = element, ...props }) => createElement(as, { ...props, className });
}
