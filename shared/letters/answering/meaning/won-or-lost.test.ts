import { expect, it } from 'vitest';

import { answerClassification, answerReplies } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const judgmentFor = (to: string, points: string) =>
  openLetter(
    `Sąd Rejonowy w Legnicy\nI Wydział Cywilny\nSygn. akt I C 12/26\nLegnica, 3 marca 2026 r.\n\n${to}\n\nWYROK Z UZASADNIENIEM\nW IMIENIU RZECZYPOSPOLITEJ POLSKIEJ\n\nSąd Rejonowy w Legnicy po rozpoznaniu sprawy z powództwa Ewy Lis przeciwko Janowi Kotowi o zapłatę\n\n${points}\n\nUZASADNIENIE\nSąd ustalił, co następuje.\n\nPOUCZENIE\nOd wyroku przysługuje apelacja w terminie dwóch tygodni od doręczenia wyroku z uzasadnieniem.\n`,
  );

const meaningOf = (to: string, points: string) =>
  answerClassification(judgmentFor(to, points)).meaning;

const claimant = 'Pani Ewa Lis (powódka)\nul. Długa 2, 59-220 Legnica';
const sued = 'Pan Jan Kot (pozwany)\nul. Długa 3, 59-220 Legnica';
const costs = '2. zasądza od powódki na rzecz pozwanego 1 817 zł tytułem zwrotu kosztów procesu.';

it.each([
  [claimant, `1. oddala powództwo;\n${costs}`, 'oddalił Twoje powództwo'],
  [claimant, `I. powództwo oddala w całości;\n${costs}`, 'oddalił Twoje powództwo'],
  [sued, `1. oddala powództwo;\n${costs}`, 'powództwo przeciwko Tobie: w tej instancji wygrywasz'],
  [
    sued,
    '1. zasądza od pozwanego na rzecz powódki 500 zł;\n2. w pozostałej części powództwo oddala.',
    'przeciwko Tobie tylko w części',
  ],
])('a judgment tells its reader who won: %s %s', (to, points, told) => {
  expect(meaningOf(to, points)).toContain(told);
});

it.each([
  '1. zasądza od pozwanego na rzecz powódki 500 zł.',
  '1. zasądza od pozwanego na rzecz powódki 500 zł;\n2. oddala powództwo wzajemne.',
  '1. oddala powództwo wobec Anny Kot.',
])('nobody is told a loser where the claim is allowed or others are sued: %s', (points) => {
  const meaning = meaningOf(sued, points);
  expect(meaning).not.toMatch(/oddalił|wygrywasz|przegrywa/);
});

it('an appeal against a dismissed claim contests the dismissal, not the costs that the reader is to pay', () => {
  const letter = judgmentFor(claimant, `1. oddala powództwo;\n${costs}`);
  const { content } = answerReplies(letter, undefined, '2026-03-10').variant_2_assertive;
  expect(content).toContain('zaskarżam wyrok w części oddalającej moje powództwo');
  expect(content).toContain('Wartość przedmiotu zaskarżenia: [uzupełnij: kwota, o którą walczysz');
  expect(content).not.toContain('1 817');
});
