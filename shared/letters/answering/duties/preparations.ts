import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { either } from '#shared/letters/text/word-list.ts';

import type { Matter } from './raised-matters.ts';

const isOfTreatment = ({ view, type }: LetterFacts) =>
  type.issuer !== 'court' &&
  /\b(?:przyjeci\w* (?:\w+ ){0,2}(?:do szpitala|na oddzial)|termin\w* przyjecia|izb\w* przyjec|zabieg|operacj|hospitalizacj|turnus)/.test(
    view.spaced,
  );
const medicine = String.raw`\blek(?:i|ow|ach|ami|u|)\b`;

/** What letters ask the reader to do before a treatment, and what becomes of money that an office keeps. */
export const preparations: readonly Matter[] = [
  {
    // "Badania: morfologia, grupa krwi – nie starsze niż 14 dni", "proszę wykonać badania przed przyjęciem".
    said: new RegExp(
      either(
        /\b(?:badani\w*|wynik\w*|morfologi\w*|ekg|rtg)\b[^.;]{0,200}\b(?:nie starsz|waznych?|aktualn|sprzed)\w*/,
        /\b(?:nie starsz|aktualn)\w* [^.;]{0,80}\b(?:badan|wynik)\w*/,
        /\b(?:wykonac|wykonanie|zrobic|dostarczyc|przyniesc|zabrac)\b[^.;]{0,80}\b(?:badan|wynik)\w*/,
      ),
    ),
    fits: isOfTreatment,
    action:
      'Przed przyjęciem zrób badania i zabierz wyniki, których wymaga pismo; sprawdź, ile dni są ważne',
    step: 'Zrób badania, o których mówi pismo',
    isQuoted: true,
  },
  {
    // "Leki przeciwkrzepliwe: o ich odstawieniu decyduje lekarz".
    said: new RegExp(
      either(
        new RegExp(String.raw`${medicine}[^.;]{0,80}\b(?:odstaw|przerw|zmian|nie przyjmowa)\w*`),
        new RegExp(String.raw`\b(?:odstaw|przerwa|nie przyjmowa)\w*[^.;]{0,60}${medicine}`),
        /\blek(?:i|ow) przeciw(?:krzepliw|zakrzepow)\w*/,
      ),
    ),
    fits: isOfTreatment,
    action: 'Sprawdź, co pismo mówi o Twoich lekach, i omów to z lekarzem jeszcze przed przyjęciem',
    step: 'Omów leki z lekarzem przed przyjęciem',
    isQuoted: true,
  },
  {
    // "zaliczyć nadpłatę … na poczet zaległości podatkowej".
    said: new RegExp(
      either(
        /\bzalicz\w+\b[^;]{0,220}\bnadplat\w*[^;]{0,220}\bna poczet (?:\w+ ){0,3}zaleglosc/,
        /\bnadplat\w*[^;]{0,120}\bzalicz\w+ (?:[^;]{0,60} )?na (?:poczet )?(?:\w+ ){0,3}zaleglosc/,
      ),
    ),
    fits: ({ type }) => type.issuer === 'tax_office' || type.issuer === 'municipality',
    action:
      'Urząd zaliczył nadpłatę na zaległość: sprawdź, czy zaległość i odsetki policzono dobrze, a jeżeli pismo mówi o zwrocie reszty, czy wpłynęła na Twój rachunek',
    step: 'Sprawdź zaległość i zwrot reszty nadpłaty',
  },
  {
    // "przysługuje Pani odprawa w wysokości dwumiesięcznego wynagrodzenia".
    said: /\b(?:przyslugu\w+|wyplac\w+|otrzyma) (?:[^.;]{0,60} )?odpraw[aey]\b|\bodpraw[aey] (?:zostanie|bedzie|wyplac|przyslug)\w*/,
    fits: ({ type, role }) => type.issuer === 'employer' && role !== 'employer',
    action:
      'Dopilnuj odprawy, o której mówi pismo: sprawdź jej wysokość i dzień wypłaty, a gdy nie przyjdzie, upomnij się o nią na piśmie',
    step: 'Dopilnuj odprawy',
  },
  {
    // "0 zł, jeżeli w miesiącu wpłynie emerytura co najmniej 1 500 zł".
    said: /\b(?:0(?:,00)? zl|bez oplaty?|bezplatni\w+|zwolnieni\w* z oplaty?),? (?:\w+ )?(?:jezeli|jesli|gdy|pod warunkiem|o ile|przy)\b[^;)]{0,120}/,
    fits: ({ type }) => type.issuer === 'bank',
    action: 'Sprawdź, czy spełniasz warunek, przy którym opłaty nie ma',
    step: 'Sprawdź warunek zwolnienia z opłaty',
    isQuoted: true,
  },
  {
    // "Strona powołuje wszystkie twierdzenia i dowody w pierwszym piśmie".
    said: /\bpostepowani\w* gospodarcz\w+/,
    fits: ({ type }) => type.code === 'nakaz_zaplaty',
    action:
      'To sprawa gospodarcza: wszystkie twierdzenia i dowody podaj od razu w pierwszym piśmie. Osoba fizyczna, która prowadzi firmę, może poprosić o pominięcie tych surowszych przepisów w terminie, który podaje pouczenie',
    step: 'Przygotuj od razu wszystkie dowody',
  },
  {
    // "Uwagi do rozliczenia przyjmujemy na piśmie przez 30 dni".
    said: /\b(?:uwag[ai]?|zastrzezeni\w*|reklamacj\w*|pytania) (?:\w+ )?do (?:\w+ )?(?:rozliczeni|odczyt|rachunk)\w*[^.;]*(?:\.\)?[^.;]{0,60})?\b\d+ dni\b/,
    fits: ({ type }) => type.issuer === 'housing' || type.issuer === 'unknown',
    action:
      'Sprawdź odczyty i rozliczenie; jeżeli coś się nie zgadza, zgłoś uwagi na piśmie w czasie, który podaje pismo',
    step: 'Sprawdź odczyty, uwagi zgłoś na piśmie',
  },
  {
    // "Do zapłaty z faktury lipcowej zostaje 117,90 zł": what is left of a bill after a complaint.
    said: /\bdo zaplaty (?:\w+ ){0,5}(?:zostaje|pozostaje|zostalo|pozostalo) (?!0[, ])\d[\d ]{0,8}(?:,\d\d)? ?zl\b/,
    fits: ({ type, financial }) =>
      financial.direction === 'disputed' && type.reply !== 'scam' && type.issuer !== 'court',
    action:
      'Zapłać to, co według pisma zostaje do zapłaty, w nowym terminie; spór o resztę możesz prowadzić dalej',
    step: 'Zapłać to, co zostaje do zapłaty',
    isQuoted: true,
  },
  {
    // "Od 1 lipca 2026 r. zaliczka na ogrzewanie wynosi 148,00 zł miesięcznie".
    said: /\bod (?:dnia )?\d{1,2} \w+ \d{4}(?: r\.)?,? (?:\w+ )?zaliczk\w* [^.;\n]{0,60}\bzl\b(?: do [\d ,]{1,10}zl\b)?(?: \w+)?/,
    fits: ({ type }) => type.issuer === 'housing',
    action: 'Od dnia, który podaje pismo, płać nową zaliczkę, do tego dnia dotychczasową',
    step: 'Zapisz nową zaliczkę',
    isQuoted: true,
  },
];
