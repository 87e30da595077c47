import { expect, it } from 'vitest';

import type { ClassificationAnswer } from '#shared/domain/model-answers.ts';
import { answerClassification } from '#shared/letters/answering/engine.ts';
import { groundedAnswer } from '#shared/letters/checking/grounded-answer.ts';
import { verifyClassification } from '#shared/letters/checking/verify.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { compareReadings } from './compare-readings.ts';

const TODAY = '2026-11-21';

function compared(
  text: string,
  change: (honest: ClassificationAnswer) => Partial<ClassificationAnswer>,
) {
  const letter = openLetter(text);
  const honest = answerClassification(letter);
  const answer = groundedAnswer({ ...honest, ...change(honest) }, letter);
  const { classification, verification } = compareReadings(
    verifyClassification(answer, letter, TODAY),
    verifyClassification(honest, letter, TODAY),
    letter,
    TODAY,
  );
  return { dates: classification.critical_dates, verification };
}

const order = `Sąd Rejonowy Lublin-Zachód w Lublinie
VI Wydział Cywilny
Sygn. akt VI Nc-e 118834/26

NAKAZ ZAPŁATY W POSTĘPOWANIU UPOMINAWCZYM
Lublin, dnia 27 lipca 2026 r.

Sąd nakazuje pozwanemu Janowi Nowakowi, aby zapłacił powodowi Energia Alfa S.A. kwotę 1.200,00 zł
w terminie tygodnia od dnia doręczenia nakazu albo wniósł w tym terminie sprzeciw.
`;

it('the law’s term stays when a model counts the letter’s own one from another day', () => {
  const { dates } = compared(order, ({ terms: [first, ...rest] }) => ({
    terms: first === undefined ? [] : [{ ...first, kind: 'from_document', date: null }, ...rest],
  }));
  expect(dates.terms).toMatchObject([
    { kind: 'from_delivery', amount: 1, unit: 'weeks' },
    { kind: 'from_delivery', amount: 2, unit: 'weeks', quote: null },
  ]);
});

const hearing = (hour: string) => `Sąd Rejonowy w Łowiczu
I Wydział Cywilny
Łowicz, dnia 3 sierpnia 2026 r.
Sygn. akt I C 341/26

WEZWANIE

Wzywa się Pana Jana Nowaka w charakterze świadka na rozprawę, która odbędzie się
w dniu 15 września 2026 r.${hour}, sala 9. Stawiennictwo jest obowiązkowe. Opłata wynosi 9.30 %.
`;
const at = (time: string) => (honest: ClassificationAnswer) => ({
  events: honest.events.map((event) => ({ ...event, time })),
});

it.each(['03:41', '11:15'])('an hour is no other number of the letter: %s', (time) => {
  const { dates } = compared(hearing(''), at(time));
  expect(dates.events).toMatchObject([{ date: '2026-09-15', time: null }]);
});

it('the letter’s own hour stays, however it is written', () => {
  for (const hour of [' o godz. 9', ' o godz. 9.00', ' godz. 9:00', ' godzina 09 00']) {
    const { dates } = compared(hearing(hour), at('09:00'));
    expect(dates.events, hour).toMatchObject([{ date: '2026-09-15', time: '09:00' }]);
  }
});
