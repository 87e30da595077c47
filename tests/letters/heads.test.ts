import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

import { maskLetter } from '#shared/letters/people/masking.ts';
import { putBack } from '#shared/letters/people/put-back.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';
import { isName, isReference } from '#tests/evaluation/matching.ts';

/**
 * Heads of letters as they come, one layout each: "@@@ what is special", then `key= value` lines with
 * sender, recipient, number, day and kind ("-" for none), then the letter.
 */
const heads = (await readFile('tests/fixtures/heads.txt', 'utf8'))
  .split(/^@@@ /m)
  .slice(1)
  .map((block) => {
    const [name = '', ...lines] = block.split('\n');
    const first = lines.findIndex((line) => !/^[a-z]+= /.test(line));
    const keys = lines.slice(0, first).map((line) => line.split('= ', 2));
    return {
      name,
      truth: new Map(keys.map(([key = '', value = '']) => [key, value])),
      text: lines.slice(first).join('\n'),
    };
  });

function partiesOf(text: string) {
  const masking = maskLetter(openLetter(text));
  const { sender, recipient, reference, documentDate, type } = readLetter(openLetter(masking.text));
  return putBack({ sender, recipient, reference, day: documentDate, kind: type.code }, masking);
}

describe('a head of a letter tells who writes to whom, under which number, on which day', () => {
  it.each(heads)('$name', ({ text, truth }) => {
    const read = partiesOf(text);
    const isRight = {
      sender: (got: string | null, wanted: string) => isName(got, [wanted]),
      recipient: (got: string | null, wanted: string) => isName(got, [wanted]),
      reference: (got: string | null, wanted: string) => isReference(got, wanted, []),
      day: (got: string | null, wanted: string) => got === wanted,
      kind: (got: string | null, wanted: string) => got === wanted,
    };
    for (const [key, wanted] of truth) {
      const field = key as keyof typeof isRight; // keys of the file are those of the facts
      const got = read[field];
      const right = wanted === '-' ? got === null : isRight[field](got, wanted);
      expect(right ? wanted : (got ?? 'none'), key).toBe(wanted);
    }
  });
});
