import { describe, expect, it } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const letter = (offer: string) => `Autofinans S.A.
ul. Polna 1, 00-001 Warszawa
Warszawa, 3 marca 2026 r.

Pan Jan Nowak
ul. Cicha 2, 00-002 Warszawa

WEZWANIE DO ZAPŁATY

Wzywamy do zapłaty kwoty 2 000,00 zł w terminie do 31 marca 2026 r. na rachunek 37 1140 2004 0000 3802 7755 1904.

${offer}
`;

describe('a lower sum for whoever pays by an earlier day', () => {
  it.each([
    'Jeżeli do 15 marca 2026 r. na nasze konto wpłynie 1 800,00 zł, resztę skreślimy.',
    'Nasza propozycja dla Pana: jeśli do 15 marca 2026 r. przeleje Pan jednorazowo 1 800,00 zł, uznamy sprawę za zamkniętą.',
    'Jeżeli do dnia 15 marca 2026 r. otrzymamy wpłatę 1 800,00 zł, z pozostałej kwoty 200,00 zł zrezygnujemy.',
  ])('is told with its day beside the whole: %s', (offer) => {
    const { required_actions: actions } = answerClassification(openLetter(letter(offer)));
    const said = actions.map(({ action }) => action).join('\n');
    expect(said).toMatch(/zapłaty 2\s000,00 zł – do 31 marca 2026 r\./);
    expect(said).toMatch(/zapłacić mniej[^\n]*15 marca 2026 r\.[^\n]*1\s800,00/);
  });
});
