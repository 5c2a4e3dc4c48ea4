import { type ReactNode, useId, useState } from 'react';
import type { PageAnswer } from '../../shared/editor.ts';
import { editorOfPage } from '../pages/screen-of-page.ts';
import { useEditor, useOpenEditor } from './editor-context.ts';
import { isChanged } from './editor-state.ts';
import { Group, Help, Input, Label, SmallButton } from './Form.styles.ts';
import { requestChange } from './requests.ts';

/** Pages that the site needs where they are. */
const fixed = new Set(['/', '/404']);

/** Gives the page another address; links to it follow, and the old address leads there. */
export function MovePage(): ReactNode {
  const { document, token } = useOpenEditor().screen;
  const hasChanged = useEditor(isChanged);
  const [to, setTo] = useState(document.name);
  const [said, setSaid] = useState('');
  const id = useId();
  if (fixed.has(document.name)) return null;

  async function move(): Promise<void> {
    setSaid('Bezig met verhuizen …');
    try {
      const body = { from: document.name, to };
      const answer = await requestChange<PageAnswer>('verhuizing', { method: 'POST', token, body });
      if ('message' in answer) setSaid(answer.message);
      else location.assign(editorOfPage(answer.route));
    } catch {
      setSaid('Verhuizen is niet gelukt: de server antwoordt niet. Kijk of “npm run dev” nog draait.');
    }
  }

  return (
    <Group>
      <legend>Verhuis deze pagina</legend>
      <Help>Links naar deze pagina gaan mee, en het oude adres stuurt bezoekers door.</Help>
      <Label htmlFor={id}>Nieuw adres</Label>
      <Input id={id} value={to} autoComplete="off" onChange={(event) => setTo(event.currentTarget.value)} />
      <SmallButton type="button" disabled={hasChanged || to === document.name} onClick={() => void move()}>
        Verhuis
      </SmallButton>
      <Help role="status">{hasChanged ? 'Bewaar eerst wat je hebt veranderd.' : said}</Help>
    </Group>
  );
}
