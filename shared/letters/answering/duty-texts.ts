import type { DutyKey } from '#shared/letters/catalogue/document-type.ts';

import { dueTerm, type DutyBuilder, reliefWords, until, when } from './duty.ts';
import { paymentDuties, remedyDuties } from './money-duties.ts';
import { rarerDutyTexts } from './rarer-duty-texts.ts';

/** "Może Pan … przedstawić dokumenty", "zgłosić dowody". */
const invited =
  /(?:przedstawi|przedloz|dolacz|nadesl|zloz|zglos)\w*(?: \w+)? (?:dokument|dowod|zaswiadczen)\w*[^.]{0,60}/;

/** How each duty is said to the reader (Polish, second person), from the letter's own facts. */
export const dutyTexts: Readonly<Record<DutyKey, DutyBuilder>> = {
  ...rarerDutyTexts,
  pay: paymentDuties,
  remedy: remedyDuties,
  explain: (facts) => [
    {
      action: `Złóż na piśmie wyjaśnienia i dołącz żądane dokumenty (kopie faktur, umów, dowody zapłaty)${until(facts, 'wyjaśnie')}`,
      priority: 'HIGH',
      due: dueTerm(facts, 'wyjaśnie'),
      quote: /(?:wzywa\w*|prosz\w*|prosimy)[^.]{0,80}(?:wyjasni|dokument)/,
    },
    ...when(/nie moze (?:pan\w* )?dotrzymac|przedluzeni/.test(facts.view.spaced), {
      action:
        'Jeżeli nie zdążysz, przed upływem terminu złóż wniosek o jego przedłużenie albo działaj przez pełnomocnika',
      priority: 'LOW',
      quote: /[^.]{0,60}przedluzeni\w*/,
    }),
  ],
  correct: (facts) =>
    when(/korekt|koryg/.test(facts.view.spaced), {
      action: 'Jeżeli w rozliczeniu jest błąd, złóż korektę i wpłać ewentualną zaległość',
      priority: 'MEDIUM',
      quote: /(?:korekt|s?koryg)\w*[^.]{0,60}/,
    }),
  declare_driver: (facts) => [
    {
      action: `Wypełnij i odeślij jedno oświadczenie o tym, kto kierował pojazdem${until(facts, 'oświadcz')}`,
      priority: 'HIGH',
      due: dueTerm(facts, 'oświadcz'),
      quote: /(?:obowiazan\w+ wskazac|odeslac|komu powierzyl)[^.]{0,60}/,
    },
    {
      action:
        'Wybierz wariant oświadczenia: przyjęcie mandatu i zapłata, odmowa albo wskazanie innej osoby',
      priority: 'MEDIUM',
    },
    ...when(facts.view.spaced.includes('zdjeci'), {
      action: 'Zanim odpowiesz, obejrzyj zdjęcie z urządzenia (portal lub siedziba organu)',
      priority: 'LOW',
      quote: /zdjeci\w+[^.]{0,80}/,
    }),
  ],
  asset_list: (facts) =>
    when(/wykaz\w* majatku/.test(facts.view.spaced), {
      action: `Złóż komornikowi wykaz majątku${until(facts, 'wykaz')}`,
      priority: 'HIGH',
      due: dueTerm(facts, 'wykaz'),
      quote: /wykaz\w* majatku[^.]{0,60}/,
    }),
  answer_suit: (facts) => [
    {
      action: `Złóż do sądu odpowiedź na pozew z zarzutami i dowodami${until(facts, 'odpowied')}; rozważ pomoc prawnika`,
      priority: 'HIGH',
      due: dueTerm(facts, 'odpowied'),
      quote: /odpowied\w* na pozew[^.]{0,60}/,
    },
  ],
  cure_defects: (facts) => [
    {
      action: `Uzupełnij braki wskazane w piśmie i złóż brakujące dokumenty lub opłatę${until(facts, 'uzupełnie')}`,
      priority: 'HIGH',
      due: dueTerm(facts, 'uzupełnie'),
      quote: /(?:uzupelni|usuni|brak\w* formaln)\w*[^.]{0,60}/,
    },
  ],
  // Said of each day the letter sets: event-duties.ts.
  attend: () => [],
  vacate: (facts) =>
    when(/(?:opuszcz|oprozni|wydani|wyda[cn])/.test(facts.view.spaced), {
      action: `Opróżnij i wydaj lokal albo uzgodnij inny termin${until(facts, 'lokal')}`,
      priority: 'HIGH',
      due: dueTerm(facts, 'lokal'),
      quote: /(?:oprozni|wydani|opuszcz)\w+[^.]{0,60}/,
    }),
  protected_money: () => [
    {
      action:
        'Sprawdź, które kwoty są wolne od zajęcia, i pokaż bankowi lub komornikowi dokumenty świadczeń niepodlegających egzekucji',
      priority: 'HIGH',
      quote: /(?:woln\w+ od (?:zajecia|egzekucji)|nie podlegaj\w+ egzekucji)[^.]{0,60}/,
    },
  ],
  verify_debt: () => [
    {
      action:
        'Sprawdź, czy dług istnieje, w jakiej wysokości i czy nie uległ przedawnieniu – zanim zapłacisz lub podpiszesz ugodę',
      priority: 'HIGH',
    },
  ],
  ask_documents: () => [
    {
      action: 'Zażądaj dokumentów: umowy, dowodu podstawy żądania (cesji) i rozliczenia kwot',
      priority: 'HIGH',
    },
  ],
  object_in_writing: (facts) => [
    {
      action: `Jeżeli się nie zgadzasz, wyślij pisemną odpowiedź: zakwestionuj żądanie, zgłoś zastrzeżenia i sprawdź jego podstawę${until(facts, 'odpowied')}`,
      priority: 'MEDIUM',
      due: dueTerm(facts, 'odpowied'),
      quote: /(?:zastrzezeni|kwestionuj|reklamacj)\w*[^.]{0,60}/,
    },
  ],
  gather_evidence: () => [
    {
      action:
        'Zbierz dowody i dokumenty na poparcie swojego stanowiska (faktury, opinie, zdjęcia, świadkowie)',
      priority: 'MEDIUM',
    },
  ],
  relief: (facts) =>
    when(reliefWords.test(facts.view.spaced), {
      action:
        'Jeżeli nie możesz zapłacić całości, przed terminem złóż wniosek o raty, odroczenie lub inną ulgę',
      priority: 'MEDIUM',
      quote: reliefWords,
    }),
  keep_contract: () => [
    {
      action:
        'Przeczytaj umowę przed podpisaniem i zachowaj swój egzemplarz oraz dowody jej wykonania',
      priority: 'LOW',
    },
  ],
  read_file: (facts) => [
    {
      action: `Przejrzyj akta sprawy i w razie potrzeby zajmij stanowisko na piśmie${until(facts, 'odpowied')}`,
      priority: 'MEDIUM',
      due: dueTerm(facts, 'odpowied'),
    },
    ...when(invited.test(facts.view.spaced), {
      action: `Jeżeli masz dokumenty na poparcie swojego stanowiska, wyślij je nadawcy${until(facts, 'odpowied')}`,
      priority: 'MEDIUM',
      due: dueTerm(facts, 'odpowied'),
      quote: invited,
    }),
  ],
  none: () => [],
};
