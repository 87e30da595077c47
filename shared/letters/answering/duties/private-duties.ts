import { dueTerm, type DutyBuilder, until, when } from '#shared/letters/answering/duty.ts';
import { shortened } from '#shared/letters/answering/outcome-texts.ts';
import type { DutyKey } from '#shared/letters/catalogue/document-type.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { sentenceQuote } from '#shared/letters/reading/letter-view.ts';
import { either } from '#shared/letters/text/word-list.ts';

const LONGEST = 160;
const asked =
  /\b(?:pros(?:ze|imy)(?! sie nie )|wzywam|wzywamy|wyznaczam|zadam|oczekuje)\b[^.;]{0,120}/;

/** ": „…”": what the writer asks for, in their own words. */
function wish({ view }: LetterFacts): string {
  const quote = sentenceQuote(view, asked);
  return quote === null ? '' : ` (w liście: „${shortened(quote, LONGEST)}”)`;
}

/** The neighbour offers to talk. */
const talks = /\b(?:rozmow|porozmaw|zaprasza|spotka|zadzwon|dogada|pogada)\w*/;
const branches = /\bgalez\w*|\bgalaz\w*|\bkorzen\w*|\btuj\w*|\bzywoplot\w*/;
const leave = new RegExp(
  either(/\burlop\w*/, /\bekwiwalent\w*/, /\bwynagrodzeni\w*/, /\bpensj\w*/, /\bodszkodowani\w*/),
);

