import { describe, expect, it } from 'vitest';

import { withParagraphs } from './lost-paragraphs.ts';

const office = `                                   Radom, dnia 3 czerwca 2026 r.

Urząd Miejski w Radomiu
ul. Kwiatowa 3, 26-600 Radom
tel. 48 555 10 20

Znak sprawy: PD.3120.17.2026

Pani
Ewa Nowak
ul. Leśna 4 m. 2
26-601 Radom

DECYZJA

Na podstawie art. 67a ustawy z dnia 29 sierpnia 1997 r. - Ordynacja podatkowa po rozpatrzeniu
wniosku z 5 maja 2026 r. rozkładam zaległość na dwie raty:

Rata pierwsza                      150,00 zł
Rata druga                         150,00 zł
RAZEM                              300,00 zł

Raty wpłaca się na rachunek urzędu do piętnastego dnia każdego miesiąca bez wezwania.

UZASADNIENIE
Wykazano ważny interes podatnika, ponieważ dochód rodziny spadł w tym roku o połowę.

POUCZENIE
Od decyzji służy odwołanie w terminie 14 dni.

Z poważaniem
Jan Kot`;
const ofNeighbour = `Jan Kot
ul. Polna 1, 00-950 Łódź

Pani
Anna Lis
ul. Leśna 2
00-951 Łódź

Szanowna Pani Anno,

piszę w sprawie zalania mojego mieszkania, do którego doszło w nocy z 3 na 4 maja, gdy pękł
wąż Pani pralki. Hydraulik spisał protokół.

Proszę o zapłatę za malowanie sufitu w pokoju i w kuchni do końca tego miesiąca, najlepiej
przelewem.

Z wyrazami szacunku
Jan Kot`;
const withoutEmpty = (letter: string) => letter.replace(/\n\s*\n/g, '\n');

describe('a letter that lost its empty lines', () => {
  it.each([office, ofNeighbour])('gets them back between its blocks', (letter) => {
    expect(withParagraphs(withoutEmpty(letter))).toBe(letter);
  });

  it('keeps a form whose names and values come one after the other together', () => {
    const form = [
      'Faktura',
      'Data wystawienia',
      'Nr klienta',
      'DO ZAPŁATY',
      '06.05.2026',
      '4410277',
      '412,37 zł',
    ];
    const letter = [...form, ...form.slice(1), ...form.slice(1)].join('\n');
    expect(withParagraphs(letter)).toBe(letter);
  });

  it.each([
    [
      'a table below what announces it',
      'Zaległość obejmuje następujące kwoty:',
      '   czynsz          120,00 zł',
    ],
    [
      'a sentence below a table',
      'razem          140,00 zł',
      'Kwotę tę prosimy wpłacić do końca maja na konto.',
    ],
    ['a question', 'Za pomyłkę bardzo przepraszamy.', 'Co dalej?'],
    [
      'what stands further in',
      'Prosimy o wiadomość do 12 maja.',
      '                    Kierownik działu',
    ],
    ['a formal opening', 'Zaległość', 'Zgodnie z umową nalicza się od niej odsetki.'],
  ])('parts %s from the line above', (_, above, row) => {
    const before = Array.from({ length: 12 }, () => 'gdy sąd po rozpoznaniu sprawy w dniu');
    const lines = [
      ...before,
      above,
      row,
      'Dalsze pismo otrzyma Pani w ciągu miesiąca od tego dnia,',
    ];
    expect(withParagraphs(lines.join('\n'))).toContain(`${above}\n\n${row}`);
  });

  it('keeps the words of one sentence together', () => {
    const lines = Array.from({ length: 12 }, () => 'gdy sąd po rozpoznaniu sprawy w dniu');
    expect(withParagraphs(lines.join('\n'))).toBe(lines.join('\n'));
  });
});

it('leaves a letter with empty lines, and a short one, as it is', () => {
  expect(withParagraphs(office)).toBe(office);
  expect(withParagraphs('Jan Kot\nRadom, 3 maja 2026 r.\nWEZWANIE')).toBe(
    'Jan Kot\nRadom, 3 maja 2026 r.\nWEZWANIE',
  );
});

it('gets no second empty line when it is opened again', () => {
  const once = withParagraphs(withoutEmpty(office));
  expect(withParagraphs(once)).toBe(once);
});

it('parts what stands below the head of a mail', () => {
  const mail = 'Od: Urząd Miejski <um@radom.example>\nTemat: Decyzja\n\n';
  expect(withParagraphs(mail + withoutEmpty(office))).toBe(mail + office);
});
