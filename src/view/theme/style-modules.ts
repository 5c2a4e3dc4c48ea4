import type { StyleModules } from './component-rules.ts';

/** All styles files, by their path from this folder. */
export const styleModules: StyleModules = import.meta.glob('../**/*.styles.ts', { eager: true });
