import { type ComponentType, createContext } from 'react';
import type { BlockOf, BlockType } from '../../shared/page.ts';

/** The component of each block type. */
export type BlockComponents = { [Type in BlockType]: ComponentType<BlockOf<Type>> };

/** The components that are there: all of them on the server, in the browser those of live blocks first. */
export const BlockComponentsContext = createContext<Partial<BlockComponents>>({});
