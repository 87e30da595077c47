import type { DutyKey } from '#shared/letters/catalogue/document-type.ts';
import { ESTATE } from '#shared/letters/reading/clauses/words/deed-names.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

import { fraudReports } from './duties/fraud/fraud-reports.ts';
import { fraudRefusals } from './duties/fraud/fraud-steps.ts';
import { laidOutDuties } from './duties/laid-out.ts';
import { isEstateOpen } from './duties/open-estate.ts';
import { generalSteps } from './duties/own-asks-first.ts';
import { readClaim } from './duties/read-claim.ts';
import { dueTerm, type DutyBuilder, until, when } from './duty.ts';

/** What a reader who rejects a change can do, as far as the letter says. */
function waysOut({ view, type }: LetterFacts): string {
  const ways = [
    /\bsprzeciw/.test(view.spaced) ? 'złożyć sprzeciw' : undefined,
    /\b(?:wypowied|rozwiaza|zrezygn)\w*/.test(view.spaced) && type.issuer !== 'housing'
      ? 'zakończyć umowę'
      : undefined,
    /\b(?:w|do) sad\w*|\bsadow(?:a|ej)\b/.test(view.spaced)
      ? 'zakwestionować je w sądzie'
      : undefined,
  ].filter((way) => way !== undefined);
  return ways.length === 0
    ? 'napisz do nadawcy i zapytaj o ich podstawę'
    : `możesz ${ways.join(' albo ')}`;
}

/** A meeting of owners needs no confirmation: who does not come may send somebody. */
const ownersMeeting = {
  action:
    'Przyjdź na zebranie albo daj komuś pisemne pełnomocnictwo; wcześniej poproś o projekty uchwał',
  step: 'Przyjdź na zebranie albo daj komuś pełnomocnictwo',
  priority: 'MEDIUM',
} as const;

