import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { isStranger } from '#shared/letters/reading/reader/reader.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { isOf, type Matter } from './matter.ts';

/** A neighbour or another person wants a damage paid that came from the reader's home. */
const isDamageClaim = ({ type, view, role }: LetterFacts): boolean =>
  type.code === 'wezwanie_do_zaplaty' &&
  type.issuer !== 'insurer' &&
  !type.duties.includes('answer_damage') &&
  !isStranger(role) &&
  /\b(?:zalan|zalal|zalew)\w*/.test(view.spaced) &&
  /\b(?:mieszkani|lokal|sufit|lazien|kuchni|pietr|sasiad)\w*/.test(view.spaced);

/** Matters of work, rent, insurance and settlements. */
export const contractMatters: readonly Matter[] = [
  {
    said: /\bwypowie\w+/,
    fits: isOf('ubezpieczyciel-koniec-polisy'),
    action:
      'Jeżeli nie chcesz tej polisy, wypowiedz ją tak, jak mówi pismo; nowe OC kup wcześniej, żeby nie było przerwy',
    step: 'Zdecyduj, czy wypowiadasz polisę',
  },
  {
    said: /\b(?:wypowiedz|zrezygn|rezygn)\w+/,
    fits: isOf('ubezpieczyciel-wznowienie'),
    action:
      'Porównaj cenę z innymi ofertami. Jeżeli nie chcesz tej umowy, wypowiedz ją w czasie, który podaje pismo; inaczej trzeba będzie zapłacić za nowy okres',
    step: 'Porównaj oferty i zdecyduj, czy rezygnujesz',
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
    // "puścił Panu wężyk i woda przeszła do mnie", "zalał Pan mieszkanie": also where the neighbour speaks of no policy.
    said: new RegExp(
      either(
        /\b(?:polis|ubezpiecz)\w*/,
        /\b(?:zalan|zalal|zalew|przeciek|podtop)\w*/,
        /\bwybi(?:l|ta|t[ea]j) (?:\w+ )?szyb\w*/,
      ),
    ),
    fits: (facts) => isOf('zadanie-osoby-prywatnej')(facts) || isDamageClaim(facts),
    action:
      'Sprawdź, czy szkodę obejmuje Twoje ubezpieczenie (na przykład OC w życiu prywatnym); jeżeli tak, zgłoś ją ubezpieczycielowi i podaj nadawcy numer polisy',
    step: 'Sprawdź, czy szkodę obejmuje Twoja polisa',
  },
  {
    // "Porozumienie zawiera oświadczenie klienta, że zrzeka się dalszych roszczeń".
    said: /\b(?:porozumieni|ugod|oswiadczeni|pokwitowani|podpisa)\w*\b[^.;]{0,120}\bzrzek(?!l)\w+ sie\b[^.;]{0,60}\broszczen\w*/,
    fits: ({ type, role }) =>
      !/^(?:insurer|employer|court)$/.test(type.issuer) &&
      (role === 'complainant' || !isStranger(role)),
    action:
      'Nie musisz tego podpisywać. Po podpisie zwykle nie można już żądać w tej sprawie niczego więcej, więc najpierw sprawdź, z czego rezygnujesz',
    step: 'Sprawdź przed podpisem, z czego rezygnujesz',
    isQuoted: true,
  },
  {
    said: new RegExp(
      either(
        /\bproponuj\w+ (?:[^.;]{0,80} )?ugod|\bpropozycj\w+ (?:zawarcia )?ugod/,
        /\b(?:uznani\w+ dlugu|uznaj\w+ (?:pan\w* |panstwo )?(?:dlug|zadluzenie))\b|\bzarzutu przedawnieni/,
        /\bpodpis\w+ [^.;]{0,20}ugod|\b(?:nabyl|kupil|zakupil|przejel|przejal)\w* [^.;]{0,60}(?:wierzytelnosc|dlug)/,
      ),
    ),
    fits: ({ type, role }) =>
      (type.issuer === 'creditor' || type.reply === 'unknown') && !isStranger(role),
    action:
      'Zanim podpiszesz ugodę albo wpłacisz choć część, sprawdź, skąd jest dług i czy nie jest przedawniony: podpis lub wpłata może znaczyć, że uznajesz dług',
    step: 'Sprawdź przed podpisem, czy dług nie jest przedawniony',
  },
  {
    said: /\b(?:odmow\w+|sad\w*)\b[^.;]{0,80}\b(?:podwyzk|stawk)|\bpodwyzk\w*[^.;]{0,160}\bsad/,
    fits: ({ type, role }) => type.id === 'podwyzka-czynszu' && role !== 'landlord',
    action:
      'Zdecyduj w terminie z pisma, czy przyjmujesz podwyżkę. Odmowa na piśmie zwykle kończy najem po okresie wypowiedzenia; pozew do sądu nie kończy go, a sąd sprawdza, czy podwyżka jest zasadna',
    step: 'Zdecyduj, czy przyjmujesz podwyżkę',
  },
  {
    // "przysługuje Pani odprawa w wysokości dwumiesięcznego wynagrodzenia".
    said: /\b(?:przyslugu\w+|wyplac\w+|otrzyma) (?:[^.;]{0,60} )?odpraw[aey]\b|\bodpraw[aey] (?:zostanie|bedzie|wyplac|przyslug)\w*/,
    fits: ({ type, role }) => type.issuer === 'employer' && role !== 'employer',
    action:
      'Dopilnuj odprawy, o której mówi pismo: sprawdź jej wysokość i dzień wypłaty, a gdy nie przyjdzie, upomnij się o nią na piśmie',
    step: 'Dopilnuj odprawy',
  },
];
