import type { ReactNode } from 'react';
import { editorOfFile } from '../pages/screen-of-page.ts';
import { Fields } from './controls/Control.tsx';
import { useEditor, useOpenEditor } from './editor-context.ts';
import { Help, ItemTools, SectionFields, SmallButton, Usage } from './Form.styles.ts';
import { PageTools } from './PageTools.tsx';
import { ProblemsAt } from './ProblemsAt.tsx';
import { blockSections, otherSections } from './sections.ts';

/** Gets the focus when a part is chosen. */
export const formHeading = 'formulier';

/** The form of the chosen part. */
export function SectionForm(): ReactNode {
  const { screen } = useOpenEditor();
  const value = useEditor((state) => state.value);
  const chosen = useEditor((state) => state.section);
  const blocks = blockSections(value, screen.forms);
  const sections = [...blocks, ...otherSections(screen, value)];
  const section = sections.find(({ pointer }) => pointer === chosen) ?? sections[0];
  if (!section) return null;
  const { pointer, label, description, form, shared } = section;
  const index = blocks.indexOf(section);
  // Fields of the card stand in the page.
  const parent = pointer === '/card' ? '' : pointer;
  return (
    <SectionFields aria-label={label}>
      <h2 id={formHeading} tabIndex={-1}>
        {label}
      </h2>
      {description && <Help>{description}</Help>}
      {form && 'usage' in form && form.usage && (
        <Usage>
          <summary>Wanneer gebruik je dit?</summary>
          <p>{form.usage}</p>
          <p>
            <a href={`/_kit/blokken/${form.type}`} target="_blank" rel="noreferrer">
              Bekijk voorbeelden
            </a>
          </p>
        </Usage>
      )}
      {index >= 0 && <BlockTools index={index} count={blocks.length} />}
      {pointer !== '' && <ProblemsAt pointer={pointer} />}
      {shared !== undefined && (
        <p>
          <a href={editorOfFile(`_shared/${shared}.json`)}>Bewerk het gedeelde blok “{shared}”</a>
        </p>
      )}
      {form && <Fields key={pointer} group={form} pointer={parent} value={section.value} />}
      {pointer === '' && screen.document.kind === 'page' && <PageTools />}
    </SectionFields>
  );
}

/** What can be done to a block as a whole. */
function BlockTools({ index, count }: { index: number; count: number }): ReactNode {
  const change = useEditor((state) => state.change);
  const choose = useEditor((state) => state.choose);
  const pointer = `/blocks/${index}`;

  async function move(to: number): Promise<void> {
    await change({ kind: 'move', pointer, to });
    choose(`/blocks/${to}`);
  }

  return (
    <ItemTools role="group" aria-label="Dit blok">
      <SmallButton type="button" disabled={index === 0} onClick={() => void move(index - 1)}>
        Verplaats omhoog
      </SmallButton>
      <SmallButton type="button" disabled={index === count - 1} onClick={() => void move(index + 1)}>
        Verplaats omlaag
      </SmallButton>
      <SmallButton
        type="button"
        onClick={() => void change({ kind: 'duplicate', pointer }).then(() => choose(`/blocks/${index + 1}`))}
      >
        Dupliceer
      </SmallButton>
      <SmallButton
        type="button"
        disabled={count === 1}
        onClick={() =>
          void change({ kind: 'remove', pointer }).then(() => choose(`/blocks/${Math.max(0, index - 1)}`))
        }
      >
        Verwijder
      </SmallButton>
    </ItemTools>
  );
}
