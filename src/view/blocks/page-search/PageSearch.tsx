import { useId } from 'react';
import type { BlockOf } from '../../../shared/page/page.ts';
import { Control, FieldLabel } from '../../forms/fields/FormField.styles.ts';
import { maxQuestionLength } from '../../forms/prefill/asked-question.ts';
import { Button } from '../../parts/Button.styles.ts';
import { Container } from '../../parts/Container.styles.ts';
import { SectionHeading } from '../../parts/SectionHeading.tsx';
import { PageGroups } from './PageGroups.tsx';
import { SearchForm, SearchRow } from './PageSearch.styles.ts';
import { SearchHits } from './SearchHits.tsx';
import { queryField, usePageSearch } from './use-page-search.ts';

/** A search field over all pages; without script it leads to the page that lists them. */
export function PageSearch(props: BlockOf<'page-search'>) {
  const { title, text, fieldLabel, buttonLabel, path, allTitle, help, groups, firstQuestion } = props;
  const { field, found, search, prepare } = usePageSearch(firstQuestion);
  const id = useId();
  return (
    <Container>
      <SectionHeading title={title} text={text} />
      <SearchForm
        role="search"
        action={path}
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <FieldLabel htmlFor={id}>{fieldLabel}</FieldLabel>
        <SearchRow>
          <Control
            ref={field}
            id={id}
            name={queryField}
            type="search"
            autoComplete="off"
            maxLength={maxQuestionLength}
            onFocus={prepare}
            onInput={search}
          />
          <Button type="submit">{buttonLabel}</Button>
        </SearchRow>
      </SearchForm>
      <SearchHits found={found} help={help} />
      {allTitle && <PageGroups title={allTitle} groups={groups} />}
    </Container>
  );
}
