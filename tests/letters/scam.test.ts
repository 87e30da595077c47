import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { letterWarnings } from '#shared/letters/checking/letter-warnings.ts';
import { isSuspectedFraud } from '#shared/letters/reading/scam/scam.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { frauds, honestMessages } from './fraud-messages.ts';

const folder = 'tests/fixtures/letters';
const letters = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf-8') }));

const scamWarning = (text: string) =>
  letterWarnings(openLetter(text)).find(({ kind }) => kind === 'scam_signs');

describe('scam signs in the corpus', () => {
  it.each(letters.filter(({ name }) => name.startsWith('d')))(
    'raise no warning about $name',
    ({ text }) => {
      expect(scamWarning(text)).toBeUndefined();
    },
  );

  it('warn of the letter that only pretends to come from the revenue', () => {
    const fake = letters.find(({ name }) => name.startsWith('a02'));
    const warning = scamWarning(fake?.text ?? '');
    expect(warning?.message).toContain('zagraniczne konto');
    expect(warning?.quote).toBe('LT27 3250 0877 1940 2266');
  });
});

describe('a message', () => {
  it.each(frauds)('of $name is warned of', ({ text }) => {
    expect(scamWarning(text)?.message).toBeDefined();
  });

  it.each(honestMessages)('of $name is let be', ({ text }) => {
    expect(scamWarning(text)).toBeUndefined();
    expect(isSuspectedFraud(openLetter(text))).toBe(false);
  });
});
