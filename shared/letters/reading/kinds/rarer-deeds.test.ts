import { expect, it } from 'vitest';

import { documentTypeOf } from '#shared/letters/catalogue/all-document-types.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { rarerDeedOf } from './rarer-deeds.ts';

const deedOf = (id: string, text: string) =>
  rarerDeedOf(
    viewLetter(openLetter(`Sąd Rejonowy w Lesku\n\nZAWIADOMIENIE\n\n${text}`)),
    documentTypeOf(id),
  );

it.each([
  ['wezwanie-inne', 'Zawiadamiam, że Sąd skierował strony do mediacji na okres dwóch miesięcy.'],
  ['postanowienie-sadu', 'Sąd postanawia skierować strony do mediacji.'],
])('a court refers the parties to mediation: %s', (id, text) => {
  expect(deedOf(id, text)).toBe('refers_to_mediation');
});

it.each([
  ['postanowienie-sadu', 'Strona może wnosić o skierowanie sprawy do mediacji.'],
  ['postanowienie-sadu', 'Sąd postanawia oddalić wniosek o zabezpieczenie.'],
  ['pozew', 'Sąd skierował strony do mediacji i doręcza odpis pozwu.'],
])('mediation is only possible, or the letter does more: %s', (id, text) => {
  expect(deedOf(id, text)).toBeUndefined();
});

it('a bailiff who only serves a letter of the court enforces nothing', () => {
  const served =
    'Przesyłkę sądową można odebrać w kancelarii. Nie jest prowadzone postępowanie egzekucyjne.';
  expect(deedOf('komornik-pismo', served)).toBe('serves_court_mail');
  const seized = 'Zajmuję rachunek bankowy. Odpis tytułu doręczam z pismem.';
  expect(deedOf('komornik-pismo', seized)).toBeUndefined();
});

it('a call to prison is no call to a hearing', () => {
  const prison = 'Wzywa się Pana do stawienia się w Zakładzie Karnym w celu odbycia kary.';
  expect(deedOf('wezwanie-na-termin', prison)).toBe('calls_to_prison');
  expect(deedOf('wezwanie-na-termin', 'Wzywa się Pana na rozprawę.')).toBeUndefined();
});
