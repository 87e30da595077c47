import { describe, expect, it } from 'vitest';

import { flowOf } from '#shared/letters/text/text.ts';

import { holdPlan, holdToLetter } from './held-to-letter.ts';
import { knownFrom } from './held-words.ts';

const letter =
  'Prosimy o wpłatę 1 240,00 zł do dnia 30 listopada 2026 r. na rachunek 61 1090 1014 0000 0712 1981 2874.\nKontakt: biuro@sm.example, www.sm.example, tel. 22 555 01 02';
const known = knownFrom(flowOf(letter), ['Opłata od skargi wynosi 50,00 zł.'], ['2026-11-21']);
const held = <T>(value: T) => holdToLetter(value, known);
const kinds = (value: unknown) => held(value).warnings.map(({ kind }) => kind);

describe('accounts in generated words', () => {
  it('stay when the letter has them, however they are written', () => {
    const text = 'Wpłaciłem na 61109010140000071219812874 i PL 61 1090 1014 0000 0712 1981 2874.';
    expect(held({ text })).toEqual({ value: { text }, warnings: [] });
  });

  it.each([
    '27 1140 2004 0000 3002 0135 5387',
    'PL27114020040000300201355387',
    'DE89 3704 0044 0532 0130 00',
    'GB33BUKB20201555555555',
    '27.1140.2004.0000.3002.0135.5387',
    '27/1140/2004/0000/3002/0135/5387',
    '27_1140_2004_0000_3002_0135_5387',
    '27 - 1140 - 2004 - 0000 - 3002 - 0135 - 5387',
    '27 1140 2004 0000 3002 0\u200b135 5387',
  ])('go when it has not: %s', (account) => {
    const { value, warnings } = held([`Na rachunek ${account}.`, account]);
    expect(value).toEqual([
      'Na rachunek [uzupełnij: numer rachunku z pisma].',
      '[uzupełnij: numer rachunku z pisma]',
    ]);
    expect(warnings.map(({ kind }) => kind)).toEqual(['account_not_in_letter']);
  });
});

describe('amounts and days in generated words', () => {
  it('stay when the letter, the law or our own counting gives them', () => {
    const text =
      'Dnia 21 listopada 2026 r. płacę 1240 zł i 50 zł opłaty, przed 30.11.2026 r., na podstawie ustawy z dnia 23 kwietnia 1964 r.';
    expect(held(text)).toEqual({ value: text, warnings: [] });
  });

  it('become visible gaps otherwise, each reported once', () => {
    const { value } = held('Wnoszę o umorzenie 9 999,99 zł do dnia 24 grudnia 2026 r. i 300 zł.');
    expect(value).toBe(
      'Wnoszę o umorzenie [sprawdź: kwota] do dnia [sprawdź: data] i [sprawdź: kwota].',
    );
    expect(kinds(['9 999,99 zł', '24.12.2026', '300 zł'])).toEqual([
      'amount_not_in_letter',
      'date_not_in_letter',
    ]);
  });
});

describe('contacts in generated words', () => {
  it("stay when they are the letter's or the State's", () => {
    const text =
      'Pisz na biuro@sm.example, www.sm.example, dzwoń 22 555 01 02, sprawdź podatki.gov.pl.';
    expect(held(text)).toEqual({ value: text, warnings: [] });
  });

  it.each([
    ['https://zly.example/zaplac', '[uzupełnij: adres]'],
    ['a@zly.example', '[uzupełnij: adres]'],
    ['szybka-pozyczka.pl', '[uzupełnij: adres]'],
    ['podatki.gov.pl.zly.com', '[uzupełnij: adres]'],
    ['600 100 200', '[uzupełnij: numer telefonu]'],
    ['+48 600-100-200', '[uzupełnij: numer telefonu]'],
    ['(12) 345 67 89', '[uzupełnij: numer telefonu]'],
  ])('become gaps otherwise: %s', (contact, gap) => {
    expect(held(`Kontakt: ${contact} (pilne)`).value).toBe(`Kontakt: ${gap} (pilne)`);
    expect(kinds(contact)).toEqual(['contact_not_in_letter']);
  });
});

describe('a request for a code', () => {
  it('is taken out, and the reader is warned', () => {
    const { value, warnings } = held('Zadzwoń do nadawcy. Podaj konsultantowi kod BLIK. Czekaj.');
    expect(value).toBe('Zadzwoń do nadawcy. Czekaj.');
    expect(warnings.map(({ kind }) => kind)).toEqual(['code_asked_for']);
  });

  it('is not the advice against it', () => {
    const text = 'Nikomu nie podawaj kodu BLIK ani hasła do banku.';
    expect(held(text)).toEqual({ value: text, warnings: [] });
  });
});

describe('markup in generated words', () => {
  it('is stripped to the words it dresses up', () => {
    expect(held('# Pismo\n**Wnoszę** o <b>raty</b> [tu](ftp://zly.example/a)<br>').value).toBe(
      'Pismo\nWnoszę o raty tu',
    );
  });
});

describe('ordinary figures', () => {
  it('are left alone', () => {
    const text =
      'Sygn. akt VI GNc 1234/26, KRS 0000123456, REGON 123456785, NIP 525-000-55-55, art. 505 § 1 k.p.c., [uzupełnij: adres], 2 < 3';
    expect(held(text)).toEqual({ value: text, warnings: [] });
  });
});

describe('a plan', () => {
  it('loses the days that nobody knows', () => {
    const plan = {
      immediate_actions: [
        { priority: 'HIGH' as const, action: 'Zapłać.', deadline: '2026-11-30' },
        { priority: 'HIGH' as const, action: 'Stań przed sądem.', deadline: '2026-12-17' },
      ],
      legal_consultation: { recommended: false, urgency: null, specialization: null },
      timeline: [
        { date: '2026-11-30', milestone: 'Termin zapłaty' },
        { date: '2026-12-17', milestone: 'Rozprawa' },
        { date: '14 dni od doręczenia', milestone: 'Sprzeciw' },
      ],
    };
    const { value, warnings } = holdPlan(plan, known);
    expect(value.immediate_actions.map(({ deadline }) => deadline)).toEqual(['2026-11-30', null]);
    expect(value.timeline.map(({ milestone }) => milestone)).toEqual([
      'Termin zapłaty',
      'Sprzeciw',
    ]);
    expect(warnings.map(({ kind }) => kind)).toEqual(['date_not_in_letter']);
  });
});
