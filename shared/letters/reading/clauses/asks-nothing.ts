import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { sentenceSpan } from '#shared/letters/text/sentences.ts';
import { everyWord, type WordList, wordPattern } from '#shared/letters/text/word-list.ts';

/** Words that say that nothing is to be paid, not yet, or not by the reader. */
const denialWords: WordList = [
  'nie nalezy niczego', // Na tym etapie nie należy niczego dopłacać
  'nie nalezy nic',
  'nie nalezy dokonywac wplat*',
  'nie trzeba niczego',
  'nie trzeba placic',
  'nie trzeba nic',
  'nic nie wplacac',
  'nic nie placic',
  'niczego nie wplacac',
  'niczego nie placic',
  'nic pan* nie placi',
  'nic nie musi pan* placic',
  'nic nie musza panstwo placic',
  'nie musi pan* nic placic',
  'nie musi pan* niczego placic',
  'nie musza panstwo nic placic',
  'prosimy nie wplacac',
  'prosimy nie placic',
  'prosimy nie dokonywac',
  'prosimy nie regulowac',
  'nie wymaga zaplaty',
  'nie wymaga wplaty',
  'nie wymaga oplacenia',
  'nie wzywamy do zaplaty',
  'nie wzywa* pan* do zaplaty zadn*', // Dzisiaj nie wzywamy Pani do zapłaty żadnej kwoty.
  'nie wzywa* pan* do zadn* wplat*',
  'nie wzywa* pan* do zadn* oplat*',
  'nie jest wezwaniem do zaplaty',
  'nie stanowi wezwania do zaplaty',
  'nie stanowi faktury',
  'nie jest faktura',
  'nie jest rachunkiem',
  'nie podlega zaplacie',
  'brak kwoty do zaplaty',
  'do zaplaty nie ma nic',
  'uznac za niebyl*', // prosimy uznać wezwanie za niebyłe
  'do czasu … nie przyjmuj* wplat', // Do czasu rozstrzygnięcia sąd nie przyjmuje wpłat.
  'dowolna wplat*', // prosimy o dowolną wpłatę
];
/** "Zaległość została w całości uregulowana." */
const settledWords: WordList = [
  'zostal* w calosci uregulowan*',
  'zostal* w calosci splacon*',
  'zostal* w calosci zaplacon*',
];
const denials = [
  everyWord(denialWords, settledWords),
  // Niniejsze pismo nie jest zajęciem Pana wierzytelności ani wezwaniem Pana do zapłaty.
  /\b(?:pism\w*|wiadomosc|list|zawiadomienie|informacja|zestawienie) nie (?:jest|stanowi)\b[^.;]{0,60}\bwezwani\w+ (?:\w+ )?do (?:zaplaty|wplaty)/g,
  // "Nic im nie płać": said of somebody else's claim.
  /\bnic(?:zego)?\b(?! (?:im|mu|jej|bankowi|firmie)\b)[^.;]{0,20}\bnie\b[^.;]{0,15}(?:wplac|plac|doplac)/g,
  /\bnie\b[^.;]{0,15}\bnic(?:zego)?\b[^.;]{0,15}(?:wplac|plac|doplac)/g,
];
/** "prosimy nie płacić ich razem z powyższą kwotą": refers to other bills; "na razie nic nie trzeba wpłacać: opłata za kartę" to what follows; "Pismo nie jest fakturą VAT" to the form. */
const ofOthers =
  /^[a-z]* vat\b|^[a-z]*: |^ na (?:\w+ ){0,2}(?:kont|rachun)|^ (?:ich|tych|jej|go|tego|tej) |^[^.;]{0,20}\b(?:razem|lacznie) z\b/;
/** "Jeżeli odda Pani dekoder, … nic Pani nie płaci", "w takim przypadku prosimy nie wpłacać", "nie została w całości uregulowana": these do not deny the debt. */
const unless = /\b(?:jezeli|jesli|gdy|gdyby|o ile|wtedy|w takim|kto)\b|\bnie $/;

