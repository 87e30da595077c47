import { expect, it } from 'vitest';

import { answerReplies } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

it('contests no seizure that is past when an office announces the sale', () => {
  const letter =
    'Naczelnik Urzędu Skarbowego w Łomży\nul. Polowa 1, 18-400 Łomża\n\n2008-SEE.711.88.2026                 4 maja 2026 r.\n\nOBWIESZCZENIE O PIERWSZEJ LICYTACJI RUCHOMOŚCI\n\nNa podstawie art. 105 ustawy o postępowaniu egzekucyjnym w administracji podaje się do wiadomości, że dnia 9 czerwca 2026 r. o godz. 10:00 odbędzie się licytacja samochodu Opel Astra.\n\nDoręcza się zobowiązanemu: Jan Kos, ul. Leśna 2, 18-400 Łomża. Zaległości objęte tytułem wykonawczym nr SM2/11/2026: 9 200,00 zł, koszty egzekucyjne 310,00 zł. Zobowiązany nie może uczestniczyć w licytacji. Prawo zarzutu przysługiwało od zajęcia z dnia 3 marca 2026 r.';
  const replies = answerReplies(openLetter(letter), undefined, '2026-05-20');
  expect(replies.variant_2_assertive.content).toContain('WNIOSEK O ZWOLNIENIE RZECZY Z EGZEKUCJI');
  expect(JSON.stringify(replies)).not.toMatch(/ZARZUT W SPRAWIE|SKARGA NA CZYNNOŚĆ/);
});
