import { type FormEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import type { Refused } from '../../shared/authors/editor-answers.ts';
import { newPageLimits } from '../../shared/authors/new-page-limits.ts';
import type { ScreenOf } from '../../shared/authors/studio.ts';
import { editorOfNewPage } from '../../shared/authors/studio-addresses.ts';
import { Container } from '../../view/parts/Container.styles.ts';
import { pastedInto } from '../editor/controls/pasted-text.ts';
import { Help, Input, Label, Shell, SmallButton } from '../editor/parts/Form.styles.ts';
import { Optional } from '../editor/parts/Optional.tsx';
import { WhyRefused } from '../editor/parts/WhyRefused.tsx';
import { tryChange } from '../editor/store/requests.ts';
import { ScreenOpening } from '../shell/Studio.styles.ts';
import { useReloadAfter } from '../shell/use-reload-after.ts';
import { FeatureFields } from './FeatureFields.tsx';
import { QuestionForm } from './Pages.styles.ts';

/** What is asked to make a page; what stays empty gets a starting text. */
export function NewPageScreen({ parents }: ScreenOf<'new-page'>): ReactNode {
  const [refused, setRefused] = useState<Refused>();
  const [isBusy, setBusy] = useState(false);
  const title = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // What is typed leaves with the page that is made of it.
  useReloadAfter(useCallback(() => (isTyped(form.current) ? new Promise(() => {}) : Promise.resolve()), []));

  async function make(form: FormData): Promise<void> {
    setBusy(true);
    const text = (name: string): string => String(form.get(name) ?? '');
    const body = {
      parent: text('parent'),
      title: text('title'),
      // The page has it as one text, of which the lines run on.
      description: pastedInto({ isLine: true }, text('description')),
      features: form.getAll('feature').map(String),
    };
    const answer = await tryChange('POST pagina', { body });
    if ('route' in answer) return location.assign(editorOfNewPage(answer.route));
    setRefused(answer);
    setBusy(false);
    // The button lost the focus while it could not be pressed, and mostly it is the name that will not do.
    title.current?.focus();
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void make(new FormData(event.currentTarget));
  }

  return (
    <Container>
      <ScreenOpening>
        <h1>Nieuwe pagina</h1>
        <p>Weet je iets nog niet? Laat het leeg: dan komt er een begintekst.</p>
      </ScreenOpening>
      <QuestionForm ref={form} onSubmit={submit}>
        <Shell>
          <Label htmlFor="parent">Waar komt de pagina?</Label>
          {/* Where no page can stand above it, the answer says which one to make first. */}
          <Input as="select" id="parent" name="parent" required={parents.length > 0} autoFocus>
            <option value="">Kies de pagina erboven</option>
            {parents.map(({ path, name }) => (
              <option key={path} value={path}>
                {path === '/' ? 'Los, direct onder de homepage' : `${name} (${path})`}
              </option>
            ))}
          </Input>
        </Shell>
        <Shell>
          <Label htmlFor="title">Hoe heet de pagina?</Label>
          <Help id="title-help">Bijvoorbeeld Tankwagen. Het adres komt hieruit.</Help>
          <Input
            ref={title}
            id="title"
            name="title"
            required
            maxLength={newPageLimits.nameLength}
            aria-describedby="title-help"
          />
          <div role="alert" aria-atomic>
            <WhyRefused answer={refused} />
          </div>
        </Shell>
        <Shell>
          <Label htmlFor="description">
            Waar is het voor, in één zin?
            <Optional />
          </Label>
          <Input as="textarea" id="description" name="description" rows={2} />
        </Shell>
        <FeatureFields />
        <SmallButton type="submit" data-variant="primary" disabled={isBusy}>
          Maak de pagina
        </SmallButton>
        <div role="status">{isBusy && <Help>De pagina wordt gemaakt …</Help>}</div>
      </QuestionForm>
    </Container>
  );
}

function isTyped(form: HTMLFormElement | null): boolean {
  return form !== null && [...new FormData(form).values()].some((value) => value !== '');
}
