import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { emlMailer } from './eml.ts';

const mail = {
  id: '7b0e9a52-2d3b-4c3e-9a55-0c1f3a8b2c11',
  to: ['leads@hoplease.example'],
  replyTo: 'ada@bedrijf.example',
  subject: 'Offerteaanvraag: Zoë',
  text: 'Bedrag: € 817\n',
  html: '<p>Bedrag: € 817</p>',
};
const from = 'HopLease <info@hoplease.example>';
let root = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'eml-'));
});
afterAll(() => rm(root, { recursive: true }));

it('writes a mail that mail programs open, and nothing else', async () => {
  const folder = join(root, 'data', 'mail');
  await emlMailer(folder, from).send(mail);
  expect(await readdir(folder)).toEqual([`${mail.id}.eml`]);
  const text = await readFile(join(folder, `${mail.id}.eml`), 'latin1');
  const [head = ''] = text.split('\r\n\r\n');
  expect(head).toContain('From: HopLease <info@hoplease.example>\r\n');
  expect(head).toContain('To: leads@hoplease.example\r\n');
  expect(head).toContain('Reply-To: ada@bedrijf.example\r\n');
  expect(head).toContain(`Message-ID: <${mail.id}@hoplease.example>\r\n`);
  expect(head).toContain('Auto-Submitted: auto-generated\r\n');
  expect(head).toMatch(/Content-Type: multipart\/alternative/);
  expect(text).toContain('Bedrag: =E2=82=AC 817');
  expect(text.replaceAll('\r\n', '')).not.toContain('\n');
});

it('has no letter beyond ASCII in its head, which a mail server may refuse', async () => {
  const folder = join(root, 'ascii');
  await emlMailer(folder, 'Bücher <info@bücher.example>').send(mail);
  const [head = ''] = (await readFile(join(folder, `${mail.id}.eml`), 'latin1')).split('\r\n\r\n');
  expect(head).toContain(`Message-ID: <${mail.id}@xn--bcher-kva.example>\r\n`);
  expect(head).toMatch(/^\p{ASCII}*$/u);
});

it.skipIf(process.platform === 'win32')('lets only the owner read what it wrote', async () => {
  const folder = join(root, 'private');
  await emlMailer(folder, from).send(mail);
  expect((await stat(folder)).mode & 0o077).toBe(0);
  expect((await stat(join(folder, `${mail.id}.eml`))).mode & 0o077).toBe(0);
});

it('replaces the file when a mail is sent again', async () => {
  const folder = join(root, 'again');
  const { send } = emlMailer(folder, from);
  await Promise.all([send(mail), send({ ...mail, id: 'other' })]);
  await send(mail);
  expect((await readdir(folder)).sort()).toEqual([`${mail.id}.eml`, 'other.eml']);
});

it('never writes outside its folder', async () => {
  await expect(emlMailer(join(root, 'x'), from).send({ ...mail, id: '../out' })).rejects.toThrow('id');
});

it('refuses a sender without an address when the server starts', () => {
  expect(() => emlMailer(root, 'HopLease')).toThrow(CouldNotRunError);
});
