import { expect, it } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const idOf = (head: string, title: string, text: string) =>
  readLetter(
    openLetter(`${head}

Warszawa, 6 października 2026 r.

Pani Ewa Lis
ul. Leśna 2, 49-300 Brzeg

${title}

${text}`),
  ).type.id;
const bank = 'Bank Nadwarciański S.A.\nul. Mostowa 6, 61-854 Poznań';
const court = 'SĄD REJONOWY W BRZEGU\nI Wydział Cywilny\nSygn. akt I Nc 118/26';
const zus = 'ZAKŁAD UBEZPIECZEŃ SPOŁECZNYCH\nOddział w Opolu';
const collector = 'ALFA WINDYKACJA Sp. z o.o.\nul. Piękna 30, 00-549 Warszawa';

it.each([
  [
    'bank-dane-klienta',
    bank,
    'Prosimy o aktualizację Pani danych',
    'Minęła data ważności Pani dowodu osobistego. Ustawa o przeciwdziałaniu praniu pieniędzy każe nam mieć aktualne dane. Prosimy o aktualizację danych w aplikacji albo w placówce do 6 listopada 2026 r.',
  ],
  [
    'bank-dokumenty',
    bank,
    'Dotyczy: umowa o kredyt – brakujące dokumenty',
    'Kredytobiorca przedstawia bankowi dokumenty do oceny zdolności kredytowej. Nie otrzymaliśmy zaświadczeń z ZUS i US. Prosimy o dostarczenie do 29 października 2026 r.',
  ],
  [
    'zus-potracenie',
    zus,
    'Zawiadomienie o potrąceniach',
    'Komornik zajął Pani emeryturę. Od listopada będziemy potrącać z emerytury 717,50 zł miesięcznie.',
  ],
  [
    'sad-odwolany-termin',
    court,
    'ZAWIADOMIENIE O ODWOŁANIU ROZPRAWY',
    'Rozprawa wyznaczona na 21 października 2026 r. została odwołana. Stawiennictwo nie jest potrzebne. O nowym terminie zostanie Pani zawiadomiona odrębnym pismem.',
  ],
  [
    'sad-doreczenie-przez-komornika',
    court,
    'ZOBOWIĄZANIE',
    'Przesyłka z nakazem zapłaty, odpisem pozwu i pouczeniem wróciła z adresu pozwanego. Przewodniczący zobowiązuje powoda do doręczenia jej pozwanemu za pośrednictwem komornika na podstawie art. 139(1) § 1 k.p.c. w terminie dwóch miesięcy pod rygorem zawieszenia postępowania.',
  ],
  [
    'ostrzezenie-big',
    collector,
    'OSTRZEŻENIE O ZAMIARZE PRZEKAZANIA DANYCH DO BIURA INFORMACJI GOSPODARCZEJ',
    'Działając w imieniu wierzyciela Fala Mobile S.A. wzywamy do zapłaty 306,20 zł za usługi telekomunikacyjne, faktura FM/1/2025.',
  ],
  [
    'wezwanie-do-zaplaty',
    collector,
    'WEZWANIE DO ZAPŁATY',
    'Działając w imieniu wierzyciela Fala Mobile S.A. wzywamy do zapłaty 306,20 zł za usługi telekomunikacyjne, faktura FM/1/2025.',
  ],
  [
    'szkola-nieklasyfikowanie',
    'Szkoła Podstawowa nr 12 w Brzegu',
    'INFORMACJA O NIEKLASYFIKOWANIU UCZNIA',
    'Brak jest podstaw do ustalenia oceny z matematyki. Egzamin klasyfikacyjny jest możliwy na wniosek rodziców złożony do 10 października 2026 r.',
  ],
  [
    'koniec-umowy-terminowej',
    'PIEKARNIA RUMIANEK SP. Z O.O.\nKadry i Płace',
    'INFORMACJA W SPRAWIE UMOWY O PRACĘ',
    'Umowa o pracę na czas określony rozwiąże się z upływem czasu, na który była zawarta, 31 października 2026 r. Pozostało Pani 5 dni urlopu. Świadectwo pracy wydamy w tym dniu.',
  ],
])('%s', (id, head, title, text) => {
  expect(idOf(head, title, text)).toBe(id);
});

it('leaves a hearing that is only moved to another day a hearing', () => {
  expect(
    idOf(
      court,
      'ZAWIADOMIENIE O ROZPRAWIE',
      'Rozprawa z 21 października 2026 r. została odwołana. Sąd wyznacza rozprawę na 3 grudnia 2026 r., godz. 10:00, sala 4.',
    ),
  ).not.toBe('sad-odwolany-termin');
});

it.each([
  [
    'Rozliczenie kaucji za mieszkanie',
    'Rozliczam kaucję 2 000,00 zł: za zbitą szybę 150,00 zł, do zwrotu dla Pani 1 850,00 zł. Pieniądze przeleję do 20 października. Proszę o podanie numeru konta.',
  ],
  [
    'Mieszkanie przy Lipowej',
    'Zgodnie z umową rozliczam wpłaconą kaucję. Po odjęciu rachunku za prąd oddam Pani 1 700,00 zł. Proszę o podpisane potwierdzenie zdania kluczy do 30 października.',
  ],
])('a deposit that its landlord settles is no demand: %s', (title, text) => {
  const letter = `Jan Kot\nul. Polna 1, 49-300 Brzeg`;
  expect(
    idOf(
      letter,
      title,
      `${text}\n\nPozdrawiam\nJ. Kot\n\nOŚWIADCZENIE\nOświadczam, że nie mam roszczeń.`,
    ),
  ).toBe('rozliczenie-kaucji');
});

it.each([
  'Zobowiązuje się Panią, pozwaną, do złożenia pisma przygotowawczego z zarzutami do opinii biegłego sądowego w terminie 14 dni pod rygorem pominięcia.',
  'Wzywa się powódkę do ustosunkowania się i zgłoszenia uwag do opinii biegłego w terminie tygodnia.',
])('an order to state a position in a case is no call to cure defects: %s', (text) => {
  expect(idOf(court, 'WEZWANIE', text)).toBe('sad-pismo-przygotowawcze');
});

it('a call to cure defects stays one', () => {
  expect(
    idOf(
      court,
      'WEZWANIE',
      'Wzywa się powódkę do uzupełnienia braków formalnych pozwu przez złożenie pisma procesowego w terminie 7 dni pod rygorem zwrotu pozwu.',
    ),
  ).toBe('sad-braki-formalne');
});

it.each([
  ['INFORMACJA ROCZNA', 'o wysokości opłaty stałej za usługi wodne. Podstawa: Prawo wodne.'],
  ['INFORMACJA KWARTALNA', 'Ustala się opłatę zmienną za pobór wód na rzecz Wód Polskich.'],
])('a fee for water is a known letter: %s', (title, text) => {
  const sender = 'PAŃSTWOWE GOSPODARSTWO WODNE WODY POLSKIE\nZarząd Zlewni w Sieradzu';
  expect(
    idOf(sender, title, `${text} Opłata wynosi 260,00 zł, płatna do 30 października 2026 r.`),
  ).toBe('oplata-za-wode');
});
