import { describe, expect, it } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const bodyOf = `
WEZWANIE DO ZAPŁATY

Wzywamy do zapłaty kwoty 120,00 zł w terminie 14 dni od dnia doręczenia pisma.
`;
const addressesIn = (head: string, tail = '') => {
  const { senderAddress, recipientAddress } = readLetter(openLetter(`${head}\n${bodyOf}${tail}`));
  return { sender: senderAddress, recipient: recipientAddress };
};

describe('the addresses of the two parties', () => {
  it.each([
    ['ul. Lipna 2 64-200 Wolsztyn Centrum Obsługi Telefonicznej 22 560 16 00', 'ul. Lipna 2'],
    ['ul. 1 Maja 27 konto: 88 1020 2414 0000 6602 0055 4433, 64-200 Wolsztyn', 'ul. 1 Maja 27'],
    ['ul. Konstytucji 3 Maja 14, 64-200 Wolsztyn', 'ul. Konstytucji 3 Maja 14'],
    ['Rynek Wielki 2/5 | 64-200 Wolsztyn | NIP 7822614306', 'Rynek Wielki 2/5'],
    ['Dział Obsługi, skrytka 44, 64-200 Wolsztyn', 'skrytka 44'],
  ])('ends a street with its house: %s', (line, street) => {
    const head = `STUDIO NAWA SP. Z O.O.\n${line}\n\nPani Anna Lis\nul. Polna 3\n62-030 Luboń\n`;
    expect(addressesIn(head).sender).toEqual([street, '64-200 Wolsztyn']);
  });

  it("never gives the sender what stands beside the reader's name", () => {
    const head =
      'Prezydent Miasta Luboń\nReferat Dodatków, ul. Szkolna 28\nPani Anna Lis, ul. Polna 3/41, 62-030 Luboń\n';
    expect(addressesIn(head).sender.join()).not.toContain('Polna');
  });

  it('finds the address beside the name in the last line', () => {
    const head = 'Od: Reklamacje <r@sklep.example>\nDo: anna.lis@poczta.example\n\nPani Anna Lis\n';
    const tail = '\nDomowy Kąt Sp. z o.o. | ul. Logistyczna 8, 05-850 Ożarów | NIP 6991872306\n';
    expect(addressesIn(`${head}Domowy Kąt Sp. z o.o.\n`, tail).sender).toEqual([
      'ul. Logistyczna 8',
      '05-850 Ożarów',
    ]);
  });
});