/** Duties after letters of private persons: nobody has decided anything yet, so the reader checks and answers. */
export const privateDutyTexts = {
  apply_for_exam: (facts) => [
    {
      action: `Jeżeli dziecko ma zdawać egzamin klasyfikacyjny, złóż wniosek o egzamin i usprawiedliw nieobecności${until(facts, 'wnios')}`,
      step: 'Złóż wniosek o egzamin klasyfikacyjny',
      priority: 'HIGH',
      due: dueTerm(facts, 'wnios'),
      quote: /\begzamin\w* klasyfikacyjn\w*[^.;]{0,80}/,
    },
  ],
  confirm_premium: () => [
    {
      action:
        'Po zapłacie zachowaj potwierdzenie przelewu i poproś ubezpieczyciela o potwierdzenie, że ochrona trwa. Jeżeli nie możesz zapłacić całości, skontaktuj się z nim przed końcem terminu',
      step: 'Zachowaj potwierdzenie i zapytaj, czy ochrona trwa',
      priority: 'LOW',
    },
  ],
  confirm_place: (facts) => [
    {
      action: `Jeżeli chcesz tego miejsca, potwierdź to w sposób podany w piśmie${until(facts, 'odpowied')}`,
      step: 'Potwierdź, że chcesz miejsca',
      otherwise: 'Bez potwierdzenia w terminie miejsce może dostać inne dziecko.',
      priority: 'HIGH',
      due: dueTerm(facts, 'odpowied'),
      quote: /\bpotwierdz\w*[^.;]{0,100}/,
    },
  ],
  deposit_papers: () => [
    {
      action:
        'Sprawdź umowę, protokół zdawczo-odbiorczy i rachunki: z kaucji wolno potrącić tylko należności z najmu, które umiesz wykazać. Odpowiedz najemcy na piśmie i dołącz rozliczenie kaucji',
      step: 'Rozlicz kaucję i odpowiedz najemcy na piśmie',
      priority: 'HIGH',
      quote: /\bkaucj\w*[^.;]{0,60}/,
    },
  ],
  check_deposit: (facts) => [
    {
      action:
        'Sprawdź, za co potrącono kaucję: porównaj rozliczenie z protokołem i poproś o rachunki. Jeżeli się nie zgadzasz, odpisz, z czym',
      step: 'Sprawdź potrącenia z kaucji',
      priority: 'HIGH',
      quote: /\b(?:potrac|kaucj)\w*[^.;]{0,80}/,
    },
    ...when(
      facts.terms.some(({ what }) => what.startsWith('zapłata')) &&
        facts.financial.direction !== 'to_receive',
      {
        action: `Jeżeli nadawca chce dopłaty, zapłać tylko wtedy, gdy zgadzasz się z rozliczeniem${until(facts, 'zapłata')}`,
        step: 'Dopłać tylko, jeżeli zgadzasz się z rozliczeniem',
        priority: 'MEDIUM',
        due: dueTerm(facts, 'zapłata'),
        quote: /\b(?:brakuj|doplat|doplac|niedoplat)\w*[^.;]{0,80}/,
      },
    ),
  ],
  settle_employee: (facts) => [
    {
      action: 'Wydaj pracownikowi świadectwo pracy i wyrejestruj go z ZUS, gdy umowa się skończy',
      step: 'Wydaj świadectwo pracy i wyrejestruj pracownika',
      priority: 'HIGH',
      quote: /\bswiadectw\w* pracy[^.;]{0,80}/,
    },
    ...when(leave.test(facts.view.spaced), {
      action:
        'Sprawdź w dokumentach, ile wynosi niezapłacone wynagrodzenie i ekwiwalent za urlop, i rozlicz się z pracownikiem',
      step: 'Policz wynagrodzenie i ekwiwalent za urlop',
      priority: 'MEDIUM',
      quote: leave,
    }),
  ],
  stop_infringement: (facts) => [
    {
      action: `Zdecyduj, czy usuniesz wpis, opinię lub inną treść, o której mowa, i odpowiedz na piśmie${until(facts, 'odpowied')}. Zanim podpiszesz przeprosiny albo zapłacisz, poradź się prawnika${wish(facts)}`,
      step: 'Odpowiedz na wezwanie, zanim minie termin',
      priority: 'HIGH',
      due: dueTerm(facts, 'odpowied'),
      quote: /\bwzywa\w*[^.;]{0,120}/,
    },
    {
      action:
        'Zachowaj dowody: zrzuty ekranu, dokumenty i korespondencję, z których wynika, co i dlaczego zostało napisane',
      step: 'Zachowaj zrzuty ekranu i dokumenty',
      priority: 'MEDIUM',
    },
  ],
  answer_damage: (facts) => [
    {
      action:
        'Odpowiedz nadawcy na piśmie. Jeżeli masz ubezpieczenie mieszkania lub OC w życiu prywatnym, zgłoś szkodę ubezpieczycielowi, zanim zapłacisz',
      step: 'Odpowiedz i zgłoś szkodę ubezpieczycielowi',
      priority: 'HIGH',
      quote: asked,
    },
    {
      action:
        'Sprawdź przyczynę i wysokość szkody: poproś o protokół, kosztorys, rachunki i zdjęcia, zrób też własne zdjęcia',
      step: 'Sprawdź protokół, kosztorys i zdjęcia szkody',
      priority: 'MEDIUM',
      quote: /\b(?:protokol|kosztorys|rachun|zdjec|wycen)\w*[^.;]{0,60}/,
    },
    ...when(/\bw ratach\b|\bna (?:dwa|trzy|kilka) raz/.test(facts.view.spaced), {
      action: 'Jeżeli uznajesz żądanie, możesz uzgodnić raty: nadawca o tym pisze',
      step: 'Uzgodnij raty, jeżeli uznajesz żądanie',
      priority: 'LOW',
    }),
  ],
  answer_neighbour: (facts) => [
    {
      action: `${talks.test(facts.view.spaced) ? 'Porozmawiaj z sąsiadem albo odpowiedz mu' : 'Odpowiedz sąsiadowi'} na piśmie: zgódź się, odmów albo zaproponuj inne rozwiązanie${until(facts, 'odpowied')}${wish(facts)}`,
      step: 'Odpowiedz sąsiadowi na piśmie',
      priority: 'HIGH',
      due: dueTerm(facts, 'odpowied'),
      quote: asked,
    },
    ...when(branches.test(facts.view.spaced), {
      action:
        'Zdecyduj, czy przytniesz gałęzie lub korzenie, czy pozwolisz to zrobić sąsiadowi; po bezskutecznym terminie może je obciąć sam, na swoim gruncie',
      step: 'Przytnij gałęzie albo uzgodnij to z sąsiadem',
      priority: 'HIGH',
      quote: branches,
    }),
    {
      action: 'Zrób zdjęcia i zachowaj listy: przydadzą się, gdyby doszło do sporu',
      step: 'Zrób zdjęcia i zachowaj listy',
      priority: 'LOW',
    },
  ],
  answer_buyer: ({ type }) => [
    {
      action: `Odpowiedz kupującemu na piśmie: ${type.reply === 'buyer_withdraws' ? 'przyjmij odstąpienie' : 'zgódź się, zaproponuj ugodę'} albo napisz, dlaczego się nie zgadzasz`,
      step: 'Odpowiedz kupującemu na piśmie',
      priority: 'HIGH',
      quote: type.reply === 'buyer_withdraws' ? /\bodstep\w*[^.;]{0,80}/ : asked,
    },
    {
      action:
        'Sprawdź dowody wady (opinię, zdjęcia), umowę i ogłoszenie; poproś o możliwość obejrzenia rzeczy',
      step: 'Sprawdź dowody wady, umowę i ogłoszenie',
      priority: 'MEDIUM',
    },
  ],
  answer_person: (facts) => [
    {
      action: `Odpowiedz nadawcy na piśmie i zachowaj jego list${until(facts, 'odpowied')}. List nie jest wyrokiem: możesz się zgodzić, odmówić albo zaproponować coś innego`,
      step: 'Odpowiedz nadawcy na piśmie',
      priority: 'MEDIUM',
      due: dueTerm(facts, 'odpowied'),
      quote: asked,
    },
  ],
} satisfies Partial<Record<DutyKey, DutyBuilder>>;
