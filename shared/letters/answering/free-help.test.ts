import { describe, expect, it } from 'vitest';

import { freeHelp } from '#shared/letters/catalogue/free-help.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { helpFor } from './free-help.ts';

const helpOf = (reader: string, body: string) =>
  helpFor(
    readLetter(
      openLetter(
        `Karbon S.A.\nul. Domaniewska 4, 02-672 Warszawa\n\nWarszawa, 3 sierpnia 2026 r.\n\n${reader}\n\nWEZWANIE DO ZAPŁATY\n\n${body}\n`,
      ),
    ),
  );
const debt = 'Wzywamy do zapłaty 4 478,22 zł w terminie 7 dni od dnia otrzymania wezwania.';

describe('free help that fits the reader', () => {
  it('sends a person to the consumers’ ombudsman', () => {
    expect(helpOf('Pan\nJan Nowak\nul. Polna 4\n39-300 Mielec', debt)).toContain(freeHelp.consumer);
  });

  it.each([
    ['Usługi Transportowe Jan Nowak\nul. Polna 4\n39-300 Mielec\nNIP 8173302265', debt],
    ['Pracownia Krawiecka „Nitka”\nJan Nowak\nul. Polna 4\n39-300 Mielec', debt],
    ['Jan Nowak\nul. Polna 4\n39-300 Mielec', `Zaległe opłaty leasingowe za pojazd. ${debt}`],
    ['Jan Nowak\nul. Polna 4\n39-300 Mielec', `Umowa najmu lokalu użytkowego nr 7. ${debt}`],
  ])('sends no business there: %s', (reader, body) => {
    const help = helpOf(reader, body);
    expect(help).not.toContain(freeHelp.consumer);
    expect(help).toContain(freeHelp.legal_aid);
  });

  it('offers a company no help for people', () => {
    const help = helpOf('Malwa sp. z o.o.\nul. Polna 4\n39-300 Mielec', debt);
    expect(help).not.toContain(freeHelp.consumer);
    expect(help).not.toContain(freeHelp.legal_aid);
  });
});
