import { expect, test } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const head = `Komornik Sądowy przy Sądzie Rejonowym w Pile Jan Perk
ul. Długa 8, 64-920 Piła
Piła, 20 marca 2026 r.
Km 402/26
Pani Anna Kowal, ul. Lipowa 3, 64-920 Piła
OBWIESZCZENIE O LICYTACJI ELEKTRONICZNEJ RUCHOMOŚCI
`;

test('the debt is the total of its own parts, not the sum of a table of things for sale', () => {
  const { financial, type } = readLetter(
    openLetter(`${head}Lp Ruchomość Suma oszacowania Cena wywołania
1 rower 4 000,00 3 000,00
2 przyczepa 8 000,00 6 000,00
razem 12 000,00 9 000,00
Stan zadłużenia: należność główna 2 000,00 odsetki 100,00 koszty procesu 300,00 koszty egzekucyjne 90,00 razem 2 490,00 zł.`),
  );
  expect(type.reply).toBe('bailiff_movables');
  expect(financial.total_amount.value).toBe(2490);
});
