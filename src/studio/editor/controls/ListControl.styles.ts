import styled from 'styled-components';

export const Item = styled.li`
  display: grid;
  gap: var(--space-2);

  &:not([data-kind='text']) { padding: var(--space-3); border: 1px solid var(--line); border-radius: var(--radius-s); }
`;

/** The name of an item with several fields, as messages say it, beside what can be done to it. */
export const ItemHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  align-items: center;
  justify-content: space-between;
`;
