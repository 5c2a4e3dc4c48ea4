import { type ReactNode, useState } from 'react';
import type { BlockForm } from '../../../shared/authors/editor-forms.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import type { Block } from '../../../shared/page/page.ts';
import { matchesWords } from '../../../shared/text/matches-words.ts';
import { noSharedBlocks } from '../../pages/no-shared-blocks.ts';
import { pageCount } from '../../pages/page-count.ts';
import { ChoiceList } from '../parts/Dialog.styles.ts';
import { choicesFound, SearchedLists } from '../parts/SearchedLists.tsx';
import { useOpenEditor } from '../store/editor-context.ts';
import { BlockPreview } from './BlockPreview.tsx';

interface BlockChoiceProps {
  /** By type. */
  examples: ReadonlyMap<string, Block>;
  onChoose(block: JsonValue): void;
}

/** All blocks that there are, to search in. */
export function BlockChoice({ examples, onChoose }: BlockChoiceProps): ReactNode {
  const { forms, shared } = useOpenEditor().screen;
  const [search, setSearch] = useState('');
  const types = typesFor(search, forms.blocks);
  const ready = shared.filter(({ name, title }) => matchesWords(`${name} ${title}`, search));
  return (
    <SearchedLists
      label="Zoek op naam of gebruik"
      search={search}
      onSearch={setSearch}
      found={choicesFound(types.length + ready.length)}
    >
      <ChoiceList>
        {types.map(({ type, label, description, usage, example }) => (
          <li key={type}>
            <BlockPreview block={examples.get(type)} />
            <button type="button" onClick={() => onChoose(example)}>
              <strong>{label}</strong>
              {description} {usage}
            </button>
          </li>
        ))}
      </ChoiceList>
      {(search === '' || ready.length > 0) && <h3>Gedeelde blokken</h3>}
      {search === '' && (
        <p>
          {shared.length === 0 ? noSharedBlocks : 'Deze staan op meer pagina’s: je past ze op één plek aan.'}
        </p>
      )}
      <ChoiceList>
        {ready.map(({ name, title, pages }) => (
          <li key={name}>
            <button type="button" onClick={() => onChoose({ shared: name })}>
              <strong>{title}</strong>
              {name}, staat op {pageCount(pages.length)}
            </button>
          </li>
        ))}
      </ChoiceList>
    </SearchedLists>
  );
}

/** The types that a search finds: matches in the name first, then in the description, each sorted by name. */
function typesFor(search: string, all: readonly BlockForm[]): BlockForm[] {
  const blocks = all.toSorted((one, other) => one.label.localeCompare(other.label, 'nl'));
  const isNamed = ({ label }: BlockForm): boolean => matchesWords(label, search);
  const others = blocks.filter((block) => !isNamed(block));
  return [
    ...blocks.filter(isNamed),
    ...others.filter(({ description, usage }) => matchesWords(`${description} ${usage ?? ''}`, search)),
  ];
}
