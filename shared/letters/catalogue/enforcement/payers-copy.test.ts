import { expect, test } from 'vitest';

import { answerReplies } from '#shared/letters/answering/engine.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const head =
  'Naczelnik Urzędu Skarbowego w Kole\njako organ egzekucyjny\nul. Polna 1, 62-600 Koło\n\n3 września 2026 r.\n\nZAWIADOMIENIE\no zajęciu innej wierzytelności pieniężnej\n\n';
const rights =
  '\n\nPouczenie dla zobowiązanego. Zobowiązanemu przysługuje skarga na czynność egzekucyjną, wnoszona w terminie 7 dni od doręczenia odpisu.\n';

test.each([
  'DŁUŻNIK ZAJĘTEJ WIERZYTELNOŚCI (adresat)\nMeble Lis s.c., ul. Leśna 2, 62-600 Koło\nZOBOWIĄZANY\nJan Kos\n\nZajmuję wierzytelności z tytułu dostaw.\n\nWzywam adresata, aby:\n - nie wypłacał zajętej kwoty zobowiązanemu;\n - w terminie 7 dni od dnia doręczenia zawiadomienia złożył oświadczenie, czy uznaje wierzytelność.',
  'Meble Lis s.c.\nul. Leśna 2, 62-600 Koło\n\nZajmuję wierzytelności zobowiązanego u Państwa z tytułu faktur. Wzywam do złożenia oświadczenia w terminie 7 dni od dnia doręczenia zawiadomienia.',
])('a seizure sent to the debtor’s customer gives the customer no complaint', (text) => {
  const { remedy, type, terms } = readLetter(openLetter(head + text + rights));
  expect(type.reply).toBe('third_party');
  expect(remedy).toBeNull();
  expect(terms[0]).toMatchObject({ kind: 'from_delivery', amount: 7, unit: 'days' });
});

test('the customer answers about invoices, not about wages', () => {
  const letter = `${head}Meble Lis s.c.\nul. Leśna 2, 62-600 Koło\n\nZajmuję wierzytelności zobowiązanego u Państwa z tytułu faktur. Wzywam do złożenia oświadczenia w terminie 7 dni od dnia doręczenia zawiadomienia.${rights}`;
  const replies = Object.values(answerReplies(openLetter(letter), undefined, '2026-11-21'))
    .map((reply) => JSON.stringify(reply))
    .join(' ');
  expect(replies).toContain('należy mu się');
  expect(replies).not.toMatch(/nie pracuje|kwoty wolnej|Wypłaty za trzy miesiące/);
});
