import styled from 'styled-components';

/** Only bots that read no styles fill it in: what fills in addresses for people passes by what is not displayed. */
export const Honeypot = styled.div`
  display: none;
`;

export const FormButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

export const FormNote = styled.p`
  margin-block: var(--space-1) var(--space-4);
  color: var(--muted);
  font-size: var(--text-s);
`;
