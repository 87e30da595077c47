import { describe, expect, it } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';
import { verifyClassification } from '#shared/letters/checking/verify.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const letterThatSays = (body: string) => `Zielona Dolina, Stowarzyszenie Działkowców
ul. Ogrodowa 3, 60-001 Poznań

Poznań, 2 listopada 2026 r.

Pan Jan Nowak
ul. Długa 1, 61-001 Poznań

Dzień dobry,

${body}

Pozdrawiam
Anna Lis, skarbniczka
`;

function moneyOf(body: string) {
  const letter = openLetter(letterThatSays(body));
  const { classification, verification } = verifyClassification(
    answerClassification(letter),
    letter,
    '2026-11-21',
  );
  const unsure = verification.filter(({ certainty }) => certainty === 'check');
  return { ...classification.financial_obligations, unsure: unsure.map(({ fact }) => fact) };
}

describe('where no rule tells what a sum is for', () => {
  it('the trained model tells it, as nothing that is to be paid and to be checked in the letter', () => {
    const money = moneyOf('Z Pana strony brakuje jeszcze 240 zł za działkę.');
    expect(money).toMatchObject({ main_amount: 240, direction: 'disputed' });
    expect(money.unsure).toContain('financial_obligations.main_amount');
  });

  it.each([
    ['Umarzamy Panu 300 zł z długu 900 zł. Do spłaty zostaje 600 zł.', 600],
    [
      'Rozpatrzyliśmy reklamację. Rachunek opiewał na 310,40 zł. Usunęliśmy z niego 90,40 zł. Po zmianie do zapłaty jest 220,00 zł.',
      220,
    ],
    [
      'Wzywamy do zapłaty opłaty parkingowej 230 zł. Jeżeli zapłaci Pan w ciągu 10 dni, wystarczy 120 zł.',
      230,
    ],
  ])('takes what is left, changed or asked, not what it was or would be: %s', (body, sum) => {
    expect(moneyOf(body)).toMatchObject({ main_amount: sum, direction: 'disputed' });
  });

  it('leaves parts that make a whole as the letter adds them up', () => {
    const money = moneyOf(`Uzasadnienie

Skreślono Pana z listy członków.

   składka za 2025 r.       900,00 zł
   składka za 2026 r.       900,00 zł
   suma składek           1 800,00 zł
   odsetki                   41,20 zł
   razem                  1 841,20 zł`);
    expect(money).toMatchObject({ main_amount: 1800, interest: 41.2, total_amount: 1841.2 });
  });

  it('a row whose words no rule knows has a sum that the trained model is very sure of', () => {
    const money = moneyOf(`Przyznajemy świadczenie na dziecko.

  dziecko     Anna Nowak
  okres       od 1 czerwca 2026 do 31 maja 2027
  wysokość    800,00 zł miesięcznie`);
    expect(money).toMatchObject({ main_amount: 800, direction: 'disputed' });
    expect(money.unsure).toContain('financial_obligations.main_amount');
  });

  it.each([
    [
      'Sąd wymierza Panu karę grzywny w wysokości 1 200 zł. To pismo nie jest wezwaniem do zapłaty, na razie proszę nic nie wpłacać.',
      1200,
    ],
    [
      'Ta informacja nie jest wezwaniem do zapłaty. Należność główna 900,00 zł, odsetki 20,00 zł, razem do zapłaty 920,00 zł.',
      900,
    ],
  ])('a letter that asks for nothing names the sum that it is surely about: %s', (body, sum) => {
    expect(moneyOf(body)).toMatchObject({ main_amount: sum, direction: 'disputed' });
  });

  it('a letter that asks for nothing keeps naming no sum', () => {
    const money = moneyOf('Remont bramy kosztował 4 200 zł. Prosimy nic nie wpłacać.');
    expect(money).toMatchObject({ main_amount: null, total_amount: null, direction: 'none' });
  });
});

describe('where the rules take a sum that the trained model holds for none', () => {
  it('a price that a claim is reckoned from gives way to what the table asks for', () => {
    const money = moneyOf(`WEZWANIE DO ZAPŁATY

