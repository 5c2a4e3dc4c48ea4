import { type ReactNode, useRef } from 'react';
import { Choices, Keys } from './Dialog.styles.ts';
import { SmallButton } from './Form.styles.ts';
import { shortcuts } from './shortcuts.ts';

/** A button that lists what the keyboard can do. */
export function ShortcutList(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <SmallButton type="button" onClick={() => dialog.current?.showModal()}>
        Sneltoetsen
      </SmallButton>
      <Choices ref={dialog} aria-label="Sneltoetsen">
        <h2>Sneltoetsen</h2>
        <Keys>
          {shortcuts.map(({ keys, does }) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </Keys>
        <p>Op een Mac is Ctrl de toets ⌘.</p>
        <SmallButton type="button" onClick={() => dialog.current?.close()}>
          Sluit
        </SmallButton>
      </Choices>
    </>
  );
}
