import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

/** What stands around the content of every page. The first page keeps the server's HTML of it. */
export const shell = { Header, Footer } as const;

export type Shell = typeof shell;
