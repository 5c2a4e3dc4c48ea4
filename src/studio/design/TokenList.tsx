import type { ReactNode } from 'react';
import { StudioCode } from '../shell/Studio.styles.ts';
import { Samples } from './Design.styles.ts';
import type { Token } from './read-tokens.ts';

interface TokenListProps {
  tokens: readonly Token[];
  /** The sample of a token. */
  sample?(token: Token): ReactNode;
  /** Whether samples stand in a row. */
  beside?: boolean;
}

/** Tokens with name, value and sample. */
export function TokenList({ tokens, sample, beside = false }: TokenListProps): ReactNode {
  return (
    <Samples role="list" data-beside={beside ? '' : undefined}>
      {tokens.map((token) => (
        <li key={token.name} data-token={token.name}>
          <p>
            <strong>
              <StudioCode>--{token.name}</StudioCode>
            </strong>{' '}
            {token.value}
          </p>
          {sample?.(token)}
        </li>
      ))}
    </Samples>
  );
}
