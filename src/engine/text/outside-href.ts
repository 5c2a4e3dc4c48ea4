import { telephoneHref } from '../../shared/leads/telephone.ts';

/** An address outside the site, with the scheme that makes it a link. */
interface OutsideHref {
  text: string;
  /** Whether nothing else can be meant. */
  isUnambiguous: boolean;
}

type Attempt = (value: string) => string | undefined;

const certain: readonly Attempt[] = [telephone, mail, mailWithSubject, website];
const guesses: readonly Attempt[] = [
  (value) =>
    /^http:\/\/(?!localhost\b|127\.)\S+$/i.test(value) ? value.replace(/^http:/i, 'https:') : undefined,
  (value) =>
    /^(?:[\w-]+\.)+(?:nl|com|be|de|eu|org|net|info)(?:\/\S*)?$/i.test(value) ? `https://${value}` : undefined,
  (value) => (/^\/\/[\w-]+\.\S+$/.test(value) ? `https:${value}` : undefined),
  (value) => {
    const rest = /^h\w{1,5}s?[:;]?\/{1,2}[:;]?\/*(?=[\w-]+\.)(\S+)$/i.exec(value)?.[1];
    return rest && `https://${rest}`;
  },
];

/** What a telephone number, mail address or website without its scheme, or with a damaged one, means as a link. */
export function outsideHref(written: string): OutsideHref | undefined {
  const value = written.trim();
  for (const [attempts, isUnambiguous] of [
    [certain, true],
    [guesses, false],
  ] as const) {
    for (const attempt of attempts) {
      const text = attempt(value);
      if (text !== undefined && text !== written) return { text, isUnambiguous };
    }
  }
  return undefined;
}

function telephone(value: string): string | undefined {
  const number = /^(?:tel\s*:?\s*|telefoon\s*:?\s*)?(?:\/\/)?(\+?[\d\s().\-–/]+)$/i.exec(value)?.[1] ?? '';
  const digits = number.replace(/\D/g, '').length;
  return digits >= 9 && digits <= 15 && /^[+0(]/.test(number.trim()) ? telephoneHref(number) : undefined;
}

function mail(value: string): string | undefined {
  const joined = value.replace(/\s*@\s*/, '@');
  const address = /^(?:mail(?:to)?\s*:?\s*)?(?:\/\/)?([^\s@/:]+@[^\s@/:]+\.[a-z]{2,})$/i.exec(joined)?.[1];
  return address && `mailto:${address}`;
}

/** The subject of a mail, as a browser writes its spaces, and an `&` that would end it. */
function mailWithSubject(value: string): string | undefined {
  if (!/^mailto:[^\s?]+\?/.test(value)) return undefined;
  return value.replace(/&(?![a-z]+=)/gi, '%26').replace(/\s+/g, '%20');
}

function website(value: string): string | undefined {
  return /^www\.[\w-]+\.[a-z]{2,}\S*$/i.test(value) ? `https://${value}` : undefined;
}
