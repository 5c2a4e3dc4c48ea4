import { type ReactNode, useState } from 'react';
import { ChoiceList, Picture } from '../Dialog.styles.ts';
import { Dialog } from '../Dialog.tsx';
import { useOpenEditor } from '../editor-context.ts';
import { SmallButton } from '../Form.styles.ts';
import { useDialog } from '../use-dialog.ts';

/** A button that shows the pictures of the site, to choose one. */
export function PictureChoice({ onChoose }: { onChoose(src: string): void }): ReactNode {
  const { pictures } = useOpenEditor().screen;
  const dialog = useDialog();
  if (pictures.length === 0) return null;

  return (
    <>
      <SmallButton type="button" onClick={dialog.open}>
        Kies een afbeelding van de site
      </SmallButton>
      <Dialog dialog={dialog} title="Kies een afbeelding">
        <ChoiceList>
          {dialog.isOpen &&
            pictures.map((src) => (
              <li key={src}>
                <SizedPicture src={src} />
                <button
                  type="button"
                  onClick={() => {
                    onChoose(src);
                    dialog.close();
                  }}
                >
                  <strong>{src.slice(src.lastIndexOf('/') + 1)}</strong>
                </button>
              </li>
            ))}
        </ChoiceList>
      </Dialog>
    </>
  );
}

function SizedPicture({ src }: { src: string }): ReactNode {
  const [size, setSize] = useState('');
  return (
    <Picture>
      <img
        src={src}
        alt=""
        loading="lazy"
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setSize(`${naturalWidth} × ${naturalHeight}`)
        }
      />
      <span>{size}</span>
    </Picture>
  );
}
