import { expect, test } from 'vitest';

import { remask } from './remask.ts';

const masking = {
  text: '',
  replacements: [
    { placeholder: '[OSOBA_1]', value: 'Jan Nowak', label: 'Imię i nazwisko' },
    { placeholder: '[OSOBA_2]', value: 'Nowak', label: 'Imię i nazwisko' },
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
