import styled from 'styled-components';

export const FormFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-3) var(--space-5);
  margin-block-end: var(--space-3);
`;

/** Off screen and not focusable: only bots fill it in. */
export const Honeypot = styled.div`
  position: absolute;
  inset-inline-start: -9999px;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;

export const FormButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

export const FormNote = styled.p`
  margin-block-start: var(--space-3);
  color: var(--muted);
  font-size: var(--text-s);
`;