Wzywamy Pana do zapłaty w ciągu 10 dni:

   składka za marzec                   84,00 zł
   składka za kwiecień                 84,00 zł
   zwrot przyznanej zniżki            450,00 zł
   RAZEM                              618,00 zł

Skąd zniżka? Przy podpisaniu umowy przyznaliśmy zniżkę 900,00 zł na 24 miesiące; zostało 12, a więc 900,00 zł x 12/24 = 450,00 zł.
Rachunek: 32 1600 1198 8000 4427 1009 8812`);
    expect(money).toMatchObject({ main_amount: 618, total_amount: 618, direction: 'to_pay' });
  });

  it('the value of an estate and its debts are no sum and no costs of the demand', () => {
    const money = moneyOf(`WEZWANIE DO ZAPŁATY ZACHOWKU

Wzywam Pana do zapłaty zachowku w kwocie 30 000,00 zł w terminie 14 dni na rachunek 32 1600 1198 8000 4427 1009 8812.

  mieszkanie (wycena)                     250 000,00 zł
  długi spadkowe (koszty pogrzebu)       - 10 000,00 zł
  czysta wartość spadku                   240 000,00 zł
  1/6                                      40 000,00 zł
  zaliczenie własnej darowizny           - 10 000,00 zł
  do zapłaty                               30 000,00 zł`);
    expect(money).toMatchObject({ main_amount: 30_000, costs: null, direction: 'to_pay' });
    expect(money.unsure).toContain('financial_obligations.main_amount');
  });

  it('what was paid out and is asked back makes the whole with its interest', () => {
    const money = moneyOf(`WEZWANIE DO ZWROTU DOTACJI

Wzywam Pana do zwrotu w terminie 30 dni na rachunek 32 1600 1198 8000 4427 1009 8812:

   środki przyznane i wypłacone 10.03.2024 r.         18 000,00 zł
   odsetki ustawowe na dzień 2.11.2026 r.              3 100,00 zł
   razem na 2.11.2026 r.                              21 100,00 zł

Opłacono w tym czasie składki 2 640,00 zł; nie podlegają one zaliczeniu.`);
    expect(money).toMatchObject({ main_amount: 18_000, interest: 3100, total_amount: 21_100 });
  });
});

describe('where the rules are right', () => {
  it('invoices with interest stay the parts of their whole', () => {
    const money = moneyOf(`WEZWANIE DO ZAPŁATY

Prosimy o zapłatę w terminie 7 dni na rachunek 32 1600 1198 8000 4427 1009 8812:

   należność główna        1 101,20 zł
   odsetki                    13,46 zł
   razem do zapłaty        1 114,66 zł`);
    expect(money).toMatchObject({ main_amount: 1101.2, interest: 13.46, total_amount: 1114.66 });
    expect(money.unsure).not.toContain('financial_obligations.main_amount');
  });

  it('what a letter adds to a debt never takes its place', () => {
    const money = moneyOf(`PRZEDSĄDOWE WEZWANIE DO ZAPŁATY

W imieniu Klienta wzywam Pana do zapłaty:
a) kwoty 14 900,00 zł tytułem należności głównej z faktury FV 12/2026,
b) kwoty 402,18 zł tytułem odsetek ustawowych za opóźnienie,
c) kwoty 170,00 zł tytułem rekompensaty,
w terminie 3 dni od doręczenia niniejszego pisma.`);
    expect(money).toMatchObject({ main_amount: 14_900, interest: 402.18, costs: 170 });
  });

  it('a past payment never becomes a sum to pay', () => {
    const money = moneyOf(
      'Wzywamy do zapłaty 310,00 zł na rachunek 32 1600 1198 8000 4427 1009 8812. Wpłacił Pan już 690,00 zł z należnych 1 000,00 zł.',
    );
    expect(money).toMatchObject({ main_amount: 310, direction: 'to_pay' });
  });
});
