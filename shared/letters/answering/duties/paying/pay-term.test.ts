import { describe, expect, it } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const letter = (body: string) => `PANDA LEASING S.A.
ul. Prosta 4, 00-838 Warszawa

Warszawa, 12 czerwca 2026 r.
PL/ROZ/2026/0418

Pan Mateusz Ignaczak
ul. Fabryczna 2
97-300 Piotrków Trybunalski

WEZWANIE DO ZAPŁATY

${body}

Wpłaty prosimy kierować na rachunek 37 1140 2004 0000 3802 7755 1904.
`;

function paymentIn(body: string) {
  const { required_actions: actions } = answerClassification(openLetter(letter(body)));
  return actions
    .find(({ action }) => action.startsWith('Dokonaj zapłaty'))
    ?.action.replaceAll('\u00A0', ' ');
}

describe('the day of the sum to pay', () => {
  it('comes from the sentence that names the sum', () => {
    const body =
      'Terminy wpłat: do 15 września 2026 r., do 15 grudnia 2026 r. Za poprzedni kwartał (do 15 września 2026 r.) płaci się 270,00 zł. Wzywamy do zapłaty kwoty 324,00 zł do dnia 15 grudnia 2026 r.';
    expect(paymentIn(body)).toContain('324,00 zł – do 15 grudnia 2026 r.');
  });

  it.each([
    [
      'a later payment apart from the demand',
      'Wzywamy do zapłaty zaległości w kwocie 873,00 zł. Opłata za III kwartał (420,00 zł) jest płatna do 15 września 2026 r. i nie została objęta wezwaniem.',
    ],
    [
      'the current rent',
      'Wzywamy do zapłaty zaległości w kwocie 6 718,60 zł. Bieżący czynsz za lipiec 2 100,00 zł jest płatny jak zawsze do 10 lipca 2026 r.',
    ],
    [
      'an offer to pay less',
      'Wzywamy do zapłaty kwoty 2 131,04 zł. Wariant 1: jednorazowa wpłata 1 278,62 zł do 31 lipca 2026 r., pozostałą część umorzymy.',
    ],
  ])('is never the day of %s', (_, body) => {
    const action = paymentIn(body);
    expect(action).toContain('Dokonaj zapłaty');
    expect(action).not.toMatch(/do \d/);
  });

  it.each([
    'Wzywamy do zapłaty kwoty 1 500,00 zł. Polisa obowiązuje do 17 lipca 2026 r.',
    'Wzywamy do zapłaty kwoty 1 500,00 zł. Wolna od potrąceń jest kwota 1 401,57 zł (do 28 lutego 2027 r.).',
    'Wzywamy do zapłaty kwoty 1 500,00 zł. Nadpłatę przelejemy na pisemne życzenie, zgłoszone do 30 czerwca 2026 r.',
  ])('is no day on which something else ends: %s', (body) => {
    expect(paymentIn(body)).not.toMatch(/ – do \d/);
  });

  it('names the rows of a schedule that add up to the sum', () => {
    const rows =
      'Ustalamy należność w kwocie 806,00 zł.\nTerminy płatności:\n I     do 15 lipca 2026 r.        203,00\n II    do 15 sierpnia 2026 r.     201,00\n III   do 15 września 2026 r.     201,00\n IV    do 15 listopada 2026 r.    201,00';
    expect(paymentIn(rows)).toContain('w ratach: 203,00 zł do 15 lipca 2026 r., 201,00 zł');
  });
});
