import { expect, it } from 'vitest';

import { answerClassification, answerPlan } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const order = (operative: string) =>
  openLetter(`Sąd Rejonowy w Kole
I Wydział Cywilny
Sygn. akt I Nc 214/26

NAKAZ ZAPŁATY W POSTĘPOWANIU UPOMINAWCZYM

Dnia 17 września 2026 r.

${operative}

Adresat:
Jan Rybak
ul. Lipowa 5
62-600 Koło
`);
const paidBy = (operative: string) =>
  answerClassification(order(operative))
    .required_actions.find(({ action }) => action.startsWith('Dokonaj zapłaty'))
    ?.action.replaceAll('\u00A0', ' ');

const two = `Sąd nakazuje pozwanemu Janowi Rybakowi, aby w ciągu dwóch tygodni od dnia doręczenia nakazu zapłacił powodowi Gaz Koło S.A.:
1) kwotę 1.126,40 zł z odsetkami ustawowymi za opóźnienie od dnia 3 kwietnia 2026 r. do dnia zapłaty,
2) kwotę 184,90 zł (sto osiemdziesiąt cztery złote 90/100) wraz z odsetkami ustawowymi za opóźnienie od dnia 24 sierpnia 2026 r. do dnia zapłaty,
3) kwotę 227,00 zł tytułem zwrotu kosztów procesu,
albo wniósł w tym terminie sprzeciw.`;

it('names every sum that one order awards with its own interest', () => {
  expect(paidBy(two)).toContain('1 126,40 zł, 184,90 zł i 227,00 zł kosztów z odsetkami');
});

it('sends to the letter in the plan, where one sum would be too little', () => {
  const steps = answerPlan(order(two), undefined).immediate_actions.map(({ action }) => action);
  expect(steps).toContain('Zapłać kwoty z pisma, jeżeli się zgadzasz');
});

it.each([
  'nakazuje pozwanemu Janowi Rybakowi, aby zapłacił powodowi kwotę 1.126,40 zł z odsetkami od kwoty 900,00 zł od dnia 3 kwietnia 2026 r., albo wniósł w tym terminie sprzeciw.',
  'nakazuje pozwanemu Janowi Rybakowi, aby zapłacił powodowi kwotę 1.126,40 zł z odsetkami od dnia 3 kwietnia 2026 r. w terminie dwóch tygodni; umarza postępowanie co do kwoty 184,90 zł z odsetkami.',
  'nakazuje pozwanemu Janowi Rybakowi, aby zapłacił powodowi kwotę 1.126,40 zł z odsetkami od dnia 3 kwietnia 2026 r., a pozwanej Ewie Kot nakazuje, aby zapłaciła kwotę 184,90 zł z odsetkami od dnia 3 maja 2026 r.',
])('adds neither bases of interest nor what is dropped or binds somebody else: %s', (operative) => {
  expect(paidBy(operative)).not.toContain('184,90');
  expect(paidBy(operative)).not.toContain('900,00');
});
