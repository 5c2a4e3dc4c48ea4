import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { formatAmount } from '../../../shared/text/amount.ts';
import { SearchArea } from './Dialog.styles.ts';
import { Help, Input, Label } from './Form.styles.ts';

interface SearchedListsProps {
  /** Of the field. */
  label: string;
  search: string;
  onSearch(search: string): void;
  /** How much it finds. */
  found: string;
  /** The lists of what it finds. */
  children: ReactNode;
}

/** A field to search in, which has the focus at once, above what it finds: Enter takes the first, the arrows go through them. */
export function SearchedLists(props: SearchedListsProps): ReactNode {
  const { label, search, onSearch, found, children } = props;
  const id = useId();

  function onKeyDown(event: KeyboardEvent): void {
    const within = event.currentTarget;
    const choices = [...within.querySelectorAll<HTMLElement>('li > :is(a, button)')].filter(
      (choice) => !choice.closest('[inert]'),
    );
    const present = choices.findIndex((choice) => choice.matches(':focus'));
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter' && present < 0) choices[0]?.click();
    else if (step !== undefined) (choices[present + step] ?? within.querySelector('input'))?.focus();
    // Safari keeps Escape for a search field, also for one that has nothing to clear.
    else if (event.key === 'Escape' && search === '') within.closest('dialog')?.close();
    else return;
    event.preventDefault();
  }

  return (
    <SearchArea onKeyDown={onKeyDown}>
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        type="search"
        autoFocus
        value={search}
        autoComplete="off"
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
      <Help role="status">{found}</Help>
      {children}
    </SearchArea>
  );
}

/** The text about the number of choices that a search found. */
export function choicesFound(count: number): string {
  if (count === 0) return 'Niets gevonden. Typ een ander woord, of een deel ervan.';
  return `${formatAmount(count)} gevonden. Enter kiest de eerste.`;
}
