import { describe, expect, it } from 'vitest';

import { replyVariantsAnswer } from '#shared/domain/model-answers.ts';
import { allDocumentTypes } from '#shared/letters/catalogue/all-document-types.ts';
import { replyKinds } from '#shared/letters/catalogue/reply-kind.ts';

import { replyTable } from './reply-table.ts';

const table = replyTable();

describe('the replies to every kind of letter', () => {
  it('cover each kind of the book and each family of replies', () => {
    expect(new Set(table.flatMap(({ type }) => type ?? []))).toEqual(
      new Set(allDocumentTypes.map(({ id }) => id)),
    );
    expect(new Set(table.map(({ kind }) => kind))).toEqual(new Set(replyKinds));
  });

  it.each(table.map((row) => [`${row.type ?? 'a letter'} as ${row.kind}`, row] as const))(
    'to %s pass every check',
    (_, { failed }) => {
      expect(failed).toEqual([]);
    },
  );

  it('have the shape that the product shows', () => {
    for (const { replies } of table)
      expect(replyVariantsAnswer.safeParse(replies).success).toBe(true);
  });
});
