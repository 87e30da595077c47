import { foldReading } from '#shared/letters/text/text.ts';
import { either, type WordList } from '#shared/letters/text/word-list.ts';

/** Openings of headings; any ending may follow. */
const openings: WordList = [
  'ostateczn', // OSTATECZNE WEZWANIE
  'przedsadow',
  'przedprocesow',
  'ponowne wezwanie',
  'wezwanie',
  'zawiadomienie',
  'obwieszczenie',
  'decyzja',
  'postanowienie',
  'wyrok',
  'nakaz',
  'upomnienie',
  'wypowiedzenie',
  'umowa',
  'aneks',
  'zarzadzenie',
  'protokol',
  'wystapienie',
  'orzeczenie',
  'tytul wykonawczy',
  'zajecie',
  'informacja',
  'powiadomienie',
  'monit',
  'ponaglenie',
  'przypomnienie',
  'mandat',
  'uchwala',
  'rozwiazanie',
  'odstapienie',
  'odpowiedz na',
  'stanowisko',
  'zaswiadczenie',
  'pozew',
  'oferta',
  'nota',
  'oplata dodatkowa',
  'odmowa',
  'rozliczenie',
  'potwierdzenie',
  'ostrzezenie',
  'zmiana',
  'aktualizacja',
  'zaproszenie',
  'skierowanie',
  'harmonogram',
  'oswiadczenie',
  'prosba',
  'odwolanie',
  'cofniecie',
  'uznanie',
  'przyznanie',
  'wniosek',
  'faktura',
  'ugoda',
  'porozumienie',
  'sprostowanie',
  'doreczenie',
  'swiadectwo pracy',
  'dyscyplinarn',
];
const before = String.raw`(?:pilne\W{1,5}|(?:odpis|kopia|duplikat) |(?:ostatni|ponown|drugi|pierwsz)\w{0,3} )?`;
const heading = new RegExp(`^${before}(?:${openings.join('|')})`);

/** Whether the words open like the heading of a letter ("PONOWNE WEZWANIE DO ZAPŁATY"). */
export function opensHeading(text: string): boolean {
  return heading.test(foldReading(text));
}

/** The mark of the line in which a sender names the subject: "Dotyczy:", "w sprawie:", "Temat: RE:", "Przedmiot pisma –". */
export const subjectLine = new RegExp(
  String.raw`^(?:(?:dotyczy(?: sprawy)?|dot\.)\s?:?\s*|${either(
    ...['w sprawie', 'sprawa', 'temat', 'subject', 'tytul pisma', 'pismo dotyczy', 're', 'odp'],
    /przedmiot(?: (?:pisma|sprawy|postepowania))?/,
  )}\s?[:–-]\s*)`,
);
