import { expect, test } from 'vitest';

import { answerClassification, answerPlan } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const mail = (body: string) =>
  openLetter(
    `Od: Księgowość Hurt Dąb <faktury@hurt-dab.example>\nDo: biuro@warsztat-lis.example\nData: 17 listopada 2026 08:02\nTemat: faktura FS/118/11/2026 - nowe konto\n\nSzanowni Państwo,\n\n${body}\n\nz poważaniem\nKsięgowość\nHurt Dąb sp.j.`,
  );

test.each([
  'w związku z audytem nasz rachunek jest zablokowany, wszystkie płatności prosimy realizować na nowe konto 39 1940 1076 2034 7825 7713 4887. Prosimy o przelew 23 985,00 zł dziś do godz. 12.00. Prosimy nie dzwonić pod dotychczasowe numery.',
  'nasze konto jest nieaktywne, prosimy o przelew na nowy rachunek 39 1940 1076 2034 7825 7713 4887. Proszę nie sugerować się komunikatem banku. Zmiana ma charakter poufny.',
])('no step repeats what a letter with signs of fraud wants: %s', (body) => {
  const letter = mail(body);
  const { required_actions: actions } = answerClassification(letter);
  const steps = answerPlan(letter, undefined, '2026-11-18').immediate_actions;
  const said = [...actions, ...steps].map(({ action }) => action).join('\n');
  expect(said).toMatch(/Nie płać/);
  expect(said).not.toMatch(
    /prosimy o przelew|realizować|Nie rób tego, czego zabrania|nie dzwonić/i,
  );
  expect(said).not.toMatch(/Zapisz dzień odbioru/);
});
