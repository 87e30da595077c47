import type { DutyKey } from '#shared/letters/catalogue/document-type.ts';
import { calledItems } from '#shared/letters/reading/clauses/calls/called-items.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { sentenceQuote } from '#shared/letters/reading/letter-view.ts';
import { ageOfDebt } from '#shared/letters/reading/money/old-debt.ts';

import { privateDutyTexts } from './duties/private-duties.ts';
import { proceedingDutyTexts } from './duties/proceeding-duties.ts';
import { readFileDuties } from './duties/read-file.ts';
import { reliefDuties } from './duties/relief-duties.ts';
import { dueTerm, type DutyBuilder, reliefWords, until, when } from './duty.ts';
import { explanationDuty } from './explanation-duty.ts';
import { paymentDuties, remedyDuties } from './money-duties.ts';
import { shortened } from './outcome-texts.ts';
import { rarerDutyTexts } from './rarer-duty-texts.ts';

const LONGEST_ITEM = 150;

/** ": „własnoręczne podpisanie pozwu”; „…”": what the letter itself lists. */
function listed({ view, role }: LetterFacts): string {
  const items = calledItems(view, role).map((words) => `„${shortened(words, LONGEST_ITEM)}”`);
  return items.length === 0 ? '' : `. Pismo wymienia: ${items.join('; ')}`;
}

/** The letter's own sentence about money exempt from seizure. */
function toldOfProtection({ view }: LetterFacts): string {
  const quote = sentenceQuote(view, /\bkwot\w+ woln\w+/);
  return quote === null ? '' : `. W piśmie: „${shortened(quote, LONGEST_TOLD)}”`;
}

const LONGEST_TOLD = 150;

/** "Reklamację można złożyć w placówce": a bank or a firm answers a complaint within a time of its own. */
const complaintOpen =
  /\breklamacj\w{1,3} (?:mozna|przyjmujemy|sklada sie|moze pan|moga panstwo)|\b(?:mozna|moze pan\w*|moga panstwo) (?:\w+ )?(?:zlozyc |wniesc )?reklamacj/;
const firms: ReadonlySet<string> = new Set(['bank', 'creditor', 'energy', 'insurer']);
const takesComplaints = ({ view, type }: LetterFacts): boolean =>
  firms.has(type.issuer) && complaintOpen.test(view.spaced);

