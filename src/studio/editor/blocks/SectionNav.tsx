import { type ReactNode, useEffect, useRef } from 'react';
import { counted } from '../../../shared/text/counted.ts';
import { SectionList } from '../parts/Editor.styles.ts';
import { Help } from '../parts/Form.styles.ts';
import { formHeadingElement } from '../parts/form-heading.ts';
import { distinctProblems } from '../problems/distinct-problems.ts';
import { useEditor, useOpenEditor } from '../store/editor-context.ts';
import { ownProblems } from '../store/editor-state.ts';
import { blockSections, hasFields, otherSections, type Section } from '../store/sections.ts';
import { AddBlock } from './AddBlock.tsx';
import { type BlockDrag, useBlockDrag } from './block-drag.ts';

/** The parts of the document, to choose one. */
export function SectionNav(): ReactNode {
  const { screen } = useOpenEditor();
  const value = useEditor((state) => state.value);
  const blocks = blockSections(value, screen);
  const dragOf = useBlockDrag(blocks.length);
  return (
    <nav aria-label="Delen van dit document">
      {screen.document.kind === 'page' && !hasFields(value) && (
        <Help>Herstel eerst de code. Daarna staan de delen van de pagina hier weer.</Help>
      )}
      {screen.document.kind === 'page' && hasFields(value) && (
        <>
          <h2>Blokken</h2>
          {blocks.length === 0 && (
            <Help>
              Deze pagina heeft nog geen blokken. Kies “Blok toevoegen”; de meeste pagina’s beginnen met een
              “Kop van de pagina”.
            </Help>
          )}
          <SectionList>
            {blocks.map((section, index) => (
              <SectionItem key={section.pointer} section={section} drag={dragOf(index)} />
            ))}
          </SectionList>
          <AddBlock />
        </>
      )}
      <SectionList>
        {otherSections(screen, value).map((section) => (
          <SectionItem key={section.pointer} section={section} />
        ))}
      </SectionList>
    </nav>
  );
}

interface SectionItemProps {
  section: Section;
  /** Of a block, which can be put elsewhere. */
  drag?: BlockDrag;
}

function SectionItem({ section: { pointer, label, detail }, drag }: SectionItemProps): ReactNode {
  const isChosen = useEditor((state) => state.section === pointer);
  const choose = useEditor((state) => state.choose);
  const button = useRef<HTMLButtonElement>(null);
  const errors = useEditor(
    (state) =>
      distinctProblems(ownProblems(state)).filter(
        ({ severity, pointer: place }) => severity === 'error' && isBelow(place, pointer),
      ).length,
  );
  // Keys, the preview and the list of problems choose a part too.
  useEffect(() => {
    if (isChosen && button.current) bringIntoView(button.current);
  }, [isChosen]);
  function open(): void {
    choose(pointer);
    formHeadingElement()?.focus();
  }

  return (
    <li {...drag?.item}>
      <button
        ref={button}
        type="button"
        aria-current={isChosen || undefined}
        onClick={open}
        {...drag?.handle}
      >
        <strong>{label}</strong>
        {detail && <span>{detail.slice(0, 60)}</span>}
        {errors > 0 && <em>{` ${counted(errors, 'fout', 'fouten')}`}</em>}
      </button>
    </li>
  );
}

/** Scrolls its pane only: where the panes stand below each other, the author stays at the form. */
function bringIntoView(button: HTMLElement): void {
  const pane = button.closest('[data-pane]');
  if (!pane) return;
  const [place, view] = [button.getBoundingClientRect(), pane.getBoundingClientRect()];
  if (place.top < view.top) pane.scrollTop -= view.top - place.top;
  else if (place.bottom > view.bottom) pane.scrollTop += place.bottom - view.bottom;
}

/** Whether a place is in a section; what is in a block or the card is not in the rest of the page. */
function isBelow(place: string, section: string): boolean {
  if (section === '') return !/^\/(?:blocks\/|card(?:\/|$))/.test(place);
  return place === section || place.startsWith(`${section}/`);
}
