import { expect, it } from 'vitest';

import { withCells } from './separated-cells.ts';

it('a table from a spreadsheet gets gaps between its cells', () => {
  const table = [
    'Pozycja;Kwota;Uwagi',
    'Kaucja;4 000,00;gotówka',
    'Prąd;-148,90;faktura',
    'Do zwrotu;3 851,10;',
  ];
  expect(withCells(`Dzień dobry,\n${table.join('\n')}\nPozdrawiam`)).toBe(
    'Dzień dobry,\nPozycja   Kwota   Uwagi\nKaucja   4 000,00   gotówka\nPrąd   -148,90   faktura\nDo zwrotu   3 851,10\nPozdrawiam',
  );
});

it('sentences and short lists keep their signs', () => {
  const text =
    'Proszę przynieść:\n1) dowód; umowę; rachunek;\n2) pełnomocnictwo.\n\nKoniec; dziękuję.';
  expect(withCells(text)).toBe(text);
});
