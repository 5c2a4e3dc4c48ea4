/**
 * Stands in for stylis in the browser's build. The CSS of the whole site is made when the site is built, so the
 * browser never compiles any; leaving stylis out saves 3 KB compressed and the work.
 */
export const RULESET = 'rule';
export const compile = (): never[] => [];
export const serialize = (): string => '';
export const stringify = (): string => '';
export const prefixer = (): void => {};
export const rulesheet = (): (() => void) => () => {};
export const middleware = (): (() => void) => () => {};
