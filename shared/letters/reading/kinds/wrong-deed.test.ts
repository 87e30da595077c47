import { describe, expect, it } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const kindOf = (...lines: string[]) =>
  readLetter(
    openLetter(`SĄD REJONOWY W BRZEGU
III Wydział Rodzinny i Nieletnich

Brzeg, 7 września 2026 r.
Sygn. akt III RC 118/26

Pan Jan Lis
ul. Leśna 2, 49-300 Brzeg

WEZWANIE

${lines.join('\n')}
`),
  ).type;

const summons =
  'Sąd wzywa Pana do osobistego stawiennictwa w sprawie o podwyższenie alimentów na rozprawę w dniu 22 października 2026 r. o godz. 10:30, sala 14, w charakterze pozwanego.';

describe('a summons in a suit that is answered', () => {
  it.each([
    'Odpowiedź na pozew wpłynęła w terminie.',
    'Złożył Pan już odpowiedź na pozew.',
    'Pana odpowiedź na pozew została złożona 3 sierpnia 2026 r.',
  ])('asks for no answer: %s', (answered) => {
    expect(kindOf(summons, answered)).toMatchObject({ remedy: null, duties: ['attend'] });
  });

  it('asks for the answer where none has come', () => {
    const call =
      'W załączeniu doręcza się odpis pozwu o podwyższenie alimentów i zobowiązuje do złożenia odpowiedzi na pozew w terminie 14 dni. Odpowiedź na pozew złożona po terminie podlega zwrotowi.';
    expect(kindOf(call).id).toBe('pozew-alimenty');
  });
});
