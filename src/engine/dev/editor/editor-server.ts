import type { SiteFolders } from '../../pipeline/1-load/site-folders.ts';
import type { StudioBundle } from '../bundle/studio-bundle.ts';
import type { LastChange } from '../last-change.ts';
import type { LiveContent } from '../live-content.ts';

/** Dependencies of the editor's requests. */
export interface EditorServer {
  live: LiveContent;
  folders: SiteFolders;
  bundle: StudioBundle;
  lastChange: LastChange;
  /** Of this run of the server: a client that can read it, which no other site can, may write. */
  token: string;
}

/** An answer to the editor; a body without bytes goes as JSON. */
export interface EditorAnswer {
  status: number;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}
