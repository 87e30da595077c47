import { expect, test } from 'vitest';

import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { foretoldBy, offersOf } from './own-words.ts';

const head = 'Biblioteka Miejska w Pile\nPiła, 2 marca 2026 r.\n\nPan Jan Kot\n\nPRZYPOMNIENIE\n\n';
const view = (text: string) => viewLetter(openLetter(head + text));

test.each([
  [
    'Jeżeli książki nie zostaną oddane, biblioteka może zażądać ich równowartości.',
    'Jeżeli książki nie zostaną oddane',
  ],
  ['W przeciwnym razie konto zostanie zablokowane.', 'W przeciwnym razie'],
  [
    'Co, jeżeli nie zapłaci Pan w terminie? Wystąpimy do sądu i doliczymy odsetki.',
    'Wystąpimy do sądu i doliczymy odsetki.',
  ],
  ['Jeżeli nie złoży Pan druku, wypłata zostanie wstrzymana.', 'wypłata zostanie wstrzymana'],
  [
    'Jeżeli uniemożliwi Pan badanie (nie zgłosi się bez uzasadnionej przyczyny) albo nie dostarczy posiadanych wyników badań, zaświadczenie lekarskie straci ważność od następnego dnia.',
    'zaświadczenie lekarskie straci ważność od następnego dnia.',
  ],
  [
    'W razie uniemożliwienia badania bez uzasadnionej przyczyny albo niedostarczenia wyników badań, o które prosiliśmy w piśmie z dnia 20 kwietnia 2026 r., zwolnienie traci ważność, a prawo do zasiłku przepada.',
    'zwolnienie traci ważność, a prawo do zasiłku przepada.',
  ],
  ['1. Brak odpowiedzi uznamy za zgodę.', 'Brak odpowiedzi uznamy za zgodę.'],
])('what follows by doing nothing is told: %s', (sentence, quoted) => {
  expect(foretoldBy(view(sentence), undefined)?.quote).toContain(quoted);
});

test.each([
  'Jeżeli nie zgadza się Pan na zmianę, może Pan wypowiedzieć umowę.',
  'Jeżeli organ nie uwzględni odwołania, zostanie ono przekazane sądowi.',
  'Jeżeli stan zdrowia nie pozwala na podróż, lekarz leczący może to potwierdzić na piśmie.',
  'W razie niezawiadomienia o zmianie adresu pismo będzie uznane za doręczone.',
  'Kto nie może przyjść, może udzielić pełnomocnictwa na piśmie.',
  'Jeżeli nie stać Pana na jedną wpłatę, może Pan wystąpić o raty.',
  'Ekwiwalent za 17 dni niewykorzystanego urlopu wypłacimy po rozwiązaniu umowy.',
  'Jeżeli nie poda Pan numeru konta, nadpłatę wyślemy przekazem.',
])('a choice, an act of others or a rule for everybody foretells nothing: %s', (sentence) => {
  expect(foretoldBy(view(sentence), undefined)).toBeNull();
});

test('what the reader may do is told, what is denied or a remedy is not', () => {
  const letter = view(
    'Termin można bezpłatnie zmienić. Na wniosek powoda sąd zawiesi sprawę. Odwołanie można złożyć w ciągu 14 dni. Dopłaty nie można zwrócić.',
  );
  expect(offersOf(letter, 'debtor').map(({ quote }) => quote)).toEqual([
    'Termin można bezpłatnie zmienić.',
  ]);
});

test('what spares the reader the worse is told before what the reader may ask for', () => {
  const letter = view(
    'Wniosek o raty można złożyć w biurze. Jeżeli odda Pan książki do 16 marca 2026 r., notę anulujemy.',
  );
  expect(offersOf(letter, undefined)[0]?.quote).toBe(
    'Jeżeli odda Pan książki do 16 marca 2026 r., notę anulujemy.',
  );
});

test('an introduction offers nothing without its items', () => {
  expect(offersOf(view('Może Pan:\n1) oddać książki,\n2) przedłużyć termin.'), undefined)).toEqual(
    [],
  );
});

test.each([
  'Składka wzrosła, bo w marcu zgłoszono szkodę (zniżka 50% zamiast 60%).',
  'Powódka chce, aby zamiast 800,00 zł płacił Pan 1 500,00 zł miesięcznie.',
  'Przy wpłacie w ciągu 7 dni opłata wynosiła 95,00 zł.',
  'Biblioteka nie może rozłożyć tej kwoty na raty.',
  'Na Pani wniosek z 8 sierpnia 2025 r. rozkładam opłatę na raty.',
  'Proponujemy Panu dwie drogi.',
])('a price, another one’s wish or what was offered before is no offer: %s', (sentence) => {
  expect(offersOf(view(sentence), undefined)).toEqual([]);
});

test('paying early for less stays an offer', () => {
  expect(offersOf(view('Przy zapłacie w ciągu 7 dni wystarczy 95,00 zł.'), undefined)).toHaveLength(
    1,
  );
});

test.each([
  'Zarzuty pod rygorem ich utraty należy zgłosić przed wdaniem się w spór.',
  'O zmianie lokalu należy zawiadomić pod rygorem pozostawienia pisma w aktach.',
  'Jeżeli odbiór osobisty nie będzie możliwy, wyślemy je pocztą.',
  'Jeśli nie wyśle Pan wniosku, nic Pan nie traci: nadpłatę zaliczymy na składki.',
])('the sanction of a side duty is no consequence of the letter: %s', (sentence) => {
  expect(foretoldBy(viewLetter(openLetter(`PISMO\n\n${sentence}`)), undefined)).toBeNull();
});
