import { fstatSync, fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What is used of Emscripten's file system, which PGlite brings without types. */
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: { nfd: number }) => void };
  /** Has PostgreSQL see an error of Node as one of its own system. */
  tryFSOperation(operation: () => void): void;
}

/**
 * The files of an embedded database, on which PostgreSQL can wait until the disk has what it wrote. Those of PGlite take its `fsync`
 * for done.
 */
export class SyncedFiles extends NodeFS {
  override async init(...options: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...options);
    const { preRun = [] } = emscriptenOpts;
    const addFsync = ({ NODEFS }: { NODEFS: NodeFileSystem }): void => {
      NODEFS.stream_ops.fsync = ({ nfd }) => NODEFS.tryFSOperation(() => sync(nfd));
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, addFsync] } };
  }
}

/** Windows keeps the names in a folder by itself, and refuses to sync one. */
function sync(descriptor: number): void {
  if (process.platform === 'win32' && fstatSync(descriptor).isDirectory()) return;
  fsyncSync(descriptor);
}