/** "Niczego Pan z tego tytułu nie dopłaca": said of one thing among others. */
const ofOneThing = /z tego tytulu|w tej czesci/;
/** "… i opłaty za wznowienie 154,73 zł. Opłaty tej nie trzeba płacić teraz": a charge beside the debt. */
const ofCharge =
  /\b(?:t(?:ej|ych) (?:oplat|koszt|odset|prowizj|kaucj)\w*|(?:oplat|koszt|odset|prowizj|kaucj)\w* t(?:ej|ych))(?: \w+){0,2} $/;

/** "Do NFZ niczego się nie wpłaca": it is paid somewhere else. */
const elsewhere = /^\W*do (?:nas |[a-z]{2,12} )$/;
/** "Nie trzeba nic podpisywać": said of something other than paying. */
const otherDeed =
  /^(?:\w* )?(?:podpis|sklada|zlozyc|wysyla|wyslac|odsyla|odesla|druk|zglasz|wypelni|potwierdz|zalacz|dolacz|wnios|pisac|przynos)\w*/;
/** "Nota nie podlega VAT i nie jest fakturą": another paper that is paid all the same. */
const ofNote = /\bnot(?:a|e|y) (?:(?:odsetkow|obciazeniow|ksiegow)\w+ )?[^.;]{0,60}$/;

/** Whether the letter says that nothing is to be paid: "prosimy nic nie wpłacać", "zaległość została uregulowana". */
export const asksNothing: (view: LetterView) => boolean = oncePer(({ spaced, flow }: LetterView) =>
  denials.some((pattern) =>
    [...spaced.matchAll(pattern)].some(({ index, 0: words }) => {
      if (ofOneThing.test(words)) return false;
      const behind = spaced.slice(index + words.length).slice(0, 60);
      if (ofOthers.test(behind) || otherDeed.test(behind.trimStart())) return false;
      const { start } = sentenceSpan(flow, { start: index, end: index + 1 });
      const before = spaced.slice(start, index);
      const isOfNote = /fakt|rachunk/.test(words) && ofNote.test(before);
      if (elsewhere.test(before)) return false;
      return !unless.test(before) && !ofCharge.test(before) && !isOfNote;
    }),
  ),
);

/** Words that say that the reader need not do or write anything. */
const noAnswerWords: WordList = [
  'nie musi nic', // nie musi Pani nic robić
  'nie musi niczego',
  'nie musi pan* nic',
  'nie musi pan* niczego',
  'nie musza panstwo nic',
  'nie musza panstwo niczego',
  'nie trzeba nic',
  'nie trzeba niczego',
  'nie musi pan* skladac zadn*', // Nie musi Pan składać żadnych wniosków.
  'nie musza panstwo skladac zadn*',
  'nie trzeba skladac zadn*',
  'nie ma potrzeby skladania zadn*',
  'nie musi pan* na nia odpowiadac', // To tylko informacja - nie musi Pan na nią odpowiadać
  'nie musi pan* na nie odpowiadac',
  'nie musi pan* odpowiadac',
  'nie musza panstwo odpowiadac',
  'nie musza panstwo na nie odpowiadac',
  'nie trzeba na te wiadomosc', // nie trzeba na tę wiadomość odpowiadać
  'nic pan* nie placi',
  'nic panstwo nie placi',
  'nie jest wymagan* zadn* czynnosc', // Nie jest wymagana żadna czynność z Pani strony.
  'nie wymaga* zadn* dzialan*',
  'nie jest potrzebn* odpowiedz',
  'nie jest potrzebn* zadna odpowiedz',
  'nie wymaga odpowiedzi', // Niniejsze pismo nie wymaga odpowiedzi.
  'nie oczekujemy odpowiedzi',
  'odpowiedz nie jest wymagana',
  'odpowiedz nie jest potrzebna',
  'odpowiedz nie jest konieczna',
];
const noAnswer = wordPattern(noAnswerWords);
/** "Czy trzeba na to pismo odpowiadać? Nie.": plain letters ask and answer. */
const askedAndDenied =
  /\bczy (?:trzeba|musz[ea]|nalezy|powin\w+)[^.?]{0,40}\b(?:odpowia|odpis|cos (?:z)?robic)\w*[^.?]{0,20}\?\s*nie\b(?!,? (?:ale|lecz))/;

/** Whether the letter says that its reader need not do or answer anything. */
export const needsNoAnswer = ({ spaced }: LetterView): boolean =>
  noAnswer.test(spaced) || askedAndDenied.test(spaced);
