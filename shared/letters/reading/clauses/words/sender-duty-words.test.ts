import { expect, test } from 'vitest';

import { isSendersAct, isSendersTime, urges, withoutSendersDuty } from './sender-duty-words.ts';

const asks = /\b(?:zobowiaz|nakaz|konieczn|niezbedn)\w*/;

test.each([
  'ustawa zobowiazuje nas do stosowania srodkow bezpieczenstwa',
  'prawo nakazuje nam sprawdzac tozsamosc klientow',
  'bedziemy zobowiazani rozwiazac umowe',
  'do wyplaty swiadczenia konieczne jest wydanie decyzji',
])('a duty of the sender asks the reader nothing: %s', (text) => {
  expect(asks.test(withoutSendersDuty(text))).toBe(false);
});

test.each([
  'zobowiazuje pana do zlozenia oswiadczenia',
  'jest pani zobowiazana zwrocic sprzet',
  'konieczne jest wydanie lokalu',
])('a duty of the reader stays one: %s', (text) => {
  expect(asks.test(withoutSendersDuty(text))).toBe(true);
});

test('a plea not to delay is no ban', () => {
  expect(urges.test('prosimy nie odkladac wizyty')).toBe(true);
  expect(urges.test('prosze z tym nie zwlekac')).toBe(true);
  expect(urges.test('prosimy nie wyrzucac opakowania')).toBe(false);
});

test.each([
  ['buty odsylamy na podany adres ', ''],
  ['usterki usuwamy ', ''],
  ['przelew zrobie ', ''],
  ['na pani zadanie ', ' podam przyczyne podwyzki'],
])('the time of the sender: %s', (before, after) => {
  expect(isSendersTime(before, after, before)).toBe(true);
});

test.each([
  ['wystawiamy fakture platna ', ''],
  ['prosimy o wplate ', ''],
  ['odsylamy umowe i prosimy o jej zwrot ', ''],
])('the time of the reader: %s', (before) => {
  expect(isSendersTime(before.replace(/.*(?=prosimy)/, ''), '', before)).toBe(false);
});

test('an item of a list tells what the sender does', () => {
  expect(isSendersAct('wynagrodzenie wyplacimy 10 wrzesnia')).toBe(true);
  expect(isSendersAct('odziez prosze oddac kierowniczce')).toBe(false);
});

test.each([
  ['wpis powinien zniknac ', true],
  ['informacja w rejestrze zniknie ', true],
  ['rachunek pojawi sie na bialej liscie ', true],
  ['zmiana bedzie widoczna w wykazie ', true],
  ['nowa karta powinna dotrzec do pana ', true],
  ['wplata powinna wplynac na nasz rachunek ', false],
  ['pismo powinno dotrzec do nas ', false],
  ['wpis nalezy sprawdzic ', false],
])('what happens by itself is no term of the reader: %s', (before, isSenders) => {
  expect(isSendersTime(before, '', before)).toBe(isSenders);
});
