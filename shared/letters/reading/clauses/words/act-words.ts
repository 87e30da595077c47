import { either, type WordList } from '#shared/letters/text/word-list.ts';

/** Beginnings of words for work that the reader is to do. */
const deeds = [
  'napraw',
  'wykonani',
  'wykonac',
  'udostepni',
  'umozliwi',
  /dostarcz(?:yc|yl|eni)/, // never "dostarczania energii"
] as const;

const deed = new RegExp(either(...deeds));

/** Whether the words directly before a term ask for work ("aby naprawił Pan piec do 19 stycznia"). */
export const asksForWork = (before: string): boolean => deed.test(before);

/** Beginnings of words for what the reader hands over, says or does. */
export const acts = either(
  'wyjasni',
  'przedloz',
  'przedstaw',
  'zlozeni',
  'zlozy',
  'nadesl',
  'odesl',
  'zawiadomi',
  'powiadomi',
  'poinformowa',
  'oswiadczeni',
  'wykaz',
  'uzupelni',
  'odpowied',
  'stanowisk',
  'wypowiedz',
  'dokument',
  'wskaza',
  /\bpoda[lnc]/, // aby Pan podał, podanie numeru
  /\budziel(?:il|en|ic)/, // udzielenie informacji
  'zglosi',
  'usunie', // usunięcie braków
  'usunieci',
  'twierdzeni', // zgłosić twierdzenia i dowody
  'dowod',
  'zlozon', // wniosek złożony przed 6 sierpnia
  'wniosk',
  'wniosek', // Prosimy o wniosek do 30 września.
  /\bzgod[aey]\b/, // Prosimy o pisemną zgodę do 15 września.
  'rezygnacj',
  'deklaracj',
  'podpis',
  /\bo telefon\b/, // Prosimy o telefon do 14 maja.
  'zadzwoni',
  'kontakt',
  ...deeds,
  /zwroc(?:ic)? sie/, // zwrócić się do rzecznika
);

/** Beginnings of words for paying. */
export const paying = new RegExp(
  either(
    /zapla[tc]/,
    /wniesieni\w* oplat/, // wniesienie opłaty
    /(?:do|w)pla[tc]/, // dopłata, wpłacić
    'uregul',
    'pieniadz', // Czekam na pieniądze dwa tygodnie.
    'pieniedz',
    'uisc',
    'uiszcz',
    /spla[tc]/,
    'naleznosc',
    'platn',
    'przelew',
    'przelej',
    'przelac',
    'zwrot',
    /zwroc(?!ic sie| sie)/, // zwrócić kwotę, not "zwrócić się do rzecznika"
    'rata',
    /\brat[ay]?\b/,
    /na (?:rachun|konto)/,
  ),
);

/** Things that are returned, not paid. */
export const things: WordList = [
  'laptop*',
  'komputer*',
  'telefon*',
  'sprzet*',
  'urzadzeni*',
  'dekoder*',
  'modem*',
  'router*',
  'licznik*',
  'narzedzi*',
  'samochod*',
  'pojazd*',
  'kluczy*',
  'kluczyk*',
  'rzecz*',
  'przedmiot*',
  'odziez*',
  'mundur*',
  'legitymacj*',
  'kart* wejsciow*', // zwrot karty wejściowej
  'kart* wejscia',
  'kart* dostepu',
  'tablet*',
  'pilot*',
  'karty',
  'przepustk*',
  'identyfikator*',
  'ksiazk*',
];
