import { expect, test } from 'vitest';

import { remask } from './remask.ts';

const masking = {
  text: '',
  replacements: [
    { placeholder: '[OSOBA_1]', value: 'Jan Nowak', label: 'Imię i nazwisko' },
    { placeholder: '[OSOBA_2]', value: 'Nowak', label: 'Imię i nazwisko' },
    { placeholder: '[OSOBA_3]', value: 'Anna\n  Zie-\nlińska', label: 'Imię i nazwisko' },
    {
      placeholder: '[RACHUNEK_1]',
      value: 'PL61 1090 1014 0000 0712 1981 2874',
      label: 'Numer rachunku',
    },
  ],
};

test('personal data of verified facts become placeholders again, the longest first', () => {
  expect(
    remask(
      { name: 'Jan Nowak', list: ['pani Nowak', 12, null], account: '61109010140000071219812874' },
      masking,
    ),
  ).toEqual({ name: '[OSOBA_1]', list: ['pani [OSOBA_2]', 12, null], account: '[RACHUNEK_1]' });
});

test('a value that ran over a line end is known in a quote, which has none', () => {
  expect(remask('wzywa się Anna Zielińska do zapłaty', masking)).toBe(
    'wzywa się [OSOBA_3] do zapłaty',
  );
});

test.each([
  ['…na rachunek PL61 1090 10…', '…na rachunek [RACHUNEK_1]…'],
  ['wzywa się Jan No…', 'wzywa się [OSOBA_1]…'],
  ['wezwano pana do zapłaty…', 'wezwano pana do zapłaty…'],
])('a quote cut within a value gives nothing of it away: %s', (quote, masked) => {
  expect(remask(quote, masking)).toBe(masked);
});
