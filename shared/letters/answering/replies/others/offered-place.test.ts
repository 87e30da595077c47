import { describe, expect, it } from 'vitest';

import { answerClassification, answerReplies } from '#shared/letters/answering/engine.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const head =
  'Przedszkole Miejskie nr 3\nul. Lipowa 4\n62-800 Kalisz\n\nKalisz, 9 kwietnia 2026 r.\n\nPani Ewa Lis\nul. Leśna 2\n62-800 Kalisz\n\nINFORMACJA o wyniku rekrutacji\n\n';
const confirm =
  'Prosimy potwierdzić wolę przyjęcia dziecka od 10 kwietnia do 20 kwietnia 2026 r. Brak potwierdzenia w terminie oznacza rezygnację z miejsca.\n\n';
const others = [
  'Rodzice dzieci nieprzyjętych mogą w terminie 3 dni od podania listy wnieść odwołanie do dyrektora.',
  'Kandydatom niezakwalifikowanym przysługuje odwołanie do dyrektora w terminie 7 dni.',
  'Osoby, które nie zostały przyjęte, mogą wnieść odwołanie do dyrektora w terminie 7 dni.',
];

describe('an offered place', () => {
  it.each(others)('leaves to others: %s', (right) => {
    const letter = openLetter(
      `${head}Komisja rekrutacyjna zakwalifikowała córkę do przedszkola.\n\n${confirm}${right}\n`,
    );
    const { remedy, terms } = readLetter(letter);
    expect(remedy).toBeNull();
    expect(terms.map(({ date }) => date)).toEqual(['2026-04-20']);
    expect(answerClassification(letter).if_ignored).toContain('rezygnację z miejsca');
    const replies = answerReplies(letter, undefined, '2026-04-12');
    expect(replies.variant_2_assertive.content).not.toContain('ODWOŁANIE');
    expect(replies.recommendation_reasoning).not.toContain('Nie musisz odpowiadać');
    expect(replies.variant_1_cooperative.content).toContain('Potwierdzam wolę przyjęcia');
  });

  it.each(others)('a refusal keeps the way of those refused: %s', (right) => {
    const letter = openLetter(
      `${head}Informujemy, że córka nie została przyjęta do przedszkola.\n\n${right}\n`,
    );
    expect(readLetter(letter).remedy?.name).toBe('odwołanie');
  });
});
