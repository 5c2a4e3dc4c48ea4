import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { isDiskFull } from '../../../shared/disk-full.ts';
import { errorCode } from '../../../shared/error-code.ts';
import { retryWhileInUse } from '../../../shared/retry-while-in-use.ts';
import { syncNames } from '../database/sync-folder.ts';
import type { LeadRows } from './lead-rows.ts';

/** What stands in a backup beside rows. */
interface BackupHeader {
  format: 'lead-backup';
  version: 1;
  /** ISO date and time. */
  createdAt: string;
  /** The key of senders and leads, where the folder for data holds one. */
  secret?: string;
}

/** The last line: what came before it is whole. */
interface BackupEnd {
  end: true;
  sha256: string;
}

/**
 * Writes a backup: lines of JSON, of which the last one has the hash of all before. The file appears when it is complete,
 * for its owner only; one that was killed at that very moment is empty, which `checkBackup` refuses. Throws a
 * `CouldNotRunError` when there is such a file, or none can be made there.
 */
export async function writeBackup(
  file: string,
  { header, pages }: { header: BackupHeader; pages: AsyncIterable<LeadRows> },
): Promise<void> {
  // A name that nobody knows before: in a folder of all, another user could lay a file ready. It ends as that of the backup,
  // so that git ignores also what a killed one leaves.
  const draft = join(dirname(file), `unfinished-${randomUUID()}-${basename(file)}`);
  const handle = await open(draft, 'wx', 0o600).catch((error: unknown) => {
    throw new CouldNotRunError(
      `${file} kan niet worden geschreven (${errorCode(error)}). Kies een map die er is en waarin je mag schrijven.`,
      { cause: error },
    );
  });
  try {
    await writeLines(handle, { header, pages }).finally(() => handle.close());
    await putInPlace(draft, file);
    await syncNames(dirname(file));
  } catch (error) {
    const wayOut = wayOutOf(error);
    if (wayOut === undefined) throw error;
    throw new CouldNotRunError(`${file} ${wayOut}`, { cause: error });
  } finally {
    await rm(draft, { force: true });
  }
}

/** Renames, but replaces nothing of others: a stick or a share often knows no hard links. */
async function putInPlace(draft: string, file: string): Promise<void> {
  const place = await open(file, 'wx', 0o600);
  await place.close();
  try {
    await retryWhileInUse(() => rename(draft, file), wait);
  } catch (error) {
    await rm(file);
    throw error;
  }
}

function wayOutOf(error: unknown): string | undefined {
  const code = errorCode(error);
  if (code === 'EEXIST') return 'bestaat al. Kies een andere naam voor de back-up.';
  if (!isDiskFull(error)) return undefined;
  return `is niet geschreven: de schijf is vol (${code}). Maak ruimte, of kies een map op een andere schijf.`;
}

async function writeLines(
  handle: FileHandle,
  { header, pages }: { header: BackupHeader; pages: AsyncIterable<LeadRows> },
): Promise<void> {
  const hash = createHash('sha256');
  const write = async (value: object) => {
    const line = `${JSON.stringify(value)}\n`;
    hash.update(line);
    // Not `write`, which on a disk that fills up may write a part of it and say so only in its answer.
    await handle.appendFile(line);
  };
  await write(header);
  for await (const page of pages) await write(page);
  const end: BackupEnd = { end: true, sha256: hash.digest('hex') };
  await handle.appendFile(`${JSON.stringify(end)}\n`);
  await handle.sync();
}

/** Checks a whole backup and gives its header. Throws a `CouldNotRunError` when it is cut off, damaged or something else. */
export async function checkBackup(file: string): Promise<BackupHeader> {
  const hash = createHash('sha256');
  let header: BackupHeader | undefined;
  let end: BackupEnd | undefined;
  for await (const line of linesOf(file)) {
    const value = parsed(line);
    if (end !== undefined || value === undefined) throw damaged(file);
    if (isEnd(value)) {
      end = value;
      continue;
    }
    hash.update(`${line}\n`);
    header ??= isHeader(value) ? value : undefined;
    if (header === undefined) throw new CouldNotRunError(`${file} is geen back-up van aanvragen.`);
  }
  if (header === undefined || end?.sha256 !== hash.digest('hex')) throw damaged(file);
  return header;
}

/** The rows of a backup that was checked. */
export async function* readBackup(file: string): AsyncGenerator<LeadRows> {
  for await (const line of linesOf(file)) {
    const value = parsed(line);
    if (isRows(value)) yield value;
  }
}

const unreadable = new Map([
  ['ENOENT', 'is er niet'],
  ['EISDIR', 'is een map'],
  ['EACCES', 'mag je niet lezen'],
]);

async function* linesOf(file: string): AsyncGenerator<string> {
  // Not by Node's readline, which since Node 24 ends a line at U+2028 too: a text in JSON may hold one as it is.
  const pieces: AsyncIterable<string> = createReadStream(file, 'utf8');
  let line = '';
  try {
    for await (const piece of pieces) {
      const [end = '', ...following] = piece.split('\n');
      line += end;
      for (const next of following) {
        yield line.replace(/\r$/, '');
        line = next;
      }
    }
    if (line !== '') yield line;
  } catch (error) {
    const reason = unreadable.get(errorCode(error));
    if (reason === undefined) throw error;
    throw new CouldNotRunError(`${file} ${reason}. Noem het bestand van een back-up.`, { cause: error });
  }
}

function damaged(file: string): CouldNotRunError {
  return new CouldNotRunError(
    `${file} is niet heel: het is afgebroken of veranderd. Er is niets teruggezet; neem een andere back-up.`,
  );
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isHeader(value: unknown): value is BackupHeader {
  const { format, version } = Object(value);
  return format === 'lead-backup' && version === 1;
}

function isEnd(value: unknown): value is BackupEnd {
  return Object(value).end === true;
}

function isRows(value: unknown): value is LeadRows {
  const { lead, outbox, rate_limit } = Object(value);
  return [lead, outbox, rate_limit].every(Array.isArray);
}
