import { expect, test } from 'vitest';

import {
  decidesNothing,
  deniesDeciding,
  onlyNotifies,
} from '#shared/letters/reading/clauses/deciding.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { collectsThing, returnsThing } from './calls/returned-things.ts';
import { failure, failureAhead, missedChance, noticeLength, rewarded } from './term-words.ts';

test('what could have been paid earlier is no term, what may still fail is', () => {
  expect(missedChance.test('oplata mogla wyniesc 100 zl, gdyby zostala wniesiona ')).toBe(true);
  expect(missedChance.test('gdyby naleznosc nie zostala zaplacona ')).toBe(false);
  expect(failureAhead.test('w przypadku niewykonania obowiazku ')).toBe(true);
  expect(failureAhead.test('z powodu niepowiadomienia ')).toBe(false);
});

test('how long something lasts is no term of the reader', () => {
  expect(noticeLength.test('tu naprawa jest mozliwa i potrwa do 10 dni')).toBe(true);
  expect(noticeLength.test('rozpatrzenie zajmie okolo ')).toBe(true);
  expect(noticeLength.test('prosimy, aby zajal pan stanowisko w terminie ')).toBe(false);
  expect(noticeLength.test('jezeli nie zajmie pan stanowiska w terminie ')).toBe(false);
});

test('a thing is given back, money is paid, each in the term it stands with', () => {
  const both = 'wzywam pana do zwrotu laptopa w terminie 5 dni oraz do zaplaty kary ';
  expect(returnsThing('wzywam pana do zwrotu laptopa ')).toBe(true);
  expect(returnsThing('wzywam pana do zwrotu sluzbowego telefonu ')).toBe(true);
  expect(returnsThing(both)).toBe(false);
  expect(returnsThing('wzywam pana do zwrotu kwoty 300 zl ')).toBe(false);
});

test('a letter that announces a visit decides nothing, one that refuses does', () => {
  const only = (text: string) => onlyNotifies(viewLetter(openLetter(text)));
  expect(only('Zawiadamiam, że pracownik przeprowadzi wywiad 8 maja 2026 r.')).toBe(true);
  expect(only('Informujemy, że odmawiamy przyznania zasiłku.')).toBe(false);
  expect(only('Informujemy, że wniosek rozpatrzono odmownie.')).toBe(false);
});

test('a plain letter that answers its own question with no can be attacked by nothing', () => {
  const nothing = (text: string) => decidesNothing(viewLetter(openLetter(text)));
  expect(nothing('Czy to decyzja? Nie. Gdybyśmy odmówili, dostałby Pan decyzję.')).toBe(true);
  expect(nothing('Czy przysługuje mi odwołanie?\nNie od tego pisma - to tylko informacja.')).toBe(
    true,
  );
  expect(nothing('Decyzji jeszcze nie wydano i nie ma od czego się odwoływać.')).toBe(true);
  expect(nothing('Czy mogę się odwołać? Nie, ale może Pan wnieść sprzeciw.')).toBe(false);
  expect(
    nothing('Czy muszę się odwołać, żeby nie płacić? Nie wystarczy prosić: trzeba wnieść skargę.'),
  ).toBe(false);
});

test('what would have been cheaper then is no term, and a failure named before a dash is none either', () => {
  expect(
    rewarded.test(' od wystawienia, tj. do 24.02.2026, byla nizsza i wynosila 120,00 zl'),
  ).toBe(true);
  expect(failure.test('do wyjasnienia przyczyn jego niezlozenia - w terminie ')).toBe(false);
  expect(failure.test('z powodu niepowiadomienia w ')).toBe(true);
});

test('a thing named in the sentence before is asked back by its pronoun, money is not', () => {
  const back = 'Prosze go oddac do '.toLowerCase();
  expect(returnsThing(back, `router jest nasza wlasnoscia. ${back}`)).toBe(true);
  expect(returnsThing(back, `zasilek wyplacilismy na router. ${back}`)).toBe(false);
  expect(returnsThing('prosze oddac dekoder do ')).toBe(true);
});

test('a request that may be made beside a remedy is neither the remedy nor a payment', () => {
  const { terms } = readLetter(
    openLetter(
      'Komornik Sądowy przy Sądzie Rejonowym w Kole\nKm 12/26\nKoło, 2 marca 2026 r.\n\nPan Jan Kos\nul. Polna 1\n62-600 Koło\n\nPOSTANOWIENIE\n\nKomornik postanawia ustalić koszty postępowania na 412,00 zł i obciążyć nimi dłużnika.\n\nPouczenie\nNa postanowienie przysługuje skarga w terminie tygodnia od dnia doręczenia. Dłużnik może, niezależnie od skargi, w terminie 14 dni od dnia doręczenia wnieść o obniżenie opłaty.',
    ),
  );
  expect(terms.find(({ amount }) => amount === 14)?.what).toBe('złożenie wniosku');
});

test('a thing may stand before the request to bring it back', () => {
  expect(returnsThing('tablet i karte wejsciowa prosze zwrocic do biura ')).toBe(true);
  expect(returnsThing('za tablet 300 zl prosze zwrocic do biura ')).toBe(false);
});

