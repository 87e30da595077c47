import { describe, expect, it } from 'vitest';

import { letterWarnings } from '#shared/letters/checking/letter-warnings.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const head = (day: string, sign: string) =>
  `Urząd Gminy Sadowne Małe\nul. Parkowa 10, 07-140 Sadowne Małe\nSadowne Małe, ${day} października 2026 r.\nZnak sprawy: ${sign}\n\nPan\nTadeusz Okoń\nKolonia 14\n07-140 Sadowne Małe\n\n`;
const first = `${head('5', 'FN.3127.44.2026')}UPOMNIENIE\n\nWzywa się Pana do zapłaty zaległości za odpady w kwocie 264,00 zł w terminie 7 dni od dnia doręczenia upomnienia.\nW razie niewykonania obowiązku zostanie wszczęta egzekucja.\n\nMaria Pietrzak\nSkarbnik Gminy\n`;
const second = `${head('7', 'OŚ.6236.8.2026')}ZAWIADOMIENIE O KONTROLI\n\nZawiadamiam, że w dniu 3 listopada 2026 r. o godz. 10:00 odbędzie się kontrola nieruchomości. Proszę wskazać inny termin w ciągu 5 dni od otrzymania zawiadomienia.\n`;

describe('two letters in one file', () => {
  it.each([
    ['below a rule', '\n--------------------------------\n\n'],
    ['below its letterhead', '\n\n'],
  ])('a second letter %s is told, and its days are marked', (_, between) => {
    const letter = openLetter(`${first}${between}${second}`);
    const { reference, terms, events } = readLetter(letter);
    expect(reference).toBe('FN.3127.44.2026');
    expect(terms.map(({ what }) => what)).toEqual(['zapłata', 'termin z drugiego pisma w pliku']);
    expect(events.map(({ what }) => what)).toEqual([
      'kontrola lub oględziny (drugie pismo w pliku)',
    ]);
    expect(letterWarnings(letter)).toMatchObject([
      { kind: 'second_letter', quote: 'ZAWIADOMIENIE O KONTROLI' },
    ]);
  });

  it.each([
    ['alone', first],
    ['signed below its own letterhead', `${first}\nUrząd Gminy Sadowne Małe\nul. Parkowa 10\n`],
    ['behind the note of a mailbox', `e-Doręczenia\n----------------\n${first}`],
  ])('one letter %s is one', (_, text) => {
    expect(letterWarnings(openLetter(text))).toEqual([]);
  });
});
