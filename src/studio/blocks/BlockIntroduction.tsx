import type { ReactNode } from 'react';
import type { StudioBlock } from '../../shared/authors/studio.ts';

/** What a block is, and what authors who write in forms know it as. */
export function BlockIntroduction({ block }: { block: StudioBlock }): ReactNode {
  return (
    <p>
      {block.description} In de editor heet dit blok “{block.label}”.
    </p>
  );
}
