const address = 'https://www.site.example/functions/v1/send-contact-form';
export const json = { 'content-type': 'application/json' };
const contact = {
  firstName: 'Jan',
  lastName: 'de Vries',
  email: 'jan@bedrijf.nl',
  message: 'Hallo',
  formType: 'contact',
  elapsedMs: 9000,
};
const large = 10 * 1024 * 1024;

/** A request as a browser or an attacker would send it. */
export interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | (() => ReadableStream<Uint8Array>);
}

/** Makes the request; as often as wanted. */
export function requestOf({ method = 'POST', headers = json, body }: Sent): Request {
  const init = { method, headers, body: typeof body === 'function' ? body() : body, duplex: 'half' };
  return new Request(address, init);
}

/** A lead that differs from `contact`, as a request. */
export function lead(more: Record<string, unknown> = {}, headers: Record<string, string> = {}): Sent {
  return { headers: { ...json, ...headers }, body: JSON.stringify({ ...contact, ...more }) };
}

function inJson(body: string): Sent {
  return { body };
}

/** A body that comes in pieces, and stays open when `stops` says so. */
function stream(pieces: Iterable<Uint8Array>, stops = false): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.iterator]();
  return new ReadableStream({
    pull(controller) {
      const { value, done } = iterator.next();
      if (value) controller.enqueue(value);
      if (done && !stops) controller.close();
      return done && stops ? new Promise<void>(() => {}) : undefined;
    },
  });
}

function* blanks(bytes: number): Generator<Uint8Array> {
  for (let sent = 0; sent < bytes; sent += 65536) yield new Uint8Array(65536).fill(0x20);
}

/** A good request of that many bytes. */
const ofSize = (size: number) => JSON.stringify(contact).padEnd(size);

const bytes = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
const markup = '<script>alert(1)</script><img src=x onerror="alert(1)">';
const statement = "'); drop table crm.lead; --";
const textFields = [
  'firstName',
  'lastName',
  'phone',
  'company',
  'companyName',
  'kvkNumber',
  'subject',
  'message',
];
const everyField = (text: string) => Object.fromEntries(textFields.map((name) => [name, text]));

