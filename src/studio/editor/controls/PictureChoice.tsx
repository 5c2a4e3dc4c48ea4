import { type ReactNode, useRef, useState } from 'react';
import { ChoiceList, Choices, Picture } from '../Dialog.styles.ts';
import { useOpenEditor } from '../editor-context.ts';
import { SmallButton } from '../Form.styles.ts';

/** A button that shows the pictures of the site, to choose one. */
export function PictureChoice({ onChoose }: { onChoose(src: string): void }): ReactNode {
  const { pictures } = useOpenEditor().screen;
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (pictures.length === 0) return null;

  function open(): void {
    setOpen(true);
    dialog.current?.showModal();
  }

  return (
    <>
      <SmallButton type="button" onClick={open}>
        Kies een afbeelding van de site
      </SmallButton>
      <Choices ref={dialog} aria-label="Kies een afbeelding" onClose={() => setOpen(false)}>
        <h2>Kies een afbeelding</h2>
        <ChoiceList>
          {isOpen &&
            pictures.map((src) => (
              <li key={src}>
                <SizedPicture src={src} />
                <button
                  type="button"
                  onClick={() => {
                    onChoose(src);
                    dialog.current?.close();
                  }}
                >
                  <strong>{src.slice(src.lastIndexOf('/') + 1)}</strong>
                </button>
              </li>
            ))}
        </ChoiceList>
        <SmallButton type="button" onClick={() => dialog.current?.close()}>
          Sluit
        </SmallButton>
      </Choices>
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
