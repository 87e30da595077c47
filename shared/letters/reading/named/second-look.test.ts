import { describe, expect, it } from 'vitest';

import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { certain, check, likely } from '#shared/letters/reading/sureness.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { withSecondLook } from './second-look.ts';

const partiesOf = (text: string) => readLetter(openLetter(text)).parties;

describe('the writer of a letter', () => {
  it('is the office that opens a letter without lines', () => {
    const { sender } = partiesOf(
      'Urząd Skarbowy w Kole ul. Polna 8, 62-600 Koło Koło, 14.05.2026 Nr sprawy: 3012-SPV.44.2026 Pan [OSOBA_1] [ADRES_1], 62-600 Koło Informujemy, że w rozliczeniu za 2025 rok powstała nadpłata 312,00 zł. Prosimy podać numer rachunku, na który mamy ją zwrócić. Z poważaniem [OSOBA_2], starszy referent',
    );
    expect(sender?.name).toBe('Urząd Skarbowy w Kole');
  });

  it('is the school behind the class, not the class', () => {
    const { sender } = partiesOf(`Kl. 6 a, Szkoła Podstawowa nr 12 w Malborku
3 marca 2026 r.

Droga Pani [OSOBA_1]

wycieczka do Torunia odbędzie się 20 kwietnia. Drugą ratę, 180 zł, zbieramy do
10 kwietnia na konto klasy.

Z pozdrowieniem
[OSOBA_2], wychowawczyni
`);
    expect(sender?.name).toBe('Szkoła Podstawowa nr 12 w Malborku');
  });

  it('is the notary and not the word for one', () => {
    const { sender } = partiesOf(`Kancelaria Notarialna
[OSOBA_1], notariusz
ul. Długa 3, 99-300 Kutno

Kutno, 5 maja 2026 r.

Pani [OSOBA_2]
[ADRES_1], 99-300 Kutno

Szanowna Pani,
zapraszam do kancelarii 20 maja 2026 r. o godz. 10.00 na podpisanie aktu poświadczenia dziedziczenia.

Z poważaniem
[OSOBA_1]
notariusz
`);
    expect(sender?.name).toContain('[OSOBA_1]');
  });

  it('ends before a case number in the same line', () => {
    const { sender } = partiesOf(
      `Komornik Sądowy przy Sądzie Rejonowym w Kole [OSOBA_1] Kmp 17/26 dłużnik: [OSOBA_2], Kłodawa

Koło, 3 czerwca 2026 r.

ZAWIADOMIENIE
o stanie zaległości

Zaległość alimentacyjna wynosi na dziś 2 400,00 zł. Bieżące alimenty po 800,00 zł proszę wpłacać do 10 dnia miesiąca.
`,
    );
    expect(sender?.name).toMatch(/\[OSOBA_1\]$/);
  });
});

const waterBill = viewLetter(
  openLetter(`WODOCIĄGI KOLSKIE Sp. z o.o.
ul. Wodna 1, 62-600 Koło
BOK, pokój 4

Koło, 4 maja 2026 r.

                                   Pan [OSOBA_1]
                                   [ADRES_1]
                                   62-600 Koło

INFORMACJA O NOWEJ TARYFIE

Od 1 czerwca 2026 r. obowiązuje nowa taryfa: 6,40 zł za metr sześcienny wody.

Z poważaniem
[OSOBA_2]
kierownik działu
`),
);
const firm = 'WODOCIĄGI KOLSKIE Sp. z o.o.';

describe('the names of a letter after the rules', () => {
  it('give the addressee where the rules found none, to be checked', () => {
    expect(withSecondLook(waterBill, 'recipient', null, firm)).toMatchObject({
      name: '[OSOBA_1]',
      sureness: { certainty: 'check', alternatives: [] },
    });
  });

  it('replace a desk and name it as the other reading', () => {
    const desk = { name: 'Bok', quote: 'BOK', sureness: check([]) };
    expect(withSecondLook(waterBill, 'recipient', desk, firm)).toMatchObject({
      name: '[OSOBA_1]',
      sureness: { certainty: 'check', alternatives: [{ value: 'Bok', quote: 'BOK' }] },
    });
  });

  it('replace the signer by the firm', () => {
    const signer = { name: '[OSOBA_2]', quote: '[OSOBA_2]', sureness: likely };
    expect(withSecondLook(waterBill, 'sender', signer)?.name).toBe(firm);
  });

  it('leave what the rules are certain of and the letter bears out', () => {
    const byRules = { name: firm, quote: firm, sureness: certain };
    expect(withSecondLook(waterBill, 'sender', byRules)).toEqual(byRules);
    const addressee = { name: '[OSOBA_1]', quote: '[OSOBA_1]', sureness: certain };
    expect(withSecondLook(waterBill, 'recipient', addressee, firm)).toEqual(addressee);
  });

  it('never give the other party', () => {
    expect(withSecondLook(waterBill, 'recipient', null, '[OSOBA_1]')?.name).not.toBe('[OSOBA_1]');
  });

  it.each(['Jan Nowak', 'Jan Lis'])('never give who only receives a payment: %s', (payee) => {
    const view = viewLetter(
      openLetter(`Wspólnota Mieszkaniowa Polna 8
Jan Lisowski, zarządca

Prosimy o wpłatę 40 zł.
Rachunek do wpłat: 12 1020 1026 0000 0402 0270 1111
Odbiorca: ${payee}
ul. Polna 8, 62-600 Koło
`),
    );
    expect(withSecondLook(view, 'recipient', null)).toBeNull();
  });
});

it.each(['GMINA DOBRA KOLONIA', 'GMINA STARE BABICE', 'POWIAT NOWA WIEŚ'])(
  'the commune on top writes the letter that its clerk signs: %s',
  (head) => {
    const view = viewLetter(
      openLetter(
        `${head}\nReferat Gospodarki Komunalnej\n\nGK.6254.9.2026                    4 marca 2026 r.\n\n                          Pani [OSOBA_1]\n                          Polna 8\n\nSzanowna Pani,\n\ninformuję, że pracownicy sprawdzą 17 marca 2026 r. kocioł w Pani domu.\n\n                          Z up. Wójta\n                          Sekretarz Gminy [OSOBA_2]\n`,
      ),
    );
    const signer = { name: '[OSOBA_2]', quote: 'Sekretarz Gminy [OSOBA_2]', sureness: likely };
    expect(withSecondLook(view, 'sender', signer)?.name).not.toBe('[OSOBA_2]');
  },
);
