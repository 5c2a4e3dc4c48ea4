import { type ReactNode, useEffect, useState } from 'react';
import type { ScreenOf } from '../../../shared/authors/studio.ts';
import { editorOfFile, editorOfPage } from '../../../shared/authors/studio-addresses.ts';
import { SmallButton } from '../parts/Form.styles.ts';
import { Refusal } from '../parts/Refusal.tsx';
import { forgetDraft, type KeptDraft, moveDraft, readDraft } from '../store/draft.ts';
import { tryChange } from '../store/requests.ts';
import { LeftWork } from './LeftWork.tsx';

type Missing = ScreenOf<'missing'>;

interface LeftDraftProps extends Pick<Missing, 'movedTo'> {
  /** In which the document stood, or may have. */
  documents: NonNullable<Missing['documents']>;
}

interface Left {
  draft: KeptDraft;
  file: string;
  path: string;
}

/** Offers what was not saved of a document that is gone: back in its place, or where it is now. */
export function LeftDraft({ documents, movedTo }: LeftDraftProps): ReactNode {
  const [left, setLeft] = useState<Left>();
  const [refusal, setRefusal] = useState('');
  // The server knows nothing of drafts.
  useEffect(() => setLeft(leftOf(documents)), [documents]);
  if (!left) return null;
  const { draft, file, path } = left;

  async function putBack(): Promise<void> {
    const sent = { name: path, body: { text: draft.text, hash: '' } };
    const answer = await tryChange('PUT bestand', sent);
    if ('message' in answer) return setRefusal(answer.message);
    // When somebody else was first, the editor offers it beside what is there now.
    if ('hash' in answer) forgetDraft(file, draft.key);
    location.assign(editorOfFile(path));
  }

  function take(to: NonNullable<typeof movedTo>): void {
    if (moveDraft(draft, to.file)) location.assign(editorOfPage(to.route));
    else
      setRefusal('Deze browser heeft geen ruimte meer; je werk is er nog. Maak ruimte en kies het opnieuw.');
  }

  return (
    <LeftWork draft={draft}>
      <SmallButton
        type="button"
        data-variant="primary"
        onClick={() => (movedTo ? take(movedTo) : void putBack())}
      >
        {movedTo ? `Ga ermee verder op ${movedTo.route}` : 'Zet het bestand terug, met dat werk'}
      </SmallButton>
      <SmallButton
        type="button"
        onClick={() => {
          forgetDraft(file, draft.key);
          setLeft(leftOf(documents));
        }}
      >
        Gooi het weg
      </SmallButton>
      <Refusal message={refusal} />
    </LeftWork>
  );
}

function leftOf(documents: LeftDraftProps['documents']): Left | undefined {
  for (const { file, path } of documents) {
    const draft = readDraft(file);
    if (draft) return { draft, file, path };
  }
  return undefined;
}
