import { foldText } from '#shared/letters/text/text.ts';

/**
 * Marks of an official or commercial letter, each counted once. They are of different kinds on purpose:
 * a chat that mentions an amount and a date has two, the shortest real notice has more.
 */
const marks: readonly RegExp[] = [
  // what it is
  /\b(?:decyzj|postanowieni|wezwani|wzywa|nakaz|wyrok|upomnieni|zawiadomieni|zawiadami|wypowiedzeni|wypowiada|zaswiadczeni|protokol|pozew|umow[aęy]|faktur|mandat|ugod|oswiadczeni|sprzeciw|odwolani|reklamacj)/,
  // who writes
  /\b(?:sad(?:u|zie)? (?:rejonow|okregow|apelacyjn|najwyzsz)|urzad|urzedu|naczelnik|prezydent miasta|burmistrz|wojt|starost|wojewod|komornik|zaklad(?:u)? ubezpieczen|inspektor|dyrektor|prokurat|kancelari|spolk|sp\. ?z ?o|s\.a\.|bank|towarzystw|spoldzieln|wspolnot|fundusz|ministerstw|rzecznik|policj|straz)/,
  // to whom and how it is addressed
  /\b(?:szanown|pan(?:i|a|u|em)?\b|panstw|dluznik|pozwan|strona|podatnik|obwinion|lokator|najemc|kredytobiorc|ubezpieczon|wnioskodawc|klient|uczestnik|zobowiazan)/,
  // on what basis
  /\b(?:na podstawie|art\.? ?\d|ustaw[ay]|§|k\.?p\.?[ac]\b|kodeks|rozporzadzeni|zgodnie z|regulamin|ust\.? ?\d)/,
  // what it wants and until when
  /\b(?:w terminie|do dnia|termin(?:u|em|ie)? (?:platnosci|zaplaty|\d)|w ciagu|najpozniej|niezwlocznie|prosz[ey]|prosimy|wnosz[ęe]|informujemy|informuje|uprzejmie|pod rygorem|nalezy)/,
  // case numbers and identifiers
  /\b(?:sygn|znak|nr sprawy|numer sprawy|nr akt|nr umowy|nr polisy|nr szkody|nip\b|pesel\b|regon\b|krs\b|dotyczy|nr ref|numer klienta|l\. ?dz)/,
  // money
  /\b\d[\d .]*(?:,\d{2})? ?(?:zl|pln|eur)\b|\brachun(?:ek|ku)\b|\bodsetk|\bkwot/,
  // dates
  /\b\d{1,2}[.-]\d{1,2}[.-]\d{4}\b|\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2} (?:stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|wrzesnia|pazdziernika|listopada|grudnia)\b/,
  // addresses
  /\b\d{2}-\d{3} \p{L}/u,
  // how it ends
  /z powazaniem|z wyrazami szacunku|pouczeni|podpis|\/-\/|zalaczni|otrzymuj/,
];
const ENOUGH_MARKS = 3;

/** Whether a text has at least three different marks of a letter. */
export function hasLetterStructure(text: string): boolean {
  const folded = foldText(text).replace(/\s+/g, ' ');
  return marks.filter((mark) => mark.test(folded)).length >= ENOUGH_MARKS;
}
