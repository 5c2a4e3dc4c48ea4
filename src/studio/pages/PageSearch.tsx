import type { ReactNode } from 'react';
import type { PageList } from '../../shared/authors/studio.ts';
import { listQuery, pagesPath } from '../../shared/authors/studio-addresses.ts';
import { Checkbox, Input, Label, SmallButton } from '../editor/parts/Form.styles.ts';
import { SearchForm } from './Pages.styles.ts';

/** Works without script: the browser asks for the same screen with what was typed. */
export function PageSearch({ search, onlyProblems }: PageList): ReactNode {
  return (
    <SearchForm role="search" action={pagesPath}>
      <Label htmlFor={listQuery.search}>Zoek in adres en titel</Label>
      <Input
        id={listQuery.search}
        name={listQuery.search}
        type="search"
        defaultValue={search}
        autoComplete="off"
      />
      <span>
        <Checkbox
          id={listQuery.problems}
          type="checkbox"
          name={listQuery.problems}
          value="ja"
          defaultChecked={onlyProblems}
        />
        <label htmlFor={listQuery.problems}>Alleen met een melding</label>
      </span>
      <SmallButton type="submit">Zoek</SmallButton>
    </SearchForm>
  );
}
