import { describe, expect, test } from 'vitest';

import { answerClassification, answerPlan } from '#shared/letters/answering/engine.ts';

import { letterSaying } from './letter-saying.ts';

const duties = (sentence: string) =>
  answerClassification(letterSaying(sentence))
    .required_actions.map(({ action }) => action)
    .join(' ');
const steps = (sentence: string) =>
  answerPlan(letterSaying(sentence), undefined).immediate_actions.map(({ action }) => action);

describe('what a letter asks is told in its own words, however it asks', () => {
  test.each([
    'Zechce Pani wypełnić załączoną ankietę i oddać ją portierowi.',
    'Powinna Pani wypełnić załączoną ankietę i oddać ją portierowi.',
    'Musi Pani wypełnić załączoną ankietę i oddać ją portierowi.',
    'Trzeba wypełnić załączoną ankietę i oddać ją portierowi.',
    'Ma Pani obowiązek wypełnić załączoną ankietę i oddać ją portierowi.',
    'Jest Pani zobowiązana wypełnić załączoną ankietę i oddać ją portierowi.',
    'Konieczne jest wypełnienie załączonej ankiety i oddanie jej portierowi.',
    'Oczekujemy, że wypełni Pani załączoną ankietę i odda ją portierowi.',
    'Wymagamy wypełnienia załączonej ankiety i oddania jej portierowi.',
    'Potrzebujemy od Pani wypełnionej ankiety – odbierze ją portier.',
    'Niech Pani wypełni załączoną ankietę i odda ją portierowi.',
    'Wypełnij załączoną ankietę i oddaj ją portierowi.',
    'Uprasza się o wypełnienie załączonej ankiety i oddanie jej portierowi.',
    'Zwracam się z uprzejmą prośbą, aby wypełniła Pani ankietę i oddała ją portierowi.',
    'Zalecamy wypełnić załączoną ankietę i oddać ją portierowi.',
    'Zakład, ponieważ dłużnik był lokatorem Pani domu, żąda od Pani wypełnienia ankiety i oddania jej portierowi.',
    'Domagamy się oddania ankiety, którą wysłaliśmy w marcu.',
  ])('%s', (sentence) => {
    expect(duties(sentence)).toMatch(/ankiet/i);
  });

  test('a list behind a question is told with its items', () => {
    const said = duties(
      'Co warto zrobić?\n- zastrzec numer PESEL,\n- założyć alert w BIK,\n- zmienić hasło.',
    );
    expect(said).toContain('zastrzec numer PESEL, - założyć alert w BIK');
  });

  test.each([
    [
      'CO MA PANI ZROBIĆ\n\n1. Oddać klucz portierowi      do 20 maja 2026 r.\n2. Wpłacić kaucję      do 25 maja 2026 r.',
      /Oddać klucz.*Wpłacić kaucję/,
    ],
    [
      'Co ma Pani zrobić?\n1. Oddać klucz portierowi. Jeżeli portiera nie ma, proszę zadzwonić.\n2. Zabrać dowód osobisty.',
      /Oddać klucz.*Zabrać dowód/,
    ],
    ['Co Pani radzimy?\n - zmienić zamek w drzwiach,\n - zgłosić to policji.', /zmienić zamek/],
  ])('a list of what is to be done is told whole: %s', (sentence, told) => {
    expect(duties(sentence)).toMatch(told);
  });

  test('a list of what may be done is no duty', () => {
    expect(duties('Co może Pani zrobić?\n- oddać klucz portierowi,\n- zmienić zamek.')).not.toMatch(
      /klucz/,
    );
  });

  test.each([
    'Nie musi Pani wypełniać załączonej ankiety ani oddawać jej portierowi.',
    'Nie trzeba wypełniać załączonej ankiety ani oddawać jej portierowi.',
  ])('what need not be done is no duty: %s', (sentence) => {
    expect(duties(sentence)).not.toMatch(/ankiet/i);
  });
});

test.each([
  [
    'Prosimy zabrać ze sobą dowód osobisty i wyniki badań.',
    'Zabierz ze sobą dowód osobisty i wyniki badań',
  ],
  ['Prosimy przesłać kopię legitymacji córki.', 'Prześlij kopię legitymacji córki'],
  [
    'Radzimy zmienić hasło do konta i zastrzec numer PESEL.',
    'Zabezpiecz swoje dane, jak radzi pismo',
  ],
  ['Musi Pani udostępnić piwnicę ekipie remontowej.', 'Udostępnij piwnicę ekipie remontowej'],
])('the step names what is to be done: %s', (sentence, step) => {
  expect(steps(sentence)).toContain(step);
});
