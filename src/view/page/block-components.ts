import { type ComponentType, createContext } from 'react';
import type { BlockOf, BlockType } from '../../shared/page/page.ts';

/** The component of each block type. */
export type BlockComponents = { [Type in BlockType]: ComponentType<BlockOf<Type>> };

/** The loaded components: all on the server, those of live blocks on the first page. */
export const BlockComponentsContext = createContext<Partial<BlockComponents>>({});
