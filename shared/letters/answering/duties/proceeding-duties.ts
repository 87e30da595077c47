import { dueTerm, type DutyBuilder, until, when } from '#shared/letters/answering/duty.ts';
import { shortened } from '#shared/letters/answering/outcome-texts.ts';
import type { DutyKey } from '#shared/letters/catalogue/document-type.ts';
import { ownCalls } from '#shared/letters/reading/clauses/calls/called-items.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { sentenceQuote } from '#shared/letters/reading/letter-view.ts';

const LONGEST_ROW = 150;
const sum = /\d,\d{2}\b/;

/** "3. Ewa Lis – wynagrodzenie 9 880,00 6 214,30 3 665,70": the reader's own row of a table of money. */
function ownRow({ view, recipient }: LetterFacts): string {
  if (recipient === null) return '';
  const row = view.lines.find(({ text }) => text.includes(recipient) && sum.test(text));
  return row === undefined
    ? ''
    : `. Twój wiersz w planie: „${shortened(row.text.trim(), LONGEST_ROW)}”`;
}

/** "Sprzeciw dotyczy: „zamiaru budowy garażu …”": the works in the letter's own words. */
function worksIn({ view }: LetterFacts): string {
  const quote = sentenceQuote(
    view,
    /\b(?:zamiar\w* |zgloszeni\w* )(?:budow|wykonani|przebudow|rozbudow)\w*[^.;]{0,100}/,
  );
  return quote === null ? '' : `. W piśmie: „${shortened(quote, LONGEST_ROW)}”`;
}

/** "W tym samym terminie wierzyciel może wskazać majątek": the term of the advance. */
const termOfAnswer = ({ view }: LetterFacts): string =>
  view.spaced.includes('w tym samym terminie') ? 'zapłata' : 'odpowied';

/** "Proszę o zajęcie stanowiska i wskazanie majątku …": the call itself, so that it is not told again. */
function toldCall({ view, role }: LetterFacts): string {
  const call = ownCalls(view, role).find((words) => /majątk|majątek/i.test(words));
  return call === undefined ? '' : `. W piśmie: „${call}”`;
}

/** Duties of people in a case that is not about their own debt, and of a builder who was stopped. */
export const proceedingDutyTexts = {
  testify: (facts) => [
    {
      action: `Napisz i podpisz zeznanie: odpowiedz na pytania sądu tylko o tym, co wiesz, i wyślij je do sądu${until(facts, 'odpowied')}`,
      step: 'Napisz zeznanie i wyślij je do sądu',
      otherwise: 'Za brak zeznań bez usprawiedliwienia grozi grzywna.',
      priority: 'HIGH',
      due: dueTerm(facts, 'odpowied'),
      quote: /zezna\w*[^.]{0,40} pismie[^.]{0,80}/,
    },
    ...when(facts.view.spaced.includes('przyrzeczeni'), {
      action: 'Przepisz i podpisz tekst przyrzeczenia, który przysłał sąd',
      step: 'Przepisz i podpisz tekst przyrzeczenia',
      priority: 'MEDIUM',
      quote: /przyrzeczeni\w*[^.]{0,80}/,
    }),
    ...when(/odm[oó]wi\w* (?:zezna|odpowiedzi)/.test(facts.view.spaced), {
      action:
        'Jeżeli jesteś bliskim krewnym strony albo odpowiedź mogłaby Ci zaszkodzić, możesz odmówić – napisz to sądowi w tym samym terminie',
      step: 'Napisz sądowi, jeżeli odmawiasz zeznań',
      priority: 'MEDIUM',
      quote: /odm[oó]wi\w* (?:zezna|odpowiedzi)[^.]{0,80}/,
    }),
  ],
  point_out_assets: (facts) => [
    {
      action: `Napisz komornikowi, jaki majątek dłużnika znasz (praca, konto, pojazd, nieruchomość), albo zleć mu poszukiwanie majątku${until(facts, termOfAnswer(facts))}${toldCall(facts)}`,
      step: 'Wskaż komornikowi majątek dłużnika',
      otherwise: 'Bez tego komornik może umorzyć egzekucję; wniosek można złożyć jeszcze raz.',
      priority: 'HIGH',
      due: dueTerm(facts, termOfAnswer(facts)),
      quote: /(?:wskaz\w* (?:\w+ ){0,3}majat|poszukiwani\w* majat|skladnik\w* majat)[^.]{0,80}/,
    },
  ],
  check_plan: (facts) => [
    {
      action: `Sprawdź w planie podziału, ile przypada Tobie i czy kwota oraz kolejność są prawidłowe${ownRow(facts)}`,
      step: 'Sprawdź swój wiersz w planie podziału',
      priority: 'HIGH',
      quote: /plan\w* podzialu[^.]{0,80}/,
    },
  ],
  do_not_build: (facts) => [
    {
      action: `Nie rozpoczynaj robót, których dotyczy sprzeciw${worksIn(facts)}`,
      step: 'Nie rozpoczynaj robót, których dotyczy sprzeciw',
      otherwise: 'Budowa mimo sprzeciwu to samowola.',
      priority: 'HIGH',
      quote: /sprzeciw[^.]{0,80}/,
    },
  ],
} satisfies Partial<Record<DutyKey, DutyBuilder>>;
