import { describe, expect, it, test } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { firm } from './letters.ts';
import { endings, steps } from './read-short.ts';

describe('a lower sum for paying early', () => {
  const parking = (how: string) =>
    `Zarząd Dróg Miejskich w Elblągu\nElbląg, 3 sierpnia 2026 r.\n\nPan Jan Kot\n\nWEZWANIE DO WNIESIENIA OPŁATY DODATKOWEJ\n\nZa postój w strefie płatnego parkowania bez opłaty wzywamy do wniesienia opłaty dodatkowej 180,00 zł. ${how}\n\nKonto: 67 1020 1954 0000 7802 0044 7719\n`;

  it.each([
    'Wpłata w ciągu 7 dni od doręczenia: 90,00 zł. Wpłata w ciągu 14 dni od doręczenia: 180,00 zł.',
    'Wniesienie opłaty w ciągu 7 dni od doręczenia obniża ją do 90,00 zł.',
  ])('is told in the letter’s words: %s', (how) => {
    const said = steps(parking(how));
    expect(said).toContain('Sprawdź, czy możesz zapłacić mniej');
    expect(said).toContain('90,00 zł');
    expect(endings(parking(how))).toContain('7 days: zapłata niższej kwoty');
  });
});

test('what the letter asks not to do, or does not ask for, is no call', () => {
  const letter = `${firm}Zawiadomienie\n\nDzwonią do klientów oszuści. Nigdy nie prosimy o dopłaty ani o kody z wiadomości.\n`;
  expect(steps(letter)).not.toContain('nie prosimy');
});

test('words cut from a long sentence begin at its call', () => {
  const letter = `${firm}WEZWANIE SPADKOBIERCY DO ZAPŁATY\n\nW związku ze śmiercią Karola Kota w dniu 2 lutego 2026 r. wzywamy Pana jako spadkobiercę do zapłaty długu zmarłego z umowy pożyczki w kwocie 18 450,00 zł w terminie 14 dni od dnia doręczenia pisma.\n`;
  expect(steps(letter)).not.toContain('„2026 r.');
});

test('a change of fees is contested only in the ways the letter names', () => {
  const letter = `Spółdzielnia Mieszkaniowa Zorza\nToruń, 3 listopada 2026 r.\n\nPan Jan Kot\n\nZAWIADOMIENIE O ZMIANIE WYSOKOŚCI OPŁAT\n\nOd 1 marca 2027 r. opłata eksploatacyjna wzrasta. Zmiana wysokości opłat może być kwestionowana na drodze sądowej.\n`;
  const { required_actions: actions } = answerClassification(openLetter(letter));
  const said = actions.map(({ action }) => action).join(' ');
  expect(said).toContain('w sądzie');
  expect(said).not.toContain('wypowiedzieć umowę');
});

test('a co-owner who is told of an auction has no debt to pay', () => {
  const letter = `Komornik Sądowy przy Sądzie Rejonowym w Rypinie\nRypin, 5 listopada 2026 r.\n\nPani Ewa Lis (współwłaścicielka)\n\nZawiadamiam o licytacji udziału Adama Nowaka w nieruchomości: 14 grudnia 2026 r. o godz. 10:00.\n`;
  const { required_actions: actions, optional_actions: options } = answerClassification(
    openLetter(letter),
  );
  const said = [...actions, ...options].map(({ action }) => action).join(' ');
  expect(said).not.toContain('spłać dług');
  expect(said).not.toContain('Nie musisz nic robić');
});
