import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { checkQuality } from '#shared/letters/intake/quality.ts';
import { maskLetter } from '#shared/letters/people/masking.ts';
import { putBack } from '#shared/letters/people/put-back.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { layoutChanges } from '#tests/evaluation/layout-changes.ts';

const folders = ['letters', 'letters-2', 'further-letters'];
const letters: { name: string; text: string }[] = [];
for (const folder of folders) {
  for await (const file of glob(`tests/fixtures/${folder}/*.txt`)) {
    const text = await readFile(file, 'utf-8');
    if (checkQuality(openLetter(text)).length > 0) continue; // nobody reads what is refused
    letters.push({ name: path.basename(file, '.txt'), text });
  }
}

/** Sender, addressee, number and date, only letters and figures. */
function factsOf(text: string) {
  const masking = maskLetter(openLetter(text));
  const { sender, recipient, reference, documentDate } = readLetter(openLetter(masking.text));
  const bare = (value: string | null) =>
    value === null ? null : foldText(putBack(value, masking)).replace(/[^a-z0-9]/g, '');
  return {
    sender: bare(sender),
    recipient: bare(recipient),
    reference: bare(reference),
    documentDate,
  };
}

const fields = ['sender', 'recipient', 'reference', 'documentDate'] as const;
/** Share of letters whose field may change: a layout may cost nothing that a reader would notice. */
const MOST_CHANGED = 0.01;

describe('who writes to whom, under which number and on which day', () => {
  const known = letters.map(({ name, text }) => ({ name, text, facts: factsOf(text) }));

  it.each(Object.entries(layoutChanges))('stays the same with %s', (_name, change) => {
    const changed = known.map(({ name, text, facts }) => ({
      name,
      facts,
      read: factsOf(change(text)),
    }));
    for (const field of fields) {
      const differing = changed
        .filter(({ facts, read }) => facts[field] !== read[field])
        .map(({ name, facts, read }) => `${name}: ${facts[field] ?? '-'} -> ${read[field] ?? '-'}`);
      const most = Math.ceil(known.length * MOST_CHANGED);
      expect(differing.length > most ? differing : [], field).toEqual([]);
    }
  });
});
