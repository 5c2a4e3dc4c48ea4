import type { MouseEvent, ReactNode } from 'react';
import { StudioCode } from './Studio.styles.ts';

/** A place in a file, as `pages/contact.json:9:15`, that opens in the editor. */
export function EditorLink({ place }: { place: string }): ReactNode {
  const href = `/__open-in-editor?file=${encodeURIComponent(place)}`;
  function open(event: MouseEvent): void {
    // The development server opens the editor and answers with an empty page.
    event.preventDefault();
    void fetch(href);
  }
  return (
    <a href={href} onClick={open}>
      <StudioCode>{place}</StudioCode>
    </a>
  );
}