/** Duties that only a few kinds of letter have. */
export const rarerDutyTexts = {
  third_party_seizure: (facts) => [
    {
      action: `Nie wypłacaj dłużnikowi zajętej części, przekazuj ją ${facts.type.issuer === 'bailiff' ? 'komornikowi' : 'urzędowi'} i prześlij mu oświadczenie lub zestawienie, którego żąda${until(facts, 'odpowied')}`,
      step: 'Nie wypłacaj dłużnikowi zajętej części',
      otherwise: 'Za błąd odpowiada ten, kto wypłaca.',
      priority: 'HIGH',
      due: dueTerm(facts, 'odpowied'),
      quote: /(?:wzywa\w*|zestawieni)[^.]{0,100}/,
    },
    ...when(/\b(?:wynagrodzeni|pensj)/.test(facts.view.spaced), {
      action:
        'Zanim potrącisz, policz granice potrąceń z wynagrodzenia: część pensji musi zostać pracownikowi',
      step: 'Policz granice potrąceń z wynagrodzenia',
      priority: 'MEDIUM',
    }),
  ],
  // An upomnienie without money: the letter's own request says what to do.
  perform: (facts) => [
    {
      action: `Wykonaj obowiązek, do którego wzywa pismo, i wyślij nadawcy potwierdzenie${until(facts, 'wykonanie obowiązku')}`,
      step: 'Wykonaj obowiązek i wyślij potwierdzenie',
      otherwise: 'Bez tego urząd może nałożyć grzywnę w celu przymuszenia.',
      priority: 'HIGH',
      due: dueTerm(facts, 'wykonanie obowiązku'),
      quote: /wzywa\w*[^.]{0,160}/,
    },
  ],
  show_cover: (facts) => [
    {
      action: `Jeżeli pojazd był ubezpieczony albo sprzedany, wyślij dokumenty, które to potwierdzają (polisa, umowa)${until(facts, 'zapłata')}`,
      step: 'Wyślij dowód ubezpieczenia albo sprzedaży pojazdu',
      priority: 'HIGH',
      due: dueTerm(facts, 'zapłata'),
      quote: /dokument\w*[^.]{0,80}/,
    },
  ],
  restructure: () => [
    {
      action:
        'Złóż w banku wniosek o restrukturyzację zadłużenia lub ugodę; gdy bank odmówi – reklamację do banku i wniosek do Rzecznika Finansowego',
      step: 'Złóż w banku wniosek o restrukturyzację długu',
      otherwise: 'Bez ugody bank może wypowiedzieć umowę i iść do sądu.',
      priority: 'HIGH',
      quote: /restrukturyzacj\w*[^.]{0,60}/,
    },
  ],
  report_back: (facts) => [
    {
      action: `Zawiadom na piśmie (odpowiedź z powołaniem numeru), kiedy i jak wykonasz wnioski${until(facts, 'odpowied')}`,
      step: 'Napisz, kiedy i jak wykonasz wnioski',
      priority: 'HIGH',
      due: dueTerm(facts, 'odpowied'),
      quote: /(?:zawiadomic|poinformowac)[^.]{0,80}/,
    },
    ...when(/wyplacic|wynagrodzeni/.test(facts.view.spaced), {
      action: 'Wypłać pracownikom zaległe wynagrodzenie wskazane w piśmie',
      priority: 'HIGH',
      quote: /wyplacic[^.]{0,80}/,
    }),
    {
      action:
        'Wykonaj pozostałe wnioski (ewidencja, badania, dokumentacja) i zachowaj dowody wykonania',
      step: 'Wykonaj pozostałe wnioski i zachowaj dowody',
      priority: 'MEDIUM',
    },
  ],
  do_not_pay: ({ view }) => [
    {
      action: 'Nie płać i nie podawaj danych: pismo ma cechy próby oszustwa (wyłudzenia)',
      step: 'Nie płać i nie podawaj danych',
      priority: 'HIGH',
    },
    ...fraudRefusals(view),
  ],
  verify_sender: (facts) => [
    {
      action:
        'Sprawdź autentyczność pisma u źródła – numerem z oficjalnej strony urzędu lub firmy, nie z tego pisma',
      step: 'Sprawdź u źródła, czy pismo jest prawdziwe',
      priority: facts.type.reply === 'scam' ? 'HIGH' : 'LOW',
    },
  ],
  ...fraudReports,
  read_claim: readClaim,
  decide_inheritance: (facts) =>
    when(isEstateOpen(facts), {
      action:
        'Zdecyduj, czy przyjąć, czy odrzucić spadek (6 miesięcy od dnia, w którym dowiedziano się o powołaniu do spadku)',
      step: 'Zdecyduj, czy przyjąć, czy odrzucić spadek',
      due: facts.terms.find(({ what }) => what === ESTATE),
      otherwise: 'Milczenie po tym czasie to przyjęcie spadku z dobrodziejstwem inwentarza.',
      priority: 'HIGH',
    }),
  answer_offer: (facts) => [
    {
      action: `Obejrzyj lokal i odpowiedz na piśmie, czy przyjmujesz ofertę${until(facts, 'oświadcz')}. Jeżeli lokal się nie nadaje, podaj powód i dowody`,
      step: 'Odpowiedz na piśmie, czy przyjmujesz ofertę',
      otherwise: 'Brak odpowiedzi zwykle liczy się jak odmowa, a następnej oferty może nie być.',
      priority: 'HIGH',
      due: dueTerm(facts, 'oświadcz'),
      quote: /\bofert\w*[^.;]{0,120}/,
    },
  ],
  attend_meeting: ({ type, events }) =>
    type.issuer === 'housing'
      ? [ownersMeeting]
      : when(events.length > 0, {
          action:
            'Potwierdź swoją obecność w podanym dniu albo uzgodnij inny; weź dowód osobisty i dokumenty wymienione w piśmie',
          step: 'Potwierdź obecność albo uzgodnij inny dzień',
          priority: 'MEDIUM',
        }),
  weigh_change: (facts) =>
    when(/(?:zmieni|zmian)\w*/.test(facts.view.spaced), {
      action: `Zapoznaj się ze zmianami; jeżeli ich nie akceptujesz, ${waysOut(facts)}${until(facts, 'odpowied')}`,
      step: 'Przeczytaj zmiany i zdecyduj, czy je przyjmujesz',
      otherwise: 'Milczenie zwykle oznacza zgodę na zmiany.',
      priority: 'LOW',
      due: dueTerm(facts, 'odpowied'),
      quote: /(?:sprzeciw|wypowiedz|nie akceptuj)\w*[^.]{0,60}/,
    }),
  check_unknown: (facts) => [...laidOutDuties(facts), ...generalSteps],
  check_entry: ({ type }) => [
    type.reply === 'land_register_deletion'
      ? {
          action:
            'Sprawdź w księdze wieczystej, czy wykreślono to, co trzeba, i zachowaj zawiadomienie; księgę przejrzysz w internecie bezpłatnie',
          step: 'Sprawdź księgę i zachowaj zawiadomienie',
          priority: 'LOW',
        }
      : {
          action:
            'Sprawdź, kto i na jakiej podstawie uzyskał wpis i czego on dotyczy; księgę przejrzysz w internecie bezpłatnie',
          step: 'Sprawdź wpis i jego podstawę',
          priority: 'MEDIUM',
        },
  ],
  file_claim: (facts) => [
    {
      action: `Zgłoś swoją wierzytelność z dowodami (system KRZ albo sposób z pisma)${until(facts, 'zgłosz')}`,
      step: 'Zgłoś swoją wierzytelność z dowodami',
      priority: 'HIGH',
      due: dueTerm(facts, 'zgłosz'),
      quote: /zgl[oa]\w+[^.]{0,80}/,
    },
  ],
} satisfies Partial<Record<DutyKey, DutyBuilder>>;
