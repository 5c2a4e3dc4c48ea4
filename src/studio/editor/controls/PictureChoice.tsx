import { type ReactNode, useState } from 'react';
import type { SitePicture } from '../../../shared/authors/editor.ts';
import { lastName } from '../../../shared/page/route.ts';
import { matchesWords } from '../../../shared/text/matches-words.ts';
import { ChoiceList, Picture } from '../parts/Dialog.styles.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { SmallButton } from '../parts/Form.styles.ts';
import { choicesFound, SearchedLists } from '../parts/SearchedLists.tsx';
import { useDialog } from '../parts/use-dialog.ts';

interface PictureChoiceProps {
  /** Of the site, as far as they will do. */
  pictures: readonly SitePicture[];
  onChoose(src: string): void;
}

/** A button that shows pictures, to choose one. */
export function PictureChoice({ pictures, onChoose }: PictureChoiceProps): ReactNode {
  const dialog = useDialog();
  if (pictures.length === 0) return null;

  return (
    <>
      <SmallButton type="button" onClick={dialog.open}>
        Kies een afbeelding van de site
      </SmallButton>
      <Dialog dialog={dialog} title="Kies een afbeelding">
        {dialog.isOpen && (
          <SearchedPictures
            pictures={pictures}
            onChoose={(src) => {
              onChoose(src);
              dialog.close();
            }}
          />
        )}
      </Dialog>
    </>
  );
}

function SearchedPictures({ pictures, onChoose }: PictureChoiceProps): ReactNode {
  const [search, setSearch] = useState('');
  const found = pictures.filter(({ src, alt }) => matchesWords(`${src} ${alt}`, search));
  return (
    <SearchedLists
      label="Zoek op naam of op wat er te zien is"
      search={search}
      onSearch={setSearch}
      found={choicesFound(found.length)}
    >
      <ChoiceList>
        {found.map(({ src, alt }) => (
          <li key={src}>
            <SizedPicture src={src} />
            <button type="button" onClick={() => onChoose(src)}>
              <strong>{lastName(src)}</strong>
              {alt}
            </button>
          </li>
        ))}
      </ChoiceList>
    </SearchedLists>
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
