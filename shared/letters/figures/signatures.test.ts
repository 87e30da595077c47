import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { flowOf } from '#shared/letters/text/text.ts';

import { findSignatures, type SignatureKind } from './signatures.ts';

const found = (text: string) =>
  findSignatures(flowOf(text)).map(({ kind, value }) => [kind, value]);

describe('findSignatures', () => {
  it.each<[string, SignatureKind, string]>([
    ['Sygn. akt I Nc 1284/26', 'court', 'I Nc 1284/26'],
    ['w sprawie IX 2 GC 24/2016 z powództwa', 'court', 'IX 2 GC 24/2016'],
    ['sygn. akt VIII U 416/15', 'court', 'VIII U 416/15'],
    ['sygn. VI Nc-e 412873/26', 'epu', 'VI Nc-e 412873/26'],
    ['wyrok II SA/Go 43/13', 'administrative_court', 'II SA/Go 43/13'],
    ['sygn. akt I OSK 1750/10', 'administrative_court', 'I OSK 1750/10'],
    ['Km 993/13', 'bailiff', 'Km 993/13'],
    ['sygn. akt GKm 12/26', 'bailiff', 'GKm 12/26'],
    ['sygn. PR 2 Ds. 118.2026', 'prosecutor', 'PR 2 Ds. 118.2026'],
    ['PD-03-1.3130.8.11.2019.MM', 'office', 'PD-03-1.3130.8.11.2019.MM'],
    ['1433-SKA-2.4031.1187.2026', 'office', '1433-SKA-2.4031.1187.2026'],
    ['UNP: 1209-26-118402', 'tax', '1209-26-118402'],
    ['DI/100000/43/579/2015', 'zus', 'DI/100000/43/579/2015'],
    ['Znak: 180000/71/284416/2026-RKS-7', 'zus', '180000/71/284416/2026-RKS-7'],
    ['szkoda nr PO/12/2026/991', 'claim', 'PO/12/2026/991'],
    ['polisa nr DOM-8812345', 'policy', 'DOM-8812345'],
    ['umowa pożyczki nr PG/88213/2017', 'contract', 'PG/88213/2017'],
    ['faktury VAT nr FV/1/05/2026', 'invoice', 'FV/1/05/2026'],
    ['L.dz. CW/1402/2026', 'case', 'CW/1402/2026'],
  ])('reads %s', (text, kind, value) => {
    expect(found(text)).toContainEqual([kind, value]);
  });

  it('reads a signature divided by a line break', () => {
    expect(found('sygn. akt I\n   Nc 2203/25, zaopatrzonego')).toEqual([['court', 'I Nc 2203/25']]);
  });

  it('takes neither dates, accounts, articles nor postal codes for signatures', () => {
    const text =
      'dnia 12.05.2026 r., art. 481 § 1, 84 1020 9527 7567 3666 9247 7015, 31-147 Kraków, 1 234,00 zł';
    expect(found(text)).toEqual([]);
  });

  it('gives spans from which the value can be read again', () => {
    const number = fc.integer({ min: 1, max: 99_999 });
    fc.assert(
      fc.property(number, fc.integer({ min: 10, max: 99 }), fc.lorem(), (serial, year, words) => {
        const text = `${words} sygn. akt II C ${serial}/${year} ${words}`;
        const [one] = findSignatures(flowOf(text)).filter(({ kind }) => kind === 'court');
        expect(one && text.slice(one.span.start, one.span.end)).toBe(`II C ${serial}/${year}`);
      }),
    );
  });
});
