import { Fragment, type ReactNode } from 'react';
import { shortcuts } from './keys/shortcuts.ts';
import { Keys } from './parts/Dialog.styles.ts';
import { Dialog } from './parts/Dialog.tsx';
import { SmallButton } from './parts/Form.styles.ts';
import { useDialog } from './parts/use-dialog.ts';

/** A button that lists what the keyboard can do. */
export function ShortcutList(): ReactNode {
  const dialog = useDialog();
  return (
    <>
      <SmallButton type="button" onClick={dialog.open}>
        Sneltoetsen
      </SmallButton>
      <Dialog dialog={dialog} title="Sneltoetsen">
        <Keys>
          {shortcuts.map(({ keys, does }) => (
            <div key={does}>
              <dt>
                {keys.map((key, index) => (
                  <Fragment key={key}>
                    {index > 0 && ' of '}
                    <kbd>{key}</kbd>
                  </Fragment>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </Keys>
        <p>Op een Mac is Ctrl de toets ⌘.</p>
      </Dialog>
    </>
  );
}
