import { expect, it } from 'vitest';

import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { promisesPayout } from './payout.ts';

const isPromised = (text: string) =>
  promisesPayout(viewLetter(openLetter(`Firma S.A.\n\n${text}`)));

it.each([
  'Pieniądze wyślemy w ciągu 5 dni roboczych na konto wskazane w zgłoszeniu.',
  'Wypłacimy Pani 3 350,00 zł w ciągu 7 dni.',
  'Za parkiet przyznaliśmy odszkodowanie 3 480,00 zł.',
])('a payment is promised: %s', (text) => {
  expect(isPromised(text)).toBe(true);
});

it.each([
  'Nie wypłacimy odszkodowania 3 350,00 zł.',
  'Decyzją z 30 marca wypłaciliśmy Panu 6 500,00 zł; dopłaty odmawiamy.',
  'Jeżeli przyśle Pan faktury, wypłacimy różnicę 200,00 zł.',
])('no payment is promised: %s', (text) => {
  expect(isPromised(text)).toBe(false);
});
