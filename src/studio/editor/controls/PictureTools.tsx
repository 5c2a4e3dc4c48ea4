import { type ReactNode, useId, useState } from 'react';
import { parentPointer, valueAt } from '../../../shared/json/json-pointer.ts';
import { pictureEndings } from '../../../shared/page/picture-endings.ts';
import { FileInput, Help, Quiet, Thumbnail } from '../parts/Form.styles.ts';
import { useEditor, useOpenEditor } from '../store/editor-context.ts';
import { requestChange } from '../store/requests.ts';
import { choosePicture } from './chosen-picture.ts';
import { PictureChoice } from './PictureChoice.tsx';

interface PictureToolsProps {
  /** JSON pointer of its address. */
  pointer: string;
  /** Site path of the chosen picture. */
  src: string;
  /** Regular expression of the site paths that will do; without, all. */
  pattern?: string;
  order?: readonly string[];
}

/** The chosen picture, and a way to bring one from this computer. */
export function PictureTools({ pointer, src, pattern = '', order }: PictureToolsProps): ReactNode {
  const { screen, store } = useOpenEditor();
  const { pictures } = screen;
  const fits = (path: string): boolean => new RegExp(pattern).test(path);
  const readSite = useEditor((state) => state.readSite);
  const [status, setStatus] = useState('');
  const [added, setAdded] = useState<string>();
  const id = useId();

  async function choose(chosen: string, done: string): Promise<void> {
    const { value, change } = store.getState();
    await change(choosePicture(value, { pointer, src: chosen, pictures, order }));
    const alt = valueAt(store.getState().value, `${parentPointer(pointer)}/alt`);
    const next =
      alt === '' ? 'Beschrijf hieronder wat er te zien is.' : 'Kijk of de beschrijving hieronder klopt.';
    setStatus(alt === undefined ? done : `${done} ${next}`);
  }

  async function upload(file: File | undefined): Promise<void> {
    if (!file) return;
    const replaced = valueAt(store.getState().value, pointer);
    setStatus('Bezig met toevoegen …');
    try {
      const answer = await requestChange('PUT afbeelding', { name: file.name, body: file });
      if ('message' in answer) return setStatus(answer.message);
      // Before it is chosen: the check would say that there is no such picture.
      await readSite();
      // Meanwhile its author may have moved the block, or have chosen another one.
      if (valueAt(store.getState().value, pointer) !== replaced)
        return setStatus(
          'Toegevoegd, maar hier staat intussen iets anders. Neem hem op zijn plek met “Kies een afbeelding van de site”.',
        );
      setAdded(answer.src);
      await choose(answer.src, 'Toegevoegd.');
    } catch {
      setStatus(
        'Toevoegen is niet gelukt: de server antwoordt niet. Kijk of “npm run dev” nog draait en probeer het opnieuw.',
      );
    }
  }

  return (
    <>
      {(pictures.some((picture) => picture.src === src) || src === added) && <Thumbnail src={src} alt="" />}
      <PictureChoice
        pictures={pictures.filter((picture) => fits(picture.src))}
        onChoose={(chosen) => void choose(chosen, 'Gekozen.')}
      />
      <Quiet as="label" htmlFor={id}>
        Of neem een afbeelding van deze computer:
      </Quiet>
      <FileInput
        id={id}
        type="file"
        accept={pictureEndings
          .map((ending) => `.${ending}`)
          .filter((ending) => fits(`/images/x${ending}`))
          .join()}
        onClick={({ currentTarget }) => {
          // The same file, made smaller, is a choice as well.
          currentTarget.value = '';
        }}
        onChange={(event) => void upload(event.currentTarget.files?.[0])}
      />
      <Help role="status">{status}</Help>
    </>
  );
}
