import styled from 'styled-components';

export const Unloaded = styled.div`
  form:not([data-failed]) & { display: none; }
`;