/** How each duty is worded for the reader (Polish, second person), from the letter's own facts. */
export const dutyTexts: Readonly<Record<DutyKey, DutyBuilder>> = {
  ...rarerDutyTexts,
  ...reliefDuties,
  ...proceedingDutyTexts,
  ...privateDutyTexts,
  pay: paymentDuties,
  remedy: remedyDuties,
  explain: explanationDuty,
  correct: (facts) =>
    when(/korekt|koryg/.test(facts.view.spaced), {
      action: 'Jeżeli w rozliczeniu jest błąd, złóż korektę i wpłać ewentualną zaległość',
      step: 'Złóż korektę, jeżeli w rozliczeniu jest błąd',
      priority: 'MEDIUM',
      quote: /(?:korekt|s?koryg)\w*[^.]{0,60}/,
    }),
  declare_driver: (facts) => [
    {
      action: `Wypełnij i odeślij jedno oświadczenie o tym, kto kierował pojazdem${until(facts, 'oświadcz')}`,
      step: 'Odeślij oświadczenie, kto kierował pojazdem',
      otherwise: 'Za brak odpowiedzi grozi osobna kara.',
      priority: 'HIGH',
      due: dueTerm(facts, 'oświadcz'),
      quote: /(?:obowiazan\w+ wskazac|odeslac|komu powierzyl)[^.]{0,60}/,
    },
    {
      action:
        'Wybierz wariant oświadczenia: przyjęcie mandatu i zapłata, odmowa albo wskazanie innej osoby',
      step: 'Wybierz wariant oświadczenia',
      priority: 'MEDIUM',
    },
    ...when(facts.view.spaced.includes('zdjeci'), {
      action: 'Zanim odpowiesz, obejrzyj zdjęcie z urządzenia (portal lub siedziba organu)',
      step: 'Obejrzyj zdjęcie, zanim odpowiesz',
      priority: 'LOW',
      quote: /zdjeci\w+[^.]{0,80}/,
    }),
  ],
  asset_list: (facts) =>
    when(/wykaz\w* majatku/.test(facts.view.spaced), {
      action: `Złóż komornikowi wykaz majątku${until(facts, 'wykaz')}`,
      step: 'Złóż komornikowi wykaz majątku',
      otherwise: 'Za brak wykazu grozi grzywna.',
      priority: 'HIGH',
      due: dueTerm(facts, 'wykaz'),
      quote: /wykaz\w* majatku[^.]{0,60}/,
    }),
  answer_suit: (facts) => [
    {
      action: `Złóż do sądu odpowiedź na pozew z zarzutami i dowodami${until(facts, 'odpowied')}; rozważ pomoc prawnika`,
      step: 'Złóż do sądu odpowiedź na pozew z dowodami',
      otherwise: 'Bez odpowiedzi sąd może wydać wyrok zaoczny.',
      priority: 'HIGH',
      due: dueTerm(facts, 'odpowied'),
      quote: /odpowied\w* na pozew[^.]{0,60}/,
    },
  ],
  serve_other: (facts) => [
    {
      action: `Złóż u komornika wniosek o doręczenie przesyłki z sądu, a sądowi przyślij potwierdzenie; gdy znasz nowy adres drugiej strony, podaj go sądowi i zwróć przesyłkę${until(facts, 'doręcz')}`,
      step: 'Zleć komornikowi doręczenie albo podaj sądowi nowy adres',
      otherwise: 'Bez tego sąd zawiesi postępowanie.',
      priority: 'HIGH',
      due: dueTerm(facts, 'doręcz'),
      quote: /zobowiazuj\w*[^.]{0,160}/,
    },
  ],
  cure_defects: (facts) => [
    {
      action: `Uzupełnij braki wskazane w piśmie i złóż brakujące dokumenty lub opłatę${until(facts, 'uzupełnie')}${listed(facts)}`,
      step: 'Uzupełnij braki wskazane w piśmie',
      otherwise: 'Bez tego pismo może zostać zwrócone albo odrzucone.',
      priority: 'HIGH',
      due: dueTerm(facts, 'uzupełnie'),
      quote: /(?:uzupelni|usuni|brak\w* formaln)\w*[^.]{0,60}/,
    },
  ],
  // Worded for each day the letter sets: event-duties.ts.
  attend: () => [],
  vacate: (facts) =>
    when(/(?:opuszcz|oprozni|wydani|wyda[cn])/.test(facts.view.spaced), {
      action: `Opróżnij i wydaj lokal albo uzgodnij inny termin${until(facts, 'lokal')}`,
      step: 'Wydaj lokal albo uzgodnij inny termin',
      otherwise: 'Bez wyroku sądu nikt nie może Cię sam usunąć.',
      priority: 'HIGH',
      due: dueTerm(facts, 'lokal'),
      quote: /(?:oprozni|wydani|opuszcz)\w+[^.]{0,60}/,
    }),
  protected_money: (facts) => [
    {
      action: `Sprawdź, które kwoty są wolne od zajęcia, i pokaż bankowi lub komornikowi dokumenty świadczeń niepodlegających egzekucji${toldOfProtection(facts)}`,
      step: 'Sprawdź, które kwoty są wolne od zajęcia',
      priority: 'HIGH',
      quote: /(?:woln\w+ od (?:zajecia|egzekucji)|nie podlegaj\w+ egzekucji)[^.]{0,60}/,
    },
  ],
  verify_debt: (facts) => [
    {
      action: `Sprawdź, czy dług istnieje, w jakiej wysokości i czy nie uległ przedawnieniu – zanim zapłacisz lub podpiszesz ugodę${ageOfDebt(facts)}`,
      step: 'Sprawdź, czy dług istnieje i się nie przedawnił',
      priority: 'HIGH',
    },
  ],
  ask_documents: () => [
    {
      action: 'Zażądaj dokumentów: umowy, dowodu podstawy żądania (cesji) i rozliczenia kwot',
      step: 'Zażądaj umowy, dowodu cesji i rozliczenia',
      priority: 'HIGH',
    },
  ],
  object_in_writing: (facts) => [
    {
      action: `Jeżeli się nie zgadzasz, ${takesComplaints(facts) ? 'złóż reklamację na piśmie' : 'wyślij pisemną odpowiedź'}: zakwestionuj żądanie, zgłoś zastrzeżenia i sprawdź jego podstawę${until(facts, 'odpowied')}`,
      step: 'Wyślij odpowiedź, jeżeli się nie zgadzasz',
      otherwise:
        'Milczenie na piśmie prywatnym zwykle nie jest zgodą, ale spór trudniej potem wykazać.',
      priority: 'MEDIUM',
      due: dueTerm(facts, 'odpowied'),
      quote: /(?:zastrzezeni|kwestionuj|reklamacj)\w*[^.]{0,60}/,
    },
  ],
  gather_evidence: () => [
    {
      action:
        'Zbierz dowody i dokumenty na poparcie swojego stanowiska (faktury, opinie, zdjęcia, świadkowie)',
      step: 'Zbierz dowody na swoje stanowisko',
      priority: 'MEDIUM',
    },
  ],
  relief: (facts) =>
    when(reliefWords.test(facts.view.spaced), {
      action:
        'Jeżeli nie możesz zapłacić całości, przed terminem złóż wniosek o raty, odroczenie lub inną ulgę',
      step: 'Złóż wniosek o raty, jeżeli nie możesz zapłacić',
      priority: 'MEDIUM',
      quote: reliefWords,
    }),
  keep_contract: () => [
    {
      action:
        'Przeczytaj umowę przed podpisaniem i zachowaj swój egzemplarz oraz dowody jej wykonania',
      step: 'Przeczytaj umowę przed podpisaniem',
      priority: 'LOW',
    },
  ],
  read_file: readFileDuties,
  none: () => [],
};
