import type { IssuerKind } from '#shared/letters/catalogue/issuers.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

/** Nobody demands money without a word for paying. */
export const ofPaying =
  /\b(?:do|za|w)?(?:plac|plat|uregul|uiszcz|uisci|naleznos|zaleglos|zadluzen|dlug|koszt|zwrot|zwroc)/;
/** "Wezwanie do zaniechania naruszeń": a call for something other than money. */
export const otherCall =
  /\bwezwani\w* do (?!zaplat|dobrowoln|zwrot|uregul|splat|uiszcz|wykup|natychmiast|ostateczn|usuni|oprozn|opuszcz|wydani|zlozeni)/;
/** "Odpowiadając na skargę": the reader asked first, so this is no call on the reader. */
export const answers =
  /\b(?:odpowiadajac na|w odpowiedzi na) (?:pan\w* )?(?:skarg|zapytani|prosb|interwencj)/;
/** Something lodged before lacks something: a first declaration, asked for, completes nothing. */
export const lacking =
  /\b(?:brak(?:i|ow|ami|uj\w+)?\b|uzupeln|niekomplet|nie zawiera|nie dolacz|bez rozpoz|bez rozpatrz|wnios|podani[ea]\b)/;
/** The letterhead of whoever lends money; the footer may name a bank that keeps an account. */
export const lenders = /^.{0,200}\b(?:bank|skok|kas[ay]\b|kredyt|pozyczk|leasing|finans|fundusz)/;
/** Words that every writer of that trade uses: a shop answers complaints too. */
export const trades: Readonly<Partial<Record<IssuerKind, RegExp>>> = {
  // "odszkodowanie" alone is also what an operator or a carrier pays for its own fault.
  insurer: wordPattern([
    'ubezpiecz*',
    'polis*',
    'asekura*',
    'reasekura*',
    'szkod*',
    'tu',
    'tuw',
    'na zycie',
    'tuir',
    'owu',
    'pzu',
    'warta',
    'warty',
    'hestia',
    'hestii',
    'allianz',
    'generali',
    'uniqa',
    'interrisk',
    'link4',
    'compensa',
    'wiener',
  ]),
  bank: wordPattern(['bank*', 'kredyt*', 'pozyczk*', 'skok', 'kasa*', 'kasy', 'leasing*', 'kart*']),
  employer: wordPattern([
    'praca',
    'pracy',
    'prace',
    'pracown*',
    'pracodaw*',
    'pracuj*',
    'zatrudni*',
    'wynagrodzeni*',
    'zleceni*',
    'urlop*',
    'etat*',
    'kadr*',
    'stanowisk*',
  ]),
  zus: wordPattern(['zus', 'ubezpieczen spolecznych', 'ubezpieczenia spolecznego', 'krus']),
  housing: wordPattern([
    'spoldzielni*',
    'wspolnot*',
    'mieszkan*',
    'mieszkal*',
    'lokal',
    'lokalu',
    'lokali',
    'lokalowi',
    'czynsz*',
    'budynk*',
    'nieruchomosc*',
    'garaz*',
    'dzialk*',
  ]),
};
