import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';

const again =
  'Je werk is op deze computer bewaard. Lever daarna nog een keer in: npm run hand-in, of de knop in de editor.';

interface GitRefusal {
  /** As the clone calls it. */
  remote: string;
  /** Of git. */
  words: string;
}

/** Of git itself, for this folder alone: with `*` git would run what any folder asks for. */
function trustCommand(words: string): string {
  const [command = 'git config --global --add safe.directory MAP'] =
    /git config --global --add safe\.directory .+/.exec(words) ?? [];
  // Only these quotes work in Windows.
  return command.replaceAll("'", '"');
}

/** The file by which git keeps others out; one that was killed leaves it. */
function lockIn(words: string): string {
  return /unable to create '(.+\.lock)'/i.exec(words)?.[1] ?? '.git/index.lock';
}

/** Git's messages, and what an author does about each; the first match counts. */
const refusals: readonly { sign: RegExp; message: string | ((refusal: GitRefusal) => string) }[] = [
  {
    sign: /not a git repository/,
    message:
      'Deze map is geen kopie van de site die git bijhoudt. Open de map die je met "git clone" of van een collega kreeg, en werk daar verder.',
  },
  {
    sign: /dubious ownership/,
    message: ({ words }) =>
      `Deze map is van een andere gebruiker van deze computer, en dan doet git niets. Vertrouw je die? Typ: ${trustCommand(words)}`,
  },
  {
    // Before what names a file that could not be written.
    sign: /no space left on device|out of diskspace|disk quota exceeded|couldn't write '/i,
    message: `Er is geen ruimte meer op de schijf. Maak ruimte, bijvoorbeeld door de prullenbak te legen. ${again}`,
  },
  {
    sign: /index\.lock|another git process/i,
    message: ({ words }) =>
      `Een ander programma is nog met de bestanden bezig. Wacht tot dat klaar is, of sluit VS Code en open het opnieuw. Lever dan nog een keer in: npm run hand-in, of de knop in de editor. Komt dit terug nadat je de computer opnieuw hebt opgestart? Typ dan eerst, in een terminal: rm "${lockIn(words)}"`,
  },
  {
    sign: /could not resolve host|network is unreachable|timed out|could not connect|failed to connect|connection (?:refused|reset)|no route to host/i,
    message: `De site is nu niet te bereiken. Kijk of je internet hebt. ${again}`,
  },
  {
    sign: /terminal prompts disabled/,
    message:
      'Git heeft je naam en wachtwoord voor de site nodig, en kan er in de editor niet om vragen. Typ in een terminal, in VS Code met Terminal → Nieuwe terminal: npm run hand-in. Daar vraagt git ernaar. Je werk is op deze computer bewaard.',
  },
  {
    sign: /permission (?:to .* )?denied|authentication failed|could not read (?:username|password)|invalid (?:username|credentials)|error: 40[13]|access denied|host key verification failed/i,
    message: `Je mag hier nog niets inleveren. Vraag wie de site beheert om toegang, of meld je in VS Code opnieuw aan (Accounts, linksonder). ${again}`,
  },
  {
    sign: /repository .*not found|does not appear to be a git repository|repository '.*' does not exist|could not read from remote/i,
    message: ({ remote }) =>
      `Op het adres waar de site zou staan, is niets te vinden. Vraag wie de site beheert om het adres en typ: git remote set-url ${remote} ADRES. ${again}`,
  },
  {
    sign: /protected branch|hook declined|remote rejected/i,
    message: `De site weigert wat je inlevert. Laat wie de site beheert dit lezen. ${again}`,
  },
];

/**
 * The refusal of git in words for an author, with the words of git below.
 * @param remote as the clone calls it
 */
export function gitRefusal(words: string, remote = 'origin'): CouldNotRunError {
  const explanation = refusals.find(({ sign }) => sign.test(words))?.message;
  const known = typeof explanation === 'function' ? explanation({ remote, words }) : explanation;
  const message = known ?? `Het inleveren lukte niet. Laat wie de site beheert dit lezen. ${again}`;
  return new CouldNotRunError(`${message}\n\nGit zegt:\n${words.replace(/^/gm, '  ')}`);
}
