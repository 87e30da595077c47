import { expect, test } from 'vitest';

import { law } from '#shared/letters/catalogue/law/law.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { fitsLetter } from './fitting-law.ts';

const { administration, benefits, civilEnforcement, debts, finance, taxes } = law;

test.each([
  [finance.ombudsman, 'Odmawiamy wypłaty odszkodowania.', 'Prosimy o aktualizację danych.'],
  [finance.liabilityTerm, 'Wypłata z polisy OC sprawcy.', 'Wypłata z ubezpieczenia mieszkania.'],
  [civilEnforcement.pensionLimits, 'Zajmuję Pani emeryturę.', 'Zajmuję wynagrodzenie za pracę.'],
  [civilEnforcement.wageLimits, 'Zajmuję wynagrodzenie za pracę.', 'Zajmuję Pana rentę.'],
  [benefits.pupilRemoval, 'Skreślam syna z listy uczniów.', 'Skreślam Panią z listy studentów.'],
  [debts.contractPenalty, 'Naliczamy karę umowną 500,00 zł.', 'Wypowiadamy umowę o współpracy.'],
  [
    taxes.relief,
    'Zaległość w podatku dochodowym.',
    'Zakład Ubezpieczeń Społecznych. Ulga w Ordynacji o podatkach, składki za maj.',
  ],
  [
    administration.defects,
    'Wzywam na podstawie art. 64 § 2 k.p.a. do usunięcia braków.',
    'Wzywam na podstawie ustawy o dodatku osłonowym do uzupełnienia wniosku.',
  ],
])('%o is shown only where the letter gives occasion', ({ sentence }, own, other) => {
  const fits = (text: string) => fitsLetter(sentence, viewLetter(openLetter(text)));
  expect(fits(own)).toBe(true);
  expect(fits(other)).toBe(false);
});
