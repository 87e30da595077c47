import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { either } from '#shared/letters/text/word-list.ts';

import type { Matter } from './matter.ts';

const isOfTreatment = ({ view, type }: LetterFacts) =>
  type.issuer !== 'court' &&
  /\b(?:przyjeci\w* (?:\w+ ){0,2}(?:do szpitala|na oddzial)|termin\w* przyjecia|izb\w* przyjec|zabieg|operacj|hospitalizacj|turnus)/.test(
    view.spaced,
  );
const medicine = String.raw`\blek(?:i|ow|ach|ami|u|)\b`;

/** Matters of a treatment, a school and a benefit. */
export const careMatters: readonly Matter[] = [
  {
    // "opłaty za pobyt Pani matki w Domu Pomocy Społecznej": the contract and the release come before the decision.
    said: /\b(?:oplat|odplatnosc)\w* za (?:[a-z]+ ){0,2}pobyt\b[^.;]{0,80}\bdom\w* pomocy spolecznej/,
    fits: ({ type, view }) =>
      type.issuer !== 'court' &&
      !type.code.startsWith('decyzja') &&
      /\bzwolni[ce]|\bzwolnieni|\bw umowie\b/.test(view.spaced),
    action:
      'Opłatę za bliskiego w domu pomocy społecznej możesz ustalić z ośrodkiem w umowie albo złożyć wniosek o zwolnienie z niej, w całości lub w części (choroba, niski dochód, krzywdy ze strony tej osoby)',
    step: 'Rozważ umowę albo zwolnienie z opłaty za dom pomocy',
  },
  {
    // "ustalam Pani opłatę za pobyt ojca w Domu Pomocy Społecznej": the appeal is not all (art. 64 and 64a of the act).
    said: /\b(?:oplat|odplatnosc)\w* za (?:[a-z]+ ){0,2}pobyt\b[^;]{0,80}\bdom\w* pomocy spolecznej/,
    fits: ({ type, view }) =>
      type.code.startsWith('decyzja') &&
      /\bustala\w*\b[^;]{0,120}\b(?:oplat|odplatnosc)/.test(view.spaced) &&
      !/\b(?:zwalniam|odmawiam (?:\w+ ){0,3}zwolnieni)/.test(view.spaced),
    action:
      'Obok odwołania możesz złożyć w ośrodku osobny wniosek o zwolnienie z opłaty, w całości lub w części (choroba, niski dochód, a gdy płacisz za bliskiego, także krzywdy lub brak opieki z jego strony). Taki wniosek nie zastępuje odwołania',
    step: 'Rozważ wniosek o zwolnienie z opłaty',
  },
  {
    said: /\bprzewidywan\w+ (?:\w+ ){0,3}ocen|\bprzewiduje sie\b[^.;]{0,80}\bocen|\bzagrozeni\w+ (?:\w+ ){0,2}ocen/,
    fits: ({ type }) => type.id === 'szkola-zawiadomienie',
    action:
      'Ocena jest dopiero przewidywana. Ustal ze szkołą, jak ją poprawić: sprawdzian, egzamin, usprawiedliwienie nieobecności; wniosek lub prośbę złóż w terminie, który podaje pismo',
    step: 'Ustal, jak poprawić przewidywaną ocenę',
  },
  {
    // "Najpierw wniosek o uzasadnienie odmowy przyjęcia, potem odwołanie do dyrektora".
    said: /\buzasadnieni\w* odmowy (?:przyjecia|zakwalifikowania)\b/,
    fits: ({ view }) => /\bodwolani\w* do dyrektora\b/.test(view.spaced),
    action:
      'Jeżeli nie zgadzasz się z odmową, najpierw złóż wniosek o jej uzasadnienie; gdy je dostaniesz, możesz złożyć odwołanie do dyrektora w czasie, który podaje pismo',
    step: 'Złóż wniosek o uzasadnienie, potem odwołanie',
  },
  {
    said: /\bswiadczeni\w+ wspierajac\w+|\bwnios\w+ swn\b/,
    fits: ({ type }) => type.id === 'poziom-wsparcia',
    action:
      'Ta decyzja nie daje jeszcze pieniędzy: gdy będzie ostateczna, a punktów wystarcza, złóż do ZUS przez internet wniosek o świadczenie wspierające (SWN). Do kiedy, żeby dostać wyrównanie, mówi pismo',
    step: 'Złóż w ZUS wniosek o świadczenie wspierające',
  },
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
];
