import { expect, it } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const read = (body: string) =>
  answerClassification(
    openLetter(
      `SPÓŁDZIELNIA MIESZKANIOWA „OLCHA”\nul. Polna 3, 19-300 Ełk\n\nEłk, 4 maja 2026 r.\n\nPani Ewa Kos\nul. Leśna 2/4, 19-300 Ełk\n\nROZLICZENIE WODY ZA ROK 2025\n\n${body}`,
    ),
  );

it.each([
  'Koszt wody                    620,00 zł\nWpłacone zaliczki            -700,00 zł\nSALDO                         -80,00 zł\n\nNadpłatę zaliczymy na następne opłaty.',
  'Koszt wody: 620,00 zł\nZaliczki: 700,00 zł\nDo zapłaty: –80,00 zł (nadpłata)\n\nNadpłatę zaliczymy na poczet kolejnych opłat.',
  'Koszt wody 620,00 zł, zaliczki 700,00 zł.\nWynik rozliczenia\n-80,00 zł\n\nPowstałą nadpłatę zaliczymy na najbliższe opłaty.',
])('a balance with a minus is what the reader paid too much: %s', (body) => {
  const { financial, meaning } = read(body);
  expect(financial.direction).toBe('to_receive');
  expect(financial.main_amount.value).toBe(80);
  expect(meaning).toMatch(/[Nn]adpłat/);
  expect(meaning).toContain('80,00 zł');
  expect(financial.bank_account.value).toBeNull();
});

it('what is owed may stand with a minus too', () => {
  const { financial } = read(
    'Saldo   -80,00 zł\nNIEDOPŁATA DO ZAPŁATY: 80,00 zł do 30 maja 2026 r.\nOsoby z nadpłatą: zaliczymy ją na poczet opłat.\n',
  );
  expect(financial.direction).toBe('to_pay');
});

it('a dash before a sum is no minus', () => {
  const { financial } = read(
    'Po odjęciu nadpłaty z 2024 r.\nDo zapłaty - 80,00 zł do 30 maja 2026 r.\n',
  );
  expect(financial.direction).not.toBe('to_receive');
});

it('a minus without a word of a surplus is no money that comes', () => {
  const { financial } = read('Koszt wody 620,00 zł\nKorekta salda   -80,00 zł\n');
  expect(financial.direction).not.toBe('to_receive');
});
