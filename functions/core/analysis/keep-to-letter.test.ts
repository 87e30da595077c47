import { describe, expect, it } from 'vitest';

import { keepToLetter } from './keep-to-letter.ts';

const letter =
  'Prosimy o wpłatę na rachunek 61 1090 1014 0000 0712 1981 2874.\nKontakt: biuro@sm.example, www.sm.example';

describe('what goes out under the name of the reader', () => {
  it('keeps an account of the letter however it is written', () => {
    const text = 'Wpłaciłem na 61109010140000071219812874 i PL 61 1090 1014 0000 0712 1981 2874.';
    expect(keepToLetter({ text }, letter)).toEqual({ value: { text }, warnings: [] });
  });

  it.each([
    ['27 1140 2004 0000 3002 0135 5387'],
    ['PL27114020040000300201355387'],
    ['DE89 3704 0044 0532 0130 00'],
    ['GB33BUKB20201555555555'],
    ['27.1140.2004.0000.3002.0135.5387'],
    ['27 1140 2004 0000 3002 0\u200b135 5387'],
  ])('loses the account %s that is not in it, with one warning', (account) => {
    const { value, warnings } = keepToLetter([`Na rachunek ${account}.`, account], letter);
    expect(value).toEqual([
      'Na rachunek [uzupełnij: numer rachunku z pisma].',
      '[uzupełnij: numer rachunku z pisma]',
    ]);
    expect(warnings).toHaveLength(1);
  });

  it('keeps addresses of the letter and loses others', () => {
    const text = 'biuro@sm.example, www.sm.example, https://zly.example/zaplac oraz a@zly.example';
    expect(keepToLetter(text, letter).value).toBe(
      'biuro@sm.example, www.sm.example, [uzupełnij: adres] oraz [uzupełnij: adres]',
    );
  });

  it('loses links of any kind, and what markup is left is text', () => {
    const text = '[tu](ftp://zly.example/a) i zly.example/zaplac, <b>pilne</b>';
    expect(keepToLetter(text, letter).value).toBe(
      '[tu]([uzupełnij: adres]) i [uzupełnij: adres] <b>pilne</b>',
    );
  });

  it('loses a sentence of our own prompt, whatever its letters, and nothing else', () => {
    const text = 'Sprawdź wpłaty. NIE MASZ NARZĘDZI, nie otwierasz adresów! Nie płać od razu.';
    expect(keepToLetter(text, letter).value).toBe('Sprawdź wpłaty. Nie płać od razu.');
  });

  it('leaves signatures, dates and amounts alone', () => {
    const text =
      'Sygn. akt VI GNc 1234/26, KRS 0000123456, NIP 525-000-55-55, 12 345,67 zł, 2026-11-21';
    expect(keepToLetter(text, letter)).toEqual({ value: text, warnings: [] });
  });
});
