import { type WordList, wordPattern } from '#shared/letters/text/word-list.ts';

/** Openings of letterhead lines that name nobody. */
const openings: WordList = [
  'rzeczpospolita polska',
  'list polecony',
  'przesylka',
  'odpis',
  'strona',
  'str.',
  'rachunek',
  'konto',
  'nr konta',
  'numer konta',
  'w tytule',
  'reprezentowan*',
  'dzialajac*',
  'zarzadzan*', // zarządzany przez … TFI S.A.
  'obslugiwan*',
  'administrowan*',
  'nadzorowan*',
  'zarejestrowan*',
  'wpisan*',
  'w imieniu',
  'na zlecenie',
  'na rzecz',
  'adwokat reprez*',
  'ostatnie',
  'pilne',
  'polecony',
  'za potwierdzeniem',
  'do rak',
  'kod dostepu',
  'organ egzekucyjny',
  'adres do',
  'tytul',
  'infolinia',
  'www',
  'pan',
  'pani',
  'panstwo',
  'sz.',
  'szanown*',
  'ob.',
  'adresat',
  'dluznik',
  'najemca',
  'kopia',
  'oryginal',
  'duplikat',
  'zalacznik*',
  'seria',
  'asesor',
  'sedzia',
  'przewodniczac*',
  'referendarz',
  'sekretarz',
  'z up.',
  'z upowaznienia',
  'wplynelo',
  'otrzymuj*',
];
const opening = new RegExp(`^${wordPattern(openings).source}`);

/** "Temat: Zielona szkoła 5b": what a message is about, never who writes it. */
const subjectRow =
  /^(?:temat|tytul|dotyczy|dot\.?|sprawa|w sprawie|przedmiot\w*|subject|re|znak\w*|kategoria|wyslano\w*|data\w*|do|dw)(?: [a-z]+)?\s?:/;

/** "ZARZĄDCA": a label that lost its value names nobody. */
const bareLabel =
  /^(?:zarzadca|nadawca|wystawca|sprzedawca|nabywca|wierzyciel|odbiorca|adresat|dluznik|platnik|klient|wnioskodawca)\W*$/;

/** "[logo]", "(pieczęć)", "── ──": what a scan or a transcript puts in a picture's place; a masked name is none. */
const inPicturesPlace =
  /^\W*(?:\[(?!osoba|adres|telefon|email|klient)[^\]]*\]|\((?:logo|piecz|podpis|godlo|herb)[^)]*\))\W*$/;
/** "Inspektor nr 114": a sign on a form, without a name. */
const numberedDesk =
  /^(?:inspektor|kontroler|kasjer|stanowisko|konsultant|patrol|kasa)\w* nr \d+\W*$/;

/** Whether a folded cell of a letterhead opens with words that name nobody. */
export function isBoilerplate(folded: string): boolean {
  if (inPicturesPlace.test(folded) || numberedDesk.test(folded)) return true;
  return opening.test(folded) || subjectRow.test(folded) || bareLabel.test(folded);
}
