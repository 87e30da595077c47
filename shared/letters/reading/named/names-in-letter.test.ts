import { describe, expect, it } from 'vitest';

import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { namesInLetter } from './names-in-letter.ts';

const namesOf = (text: string) =>
  namesInLetter(viewLetter(openLetter(text)), []).map(({ name }) => name);

describe('the names of a letter', () => {
  it('are those of its letterhead, its address, its text and its signature, each once', () => {
    const names = namesOf(`FUNDACJA ZIELONY BRZEG
ul. Leśna 2, 62-600 Koło

Pani [OSOBA_1]
[ADRES_1], 62-600 Koło

Szanowna Pani,
działając w imieniu spółki Brzeg Serwis Sp. z o.o. informuję, że umowa z [OSOBA_2] wygasła.

Z poważaniem
[OSOBA_3]
Fundacja Zielony Brzeg
`);
    expect(names).toHaveLength(new Set(names).size);
    for (const name of ['[OSOBA_1]', '[OSOBA_2]', '[OSOBA_3]', 'Brzeg Serwis Sp. z o.o.'])
      expect(names).toContain(name);
    expect(names.filter((name) => /zielony brzeg/i.test(name))).toHaveLength(1);
  });

  it.each([
    ['[OSOBA_1], Biuro Zwrotów Lunet S.A.', ['[OSOBA_1]', 'Biuro Zwrotów Lunet S.A.']],
    ['Kl. 2 c, Szkoła Podstawowa nr 9 w Kole', ['Szkoła Podstawowa nr 9 w Kole']],
    ['Zarząd: [OSOBA_1]', ['[OSOBA_1]']],
  ])('are apart where one line has several: %s', (line, wanted) => {
    expect(namesOf(`${line}\n5 maja 2026 r.\n\nInformujemy o terminie spotkania.`)).toEqual(
      expect.arrayContaining(wanted),
    );
  });

  it.each([
    'Dzień dobry',
    'Wszystkiego dobrego na nowej drodze',
    '1. Kliknij i wybierz swój bank',
    '[logo]',
  ])('are not among the words of politeness and of pages: %s', (line) => {
    const names = namesOf(`${line}\n\nInformujemy o terminie spotkania w dniu 5 maja.`);
    expect(names).not.toContain(line);
  });
});
