import { expect, test } from 'vitest';

import { taxOffice } from './letters.ts';
import { read } from './read-short.ts';

test('a creditor who claims nothing yet is not grave, nor is an office that only informs', () => {
  const letter = `Bank Dom S.A.\nToruń, 7 sierpnia 2026 r.\n\nPani Ewa Lis\n\nPismo do spadkobiercy\n\nZmarły pozostawił dług z karty kredytowej. Na tym etapie nie żądamy od Pani zapłaty. Jako spadkobierca może Pani przyjąć albo odrzucić spadek.\n`;
  expect(['LOW', 'MEDIUM']).toContain(read(letter).threat.level);
});

test('instalments that were granted are good news', () => {
  const letter = `${taxOffice}DECYZJA\n\nPo rozpatrzeniu wniosku rozkładam na trzy raty zapłatę zaległości podatkowej 900,00 zł.\n`;
  expect(read(letter).threat.level).toBe('LOW');
});

test('an enforcement that has ended is not grave', () => {
  const letter = `Komornik Sądowy przy Sądzie Rejonowym w Rypinie\nRypin, 5 listopada 2026 r.\n\nPan Jan Kot\n\nPOSTANOWIENIE\n\nUmarzam postępowanie egzekucyjne, ponieważ dług został spłacony. Zajęcie rachunku uchylam.\n`;
  expect(read(letter).threat.level).toBe('LOW');
});

test('what an insurer paid to somebody else is no good news', () => {
  const letter = `Towarzystwo Ubezpieczeń Orzeł S.A.\nToruń, 5 listopada 2026 r.\n\nPan Jan Kot\n\nSzkoda 12/26\n\nWypłaciliśmy poszkodowanemu odszkodowanie 8 000 zł. Prosimy o zwrot tej kwoty w terminie 30 dni od otrzymania pisma.\n`;
  const reasons = read(letter).threat.reasons.map(({ reason }) => reason);
  expect(reasons.join(' ')).not.toContain('korzystne');
});
