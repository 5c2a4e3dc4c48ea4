import { capitalised } from '../../src/shared/text/capitalised.ts';
import { randomNumbers } from '../../tests/random.ts';

const who =
  'een aannemer,een akkerbouwer,een koerier,een verhuizer,een hovenier,een loonwerker,een stratenmaker,een groothandel,een transporteur,een zorginstelling,een bakker,een installateur,een fabrikant,een touroperator,een veehouder,een boomkweker'.split(
    ',',
  );
const does =
  'vergelijkt,huurt,vervangt,onderhoudt,kiest,verzekert,bestelt,plant,verkoopt,repareert,keurt,verplaatst'.split(
    ',',
  );
const what =
  'de machine,het voertuig,de opbouw,de laadbak,de motor,het onderstel,de cabine,de oplegger,de aanhanger,de hefmast,het bedieningspaneel,de banden,de accu,de koeling,de laadklep,het uitrustingsstuk'.split(
    ',',
  );
const when =
  'in het voorjaar,na de oogst,voor de winter,bij druk werk,in een rustige week,tijdens een project,na een keuring,op een ander terrein,bij langer gebruik,als het werk verandert,voor een nieuwe klant,aan het einde van de looptijd'.split(
    ',',
  );
const because =
  'omdat ruimte schaars is,want de planning schuift,zodat het werk doorgaat,omdat de kosten dan vooraf duidelijk zijn,want stilstand is duur,zodat de ploeg verder kan,omdat reparaties zich opstapelen,want de eisen worden strenger,zodat er spreiding ontstaat,omdat de buren op geluid letten,want brandstof weegt zwaar,zodat de balans rustig blijft'.split(
    ',',
  );

/** Texts that read as Dutch, are the same each time, and have no sentence that another page has too; no title twice. */
export class Sentences {
  readonly #page: number;
  readonly #random: () => number;
  readonly #phrases = new Set<string>();

  constructor(page: number) {
    this.#page = page;
    this.#random = randomNumbers(page);
  }

  /** A few words, as for a title. */
  phrase(): string {
    const phrase = capitalised(`${this.#of(what)} ${this.#of(when)}`);
    // The check reports a list that says the same twice.
    if (this.#phrases.has(phrase)) return this.phrase();
    this.#phrases.add(phrase);
    return phrase;
  }

  /** A text of this many sentences. */
  text(count: number): string {
    return Array.from({ length: count }, () => this.#sentence()).join(' ');
  }

  #sentence(): string {
    return `${capitalised(`${this.#of(who)} ${this.#of(does)} ${this.#of(what)} van type ${Math.abs(this.#page)} ${this.#of(when)}, ${this.#of(because)}`)}.`;
  }

  #of(words: readonly string[]): string {
    return words[Math.floor(this.#random() * words.length)] ?? '';
  }
}
