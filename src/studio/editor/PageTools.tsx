import { type ReactNode, useId, useState } from 'react';
import type { PageAnswer } from '../../shared/editor.ts';
import { editorOfPage } from '../pages/screen-of-page.ts';
import { useEditor, useOpenEditor } from './editor-context.ts';
import { isChanged } from './editor-state.ts';
import { Group, Help, Input, Label, SmallButton } from './Form.styles.ts';
import { RemovePage } from './RemovePage.tsx';
import { requestChange } from './requests.ts';

/** Pages that the site needs where they are. */
const fixed = new Set(['/', '/404']);

/** Copies the page, gives it another address, or removes it. */
export function PageTools(): ReactNode {
  const { name } = useOpenEditor().screen.document;
  if (fixed.has(name)) return null;
  return (
    <>
      <PageTool
        request="kopie"
        title="Maak een kopie"
        help="De kopie komt ernaast te staan. De controle zegt wat je er nog in moet aanpassen."
        label="Naam van de kopie"
        start=""
        bodyOf={(title) => ({ from: name, title })}
      />
      <PageTool
        request="verhuizing"
        title="Verhuis deze pagina"
        help="Links naar deze pagina gaan mee, en het oude adres stuurt bezoekers door."
        label="Nieuw adres"
        start={name}
        bodyOf={(to) => ({ from: name, to })}
      />
      <RemovePage />
    </>
  );
}

interface PageToolProps {
  /** What the server calls it. */
  request: 'kopie' | 'verhuizing';
  title: string;
  help: string;
  /** Of the one thing it asks. */
  label: string;
  /** What is filled in at first; that alone changes nothing. */
  start: string;
  bodyOf(typed: string): object;
}

function PageTool({ request, title, help, label, start, bodyOf }: PageToolProps): ReactNode {
  const { token } = useOpenEditor().screen;
  const hasChanged = useEditor(isChanged);
  const [typed, setTyped] = useState(start);
  const [said, setSaid] = useState('');
  const id = useId();

  async function act(): Promise<void> {
    setSaid('Even geduld …');
    try {
      const answer = await requestChange<PageAnswer>(request, { method: 'POST', token, body: bodyOf(typed) });
      if ('message' in answer) setSaid(answer.message);
      else location.assign(editorOfPage(answer.route));
    } catch {
      setSaid('Dat is niet gelukt: de server antwoordt niet. Kijk of “npm run dev” nog draait.');
    }
  }

  return (
    <Group>
      <legend>{title}</legend>
      <Help>{help}</Help>
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <SmallButton type="button" disabled={hasChanged || typed === start} onClick={() => void act()}>
        {title}
      </SmallButton>
      <Help role="status">{hasChanged ? 'Bewaar eerst wat je hebt veranderd.' : said}</Help>
    </Group>
  );
}
