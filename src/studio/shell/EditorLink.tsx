import type { MouseEvent, ReactNode } from 'react';
import { openInEditor } from '../../shared/authors/studio-addresses.ts';
import { StudioCode } from './Studio.styles.ts';

/** A position such as `pages/contact.json:9:15` that opens in the editor. */
export function EditorLink({ place }: { place: string }): ReactNode {
  const href = openInEditor(place);
  function open(event: MouseEvent): void {
    // The server opens the editor; its answer is empty.
    event.preventDefault();
    void fetch(href);
  }
  return (
    <a href={href} onClick={open}>
      <StudioCode>{place}</StudioCode>
    </a>
  );
}
