import { expect, test } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';

import { letterSaying } from './letter-saying.ts';

const moneyOf = (sentences: string) => answerClassification(letterSaying(sentences)).financial;

test.each([
  'Wypowiadamy umowę kredytu. Jeżeli w okresie wypowiedzenia wynoszącym 30 dni spłaci Pani zadłużenie wymagalne 910,00 zł, uznamy wypowiedzenie za niebyłe. W razie braku wpłaty całość zadłużenia, 12 400,00 zł, stanie się natychmiast wymagalna.',
  'Wypowiadamy umowę pożyczki. Zaległe raty to 910,00 zł, a cały dług 12 400,00 zł. Jeżeli w ciągu 30 dni wpłaci Pani 910,00 zł, umowa będzie trwać dalej. Po tym czasie do zapłaty będzie całe 12 400,00 zł.',
  'Stan zadłużenia: wymagalne 910,00 zł, razem 12 400,00 zł. Wypowiadamy umowę. Gdy w terminie 30 dni wpłynie wpłata 910,00 zł, cofniemy wypowiedzenie.',
  'Wypowiadamy umowę leasingu. Razem do zapłaty 12 400,00 zł. Aby zachować umowę, proszę wpłacić zaległość 910,00 zł w terminie 14 dni od otrzymania pisma.',
])('the arrears that keep a contract are the sum, not the whole debt: %s', (sentences) => {
  const { main_amount: main, total_amount: total } = moneyOf(sentences);
  expect([main.value, total.value]).toEqual([910, 910]);
});

test('a payment that keeps nothing leaves the whole debt', () => {
  const { main_amount: main, total_amount: total } = moneyOf(
    'Umowa kredytu została wypowiedziana. Prosimy o zapłatę 12 400,00 zł w terminie 14 dni. Jeżeli wpłaci Pani 910,00 zł, zaliczymy je na odsetki.',
  );
  expect(total.value ?? main.value).toBe(12_400);
});
