import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { findDates, findDocumentDate } from '#shared/letters/calendar/dates.ts';
import { findTerms } from '#shared/letters/calendar/terms.ts';
import { findAccounts } from '#shared/letters/figures/accounts.ts';
import { findAmounts } from '#shared/letters/figures/amounts.ts';
import { findIdentifiers } from '#shared/letters/figures/identifiers.ts';
import { maskLetter } from '#shared/letters/people/masking.ts';
import { putBack } from '#shared/letters/people/put-back.ts';
import { openLetter } from '#shared/letters/text/letter.ts';
import { flowOf } from '#shared/letters/text/text.ts';
import { normalizeLetter } from '#shared/letters/text/text.ts';

const folder = 'tests/fixtures/letters';
const account = z.nullable(z.string());
const amount = z.nullable(z.number());
const truth = z.object({
  expected_rejection: z.nullable(z.string()),
  recipient: z.nullable(z.string()),
  document_date: z.nullable(z.string()),
  deadlines: z.array(
    z.object({
      kind: z.string(),
      date: z.nullable(z.string()),
      amount: z.nullable(z.number()),
      unit: z.nullable(z.string()),
    }),
  ),
  financial: z.nullable(
    z.object({
      main_amount: amount,
      interest: amount,
      costs: amount,
      total_amount: amount,
      bank_account: account,
      bank_account_valid: z.nullable(z.boolean()),
    }),
  ),
  identifiers: z.array(z.object({ type: z.string(), value: z.string(), valid: z.boolean() })),
});

const letters = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => {
    const json: unknown = JSON.parse(readFileSync(`${folder}/${name}`, 'utf-8'));
    const text = readFileSync(`${folder}/${name.replace('.json', '.txt')}`, 'utf-8');
    return { name, text: normalizeLetter(text), ...truth.parse(json) };
  })
  .filter(({ expected_rejection: refusal }) => refusal === null);

describe.each(letters)('the finders in $name', (letter) => {
  const { text, financial } = letter;

  it('read the day the letter bears', () => {
    expect(findDocumentDate(flowOf(text))?.iso).toBe(letter.document_date);
  });

  it('read every deadline', () => {
    const terms = findTerms(flowOf(text));
    for (const { kind, date, amount: count, unit } of letter.deadlines) {
      if (kind === 'none') continue;
      const wanted = date === null ? { kind, amount: count, unit } : { kind, date };
      expect(terms).toContainEqual(expect.objectContaining(wanted));
    }
  });

  it('read every amount of the ground truth, and no words that contradict digits', () => {
    const found = findAmounts(flowOf(text));
    const { main_amount, interest, costs, total_amount } = financial ?? {};
    for (const sum of [main_amount, interest, costs, total_amount]) {
      if (sum == null) continue;
      expect(found.map(({ grosze }) => grosze)).toContain(Math.round(sum * 100));
    }
    expect(found.filter(({ words }) => words?.agrees === false)).toEqual([]);
  });

  it('read the account and every identifier with the right verdict', () => {
    if (financial?.bank_account != null) {
      const { bank_account: wanted, bank_account_valid: valid } = financial;
      expect(findAccounts(flowOf(text))).toContainEqual(
        expect.objectContaining({ account: wanted, valid }),
      );
    }
    for (const { type, value, valid } of letter.identifiers) {
      expect(findIdentifiers(flowOf(text))).toContainEqual(
        expect.objectContaining({
          kind: type.toLowerCase(),
          value: value.replace(/\D/g, ''),
          valid,
        }),
      );
    }
  });

  it('give spans that hold what they read', () => {
    const flow = flowOf(text);
    for (const { raw, span } of [...findAmounts(flow), ...findDates(flow), ...findAccounts(flow)]) {
      expect(text.slice(span.start, span.end)).toBe(raw);
    }
  });

  it('let masking hide the addressee and every identifier, and take it back', () => {
    const masking = maskLetter(openLetter(text));
    const bare = masking.text.replace(/[\s-]/g, '');
    for (const { type, value } of letter.identifiers) {
      if (type !== 'KRS') expect(bare).not.toContain(value.replace(/\D/g, ''));
    }
    for (const { account: number } of findAccounts(flowOf(text)))
      expect(bare).not.toContain(number);
    const isFirm = /sp\. z o\.o\.|s\.a\./i.test(letter.recipient ?? '');
    for (const name of isFirm ? [] : (letter.recipient ?? '').split(' ')) {
      if (name.length > 3) expect(masking.text).not.toContain(name);
    }
    expect(putBack(masking.text, masking).split(/\s+/)).toEqual(text.split(/\s+/));
  });
});
