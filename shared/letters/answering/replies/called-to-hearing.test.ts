import { expect, it } from 'vitest';

import { answerReplies } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const letterOf = (body: string) =>
  openLetter(
    `Sąd Rejonowy w Kutnie\nI Wydział Cywilny\nul. Barlickiego 3, 99-300 Kutno\n\nI Ns 212/26                 4 maja 2026 r.\n\nPani Ewa Lis\nul. Leśna 2\n08-455 Mielnik\n\nZAWIADOMIENIE O ROZPRAWIE\n\nW sprawie z wniosku Jana Kosa z udziałem Ewy Lis o stwierdzenie nabycia spadku po Adamie Kosie Sąd zawiadamia Panią jako uczestniczkę postępowania o rozprawie w dniu 9 czerwca 2026 r. o godz. 10:00, sala 12. ${body}`,
  );
const written = (body: string) =>
  JSON.stringify(answerReplies(letterOf(body), undefined, '2026-05-20'));

it('answers no motion where a party to an estate is only called to the hearing', () => {
  expect(written('Stawiennictwo nie jest obowiązkowe.')).not.toContain('ODPOWIEDŹ NA WNIOSEK');
});

it('answers the motion that the court serves', () => {
  const served =
    'Sąd doręcza odpis wniosku i zobowiązuje do złożenia odpowiedzi na wniosek w terminie 14 dni.';
  expect(written(served)).toContain('ODPOWIEDŹ NA WNIOSEK');
});
