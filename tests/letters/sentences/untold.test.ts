import { describe, expect, test } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';

import { letterSaying } from './letter-saying.ts';

describe('what the letter does not bear out is not said', () => {
  const options = (sentences: string) =>
    answerClassification(letterSaying(sentences))
      .optional_actions.map(({ action }) => action)
      .join(' ');

  test.each([
    'Odpowiedź wniesiona po terminie podlega zwrotowi.',
    'Kwota 120,00 zł podlega zwrotowi w terminie 60 dni.',
    'Zwrot opłaty po rezygnacji nie przysługuje.',
    'Kaucja podlega zwrotowi po oddaniu kluczy.',
  ])('a return is no fee to ask back: %s', (sentence) => {
    expect(options(sentence)).not.toContain('wniosek o zwrot opłaty');
  });

  test.each([
    'Opłata 17,00 zł podlega zwrotowi na wniosek strony.',
    'Może Pani złożyć wniosek o zwrot opłaty.',
  ])('a fee given back on request is: %s', (sentence) => {
    expect(options(sentence)).toContain('wniosek o zwrot opłaty');
  });
});

describe('a term is not called by what is not asked in it', () => {
  const terms = (sentences: string) =>
    answerClassification(letterSaying(sentences)).terms.map(({ what }) => what);

  test('the sender is free to act in it', () => {
    expect(terms('W ciągu 6 miesięcy możemy Panią ponownie zatrudnić.')).toEqual([]);
    expect(terms('W ciągu 6 miesięcy może Pani złożyć reklamację.')).not.toEqual([]);
  });

  test('a card is given back, not paid', () => {
    expect(terms('Prosimy o zwrot karty wejściowej do 31 maja 2026 r.')).toEqual(['zwrot rzeczy']);
  });

  test('information is given, though it is about a flat', () => {
    expect(
      terms('Żądamy od Pani, aby w terminie 7 dni podała, kiedy lokator opuścił lokal.'),
    ).toEqual(['odpowiedź na pismo']);
  });
});
