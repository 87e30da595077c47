import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { readAnswer } from './read-answer.ts';

const schema = z.object({
  level: z.enum(['LOW', 'MEDIUM', 'HIGH']),
  sum: z.nullable(z.number()),
  note: z.nullable(z.string()),
  variant: z.enum(['variant_1_cooperative', 'variant_2_assertive']),
  unit: z.nullable(z.enum(['days', 'weeks'])),
  list: z.array(z.object({ what: z.string(), quote: z.nullable(z.string()) })),
  inner: z.nullable(z.object({ name: z.string(), fee: z.nullable(z.string()) })),
  needed: z.boolean(),
});
const good: z.infer<typeof schema> = {
  level: 'LOW',
  sum: 1240,
  note: 'a',
  variant: 'variant_2_assertive',
  unit: 'days',
  list: [{ what: 'b', quote: null }],
  inner: null,
  needed: true,
};
const read = (text: string) => readAnswer(text, schema);
const json = JSON.stringify(good);
const changed = (change: Record<string, unknown>) => JSON.stringify({ ...good, ...change });

describe('an answer', () => {
  it.each([
    ['as it should be', json],
    ['in a code fence', `\`\`\`json\n${json}\n\`\`\``],
    ['after a thought with braces', `<think>Może {"level": 1}?</think>${json}`],
    ['between words with a brace', `Oto wynik: ${json}\nUwaga: pole {sum} jest w złotych.`],
    ['with a comma too many', json.replace('}],', '},],').replace(/}$/, ',}')],
    ['with a comment', json.replace('{', '{ // poziom\n')],
    ['with a comma before a bracket in a string', changed({ note: 'a, }' })],
    ['twice', json + json],
    ['wrapped in one key', `{"wynik":${json}}`],
  ])('is read %s', (_, text) => {
    const note = text.includes('a, }') ? 'a, }' : 'a';
    expect(read(text)).toEqual({ ok: true, value: { ...good, note } });
  });

  it('is read with a raw line break in a string', () => {
    expect(read(json.replace('"a"', '"a\nb"'))).toMatchObject({ value: { note: 'a\nb' } });
  });

  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['a choice in small letters', { level: 'medium' }, { level: 'MEDIUM' }],
    ['a choice in Polish', { level: 'ŚREDNIE' }, { level: 'MEDIUM' }],
    ['a choice cut short', { variant: 'variant_2' }, { variant: 'variant_2_assertive' }],
    ['a unit in Polish', { unit: 'tygodnie' }, { unit: 'weeks' }],
    ['money in words of money', { sum: '1 240,00 zł' }, { sum: 1240 }],
    ['thousands parted by dots', { sum: '1.240,50' }, { sum: 1240.5 }],
    ['grosze after a dot', { sum: '1240.50 PLN' }, { sum: 1240.5 }],
    ['a list that is null', { list: null }, { list: [] }],
    ['a null in words', { note: 'brak', sum: 'null' }, { note: null, sum: null }],
    ['a truth in Polish', { needed: 'tak' }, { needed: true }],
    ['keys nobody asked for', { extra: 1 }, {}],
    [
      'nulls left out',
      { sum: undefined, unit: undefined, inner: undefined },
      { sum: null, unit: null },
    ],
    ['nulls left out within', { inner: { name: 'x' } }, { inner: { name: 'x', fee: null } }],
  ])('is mended of %s', (_, change, mended) => {
    expect(read(changed(change))).toEqual({ ok: true, value: { ...good, ...mended } });
  });

  it.each([
    ['cut off', json.slice(0, -5)],
    ['of another choice', changed({ level: 'ZIELONY' })],
    ['a choice that two begin with', changed({ variant: 'variant' })],
    ['without a sentence it has to have', changed({ list: [{ quote: 'a' }] })],
    ['a number nobody can read', changed({ sum: 'około tysiąca' })],
    ['no JSON at all', '{to nie jest JSON}'],
  ])('stays wrong: %s', (_, text) => {
    expect(read(text).ok).toBe(false);
  });
});
