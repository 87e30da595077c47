import { describe, expect, it } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { fromLabourOffice, fromNursery } from './letters.ts';

const read = (text: string) => readLetter(openLetter(text));

const fromProsecutor = `PROKURATURA REJONOWA W ŻYWCU
4012-0.Ds.611.2026
Żywiec, 8 października 2026 r.

Pan Tadeusz Wnęk
ul. Zielona 4, 34-300 Żywiec

ZAWIADOMIENIE POKRZYWDZONEGO O PRZESŁANIU AKTU OSKARŻENIA

Zawiadamiam, że w dniu 6 października 2026 r. skierowano akt oskarżenia przeciwko Pawłowi S. O terminie rozprawy zawiadomi Sąd.
`;

const fromHousing = (words: string) => `Spółdzielnia Mieszkaniowa Zorza
Elbląg, 15 stycznia 2026 r.

Pani Bożena Rutkowska
ul. Ogólna 7, 82-300 Elbląg

INFORMACJA

${words}
`;

describe('a kind of letter', () => {
  it.each([
    ['an enforcement of a nursery', fromNursery],
    ['a hearing without a day', fromProsecutor],
    ['a decision that decides nothing', fromLabourOffice],
  ])('is not %s', (_, letter) => {
    expect(['inne', 'wezwanie-inne', 'wezwanie-do-zaplaty']).toContain(read(letter).type.id);
  });
});

describe('a letter that asks for nothing', () => {
  it.each([
    'Zaległość w opłatach za lokal w kwocie 2 318,44 zł została w całości uregulowana 10 stycznia 2026 r.',
    'Zadłużenie karty 1 942,10 zł było ubezpieczone. Prosimy nic nie wpłacać do czasu decyzji ubezpieczyciela.',
  ])('makes nobody pay: %s', (words) => {
    expect(read(fromHousing(words)).financial.direction).not.toBe('to_pay');
    expect(read(fromHousing(words)).type.code).toBe('inne');
  });

  it('is none that tells what to do where the debt was paid in the meantime', () => {
    const letter = `Zakład Ubezpieczeń Społecznych Oddział w Gdyni
Gdynia, 14.10.2026 r.

Pani Olga Fajkowska
ul. Gdańska 31, 84-200 Wejherowo

UPOMNIENIE

Wzywa się do zapłaty należności 6 345,76 zł w terminie 7 dni od dnia doręczenia upomnienia pod rygorem wszczęcia egzekucji administracyjnej.
Gdy należność została zapłacona po wystawieniu upomnienia, prosimy o kontakt.
`;
    expect(read(letter).threat.level).toBe('HIGH');
  });

  it('is no demand of money when it calls for something else', () => {
    const letter = fromHousing('Wzywam Panią do usunięcia gałęzi do 31 stycznia 2026 r.').replace(
      'INFORMACJA',
      'Przedsądowe wezwanie do zaniechania naruszeń',
    );
    expect(read(letter).type.code).toBe('inne');
  });
});
