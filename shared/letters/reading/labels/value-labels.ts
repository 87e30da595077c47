import type { WordList } from '#shared/letters/text/word-list.ts';

/** What the letter is about. */
export const subjectLabels: WordList = [
  'dotyczy',
  'dot.',
  'temat',
  'w sprawie',
  'przedmiot',
  'przedmiot sprawy',
  're',
];

/** The date of the letter. */
export const documentDateLabels: WordList = [
  'data',
  'data pisma',
  'data wystawienia',
  'data sporzadzenia',
  'data dokumentu',
  'data wydania',
  'data wydania orzeczenia',
  'data wydania decyzji',
  'data sporzadzenia pisma',
  'data sporzadzenia protokolu', // 4. Data sporządzenia protokołu: 6 października 2026 r.
  'data sporzadzenia dokumentu',
  'data podpisania protokolu',
  'data wystawienia dokumentu',
  'data wydania postanowienia',
  'data odpowiedzi', // Data odpowiedzi: 19.05.2026
  'data udzielenia odpowiedzi',
  'data rozpatrzenia',
  'data rozpatrzenia reklamacji',
  'data wezwania',
  'data zawiadomienia',
  'data wyslania',
  'data wydruku',
  'data wygenerowania',
  'dnia',
  'wyslano',
  'wystawiono',
];

/** Other days. */
export const otherDateLabels: WordList = [
  'data wplywu',
  'data urodzenia',
  'urodzony',
  'urodzona',
  'data badania',
  'data zlozenia wniosku',
  'data wniosku',
  'data zgloszenia',
  'data zgloszenia szkody',
  'data reklamacji',
  'data zlozenia reklamacji',
  'data przyjecia reklamacji',
  'data zamowienia',
  'data zakupu',
  'data wypadku',
  'data otrzymania',
  'data platnosci',
  'data zdarzenia',
  'data czynu',
  'data i miejsce czynu',
  'data szkody',
  'data sprzedazy',
  'data doreczenia',
  'data zawarcia umowy',
  'za okres',
  'okres',
];

/** Addresses. */
export const addressLabels: WordList = [
  'adres',
  'adres zamieszkania',
  'adres do korespondencji',
  'adres do doreczen',
  'zam.',
  'siedziba',
  'miejsce zamieszkania',
  'miejscowosc',
];

/** Numbers and ways to reach somebody. */
export const identifierLabels: WordList = [
  'pesel',
  'nip',
  'regon',
  'krs',
  'telefon',
  'tel.',
  'tel',
  'fax',
  'faks',
  'e-mail',
  'email',
  'infolinia',
  'www',
  'strona internetowa',
  'adres e-mail',
  'godziny pracy',
  'godz.',
];

/** Accounts. */
export const accountLabels: WordList = [
  'rachunek',
  'nr rachunku',
  'numer rachunku',
  'rachunek bankowy',
  'nr rachunku bankowego',
  'numer rachunku bankowego',
  'rachunek do wplat',
  'rachunek do wplaty',
  'konto',
  'nr konta',
  'numer konta',
  'konto bankowe',
  'iban',
];

/** Sums. */
export const amountLabels: WordList = [
  'kwota',
  'kwota do zaplaty',
  'kwota zadluzenia',
  'do zaplaty',
  'razem',
  'razem do zaplaty',
  'ogolem',
  'suma',
  'saldo',
  'naleznosc',
  'naleznosc glowna',
  'kwota glowna',
  'odsetki',
  'koszty',
  'slownie',
  'oplata',
  'grzywna',
  'punkty karne',
];

/** Terms. */
export const termLabels: WordList = [
  'termin',
  'termin platnosci',
  'termin zaplaty',
  'platne do',
  'termin odpowiedzi',
  'ostateczny termin',
];

/** Everything else that a letter or a form writes before a colon. */
export const otherLabels: WordList = [
  'pouczenie',
  'uwaga',
  'zalaczniki',
  'zalacznik',
  'zal.',
  'uzasadnienie',
  'podstawa prawna',
  'tytul',
  'tytul przelewu',
  'tytul wplaty',
  'czyn',
  'miejsce',
  'przyczyna',
  'przyczyny',
  'stanowisko',
  'uwagi',
  'tryb',
  'seria',
  'strona/stron',
  'sklad orzekajacy',
  'ochrona danych osobowych',
  'klauzula informacyjna',
  'klauzula rodo',
  'rodo',
];