test.each([
  'Zawiadomienie nie jest orzeczeniem i nie rozstrzyga, kto nabył spadek.',
  'Niniejsze pismo nie jest orzeczeniem sądu.',
])('a notice that says it is no ruling decides nothing: %s', (text) => {
  expect(decidesNothing(viewLetter(openLetter(text)))).toBe(true);
});

test.each([
  'Nie może Pan zapłacić od razu? Proszę złożyć wniosek o raty, najwyżej 4, do 15 września 2026 r.',
  'Kto nie może zapłacić od razu, może złożyć w biurze wniosek o rozłożenie na raty do 15 września 2026 r.',
])('the day of a request for instalments is no day of payment: %s', (words) => {
  const { terms } = readLetter(
    openLetter(
      `Spółdzielnia Mieszkaniowa Zorza\nKoło, 2 sierpnia 2026 r.\n\nPan Jan Kos\nul. Polna 1\n62-600 Koło\n\nROZLICZENIE\n\nProsimy o dopłatę 386,42 zł razem z czynszem. ${words}`,
    ),
  );
  expect(terms.filter(({ what }) => what.startsWith('zapłata'))).toEqual([]);
});

test('a thing that waits is collected, and a thing asked back is not', () => {
  expect(collectsThing('prosze o odbior rzeczy zwroconych w pkt 1 i 2 ')).toBe(true);
  expect(collectsThing('zatrzymany telefon prosimy odebrac w komendzie ')).toBe(true);
  expect(collectsThing('wzywam pana do zwrotu telefonu ')).toBe(false);
});

const termsOf = (sender: string, body: string) =>
  readLetter(
    openLetter(`${sender}

Opole, 6 maja 2026 r.

Pani Ewa Lis
ul. Leśna 2, 49-300 Brzeg

${body}`),
  ).terms.map(({ what }) => what);
const court = 'Sąd Rejonowy w Opolu\nI Wydział Cywilny\nSygn. akt I C 18/26';

test('a term has the purpose of its own sentence', () => {
  expect(
    termsOf(
      court,
      'ZOBOWIĄZANIE\n\nW sprawie z powództwa Jana Kota przeciwko Ewie Lis zobowiązuje się Panią do złożenia pisma przygotowawczego zawierającego zarzuty do opinii biegłego w terminie 14 dni od dnia doręczenia.',
    ),
  ).toEqual(['złożenie pisma do sądu']);
  expect(
    termsOf(
      'Komornik Sądowy przy Sądzie Rejonowym w Opolu Jan Perk\nKm 4/26',
      'Proszę o zajęcie stanowiska i wskazanie znanego Pani majątku dłużnika w terminie 7 dni od doręczenia.',
    ),
  ).not.toContain('odesłanie oświadczenia');
});

test('money that the sender pays back has no term of the reader', () => {
  expect(
    termsOf(
      'NACZELNIK URZĘDU SKARBOWEGO W OPOLU',
      'POSTANOWIENIE\n\nPostanawiam zaliczyć nadpłatę na poczet zaległości. Pozostałą część nadpłaty, tj. 137,00 zł, zwracam na rachunek bankowy do dnia 8 czerwca 2026 r.',
    ).filter((what) => what.startsWith('zapłata')),
  ).toEqual([]);
});

const workshop = (sentence: string) =>
  readLetter(
    openLetter(
      `Serwis Rowerowy Koło s.c.\nul. Lipowa 3, 15-427 Białystok\n\nBiałystok, 3 marca 2026 r.\n\nPani Danuta Fik\nul. Krótka 2\n16-100 Sokółka\n\nSzanowna Pani,\n\nrower po przeglądzie jest gotowy. ${sentence}\nProsimy odebrać go do 20 marca 2026 r.\n\nJan Kos\n`,
    ),
  ).terms.map(({ date, amount }) => date ?? amount);

test.each([
  'Gwarancja: 12 miesięcy od odbioru.',
  'Gwarancja na części obowiązuje w terminie 24 miesięcy od dnia odbioru.',
  'Bilety zachowują ważność w ciągu 30 dni.',
  'Jeżeli usterka powtórzy się w ciągu 3 miesięcy, naprawa będzie bezpłatna.',
])('the length of a warranty is no term of the reader: %s', (sentence) => {
  expect(workshop(sentence)).toEqual(['2026-03-20']);
});

test.each([
  ['Reklamację możesz złożyć w ciągu 12 miesięcy.', 12],
  ['Kod rabatowy możesz wykorzystać w ciągu 6 miesięcy.', 6],
])('a right that lasts for months comes after what is due by a day: %s', (sentence, months) => {
  expect(workshop(sentence)).toEqual(['2026-03-20', months]);
});

test('a letter may say in many ways that it is no decision', () => {
  const denies = (text: string) => deniesDeciding(viewLetter(openLetter(text)));
  expect(denies('To pismo jest informacją, nie decyzją.')).toBe(true);
  expect(denies('Pismo ma charakter informacji, a nie decyzji.')).toBe(true);
  expect(denies('To jeszcze nie decyzja, tylko prośba o dokumenty.')).toBe(true);
  expect(denies('To nie jest decyzja ostateczna: może Pan wnieść odwołanie.')).toBe(false);
});