/** What is refused, with the answer's status and code, and for fields which. */
export const refused: [name: string, sent: Sent, status: number, code: string, fields?: string[]][] = [
  ['nothing at all', {}, 400, 'json'],
  ['no JSON', inJson('firstName=Jan&formType=contact'), 400, 'json'],
  ['half of a JSON', inJson('{"firstName":"Jan"'), 400, 'json'],
  ['a list', inJson('[]'), 422, 'fields', ['body']],
  ['a number', inJson('12'), 422, 'fields', ['body']],
  ['null', inJson('null'), 422, 'fields', ['body']],
  ['nesting of 15.000', inJson(`${'['.repeat(15_000)}${']'.repeat(15_000)}`), 422, 'fields', ['body']],
  [
    'nesting in a field',
    inJson(`{"formType":"contact","message":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`),
    422,
    'fields',
    ['message', 'firstName', 'lastName', 'email'],
  ],
  ['text instead of a form', { ...lead(), headers: { 'content-type': 'text/plain' } }, 415, 'content_type'],
  [
    'a form',
    { ...lead(), headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    415,
    'content_type',
  ],
  ['no type', { body: bytes(JSON.stringify(contact)), headers: {} }, 415, 'content_type'],
  ['another charset', lead({}, { 'content-type': 'application/json; charset=utf-16' }), 415, 'content_type'],
  ['a compressed body', lead({}, { 'content-encoding': 'gzip' }), 415, 'content_encoding'],
  ['UTF-16', { body: utf16(JSON.stringify(contact)) }, 400, 'json'],
  [
    'Latin-1',
    { body: new Uint8Array(Buffer.from(JSON.stringify({ ...contact, firstName: 'Zoë' }), 'latin1')) },
    400,
    'json',
  ],
  ['overlong UTF-8', { body: new Uint8Array([0x22, 0xc0, 0xaf, 0x22]) }, 400, 'json'],
  [
    '10 MB that says so',
    { body: () => stream(blanks(large)), headers: { ...json, 'content-length': String(large) } },
    413,
    'too_large',
  ],
  ['a byte more than 32 KB', { body: ofSize(32 * 1024 + 1) }, 413, 'too_large'],
  ['10 MB that does not say so', { body: () => stream(blanks(large)) }, 413, 'too_large'],
  ['a body that stops halfway', { body: () => stream([bytes('{"firstName":')], true) }, 408, 'timeout'],
  ['GET', { method: 'GET' }, 405, 'method'],
  ['PUT', { ...lead(), method: 'PUT' }, 405, 'method'],
  ['DELETE', { method: 'DELETE' }, 405, 'method'],
  ['a foreign website', lead({}, { origin: 'https://evil.example' }), 403, 'origin'],
  [
    'a preflight of a foreign website',
    { method: 'OPTIONS', headers: { origin: 'https://evil.example' } },
    403,
    'origin',
  ],
  ['a hidden origin', lead({}, { origin: 'null' }), 403, 'origin'],
  [
    'a foreign website that forges who it talks to',
    lead(
      {},
      {
        origin: 'https://evil.example',
        'x-forwarded-host': 'evil.example',
        referer: 'https://www.site.example/',
      },
    ),
    403,
    'origin',
  ],
  [
    'missing fields',
    inJson('{"formType":"contact"}'),
    422,
    'fields',
    ['firstName', 'lastName', 'email', 'message'],
  ],
  ['control characters', lead(everyField('a\u0000b')), 422, 'fields', textFields],
  ['an escape sequence', lead(everyField('a\u001b[31mb')), 422, 'fields', textFields],
  [
    'a line of a mail header',
    lead(everyField('Jan\r\nBcc: a@b.nl')),
    422,
    'fields',
    textFields.filter((name) => name !== 'message'),
  ],
  [
    'a line of a mail header in the address',
    lead({ email: 'jan@bedrijf.nl\r\nBcc: a@b.nl' }),
    422,
    'fields',
    ['email'],
  ],
  ['more than one address', lead({ email: 'jan@bedrijf.nl, a@b.nl' }), 422, 'fields', ['email']],
  [
    'half a character',
    inJson(JSON.stringify({ ...contact, firstName: 'a\ud800' })),
    422,
    'fields',
    ['firstName'],
  ],
  ['__proto__', inJson('{"__proto__":{"formType":"contact"}}'), 422, 'fields', ['__proto__', 'formType']],
  [
    'too many fields',
    lead(Object.fromEntries(Array.from({ length: 900 }, (_, n) => [`f${n}`, 'x']))),
    422,
    'fields',
    ['body'],
  ],
];

/** What is taken, with what is stored of it. */
export const taken: [name: string, sent: Sent, stored: Record<string, string>][] = [
  ['a good request', lead(), { firstName: 'Jan', email: 'jan@bedrijf.nl', message: 'Hallo' }],
  [
    'its own website on another port',
    lead({}, { origin: 'http://www.site.example:5173' }),
    { firstName: 'Jan' },
  ],
  ['a website that is allowed', lead({}, { origin: 'https://partner.example' }), { firstName: 'Jan' }],
  [
    'UTF-8 that says so',
    lead({}, { 'content-type': 'Application/JSON; Charset="UTF-8"' }),
    { firstName: 'Jan' },
  ],
  [
    'a body in single bytes',
    { body: () => stream(Array.from(bytes(JSON.stringify(contact)), (byte) => Uint8Array.of(byte))) },
    { firstName: 'Jan' },
  ],
  ['markup, kept as it is', lead(everyField(markup)), everyField(markup)],
  ['SQL, kept as it is', lead(everyField(statement)), everyField(statement)],
  [
    'unknown fields',
    lead({ vehicle: 'x', isCompany: true, count: 3 }),
    { vehicle: 'x', isCompany: 'true', count: '3' },
  ],
  [
    'a name twice: the last one',
    inJson(`{"firstName":"A",${JSON.stringify(contact).slice(1)}`),
    { firstName: 'Jan' },
  ],
  ['letters of all kinds', lead({ firstName: 'Łukasz 陈 👩‍🔧' }), { firstName: 'Łukasz 陈 👩🔧' }],
  ['32 KB', { body: ofSize(32 * 1024) }, { message: 'Hallo' }],
  ['the longest message', lead({ message: '🚜'.repeat(2500) }), { message: '🚜'.repeat(2500) }],
];
