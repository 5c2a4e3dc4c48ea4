import fs from 'node:fs';
import { open } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

/**
 * Keeps in a folder what each file of this process holds whenever it is synced, by inode: all that a power cut is sure to
 * leave of it. Records are atomic, so that the process may be killed at any moment.
 */
export async function recordSyncs(records: string): Promise<void> {
  const { fsyncSync, unlinkSync } = fs;
  // One for all: at each of its syncs PostgreSQL's log has 16 MB.
  let buffer = Buffer.alloc(0);
  const record = (descriptor: number): void => {
    const stats = fs.fstatSync(descriptor);
    if (stats.isDirectory()) return;
    if (buffer.length < stats.size) buffer = Buffer.alloc(stats.size);
    const content = buffer.subarray(0, stats.size);
    fs.readSync(descriptor, content, 0, stats.size, 0);
    const draft = join(records, `${stats.ino}.draft`);
    fs.writeFileSync(draft, content);
    fs.renameSync(draft, join(records, `${stats.ino}`));
  };
  fs.fsyncSync = (descriptor) => {
    fsyncSync(descriptor);
    record(descriptor);
  };
  fs.unlinkSync = (path) => {
    const { ino } = fs.lstatSync(path);
    unlinkSync(path);
    // The next file may get its inode.
    fs.rmSync(join(records, `${ino}`), { force: true });
  };
  syncBuiltinESMExports();

  const handle = await open(records);
  await handle.close();
  const handles = Object.getPrototypeOf(handle);
  const { sync } = handles;
  handles.sync = async function (this: fs.promises.FileHandle) {
    await sync.call(this);
    record(this.fd);
  };
}

interface PowerCut {
  /** The folder of `recordSyncs`. */
  records: string;
  /** Where to; made. */
  copy: string;
  /** Whether a file lost what was written to it after its last sync: the disk may have had it already. Default is that each did. */
  isLost?: () => boolean;
}

/** Copies a folder as a power cut leaves it: its names, but of each file only what was synced. */
export function afterPowerCut(folder: string, { copy, isLost = () => true, records }: PowerCut): void {
  fs.mkdirSync(copy, { mode: 0o700 });
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const [from, to] = [join(folder, entry.name), join(copy, entry.name)];
    if (entry.isDirectory()) afterPowerCut(from, { records, copy: to, isLost });
    else
      fs.writeFileSync(to, isLost() ? syncedContent(from, records) : fs.readFileSync(from), { mode: 0o600 });
  }
}

function syncedContent(file: string, records: string): Buffer {
  const synced = join(records, `${fs.statSync(file).ino}`);
  return fs.existsSync(synced) ? fs.readFileSync(synced) : Buffer.alloc(0);
}
