import { describe, expect, it } from 'vitest';

import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { moneyItems } from './money-items.ts';

const rolesIn = (text: string) =>
  moneyItems(viewLetter(openLetter(text))).map(({ grosze, role }) => [grosze / 100, role]);

describe('amounts that say something of each other', () => {
  it('are a rate and the fee that is reckoned from it', () => {
    expect(
      rolesIn('Ustalam opłatę za ogródek gastronomiczny: 12 m2 x 30 dni x 0,50 zł = 180,00 zł.'),
    ).toEqual([
      [0.5, 'base'],
      [180, 'costs'],
    ]);
  });

  it('are parts where several products are reckoned', () => {
    const roles = rolesIn('Grunt: 500 m2 x 1,10 zł = 550,00 zł. Dom: 80 m2 x 1,00 zł = 80,00 zł.');
    expect(roles).toContainEqual([550, 'part']);
    expect(roles).toContainEqual([80, 'part']);
  });

  it('are a wrong sum and the one that takes its place', () => {
    const roles = rolesIn(
      'Prosimy o wpłatę kwoty 310,00 zł do 5 maja. Przepraszamy za pomyłkę: składka wynosi 130,00 zł, a nie 310,00 zł.',
    );
    expect(roles.filter(([sum]) => sum === 310)).toEqual([
      [310, 'other'],
      [310, 'other'],
    ]);
    expect(roles).toContainEqual([130, 'demand']);
  });

  it('demand no interest that a decision remits whole', () => {
    const roles = rolesIn(
      'Orzekam: 1. umarzam w całości odsetki za zwłokę w kwocie 312,00 zł; 2. zaległość 2 460,00 zł płatna do 31 lipca 2026 r.',
    );
    expect(roles).toContainEqual([312, 'other']);
    expect(roles).not.toContainEqual([2460, 'other']);
  });

  it.each(['3 000,00 zł x 8/24 = 1 000,00 zł', '2 000,00 zł × 50% = 1 000,00 zł'])(
    'demand the share of a sum that the letter works out: %s',
    (sum) => {
      const roles = rolesIn(
        `Kurs kosztował ${sum.slice(0, 11)}. Należy się zwrot proporcjonalny:\n\n${sum}\n\nKwotę tę prosimy wpłacić w ciągu 14 dni.`,
      );
      expect(roles).toContainEqual([1000, 'demand']);
      expect(roles.filter(([grosze]) => grosze !== 1000).map(([, role]) => role)).toEqual([
        'base',
        'base',
      ]);
    },
  );
});
