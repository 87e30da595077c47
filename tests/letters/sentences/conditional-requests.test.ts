import { describe, expect, test } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';

import { letterSaying } from './letter-saying.ts';

const told = (sentences: string) => {
  const actions = answerClassification(letterSaying(sentences)).required_actions.map(
    ({ action }) => action,
  );
  const isConditional = (action: string) => action.startsWith('Tylko jeżeli to Cię dotyczy');
  return {
    duties: actions.filter((action) => !isConditional(action)).join(' '),
    conditional: actions.filter(isConditional).join(' '),
  };
};

describe('what only some readers are asked is no duty of every reader', () => {
  test.each([
    ['Sprzedała Pani psa? Proszę oddać nam obrożę z numerem.', 'Sprzedała Pani psa? Proszę oddać'],
    ['Nie mieszka tu Pani? Proszę odesłać kopertę do biura.', 'odesłać kopertę'],
    ['Prosimy o telefon do biura w razie wątpliwości.', 'telefon do biura'],
    ['Prosimy odesłać druk do biura, jeżeli zmieniła Pani bank.', 'odesłać druk'],
    ['PRZEPROWADZKA: jeżeli się Pani wyprowadza, prosimy oddać pojemnik.', 'oddać pojemnik'],
    ['Wtedy proszę przynieść dowód osobisty do biura.', 'przynieść dowód'],
    ['W takim przypadku proszę oddać pojemnik w biurze.', 'oddać pojemnik'],
  ])('%s', (sentence, asked) => {
    expect(told(sentence).duties).not.toContain(asked);
    expect(told(sentence).conditional).toContain(asked);
  });

  test.each([
    ['Co ma Pani zrobić? Proszę oddać pojemnik w biurze.', 'Oddaj pojemnik'],
    ['Do kiedy trzeba zdążyć? Prosimy oddać pojemnik w maju.', 'Oddaj pojemnik'],
    [
      'Prosimy oddać pojemnik w biurze, gdyż w razie braku zwrotu naliczymy karę.',
      'Oddaj pojemnik',
    ],
    ['Prosimy zabrać dowód i, jeśli Pani ma, legitymację.', 'zabrać dowód'],
  ])('a request to every reader stays a duty: %s', (sentence, asked) => {
    expect(told(sentence).duties).toContain(asked);
  });
});

describe('words of request that ask for nothing are no duty', () => {
  test.each([
    'Bez zmiany pojemnik wróci do magazynu i trzeba będzie złożyć nowy wniosek.',
    'Wtedy trzeba by oddać od razu cały pojemnik z zawartością.',
    'Prosimy nie mylić tego pojemnika z workiem na odpady zielone.',
    'Prosimy uznać poprzednie pismo za nieaktualne.',
    'W odpowiedzi należy podać datę i sygnaturę tego pisma.',
    'W tytule prosimy wpisać numer umowy i nazwisko.',
    'Od Pani nie żąda się żadnego pisma ani pojemnika.',
    'Wyroków nakazujących oddanie pojemnika w zimie nie wykonuje się.',
  ])('%s', (sentence) => {
    expect(told(sentence).duties).not.toMatch(/Zrób|Jeżeli chcesz/);
    expect(told(sentence).conditional).toBe('');
  });
});
