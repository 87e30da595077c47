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

describe("the month in which a bailiff's fee is lower", () => {
  const told = (instruction: string) =>
    JSON.stringify(
      answerClassification(
        openLetter(`Komornik Sądowy przy Sądzie Rejonowym w Gdyni
Sebastian Kos
ul. Polna 3, 81-001 Gdynia

Gdynia, dnia 4 maja 2026 r.
Km 1187/26

Pan Jan Rybak
ul. Lipowa 5
81-002 Gdynia

ZAWIADOMIENIE O WSZCZĘCIU EGZEKUCJI

Komornik wszczął egzekucję przeciwko Panu. Do zapłaty: należność główna 4 200,00 zł, odsetki 300,00 zł, opłata egzekucyjna 450,00 zł, razem 4 950,00 zł na rachunek 37 1140 2004 0000 3802 7755 1904. ${instruction}
`),
      ).required_actions,
    );

  it.each([
    'Zapłata w ciągu miesiąca od doręczenia zawiadomienia obniża opłatę z 10% do 3%.',
    'Jeżeli w terminie miesiąca od doręczenia zapłaci Pan całość, opłata wyniesie 3% (art. 27 ust. 2 u.k.k.).',
  ])('is told beside the payment: %s', (instruction) => {
    expect(told(instruction)).toMatch(/zapłacić mniej[^"]*miesiąca[^"]*3%/);
  });

  it('is told no longer when it is over', () => {
    expect(
      told('Miesięczny termin do zapłaty z niższą opłatą (3%) upłynął 12 kwietnia 2026 r.'),
    ).not.toMatch(/zapłacić mniej/);
  });
});
