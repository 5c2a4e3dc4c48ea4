import type { ReactNode } from 'react';
import { DialogBox } from './Dialog.styles.ts';
import { SmallButton } from './Form.styles.ts';
import type { DialogState } from './use-dialog.ts';

interface DialogProps {
  dialog: DialogState;
  title: string;
  children: ReactNode;
}

/** A modal dialog with its title, and a button that closes it. */
export function Dialog({ dialog, title, children }: DialogProps): ReactNode {
  return (
    <DialogBox {...dialog.props} aria-label={title}>
      <h2 ref={dialog.title} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <SmallButton type="button" onClick={dialog.close}>
        Sluit
      </SmallButton>
    </DialogBox>
  );
}
