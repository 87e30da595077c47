import { describe, expect, it } from 'vitest';

import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { moneyItems } from '#shared/letters/reading/money/money-items.ts';
import type { Reader } from '#shared/letters/reading/reader/reader.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { ownShare } from './own-share.ts';

const defendant: Reader = { role: 'debtor', name: 'Jan Kotarski' };
const claimant: Reader = { role: 'claimant', name: 'Ewa Lis' };

/** The sums that the letter asks this reader for, in złote. */
const askedOf = (body: string, reader: Reader) =>
  moneyItems(viewLetter(openLetter(`WEZWANIE\n\n${body}\n`)), reader)
    .filter(({ role, way }) => role !== 'other' && way === 'pay')
    .map(({ grosze }) => grosze / 100);

describe('a sum of one party of a case', () => {
  it.each([
    'Na koszty opinii Sąd wzywa: a) powódkę – do wpłaty 700,00 zł, b) pozwanego – do wpłaty 400,00 zł, w terminie 14 dni.',
    'Na wniosek powódki i po rozprawie Sąd wzywa pozwanego do wpłaty 400,00 zł, a powódkę do wpłaty 700,00 zł.',
    'Sąd zobowiązuje do wpłacenia zaliczek: powódka – 700,00 zł, pozwany – 400,00 zł.',
    'Powódka uiści zaliczkę w kwocie 700,00 zł. Pozwany uiści zaliczkę w kwocie 400,00 zł.',
    'Sąd wzywa powódkę Ewę Lis do wpłaty zaliczki 700,00 zł, a pozwanego Jana Kotarskiego do wpłaty 400,00 zł.',
    'Wzywa się strony do wpłaty zaliczek w terminie 14 dni:\n\npowódka     700,00 zł\npozwany     400,00 zł',
  ])('is asked of that party alone: %s', (body) => {
    expect(askedOf(body, defendant)).toEqual([400]);
    expect(askedOf(body, claimant)).toEqual([700]);
  });
});

describe('a sum of somebody beside the reader', () => {
  it.each([
    'Wobec współdłużnika Adama Kota prowadzimy osobną sprawę, pozostaje 5 000,00 zł do zapłaty.',
    'Poręczyciel, Pan Adam Kot, zapłaci 5 000,00 zł na podstawie osobnego wezwania.',
    'Pana siostra ma do zapłaty 5 000,00 zł.',
    'Od współwłaścicielki lokalu należy się 5 000,00 zł, otrzyma osobne pismo.',
  ])('is not asked of the reader: %s', (words) => {
    expect(askedOf(`Wzywamy Pana do zapłaty 300,00 zł. ${words}`, defendant)).toEqual([300]);
  });

  it.each([
    'Wzywamy Pana solidarnie ze współdłużnikiem Adamem Kotem do zapłaty 5 000,00 zł.',
    'Razem z poręczycielem Adamem Kotem ma Pan do zapłaty 5 000,00 zł.',
  ])('stays the reader’s where they pay together: %s', (body) => {
    expect(askedOf(body, defendant)).toEqual([5000]);
  });
});

describe('the share of the reader', () => {
  it.each([
    'Razem 900 zł, po 300 zł na osobę. Dałaś już 100 zł, więc od Ciebie wychodzi 200 zł.',
    'Koszt wyniósł 900 zł na troje, dołożyłaś 100 zł. Twoja część to 200 zł, Ewa ma całe 300 zł.',
    'Remont kosztował 900 zł; po odjęciu zaliczki na Panią przypada 200 zł.',
  ])('is the sum that counts: %s', (body) => {
    const items = moneyItems(viewLetter(openLetter(`Cześć,\n\n${body}\n`)));
    expect(ownShare(items)?.grosze).toBe(20_000);
  });

  it('is nothing where the letter orders another sum', () => {
    const body = 'Na Panią przypada 200 zł. Wzywamy do zapłaty 350 zł z odsetkami.';
    expect(ownShare(moneyItems(viewLetter(openLetter(`${body}\n`))))).toBeUndefined();
  });
});
