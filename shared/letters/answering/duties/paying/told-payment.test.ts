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

describe('what is told to be paid', () => {
  it('leaves out a part that the sum already contains', () => {
    const table = `Poz.  Kwota (zł)
1    Raty pozostałe do zapłaty, po dyskoncie            34 112,40
2    Wartość końcowa (wykup)                             7 380,00
3    Opłata za rozliczenie szkody (Tabela Opłat)           350,00
     Razem (1 + 2 + 3)                                  41 842,40
4    Odszkodowanie z autocasco                         -36 200,00
5    Cena sprzedaży pozostałości                        -1 900,00
     Do zapłaty przez Korzystającego                     3 742,40

Kwotę 3 742,40 zł należy zapłacić do 26 czerwca 2026 r.`;
    expect(paymentIn(table)).toContain('Dokonaj zapłaty 3 742,40 zł – do 26 czerwca');
  });

  it('names the interest that the same sentence orders beside the sum', () => {
    const body =
      'Zobowiązujemy Pana do zwrotu kwoty 1 500,00 zł wraz z odsetkami ustawowymi za opóźnienie, które na dzień pisma wynoszą 71,26 zł, w terminie 14 dni od doręczenia.';
    expect(paymentIn(body)).toContain('1 500,00 zł i 71,26 zł odsetek');
  });

  it('leaves out interest that was added before a deduction', () => {
    const table =
      'kapitał pozostały   6 420,15 zł\nodsetki   38,20 zł\nzwrot prowizji   -312,00 zł\nKWOTA DO SPŁATY   6 146,35 zł\n\nProsimy o wpłatę 6 146,35 zł do 30 listopada 2026 r.';
    expect(paymentIn(table)).not.toContain('38,20');
  });

  it('sends to the letter for interest that stands apart from the order', () => {
    const body =
      'Wzywamy Pana do zapłaty kwoty 450,00 zł w terminie 14 dni od doręczenia. Odsetki na dzień wystawienia wynoszą 12,40 zł.';
    expect(paymentIn(body)).toContain('450,00 zł (sprawdź w piśmie, czy doliczono odsetki)');
  });
});

describe('a refused relief', () => {
  const refusal = (words: string) => `NACZELNIK URZĘDU SKARBOWEGO W PILE
ul. Rynkowa 5, 64-920 Piła

Piła, 18 maja 2026 r.
3017-SEW.4263.58.2026

Pani Ewa Lis
ul. Leśna 2, 64-920 Piła

DECYZJA

Po rozpatrzeniu wniosku ${words} w podatku dochodowym za 2024 r. w kwocie 3 912,00 zł wraz z odsetkami za zwłokę, które na dzień złożenia wniosku wynosiły 447,00 zł.

Od decyzji przysługuje odwołanie w terminie 14 dni od dnia doręczenia.
`;

  it.each([
    'odmawiam rozłożenia na 12 rat zaległości',
    'odmawia się odroczenia terminu płatności zaległości',
    'odmawiam umorzenia zaległości',
  ])('leaves the debt to be paid: %s', (words) => {
    const { required_actions: actions } = answerClassification(openLetter(refusal(words)));
    expect(actions.some(({ action }) => action.startsWith('Odmowa nie zmienia długu'))).toBe(true);
  });
});

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
