import type { JsonWay } from './json-way.ts';
import type { Marketer } from './marketer.ts';

/** What a job may ask of the place where it is done. */
interface Workplace {
  /** Writes a text in a file before the job, in place of another. */
  change(name: string, from: string, to: string): void;
  /** A command of the guide would have made this file: from here on somebody types in it. */
  made(name: string): void;
}

/** Something that a marketing person does on the screen with all pages, counted. */
export interface Job {
  name: string;
  json: JsonWay;
  prepare?(place: Workplace): void;
  do(marketer: Marketer, place: Workplace): Promise<void>;
  /** What git says of the working copy afterwards: each file, and of one that was there already its lines. */
  changes: readonly string[];
  /** The rule that then reports what else to look at. */
  reports?: string;
}

/** A second page, with a link to a block of the first. */
export const otherRoute = '/equipment/wegtransport/proefblad';
export const otherFile = `pages${otherRoute}.json`;
/** The number on which the site can be called. */
export const oldNumber = '026-000 00 00';

/** Opens a page in the editor, from the list of all pages. */
export const open = (marketer: Marketer, route: string): Promise<void> =>
  marketer.press(marketer.link(`Bewerk deze pagina: ${route}`));
