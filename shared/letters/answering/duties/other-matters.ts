import type { LetterDuty } from '#shared/letters/answering/duty.ts';
import type { Person } from '#shared/letters/reading/clauses/person-words.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { quoteAt, sentenceQuote } from '#shared/letters/reading/letter-view.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { preparations } from './preparations.ts';
import { type Matter, raisedMatters } from './raised-matters.ts';

const isOf =
  (...ids: readonly string[]) =>
  ({ type }: LetterFacts) =>
    ids.includes(type.id);
const isRole =
  (...roles: readonly Person[]) =>
  ({ role }: LetterFacts) =>
    role !== undefined && roles.includes(role);

const matters: readonly Matter[] = [
  {
    // "Pokrzywdzony może złożyć wniosek o orzeczenie obowiązku naprawienia szkody".
    said: /\bwniosek o (?:\w+ ){0,3}(?:naprawieni\w+ szkody|zadoscuczynieni)|\boskarzyciel\w* posilkow/,
    fits: isRole('victim'),
    action:
      'Jeżeli chcesz odzyskać pieniądze, złóż w sprawie karnej wniosek o naprawienie szkody albo zadośćuczynienie; jeżeli chcesz być stroną, oświadcz, że działasz jako oskarżyciel posiłkowy. Do kiedy, mówi pouczenie',
    step: 'Zdecyduj o wniosku o naprawienie szkody',
  },
  {
    said: /\bodm(?:owi|owa|owy|awia)\w* (?:\w+ ){0,2}zezna/,
    fits: ({ role, type }) => role === 'witness' && type.reply !== 'unknown',
    action:
      'Jeżeli jesteś osobą najbliższą dla podejrzanego, oskarżonego albo strony, możesz odmówić zeznań; przyjść i tak trzeba, a odmowę zgłasza się na początku przesłuchania',
    step: 'Sprawdź, czy możesz odmówić zeznań',
  },
  {
    said: /\b(?:wypowiedz|zrezygn|rezygn)\w+/,
    fits: isOf('ubezpieczyciel-wznowienie'),
    action:
      'Porównaj cenę z innymi ofertami. Jeżeli nie chcesz tej umowy, wypowiedz ją w czasie, który podaje pismo; inaczej trzeba będzie zapłacić za nowy okres',
    step: 'Porównaj oferty i zdecyduj, czy rezygnujesz',
  },
  {
    // "otrzyma odrębne wezwanie do uiszczenia opłaty".
    said: new RegExp(
      either(
        /\b(?:odrebn|osobn)\w+ wezwani\w+ do (?:\w+ ){0,2}(?:uiszczeni|zaplat|wniesieni|oplaceni)\w*/,
        /\bwezwan\w* (?:odrebn|osobn)\w+ do (?:\w+ ){0,2}(?:uiszczeni|zaplat|wniesieni|oplaceni)\w*/,
        // "Do czasu otrzymania tego wezwania opłaty nie trzeba wnosić".
        /\bpo uprawomocnieniu\b[^.;]{0,80}\bwezw\w+ (?:\w+ ){0,3}do (?:\w+ )?(?:uiszczeni|zaplat|wniesieni|oplaceni)\w* oplat/,
        /\bdo czasu (?:otrzymania|doreczenia) (?:\w+ )?wezwania oplat\w* nie (?:trzeba|nalezy)/,
      ),
    ),
    fits: ({ type, financial }) => type.issuer === 'court' && financial.direction !== 'to_pay',
    action:
      'Na zapłatę opłaty sąd wezwie Cię osobno: teraz jej nie wpłacaj, a po wezwaniu zapłać w terminie, który ono poda',
    step: 'Poczekaj z opłatą na osobne wezwanie',
  },
  {
    said: /\b(?:rozwiaz|wypowiad|wypowiedz)\w*/,
    fits: isOf('wypowiedzenie-pracy', 'zwolnienie-bez-wypowiedzenia', 'rozwiazanie-bez-winy'),
    action:
      'Dopilnuj świadectwa pracy i rozliczenia urlopu; gdy umowa się skończy, a nie masz innej pracy ani świadczenia, możesz zarejestrować się w urzędzie pracy',
    step: 'Dopilnuj świadectwa pracy i rozliczenia urlopu',
  },
  {
    said: /\b(?:wypowiada|wypowiedzeni|podwyz|podnos)\w*/,
    fits: (facts) => isOf('podwyzka-czynszu')(facts) && facts.role !== 'landlord',
    action:
      'Do dnia, od którego pismo zmienia czynsz, płać dotychczasową kwotę; podwyżka nie zwalnia z płacenia czynszu',
    step: 'Do dnia zmiany płać dotychczasowy czynsz',
  },
  {
    // "proponujemy zawarcie ugody, na mocy której …".
    said: new RegExp(
      either(
        /\bproponuj\w+ [^.;]{0,60}\bugod/,
        /\bpropozycj\w+ (?:zawarcia )?ugod/,
        /\bprojekt\w* ugody\b/,
      ),
    ),
    fits: ({ type }) => type.issuer === 'insurer' || type.issuer === 'employer',
    action:
      'Zanim podpiszesz ugodę, przeanalizuj, z czego rezygnujesz, i poradź się prawnika: zwykle zamyka ona dalsze żądania. Nie musisz jej przyjmować',
    step: 'Przeanalizuj propozycję ugody przed podpisem',
  },
  {
    // "Najbliższa wpłata: 122,12 zł do dnia 14.12.2026": nothing is due yet.
    said: /\b(?:najblizsz|nastepn)\w+ (?:wplat|platnos|rat)\w*[^;]{0,40}\d{1,2}[. ]\w{2,12}[. ]\d{4}/,
    fits: ({ financial }) => financial.direction !== 'to_pay',
    action: 'Zapisz następną płatność, o której mówi pismo',
    step: 'Zapisz następną płatność',
    isQuoted: true,
  },
  {
    said: /\bnow\w+ (?:zaliczk|stawk|oplat|prognoz)\w*[^.;]{0,60}\bod (?:dnia )?\d{1,2}\b[^;\n]{0,60}\bzl\b(?: \w+)?/,
    fits: ({ type }) => !type.duties.includes('weigh_change') && type.issuer !== 'private',
    action: 'Zapisz nową kwotę, która zacznie obowiązywać później',
    step: 'Zapisz nową kwotę na później',
    isQuoted: true,
  },
  {
    said: /\b(?:wplac|zaplac|zaplat|oplac)\w*/,
    fits: (facts) => isOf('mandat-zagraniczny')(facts) && facts.financial.direction !== 'to_pay',
    action:
      'Jeżeli sprawdzisz, że pismo jest prawdziwe i to Twój samochód, zapłać karę w walucie i do dnia z pisma albo odpowiedz nadawcy',
    step: 'Sprawdź karę, potem zapłać ją albo odpowiedz',
  },
  {
    said: /\b(?:polis|ubezpiecz)\w*/,
    fits: isOf('zadanie-osoby-prywatnej'),
    action:
      'Sprawdź, czy szkodę obejmuje Twoje ubezpieczenie (na przykład OC w życiu prywatnym); jeżeli tak, zgłoś ją ubezpieczycielowi i podaj nadawcy numer polisy',
    step: 'Sprawdź, czy szkodę obejmuje Twoja polisa',
  },
];

/** The matters that this letter raises, each at the words that raise it. */
export function otherMatters(facts: LetterFacts): LetterDuty[] {
  if (facts.type.reply === 'scam') return [];
  return [...matters, ...raisedMatters, ...preparations]
    .filter(({ said, fits }) => fits(facts) && said.test(facts.view.spaced))
    .map(({ said, action, step, isQuoted = false }) => {
      const quote = isQuoted ? itself(facts, said) : sentenceQuote(facts.view, said);
      return {
        action: isQuoted && quote !== null ? `${action}: „${quote}”` : action,
        step,
        priority: 'LOW',
        quote,
        due: undefined,
        isConditional: true,
      };
    });
}

/** The matched words alone: a sentence of a bill may run on into the next column. */
function itself({ view }: LetterFacts, said: RegExp): string | null {
  const match = said.exec(view.spaced);
  return match === null
    ? null
    : quoteAt(view, { start: match.index, end: match.index + match[0].length });
}
