import type { StyleModules } from './component-rules.ts';

/** All styles files by relative path. */
export const styleModules: StyleModules = import.meta.glob('../**/*.styles.ts', { eager: true });
