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

const paper = (body: string) =>
  openLetter(
    `*** SYSTEM OCHRONY OBYWATELA ***\nKRAJOWE BIURO OCHRONY DANYCH\nskr. poczt. 12, 00-950 Warszawa\n\nPani Irena Sowa\nul. Rolna 3\n88-100 Inowrocław\n\nWEZWANIE\n\n${body}\n\nReferent J. Nowak\n`,
  );

test.each([
  'Prosimy odesłać druk do 27.04.2026 i stawić się 30.04.2026 o godz. 10:00 w biurze. Prosimy o nieinformowanie rodziny ani banku. Brak odpowiedzi skutkuje karą 480 zł.',
  'Należy podpisać załączone oświadczenie i odesłać je w ciągu 7 dni. Prosimy zachować sprawę w tajemnicy. Nie informować banku o tym piśmie. Po 20.05.2026 sprawa trafi do egzekucji.',
])('nothing that a mistrusted letter orders or threatens is passed on: %s', (body) => {
  const letter = paper(body);
  const told = answerClassification(letter);
  const plan = answerPlan(letter, undefined, '2026-04-20');
  const said = JSON.stringify([told.meaning, told.if_ignored, told.required_actions, plan]);
  expect(said).toMatch(/Nie płać/);
  expect(said).not.toMatch(/odesłać|stawić się|skutkuje|egzekucji|oświadczenie/);
  expect(told.events).toEqual([]);
});
