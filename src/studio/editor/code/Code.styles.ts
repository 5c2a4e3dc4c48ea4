import styled from 'styled-components';

/** The code with its heading. */
export const CodePane = styled.section`
  display: grid;
  gap: var(--space-3);
`;

/** As high as the screen leaves. */
export const CodeFrame = styled.div`
  height: max(420px, calc(100vh - 260px));
`;
