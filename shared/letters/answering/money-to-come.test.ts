import { describe, expect, it, test } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const optionsIn = (body: string) =>
  answerClassification(
    openLetter(`MESA Towarzystwo Ubezpieczeń S.A.
Centrum Likwidacji Szkód, 90-950 Łódź

Łódź, 20 października 2026 r.
Numer szkody: AC/2026/0733419

Pan Jan Nowak, ul. Rojna 54, 91-134 Łódź

Decyzja o przyznaniu odszkodowania

Szanowny Panie,
przyznaliśmy odszkodowanie w wysokości 19 507,00 zł.

${body}
`),
  )
    .optional_actions.map(({ action }) => action.replaceAll('\u00A0', ' '))
    .join('\n');

describe('money that comes', () => {
  it.each([
    'Z tej kwoty 12 400,00 zł przekazujemy bankowi Nowy Kredyt S.A., na którego rzecz ustanowiono cesję, a 7 107,00 zł Panu, na rachunek zakończony cyframi 4471.',
    'Z powyższej kwoty warsztat otrzymuje 12 400,00 zł, a Panu wypłacimy 7 107,00 zł.',
  ])('is the part of the reader where the sum is split: %s', (body) => {
    expect(optionsIn(body)).toContain('Sprawdź, czy pieniądze przyszły: 7 107,00 zł');
  });

  it('is the whole where nobody else gets a part', () => {
    expect(optionsIn('Kwotę tę wypłacimy Panu na rachunek.')).toContain('19 507,00 zł');
  });
});

test('an accepted part that waits for the account is asked for, whatever becomes of the rest', () => {
  const { required_actions: actions } = answerClassification(
    openLetter(`Laguna Podróże sp. z o.o.
ul. Portowa 60, 70-001 Szczecin

Szczecin, 22 września 2026 r.

Pani Joanna Miel
ul. Leśna 2, 08-455 Mielnik

Odpowiedź na reklamację imprezy turystycznej

1. Basen nieczynny przez 4 dni: uznajemy, obniżka ceny 518,40 zł.
2. Zadośćuczynienie 2 000,00 zł: nie uznajemy.
Razem uznane: 518,40 zł. Kwotę tę przelejemy w ciągu 14 dni od podania nam numeru rachunku.
`),
  );
  expect(actions.map(({ action }) => action).join('\n')).toMatch(/Podaj nadawcy numer konta/);
});
