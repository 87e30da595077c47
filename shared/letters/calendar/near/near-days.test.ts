import { describe, expect, it } from 'vitest';

import { findTerms } from '#shared/letters/calendar/terms.ts';
import { flowOf } from '#shared/letters/text/text.ts';

const days = (sentence: string) =>
  findTerms(flowOf(`Lipno, 15 czerwca 2026 r.\n\n${sentence}`)).map(({ date }) => date);

describe('a last day that only the date of the letter places', () => {
  it.each([
    ['Prosimy wpłacić razem z zaliczką za lipiec, do dziesiątego.', '2026-07-10'],
    ['Proszę oddać pożyczkę do dwudziestego piątego, potem pójdę do sądu.', '2026-06-25'],
    ['Prosimy o wpłatę do 10-go.', '2026-07-10'],
    ['Prosimy o wpłatę do 20-tego tego miesiąca.', '2026-06-20'],
    ['Prosimy o wpłatę do piątego przyszłego miesiąca.', '2026-07-05'],
    ['Proszę oddać klucze do piętnastego lipca.', '2026-07-15'],
    ['Proszę odpisać do pierwszego stycznia.', '2027-01-01'],
    ['Proszę odpisać do piątku.', '2026-06-19'],
    ['Prosimy o odpowiedź najpóźniej w środę.', '2026-06-17'],
    ['Proszę zadzwonić do najbliższego wtorku włącznie.', '2026-06-16'],
    ['Proszę zadzwonić do poniedziałku.', '2026-06-22'],
  ])('%s', (sentence, day) => {
    expect(days(sentence)).toEqual([day]);
  });

  it.each([
    'Czynsz jest płatny miesięcznie z góry, do dziesiątego.',
    'Każdą ratę wpłaca się do piątego.',
    'Biuro jest czynne od poniedziałku do piątku.',
    'Proszę przyjść do drugiego pokoju.',
    'Winda staje od pierwszego do dziesiątego.',
  ])('a day of each month, an opening hour or a number of something is none: %s', (sentence) => {
    expect(days(sentence)).toEqual([]);
  });

  it('the day below the signature is the date of a letter by hand', () => {
    const flow = flowOf(
      `Panie Leszku,\n\n${'Woda lała się całą noc i zalała nam sufit w łazience. '.repeat(16)}\nProszę oddać dwa tysiące do końca września.\n\n   Jan Nowak\n   ul. Krótka 3\n   4.09.2026\n`,
    );
    expect(findTerms(flow).map(({ date }) => date)).toEqual(['2026-09-30']);
  });
});
