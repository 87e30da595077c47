import { months } from '#shared/letters/calendar/polish-wording.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

/** What the text is. */
const kindOfPaper = either(
  'decyzj',
  'postanowieni',
  'wezwani', // Ostateczne przedsądowe wezwanie do zapłaty
  'wzywa',
  'nakaz',
  'wyrok',
  'upomnieni',
  'zawiadomieni',
  'zawiadami', // Zawiadamiam, że …
  'wypowiedzeni',
  'wypowiada',
  'zaswiadczeni',
  'protokol',
  'pozew',
  /umow[aęy]/,
  'faktur',
  'mandat',
  'ugod',
  'oswiadczeni',
  'sprzeciw',
  'odwolani',
  'reklamacj',
);
/** Who writes. */
const writer = either(
  /sad(?:u|zie)? (?:rejonow|okregow|apelacyjn|najwyzsz)/, // Sąd Rejonowy w Olsztynie
  'urzad',
  'urzedu',
  'naczelnik',
  'prezydent miasta',
  'burmistrz',
  'wojt',
  'starost',
  'wojewod',
  'komornik',
  /zaklad(?:u)? ubezpieczen/,
  'inspektor',
  'dyrektor',
  'prokurat',
  'kancelari',
  'spolk',
  /sp\. ?z ?o/, // sp. z o.o.
  's.a.',
  'bank',
  'towarzystw', // Whom it addresses, and how.
  'spoldzieln',
  'wspolnot',
  'fundusz',
  'ministerstw',
  'rzecznik',
  'policj',
  'straz',
);
/** To whom it is addressed, and how. */
const addressed = either(
  'szanown', // Szanowna Pani
  /pan(?:i|a|u|em)?\b/,
  'panstw',
  'dluznik',
  'pozwan',
  'strona',
  'podatnik',
  'obwinion',
  'lokator',
  'najemc',
  'kredytobiorc',
  'ubezpieczon',
  'wnioskodawc',
  'klient',
  'uczestnik',
  'zobowiazan',
);
/** What it wants and by when. */
const wants = either(
  'w terminie', // w terminie 7 dni
  'do dnia',
  /termin(?:u|em|ie)? (?:platnosci|zaplaty|\d)/,
  'w ciagu',
  'najpozniej',
  'niezwlocznie',
  /prosz[ey]/,
  'prosimy',
  /wnosz[ęe]/,
  'informujemy',
  'informuje',
  'uprzejmie',
  'pod rygorem',
  'nalezy',
);
/** "16 lipca 2026". */
const monthName = either(...months.map(foldText));

/**
 * Features of an official or commercial letter, each counted once. They are deliberately of different kinds:
 * a chat that mentions an amount and a date has two, the shortest real notice has more.
 */
const marks: readonly RegExp[] = [
  // what it is
  new RegExp(String.raw`\b${kindOfPaper}`),
  // who writes
  new RegExp(String.raw`\b${writer}`),
  // whom it addresses and how
  new RegExp(String.raw`\b${addressed}`),
  // its legal basis
  /\b(?:na podstawie|art\.? ?\d|ustaw[ay]|§|k\.?p\.?[ac]\b|kodeks|rozporzadzeni|zgodnie z|regulamin|ust\.? ?\d)/,
  // what it wants and by when
  new RegExp(String.raw`\b${wants}`),
  // case numbers and identifiers
  /\b(?:sygn|znak|nr sprawy|numer sprawy|nr akt|nr umowy|nr polisy|nr szkody|nip\b|pesel\b|regon\b|krs\b|dotyczy|nr ref|numer klienta|l\. ?dz)/,
  // money
  /\b\d[\d .]*(?:,\d{2})? ?(?:zl|pln|eur)\b|\brachun(?:ek|ku)\b|\bodsetk|\bkwot/,
  // dates
  new RegExp(
    String.raw`\b\d{1,2}[.-]\d{1,2}[.-]\d{4}\b|\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2} ${monthName}\b`,
  ),
  // addresses
  /\b\d{2}-\d{3} \p{L}/u,
  // how it ends
  /z powazaniem|z wyrazami szacunku|pouczeni|podpis|\/-\/|zalaczni|otrzymuj/,
];
const ENOUGH_MARKS = 3;

/** Whether a text has at least three different features of a letter. */
export function hasLetterStructure(text: string): boolean {
  const folded = foldText(text).replace(/\s+/g, ' ');
  return marks.filter((mark) => mark.test(folded)).length >= ENOUGH_MARKS;
}
