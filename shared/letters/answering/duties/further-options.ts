import { issuersWith } from '#shared/letters/catalogue/issuers.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { isOthersKind, isStranger } from '#shared/letters/reading/reader/reader.ts';

import { givesOnly } from './gives-only.ts';
import { lastingDuties } from './lasting-duties.ts';
import { rarerDeed } from './rarer-deeds.ts';

type Option = { action: string; offered: (facts: LetterFacts) => boolean };

const says = (pattern: RegExp) => (facts: LetterFacts) => pattern.test(facts.view.spaced);

const reportingIssuers = issuersWith('hearsOfChanges');

/** What a reader may do besides, by the letter's words and its kind. */
export const furtherOptions: readonly Option[] = [
  {
    action:
      'Zachowaj oryginał tytułu wykonawczego; jeżeli dłużnik nie płaci, możesz złożyć u komornika wniosek o wszczęcie egzekucji',
    offered: (facts) =>
      facts.role === 'claimant' &&
      facts.type.issuer === 'court' &&
      rarerDeed(facts) === undefined &&
      says(/tytul\w* wykonawcz|klauzul\w* wykonalnosci/)(facts),
  },
  {
    action:
      'Nie musisz podpisywać propozycji. Zanim to zrobisz, sprawdź, z czego rezygnujesz, i poradź się prawnika',
    offered: says(/\bproponuj\w+ [^.;]{0,60}(?:ugod|porozumieni)/),
  },
  {
    action: 'Skonsultuj sprawę z prawnikiem lub w punkcie nieodpłatnej pomocy prawnej',
    offered: (facts) => {
      const { type, remedy, role } = facts;
      const isSerious = type.level !== 'LOW' && !isOthersKind(type, role);
      return type.reply !== 'scam' && (remedy !== null || isSerious) && !givesOnly(facts);
    },
  },
  {
    action: 'Porozum się z wierzycielem co do rat lub ugody',
    offered: ({ type, role, financial }) =>
      type.issuer === 'bailiff' && financial.direction === 'to_pay' && !isStranger(role),
  },
  {
    action: 'Jeżeli nakaz trafił na zły adres, zażądaj w sądzie doręczenia go i wnieś sprzeciw',
    offered: says(/doreczono na nieaktualny|o prawidlowe doreczenie/),
  },
  {
    action: 'Złóż wniosek o zwrot opłaty, o którym mowa w piśmie',
    // Opłata podlega zwrotowi na wniosek; never "pismo podlega zwrotowi" or a sum the reader gives back.
    offered: says(
      /\boplat\w*[^.;]{0,60}\bpodlega zwrotowi\b[^.;]{0,30}\bwnios|\bwnios\w+ o zwrot (?:\w+ )?oplat/,
    ),
  },
  {
    action: 'Wystąp o odstąpienie od żądania zwrotu, umorzenie, odroczenie lub raty',
    offered: says(/odstapieni\w+ od zadania|umorzeni\w+ kwoty/),
  },
  {
    action:
      'Zgłaszaj urzędowi zmiany (informacja w terminie z pisma), które wpływają na wysokość należności',
    offered: (facts) =>
      says(/o zmianach|kazdej zmianie/)(facts) &&
      reportingIssuers.has(facts.type.issuer) &&
      lastingDuties(facts, []).length === 0,
  },
  {
    action:
      'Jeżeli zapłata została wysłana wcześniej, wyślij potwierdzenie przelewu i skontaktuj się z nadawcą',
    offered: says(
      /jesli zaplac|jezeli (?:zaplat\w+|naleznosc)|potwierdzeni\w+ (?:przelewu|zaplaty)/,
    ),
  },
  {
    action:
      'Jeżeli należność jest już zapłacona albo przedawniona, napisz to urzędowi i dołącz dowód wpłaty',
    offered: ({ type }) => type.reply === 'reminder',
  },
  {
    action: 'Przed przelewem sprawdź numer rachunku i potwierdź go u nadawcy',
    offered: ({ financial, type }) =>
      financial.bank_account.value !== null &&
      (financial.direction === 'to_pay' || financial.direction === 'conditional') &&
      type.reply !== 'contract',
  },
];
