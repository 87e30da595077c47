import { describe, expect, it } from 'vitest';

import { replyVariantsAnswer } from '#shared/domain/model-answers.ts';
import { families } from '#shared/letters/answering/replies/families.ts';
import { allDocumentTypes } from '#shared/letters/catalogue/all-document-types.ts';

import { replyTable } from './reply-table.ts';

const table = replyTable();

const assertiveTo = (kind: string) =>
  table.find(({ type }) => type === kind)?.replies.variant_2_assertive.content;

describe('the replies to every kind of letter', () => {
  it('cover each kind of the book and each family of replies', () => {
    expect(new Set(table.flatMap(({ type }) => type ?? []))).toEqual(
      new Set(allDocumentTypes.map(({ id }) => id)),
    );
    expect(new Set(table.map(({ kind }) => kind))).toEqual(new Set(Object.keys(families)));
  });

  it.each(table.map((row) => [`${row.type ?? 'a letter'} as ${row.kind}`, row] as const))(
    'to %s pass every check',
    (_, { failed }) => {
      expect(failed).toEqual([]);
    },
  );

  it('to a European order follow its own regulation, not the Polish procedure of orders', () => {
    const said = assertiveTo('europejski-nakaz');
    expect(said).toContain('art. 16 rozporządzenia (WE) nr 1896/2006');
    expect(said).not.toContain('k.p.c.');
  });

  it('to an order on security contest the security and not costs, at the court that ordered it', () => {
    const said = assertiveTo('postanowienie-zabezpieczenie');
    expect(said).toContain('art. 741');
    expect(said).not.toMatch(/Koszty policzono|za pośrednictwem/);
  });

  it('have the shape that the product shows', () => {
    for (const { replies } of table)
      expect(replyVariantsAnswer.safeParse(replies).success).toBe(true);
  });
});
