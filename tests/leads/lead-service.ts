import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import {
  type LeadService,
  type LeadServiceOptions,
  openLeadService,
} from '../../src/server/leads/lead-service.ts';
import { exampleCompany } from './example-company.ts';
import { copyMigratedDatabase } from './migrated-database.ts';
import { migrationsFolder } from './test-databases.ts';

/** The lead service of one test, in a folder for data of its own. */
interface TestedService {
  readonly folder: string;
  /** What it logged; may be emptied. */
  lines: string[];
  /** Opens it on that folder; it is closed after the test. */
  open(more?: Partial<LeadServiceOptions>): Promise<LeadService>;
  /** The names of the mails that were written. */
  mails(): Promise<string[]>;
  /** The files of the folder for data that hold a text. */
  filesWith(text: string): Promise<string[]>;
}

/** Gives each test of this file a folder with a database that is migrated and empty. */
export function testedService(): TestedService {
  let folder = '';
  let service: LeadService | undefined;
  const tested: TestedService = {
    get folder() {
      return folder;
    },
    lines: [],
    async open(more = {}) {
      service = await openLeadService({
        dataFolder: folder,
        allowedOrigins: [],
        company: () => exampleCompany,
        migrations: migrationsFolder,
        log: (line) => tested.lines.push(line),
        ...more,
        times: { drain: 100, resume: 0, ...more.times },
      });
      return service;
    },
    mails: () => readdir(join(folder, 'mail')).catch(() => []),
    async filesWith(text) {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
      const found = await Promise.all(files.map(async (file) => (await readFile(file)).includes(text)));
      return files.filter((_, index) => found[index]);
    },
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'service-'));
    await copyMigratedDatabase(folder);
    tested.lines = [];
  });
  afterEach(async () => {
    await service?.close();
    await rm(folder, { recursive: true, force: true });
  });
  return tested;
}

/** Sends a lead, and gives the status of the answer. */
export async function send(to: LeadService, email = 'jan@bedrijf.nl', message = 'Hoi'): Promise<number> {
  const body = JSON.stringify({ formType: 'indicative', email, message, idempotencyKey: email });
  const headers = { 'content-type': 'application/json', origin: 'https://www.hoplease.example:8443' };
  const request = new Request('http://localhost/', { method: 'POST', headers, body });
  return (await to.handle(request, '10.0.0.1')).status;
}
