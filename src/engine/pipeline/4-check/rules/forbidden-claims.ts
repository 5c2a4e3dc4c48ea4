/** Something the site must not say, with what an author can say instead. */
export interface ForbiddenClaim {
  /** The words of it, in small letters; a text without any of them is not looked at. */
  watch: readonly string[];
  claim: RegExp;
  /** No mistake when the same sentence (or the item it stands in) also says this. */
  unless?: { says: RegExp; in: 'sentence' | 'item' };
  /** Why it cannot be said; a whole sentence. */
  because: string;
  replacement: string;
}

const denied = { says: /\b(?:niet|geen|nooit|zonder dat)\b/i, in: 'sentence' } as const;

/** What a lease company without these licences, prices and proofs cannot promise. */
export const forbiddenClaims: readonly ForbiddenClaim[] = [
  {
    watch: ['altijd', 'iedereen', 'gegarandeerd', 'gegarandeerde'],
    claim: /\b(?:altijd|iedereen(?: wordt)?) (?:goedgekeurd|akkoord)\b|\bgegarandeerde?\b/i,
    unless: denied,
    because: 'Elke aanvraag wordt beoordeeld, dus niets staat vooraf vast.',
    replacement: 'Schrijf bijvoorbeeld "afhankelijk van beoordeling".',
  },
  {
    watch: ['toetsing', 'krediettoetsing', 'kredietcheck', 'bkr'],
    claim:
      /\bzonder (?:(?:krediet|bkr)[ -]?)?(?:toetsing|kredietcheck|controle)\b|\bbkr[ -]?vrij\b|\bzonder bkr\b/i,
    unless: denied,
    because: 'Een aanvraag wordt altijd getoetst.',
    replacement: 'Schrijf bijvoorbeeld "ook zonder jaarcijfers bespreekbaar".',
  },
  {
    watch: ['balance', 'balans'],
    claim:
      /\b(?:altijd|volledig|helemaal) (?:off[ -]?balance|(?:van|buiten) (?:de|je) balans)\b|\boff[ -]?balance\b/i,
    unless: { says: /\b(?:niet|geen|meestal|vaak|kan|kunnen|afhankelijk|hangt)\b/i, in: 'sentence' },
    because: 'Of lease op de balans komt, hangt af van de vorm en de regels.',
    replacement: 'Schrijf "meestal niet op je balans" en laat een adviseur meekijken.',
  },
  {
    watch: ['btw'],
    claim: /\baltijd (?:(?:de|je|alle) )?btw (?:terug|aftrek)|\bbtw (?:krijg|vraag) je altijd terug\b/i,
    unless: denied,
    because: 'Btw terugvragen kan alleen wie btw-plichtig is.',
    replacement: 'Schrijf "meestal terug te vragen, als je btw-plichtig bent".',
  },
  {
    watch: ['kia', 'mia', 'eia', 'investeringsaftrek'],
    claim:
      /\b(?:KIA|MIA|EIA|investeringsaftrek)\b[^.!?]*\boperational\b|\boperational\b[^.!?]*\b(?:KIA|MIA|EIA|investeringsaftrek)\b/i,
    unless: denied,
    because: 'Bij operational lease investeert de leasemaatschappij, niet je klant.',
    replacement: 'Noem investeringsaftrek alleen bij financial lease, met "mogelijk" erbij.',
  },
  {
    watch: ['fiscaal', 'fiscale', 'belastingvoordeel'],
    claim:
      /\bfiscaal (?:zeer |heel |erg )?(?:voordelig|aantrekkelijk|gunstig)\w*|\bfiscale? voorde(?:el|len)\b|\bbelastingvoordeel\b/i,
    unless: {
      says: /\b(?:kan|kunnen|mogelijk\w*|soms|meestal|vaak|hangt|afhankelijk|adviseur|boekhouder|niet|geen)\b/i,
      in: 'item',
    },
    because: 'Of er een voordeel is, hangt af van het bedrijf.',
    replacement:
      'Zeg waar het van afhangt, bijvoorbeeld "kan fiscaal voordelig zijn; laat je adviseur meekijken".',
  },
  {
    watch: ['jkp', 'kostenpercentage', 'effectieve'],
    claim: /\bJKP\b|\bjaarlijkse? kostenpercentage\b|\beffectieve (?:jaar)?rente\b/i,
    because: 'De site noemt geen effectieve rente; dat hoort in een offerte.',
    replacement: 'Noem de rekenrente, met erbij dat die een aanname is.',
  },
  {
    watch: ['laagste', 'goedkoopste', 'scherpste', 'allerlaagste'],
    claim:
      /\b(?:aller)?(?:laagste|goedkoopste|scherpste) (?:\w+ )?(?:rente|prijs|prijzen|tarief|tarieven|maandbedrag|maandlasten|lease|aanbieder)\b/i,
    because: 'Dat kan niemand bewijzen.',
    replacement: 'Schrijf wat je wel weet, bijvoorbeeld hoe snel iemand een bedrag ziet.',
  },
  {
    watch: ['beste', 'allerbeste', 'marktleider', 'nummer'],
    claim:
      /\b(?:de|het|'s) (?:aller)?beste (?:\w+ )?(?:lease\w*|aanbieder|partij|prijs|prijzen|rente|deal|voorwaarden|service)\b|\bmarktleider\b|\bnummer (?:1|één|een) (?:in|van)\b/i,
    unless: denied,
    because: 'Dat kan niemand bewijzen.',
    replacement: 'Schrijf wat je wel weet, bijvoorbeeld wat er in je aanbod zit.',
  },
  {
    watch: ['gratis', 'kosteloos'],
    claim:
      /\b(?:helemaal|volledig|geheel|altijd|100%) (?:gratis|kosteloos)\b|\bgratis (?:leasen?|leaseauto|verzekering|levering)\b/i,
    unless: denied,
    because: 'Wat bij lease hoort, zit in het maandbedrag en is dus niet gratis.',
    replacement: 'Schrijf wat er in het bedrag zit, of "zonder extra kosten" met waarvoor dat geldt.',
  },
  {
    watch: ['afm', 'dnb', 'wft'],
    claim:
      /\b(?:AFM|DNB|Wft)\b[^.!?]*\b(?:vergunning|licentie|toezicht|registratie)|\b(?:vergunning|licentie|toezicht)\b[^.!?]*\b(?:AFM|DNB|Wft)\b/i,
    unless: denied,
    because: 'Van een vergunning is niets bekend.',
    replacement: 'Haal de zin weg.',
  },
  {
    watch: ['nvl', 'vna', 'bovag', 'keurmerk'],
    claim: /\b(?:NVL|VNA|BOVAG)(?:-\w+)?\b|\bkeurmerk\b/i,
    unless: denied,
    because: 'Van een lidmaatschap of keurmerk is niets bekend.',
    replacement: 'Haal de zin weg.',
  },
  {
    watch: ['dealer', 'partner', 'importeur', 'merkdealer'],
    claim:
      /\b(?:offici(?:eel|[eë]le)|erkende?|exclusieve?) (?:\w+[ -])?(?:merk)?(?:dealer|partner|importeur)\b/i,
    unless: denied,
    because: 'Van een samenwerking met een merk is niets bekend.',
    replacement: 'Haal de zin weg.',
  },
  {
    watch: ['klanten', 'ondernemers', 'bedrijven', 'sterren', 'beoordeeld', 'beoordeling', 'waardering'],
    claim:
      /\b(?:ruim|al|meer dan) \d[\d.]*\+? (?:tevreden )?(?:klanten|ondernemers|bedrijven)\b|\b\d[\d.]*\+? tevreden \w+|\b\d(?:[.,]\d)? sterren\b|\b(?:beoordeeld|beoordeling|waardering)[^.!?]{0,20}\b\d+(?:,\d)?\b(?! (?:uur|dag|werkdag|minuten))/i,
    because: 'Aantallen klanten en cijfers van klanten zijn niet na te gaan.',
    replacement: 'Haal het getal weg.',
  },
  {
    watch: ['afsluiten', 'sluit', 'premie', 'premies'],
    claim:
      /\b(?:direct|meteen|online|hier) (?:een |je )?(?:\w*verzekering )?af(?:sluiten| te sluiten)\b|\bsluit\b[^.!?]*\b\w*verzekering\b[^.!?]*\baf\b|\bpremies?\b[^.!?]*€/i,
    unless: denied,
    because: 'Over verzekeringen mag de site informeren, niet bemiddelen.',
    replacement: 'Schrijf "stel je verzekeringsvraag" en noem geen premie.',
  },
  {
    watch: ['achmea', 'allianz', 'aegon', 'interpolis', 'univé', 'asr', 'beheer', 'nederlanden', 'reaal'],
    claim:
      /\b(?:Achmea|Allianz|Aegon|Interpolis|ASR|Centraal Beheer|Nationale[- ]Nederlanden|Reaal)\b|\bUnivé(?!\p{L})/iu,
    because: 'De site noemt geen verzekeraars.',
    replacement: 'Schrijf "de verzekeraar".',
  },
  {
    watch: ['24'],
    claim: /\b24\/7\b/i,
    unless: { says: /pech|schade|storing|panne|noodgeval|ongeval|mailen/i, in: 'item' },
    because: 'Het kantoor heeft openingstijden; alleen hulp bij pech en schade is er dag en nacht.',
    replacement: 'Zet erbij waarvoor het is, bijvoorbeeld "24/7 hulp bij pech en storing".',
  },
  {
    watch: ['dagen'],
    claim:
      /\b(?:lever|bezorg)\w*[^.!?]*\bbinnen (?:enkele|een paar|\d+) (?:werk)?dagen\b|\bbinnen (?:enkele|een paar|\d+) (?:werk)?dagen\b[^.!?]*\b(?:ge)?(?:lever|bezorg)\w*/i,
    unless: { says: /voorraad|overleg/i, in: 'item' },
    because: 'Hoe snel iets geleverd wordt, hangt af van de voorraad.',
    replacement: 'Zet er "bij voorraad" of "in overleg" bij.',
  },
];
