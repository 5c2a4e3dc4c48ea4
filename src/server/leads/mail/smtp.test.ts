import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { smtpMailer } from './smtp.ts';

const mail = {
  id: '7b0e9a52-2d3b-4c3e-9a55-0c1f3a8b2c11',
  to: ['ada@bedrijf.example'],
  replyTo: 'info@hoplease.example',
  subject: 'Je indicatieve leasevoorstel van HopLease',
  text: 'Bedrag: € 817\n',
  html: '<p>Bedrag: € 817</p>',
};
const from = 'HopLease <info@hoplease.example>';
const servers: SMTPServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>((resolve) => server.close(resolve));
});

/** A real server that keeps what it is sent. */
async function start(options: SMTPServerOptions = {}) {
  const received: { from: string; to: string[]; message: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    logger: false,
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          message: Buffer.concat(chunks).toString('latin1'),
        });
        callback();
      });
    },
    ...options,
  });
  // Clients that are refused hang up; that is no failure of the server.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  const { port } = server.server.address() as AddressInfo;
  return { received, port, url: `smtp://127.0.0.1:${port}` };
}

/** An answer of the server with this code. */
function answer(responseCode: number): Error {
  return Object.assign(new Error('Sorry'), { responseCode });
}

/** How sending ends. */
async function failureOf(url: string): Promise<unknown> {
  return smtpMailer(url, from)
    .send(mail)
    .then(
      () => 'sent',
      (error: unknown) => error,
    );
}

it('hands a mail to the server, with the same Message-ID every time', async () => {
  const { received, url } = await start();
  const { send } = smtpMailer(url, from);
  await send(mail);
  await send(mail);
  expect(received).toHaveLength(2);
  for (const { from: sender, to, message } of received) {
    expect({ sender, to }).toEqual({ sender: 'info@hoplease.example', to: ['ada@bedrijf.example'] });
    expect(message).toContain(`Message-ID: <${mail.id}@hoplease.example>\r\n`);
    expect(message).toContain('Reply-To: info@hoplease.example\r\n');
    expect(message).toContain('Bedrag: =E2=82=AC 817');
  }
});

it('sends to every address that leads go to', async () => {
  const { received, url } = await start();
  await smtpMailer(url, from).send({ ...mail, to: ['a@hoplease.example', 'b@hoplease.example'] });
  expect(received[0]?.to).toEqual(['a@hoplease.example', 'b@hoplease.example']);
});

it.each([450, 550])(
  'tries again where one of several is refused with %i, for that one only',
  async (code) => {
    let refuses = true;
    const { received, url } = await start({
      onRcptTo: ({ address }, _session, callback) =>
        callback(refuses && address.startsWith('b@') ? answer(code) : null),
    });
    const { send } = smtpMailer(url, from);
    const both = { ...mail, to: ['a@hoplease.example', 'b@hoplease.example'] };
    const message = expect.stringMatching(/^Address 2 of 2: .*Sorry/);
    await expect(send(both)).rejects.toMatchObject({ code: `SMTP_${code}`, message });
    await expect(send(both)).rejects.toMatchObject({ code: `SMTP_${code}`, message });
    refuses = false;
    await send(both);
    await send(both);
    expect(received.map(({ to }) => to)).toEqual([
      ['a@hoplease.example'],
      ['b@hoplease.example'],
      ['a@hoplease.example', 'b@hoplease.example'],
    ]);
  },
);

it('logs in with the name and the password of the address', async () => {
  const { received, url } = await start({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, callback) =>
      username === 'ada' && password === 'p@ss' ? callback(null, { user: username }) : callback(answer(535)),
  });
  await smtpMailer(url.replace('//', '//ada:p%40ss@'), from).send(mail);
  expect(received).toHaveLength(1);
  const refused = await failureOf(url.replace('//', '//ada:wrong@'));
  expect(refused).toMatchObject({ permanent: false, code: 'SMTP_535' });
  expect(String(refused)).not.toContain('wrong');
});

describe.each([
  ['a recipient', 'onRcptTo'],
  ['a text', 'onData'],
] as const)('when the server refuses %s', (_, event) => {
  const refuseWith = (code: number): SMTPServerOptions =>
    event === 'onRcptTo'
      ? { onRcptTo: (_address, _session, callback) => callback(answer(code)) }
      : {
          onData: (stream, _session, callback) => {
            stream.on('end', () => callback(answer(code)));
            stream.resume();
          },
        };

  it.each([
    [451, false],
    [421, false],
    [550, true],
    [552, true],
    [530, false],
  ])('with %i, that is for good: %s', async (code, permanent) => {
    const { url } = await start(refuseWith(code));
    expect(await failureOf(url)).toMatchObject({ permanent, code: `SMTP_${code}` });
  });
});

it('does not give a lead up when the server refuses the sender, for that is fixed in the settings', async () => {
  const { url } = await start({ onMailFrom: (_address, _session, callback) => callback(answer(550)) });
  expect(await failureOf(url)).toMatchObject({ permanent: false, code: 'SMTP_550' });
});

it('waits for a server that takes its time to greet', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { url } = await start({
    onConnect: (_session, callback) => {
      vi.advanceTimersByTime(50_000);
      callback();
    },
  });
  expect(await failureOf(url)).toBe('sent');
});

it('says what to check when there is no server, and tries again later', async () => {
  const { port, url } = await start();
  await new Promise<void>((resolve) => servers.pop()?.close(resolve));
  expect(port).toBeGreaterThan(0);
  expect(await failureOf(url)).toMatchObject({
    permanent: false,
    code: 'ECONNREFUSED',
    message: expect.stringContaining('Check SMTP_URL'),
  });
});

it.each(['', 'mail.example.nl', 'https://mail.example.nl', 'smtp://', 'smtp:ada:secret'])(
  'refuses %j as an address when the server starts, without repeating it',
  (url) => {
    expect(() => smtpMailer(url, from)).toThrow(CouldNotRunError);
    expect(() => smtpMailer(url, from)).not.toThrow('secret');
  },
);

// 0.0.0.0 leads here too, but does not say so.
it('sends nothing in the clear to another machine, unless the address says so', async () => {
  const { received, port } = await start({ disabledCommands: ['STARTTLS'] });
  const url = `smtp://0.0.0.0:${port}`;
  expect(await failureOf(url)).toMatchObject({
    permanent: false,
    message: expect.stringContaining('STARTTLS'),
  });
  expect(received).toEqual([]);
  expect(await failureOf(`${url}?requireTLS=false`)).toBe('sent');
});

it('names where mails go without the password', () => {
  expect(smtpMailer('smtps://ada:secret@mail.example.nl:465', from).destination).toBe(
    'smtps://mail.example.nl:465',
  );
});
