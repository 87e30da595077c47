import { expect, test } from 'vitest';

import { openLetter } from '#shared/letters/text/letter.ts';

import { answerClassification } from './engine.ts';

const told = (ruling: string) =>
  answerClassification(
    openLetter(`Sygn. akt IV P 77/26
WYROK
W IMIENIU RZECZYPOSPOLITEJ POLSKIEJ
Dnia 3 września 2026 r.
Sąd Rejonowy w Pile IV Wydział Pracy rozpoznał sprawę z powództwa Mileny Gaj przeciwko Dorocie Kępce o wynagrodzenie
${ruling}
Doręczenie z urzędu: Dorota Kępka, ul. Narutowicza 5, 64-920 Piła
Pouczenie
Strona może złożyć wniosek o doręczenie wyroku z uzasadnieniem w terminie tygodnia od dnia doręczenia wyroku. Apelację wnosi się do Sądu Okręgowego w Poznaniu w terminie dwóch tygodni od doręczenia wyroku z uzasadnieniem.`),
  )
    .required_actions.map(({ action }) => action)
    .join('\n');

const ordered = `I. zasądza od pozwanej na rzecz powódki:
1) 4.806,00 zł brutto - wynagrodzenie za czerwiec 2025 r. z odsetkami ustawowymi za opóźnienie,
2) 2.403,00 zł brutto - wynagrodzenie za lipiec 2025 r. z odsetkami ustawowymi za opóźnienie;`;

test('a judgment that can be enforced at once is paid or stopped', () => {
  const words = told(
    `${ordered}\nII. wyrokowi w punkcie I. nadaje rygor natychmiastowej wykonalności do kwoty 4.806,00 zł.`,
  );
  expect(words).toMatch(/wnieś o zawieszenie wykonania/);
  expect(words).toMatch(/apłać/);
});

test('nobody is told to pay after a claim was dismissed', () => {
  expect(told('I. oddala powództwo.')).not.toMatch(/apłać stronie przeciwnej/);
});
