import { describe, expect, it } from 'vitest';

import { piecesOf } from './gaps.ts';
import { replyLines } from './reply-lines.ts';

const indent = ' '.repeat(30);
const reply = [
  `${indent}[uzupełnij: miejscowość], 24 lipca 2026 r.`,
  '',
  'Anna Testowa',
  `${indent}Urząd Skarbowy`,
  `${indent}[uzupełnij: adres]`,
  'Treść z [uzupełnij: kwota] w środku.',
].join('\n');

describe('the lines of a reply on a screen', () => {
  const lines = replyLines(piecesOf(reply, 'variant_1_cooperative'));

  it('keep the words and the gaps in their order, without the spaces that made columns', () => {
    expect(lines.map(({ pieces }) => pieces.map(({ text }) => text).join(''))).toEqual(
      reply.split('\n').map((line) => (line.startsWith(indent) ? line.trimStart() : line)),
    );
  });

  it('know the date and the recipient by their indent', () => {
    expect(lines.map(({ place }) => place)).toEqual([
      'date',
      'left',
      'left',
      'recipient',
      'recipient',
      'left',
    ]);
  });
});
