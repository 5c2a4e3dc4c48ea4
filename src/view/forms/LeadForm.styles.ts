import styled from 'styled-components';

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
  margin-block: var(--space-1) var(--space-4);
  color: var(--muted);
  font-size: var(--text-s);
`;
