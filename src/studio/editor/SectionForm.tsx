import type { ReactNode } from 'react';
import { blocksPath } from '../../shared/authors/studio-addresses.ts';
import type { JsonEdit } from '../../shared/json/json-edit.ts';
import { withFreeId } from './blocks/free-id.ts';
import { ShareBlock } from './blocks/ShareBlock.tsx';
import { SharedNotice, SharedReference, SharedUse } from './blocks/SharedUse.tsx';
import { Fields } from './controls/Control.tsx';
import { PageTools } from './page/PageTools.tsx';
import { Help, ItemTools, SectionFields, Shell, SmallButton, Usage } from './parts/Form.styles.ts';
import { focusSoon } from './parts/focus-soon.ts';
import { formHeading, formHeadingElement } from './parts/form-heading.ts';
import { useFocusWanted } from './parts/use-focus-wanted.ts';
import { ProblemsAt } from './problems/ProblemsAt.tsx';
import { useProblemsId } from './problems/use-problems.ts';
import { useEditor, useOpenEditor } from './store/editor-context.ts';
import { blockSections, holderOf, objectOrEmpty, otherSections, type Section } from './store/sections.ts';

/** The form of the chosen part. */
export function SectionForm(): ReactNode {
  useFocusWanted();
  const { screen } = useOpenEditor();
  const value = useEditor((state) => state.value);
  const chosen = useEditor((state) => state.section);
  const blocks = blockSections(value, screen);
  const sections = [...blocks, ...otherSections(screen, value)];
  const section = sections.find(({ pointer }) => pointer === chosen) ?? sections[0];
  const problemsId = useProblemsId(section?.pointer ?? '');
  if (!section) return null;
  const { pointer, label, description, form, shared } = section;
  const index = blocks.indexOf(section);
  return (
    <SectionFields aria-label={label}>
      <h2 id={formHeading} tabIndex={-1} aria-describedby={problemsId}>
        {label}
      </h2>
      {description && <Help>{description}</Help>}
      {form && 'usage' in form && form.usage && (
        <Usage>
          <summary>Wanneer gebruik je dit?</summary>
          <p>{form.usage}</p>
          <p>
            <a href={`${blocksPath}/${form.type}`} target="_blank" rel="noreferrer">
              Bekijk voorbeelden
            </a>
          </p>
        </Usage>
      )}
      {index >= 0 && (
        <Shell>
          <BlockTools index={index} blocks={blocks} />
          <SharedNotice name={shared} />
        </Shell>
      )}
      {/* The card is a group, which shows its own problems. */}
      {pointer !== '/card' && <ProblemsAt pointer={pointer} />}
      {shared !== undefined && <SharedReference key={shared} name={shared} pointer={pointer} />}
      {screen.document.kind === 'shared' && <SharedUse name={screen.document.name} />}
      {form && <Fields key={pointer} group={form} pointer={holderOf(section)} value={section.value} />}
      {index >= 0 && shared === undefined && form && (
        <ShareBlock key={`delen ${pointer}`} pointer={pointer} title={section.detail ?? label} />
      )}
      {pointer === '' && screen.document.kind === 'page' && <PageTools />}
    </SectionFields>
  );
}

interface BlockToolsProps {
  /** Of the block, among all. */
  index: number;
  blocks: readonly Section[];
}

/** What can be done to a block as a whole. */
function BlockTools({ index, blocks }: BlockToolsProps): ReactNode {
  const { forms } = useOpenEditor().screen;
  const change = useEditor((state) => state.change);
  const choose = useEditor((state) => state.choose);
  const pointer = `/blocks/${index}`;
  const count = blocks.length;

  /** A copy behind the block, without the name in addresses that only one of them can have. */
  function duplication(): JsonEdit {
    const block = objectOrEmpty(blocks[index]?.value);
    const value = withFreeId(block, { blocks, forms });
    return value === block
      ? { kind: 'duplicate', pointer }
      : { kind: 'insert', pointer: `/blocks/${index + 1}`, value };
  }

  /** @param pressed has the focus afterwards, as long as it can be pressed again */
  async function act(edit: JsonEdit, pressed?: HTMLButtonElement): Promise<void> {
    const made = await change(edit);
    if (made) choose(`/blocks/${chosenAfter(made)}`);
    focusSoon(() => (pressed?.disabled === false ? pressed : formHeadingElement()));
  }

  return (
    <ItemTools role="group" aria-label="Dit blok">
      <SmallButton
        type="button"
        disabled={index === 0}
        onClick={({ currentTarget }) => void act({ kind: 'move', pointer, to: index - 1 }, currentTarget)}
      >
        Verplaats omhoog
      </SmallButton>
      <SmallButton
        type="button"
        disabled={index === count - 1}
        onClick={({ currentTarget }) => void act({ kind: 'move', pointer, to: index + 1 }, currentTarget)}
      >
        Verplaats omlaag
      </SmallButton>
      <SmallButton type="button" onClick={() => void act(duplication())}>
        Dupliceer
      </SmallButton>
      <SmallButton type="button" disabled={count === 1} onClick={() => void act({ kind: 'remove', pointer })}>
        Verwijder
      </SmallButton>
    </ItemTools>
  );
}

/** The index of the block that its author goes on with. */
function chosenAfter(edit: JsonEdit): number {
  const index = Number(edit.pointer.split('/')[2]);
  switch (edit.kind) {
    case 'move':
      return edit.to;
    case 'duplicate':
      return index + 1;
    case 'remove':
      return Math.max(0, index - 1);
    default:
      return index;
  }
}
