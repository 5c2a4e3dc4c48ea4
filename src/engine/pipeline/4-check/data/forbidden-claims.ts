interface ForbiddenClaim {
  /** Not global: the first match in a text is enough. */
  claim: RegExp;
  /** Allowed when the same sentence or item matches this. */
  unless?: { says: RegExp; in: 'sentence' | 'item' };
  /** A whole sentence. */
  because: string;
  hint: string;
}

const denied = { says: /\b(?:niet|geen|nooit|zonder dat)\b/i, in: 'sentence' } as const;

/** Sentences that say nothing of the company. */
const ofOthers = String.raw`^(?!.*\b(?:wij|we|ons|onze|hoplease|kantoor|bereikbaar|bel|service|helpdesk)\b|.*\{company\})`;

const alwaysAssessed = 'Een aanvraag wordt altijd getoetst.';
const withoutAccounts = 'Schrijf bijvoorbeeld "ook zonder jaarcijfers bespreekbaar".';

/** Claims that need a licence, price or proof the company lacks. */
export const forbiddenClaims: readonly ForbiddenClaim[] = [
  {
    claim:
      /\b(?:altijd|(?:iedereen|(?:elke|iedere) aanvraag)(?: wordt)?) (?:goedgekeurd|geaccepteerd|akkoord)\b|\bkeuren (?:(?:we|wij) )?(?:iedereen|(?:elke|iedere) aanvraag|alle aanvragen) goed\b|\b100% goedkeuring\b|\bgegarandeerde?\b/i,
    // What a manufacturer promises of a machine.
    unless: {
      says: /\b(?:niet|geen|nooit|zonder dat|vermogen|opbrengst|restwaarde|fabrikant)\b/i,
      in: 'sentence',
    },
    because: 'Elke aanvraag wordt beoordeeld, dus niets staat vooraf vast.',
    hint: 'Schrijf bijvoorbeeld "afhankelijk van beoordeling".',
  },
  {
    claim:
      /\bzonder (?:(?:krediet|bkr)[ -]?)?(?:toetsing|kredietcheck|controle)\b|\bbkr[ -]?vrij\b|\bzonder bkr\b/i,
    unless: denied,
    because: alwaysAssessed,
    hint: withoutAccounts,
  },
  {
    claim: /\bgeen (?:krediet|bkr)[ -]?(?:toets(?:ing)?|check|controle)\b/i,
    unless: { says: /\b(?:niet|nooit)\b/i, in: 'sentence' },
    because: alwaysAssessed,
    hint: withoutAccounts,
  },
  {
    claim:
      /\b(?:altijd|volledig|helemaal) (?:off[ -]?balance|(?:van|buiten) (?:de|je) balans)\b|\boff[ -]?balance\b/i,
    unless: { says: /\b(?:niet|geen|meestal|vaak|kan|kunnen|afhankelijk|hangt)\b/i, in: 'sentence' },
    because: 'Of lease op de balans komt, hangt af van de vorm en de regels.',
    hint: 'Schrijf "meestal niet op je balans" en laat een adviseur meekijken.',
  },
  {
    claim: /\baltijd (?:(?:de|je|alle) )?btw (?:terug|aftrek)|\bbtw (?:krijg|vraag) je altijd terug\b/i,
    unless: denied,
    because: 'Btw terugvragen kan alleen wie btw-plichtig is.',
    hint: 'Schrijf "meestal terug te vragen, als je btw-plichtig bent".',
  },
  {
    claim:
      /\b(?:KIA|MIA|EIA|investeringsaftrek)\b[^.!?]*\boperational\b|\boperational\b[^.!?]*\b(?:KIA|MIA|EIA|investeringsaftrek)\b/i,
    unless: {
      says: /\b(?:niet|geen|nooit|zonder dat|(?:kies je|alleen(?: bij)?) financial)\b/i,
      in: 'sentence',
    },
    because: 'Bij operational lease investeert de leasemaatschappij, niet je klant.',
    hint: 'Noem investeringsaftrek alleen bij financial lease, met "mogelijk" erbij.',
  },
  {
    claim:
      /\bfiscaal (?:zeer |heel |erg )?(?:voordelig|aantrekkelijk|gunstig)\w*|\bfiscale? voorde(?:el|len)\b|\bbelastingvoordeel\b/i,
    unless: {
      says: /\b(?:kan|kunnen|mogelijk\w*|soms|meestal|vaak|hangt|afhankelijk|adviseur|boekhouder|niet|geen)\b/i,
      in: 'item',
    },
    because: 'Of er een voordeel is, hangt af van het bedrijf.',
    hint: 'Zeg waar het van afhangt, bijvoorbeeld "kan fiscaal voordelig zijn; laat je adviseur meekijken".',
  },
  {
    claim: /\b(?:volledig|geheel|helemaal|100%) (?:fiscaal )?aftrekbaar\b/i,
    unless: {
      says: /\b(?:kan|kunnen|mogelijk\w*|soms|meestal|vaak|hangt|afhankelijk|adviseur|boekhouder|niet|geen|als je|mits|tenzij)\b/i,
      in: 'item',
    },
    because: 'Wat aftrekbaar is, hangt af van het bedrijf en de leasevorm.',
    hint: 'Zeg waar het van afhangt, bijvoorbeeld "de rente is meestal aftrekbaar; laat je adviseur meekijken".',
  },
  {
    claim: /\bJKP\b|\bjaarlijkse? kostenpercentage\b|\beffectieve (?:jaar)?rente\b/i,
    because: 'De site noemt geen effectieve rente; dat hoort in een offerte.',
    hint: 'Noem de rekenrente, met erbij dat die een aanname is.',
  },
  {
    claim:
      /\b(?:aller)?(?:laagste|goedkoopste|scherpste) (?:\w+ )?(?:rente|prijs|prijzen|tarief|tarieven|maandbedrag|maandlasten|lease|aanbieder)\b|\b(?:beste|goedkoopste|voordeligste|snelste|grootste) (?:van|in) (?:heel )?(?:Nederland|Europa|de Benelux)\b/i,
    because: 'Dat kan niemand bewijzen.',
    hint: 'Schrijf wat je wel weet, bijvoorbeeld hoe snel iemand een bedrag ziet.',
  },
  {
    claim:
      /\b(?:de|het|'s) (?:aller)?beste (?:\w+ )?(?:lease\w*|aanbieder|partij|prijs|prijzen|rente|deal|voorwaarden|service)\b|\bmarktleider\b|\bnummer (?:1|één|een) (?:in|van)\b/i,
    unless: denied,
    because: 'Dat kan niemand bewijzen.',
    hint: 'Schrijf wat je wel weet, bijvoorbeeld wat er in je aanbod zit.',
  },
  {
    claim:
      /\b(?:helemaal|volledig|geheel|altijd|100%) (?:gratis|kosteloos)\b|\bgratis (?:leasen?|leaseauto|verzekering|levering)\b/i,
    unless: denied,
    because: 'Wat bij lease hoort, zit in het maandbedrag en is dus niet gratis.',
    hint: 'Schrijf wat er in het bedrag zit, of "zonder extra kosten" met waarvoor dat geldt.',
  },
  {
    claim:
      /\b(?:AFM|DNB|Wft)\b[^.!?]*\b(?:vergunning|licentie|toezicht|registratie)|\b(?:vergunning|licentie|toezicht)\b[^.!?]*\b(?:AFM|DNB|Wft)\b/i,
    unless: denied,
    because: 'Van een vergunning is niets bekend.',
    hint: 'Haal de zin weg.',
  },
  {
    claim:
      /\b(?:NVL|VNA|BOVAG)\b(?!-(?:truck|garage|dealer|bedrijf|monteur))(?:-\w+)?|(?<!-)\bkeurmerk\b(?! (?:voor|op)\b)/i,
    unless: denied,
    because: 'Van een lidmaatschap of keurmerk is niets bekend.',
    hint: 'Haal de zin weg.',
  },
  {
    claim:
      /\b(?:offici(?:eel|[eë]le)|erkende?|exclusieve?) (?:\w+[ -])?(?:merk)?(?:dealer|partner|importeur)\b/i,
    unless: {
      says: new RegExp(
        String.raw`\b(?:niet|geen|nooit|zonder dat)\b|${ofOthers}.*\b(?:een|de|je) (?:offici|erkend|exclusie)`,
        'i',
      ),
      in: 'sentence',
    },
    because: 'Van een samenwerking met een merk is niets bekend.',
    hint: 'Haal de zin weg.',
  },
  {
    claim:
      /\b(?:ruim|al|meer dan) \d[\d.]*\+? (?:tevreden )?(?:klanten|ondernemers|bedrijven)\b|\b(?<!\d\.?)\d[\d.]*\+? tevreden \w+|\b\d(?:[.,]\d)? sterren\b|\b\d+(?:[.,]\d)? (?:op|bij|van) (?:Trustpilot|Kiyoh|Klantenvertellen)\b|\b(?:beoordeeld|beoordeling|waardering)[^.!?]{0,20}\b\d+(?:,\d)?\b(?<!\bbox \d)(?! (?:uur|dag|werkdag|minuten|tot|week|weken|stap|maand|jaar))/i,
    unless: { says: /\b(?:energielabel|hotel|restaurant|in Nederland|in Europa|terrein)\b/i, in: 'sentence' },
    because: 'Aantallen klanten en cijfers van klanten zijn niet na te gaan.',
    hint: 'Haal het getal weg.',
  },
  {
    claim:
      /\b(?:direct|meteen|online|hier) (?:een |je )?(?:\w*verzekering )?af(?:sluiten| te sluiten)\b|\bsluit\b[^.!?]*\b\w*verzekering\b[^.!?]*\baf\b|\bpremies?\b[^.!?]*€/i,
    unless: { says: /\b(?:niet|geen|nooit|zonder dat|subsidie|SDE|laadpaal)\b/i, in: 'sentence' },
    because: 'Over verzekeringen mag de site informeren, niet bemiddelen.',
    hint: 'Schrijf "stel je verzekeringsvraag" en noem geen premie.',
  },
  {
    claim:
      /\b(?:Achmea|Allianz|Aegon|Interpolis|ASR|Centraal Beheer|Nationale[- ]Nederlanden|Reaal)\b|\bUnivé(?![a-zà-ɏ])/i,
    // The anti-slip of a truck, and "reaal gezien".
    unless: { says: /\bASR-|antislip|\bslip|\breaal gezien\b/i, in: 'sentence' },
    because: 'De site noemt geen verzekeraars.',
    hint: 'Schrijf "de verzekeraar".',
  },
  {
    claim: /\bonafhankelijke? (?:\w+ )?(?:\w*advies|\w*adviseurs?)\b/i,
    unless: denied,
    because: 'Wie zijn eigen lease aanbiedt, is geen onafhankelijk adviseur.',
    hint: 'Schrijf "persoonlijk advies".',
  },
  {
    claim: /\b24\/7\b/i,
    unless: {
      says: new RegExp(
        String.raw`pech|schade|storing|panne|noodgeval|ongeval|mailen|${ofOthers}.*\b(?:draai|melk|laadpa|camera|koel|machine)`,
        'i',
      ),
      in: 'item',
    },
    because: 'Het kantoor heeft openingstijden; alleen hulp bij pech en schade is er dag en nacht.',
    hint: 'Zet erbij waarvoor het is, bijvoorbeeld "24/7 hulp bij pech en storing".',
  },
  {
    claim:
      /\b(?:lever|bezorg)\w*[^.!?]*\bbinnen (?:enkele|een paar|\d+) (?:werk)?dagen\b|\bbinnen (?:enkele|een paar|\d+) (?:werk)?dagen\b[^.!?]*\b(?:ge)?(?:lever|bezorg)\w*/i,
    // A visitor who hands something in, and a machine that brings in more.
    unless: { says: /voorraad|overleg|\bje lever|\blevert? [^.!?]*\b(?:meer|rust|besparing)\b/i, in: 'item' },
    because: 'Hoe snel iets geleverd wordt, hangt af van de voorraad.',
    hint: 'Zet er "bij voorraad" of "in overleg" bij.',
  },
];
