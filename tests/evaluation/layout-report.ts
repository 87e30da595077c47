import { readFile } from 'node:fs/promises';

import { maskLetter } from '#shared/letters/people/masking.ts';
import { putBack } from '#shared/letters/people/put-back.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';
import { foldText } from '#shared/letters/text/text.ts';

import { samplesOf } from './ground-truth.ts';
import { type LayoutChange, layoutChanges } from './layout-changes.ts';
import { isName, isReference } from './matching.ts';

/*
 * What a letter says does not depend on its layout: each letter is read as it is and in every changed layout, and
 * the facts are compared, only letters and figures.
 */

const partyFields = ['sender', 'recipient', 'reference', 'documentDate'] as const;
const otherFields = ['kind', 'firstTerm', 'sums', 'account'] as const;
const layoutFields = [...partyFields, ...otherFields] as const;
type LayoutField = (typeof layoutFields)[number];
type Facts = Readonly<Record<LayoutField, string | null>>;

/** A fact that a change of layout changed; `isLost` where the ground truth held and does not any more. */
type Differing = {
  letter: string;
  change: string;
  field: LayoutField;
  was: string | null;
  is: string | null;
  isLost: boolean;
};
export type LayoutReport = { letters: number; differing: Differing[] };

/** What is read from the letter, masked as it is when it is read. */
function factsOf(text: string): Facts {
  const masking = maskLetter(openLetter(text));
  const { sender, recipient, reference, documentDate, type, terms, financial } = readLetter(
    openLetter(masking.text),
  );
  const shown = (value: string | null) => (value === null ? null : putBack(value, masking));
  const [first] = terms;
  const { main_amount, interest, costs, total_amount, bank_account } = financial;
  const sums = [main_amount, interest, costs, total_amount].map(({ value }) => value ?? '-');
  return {
    sender: shown(sender),
    recipient: shown(recipient),
    reference: shown(reference),
    documentDate,
    kind: type.code,
    firstTerm: first === undefined ? null : (first.date ?? `${first.amount} ${first.unit}`),
    sums: sums.join(' '),
    account: shown(bank_account.value),
  };
}

const bare = (value: string | null) =>
  value === null ? null : foldText(value).replace(/[^a-z0-9]/g, '');

/**
 * Which fields differ between two readings of one letter. A name that the scorer takes for the other's is the same, and
 * a letter without a day gets that of the mail it came with.
 */
const differingFields = (one: Facts, other: Facts): LayoutField[] =>
  layoutFields.filter((field) => {
    const [was, is] = [one[field], other[field]];
    if (bare(was) === bare(is) || (field === 'documentDate' && was === null)) return false;
    const isParty = field === 'sender' || field === 'recipient';
    return !isParty || !(isName(is, [was]) || isName(was, [is]));
  });

/** Reads the letters of the folders in every layout; `every` takes each n-th letter of them. */
export async function layoutReport(folders: readonly string[], every = 1): Promise<LayoutReport> {
  const samples = (await Promise.all(folders.map(samplesOf))).flat();
  const read = samples
    .filter(({ truth }) => truth.expected_rejection === null)
    .filter((_, index) => index % every === 0);
  const report: LayoutReport = { letters: read.length, differing: [] };
  for (const { name, file, truth } of read) {
    const text = await readFile(file, 'utf8');
    const was = factsOf(text);
    const isRight = (facts: Facts, field: LayoutField) => {
      if (field === 'sender') return isName(facts.sender, [truth.sender, ...truth.sender_aliases]);
      if (field === 'recipient')
        return isName(facts.recipient, [truth.recipient, ...truth.recipient_aliases]);
      if (field === 'reference')
        return isReference(facts.reference, truth.reference_number, truth.reference_aliases);
      return facts[field] === was[field];
    };
    for (const [change, lay] of Object.entries<LayoutChange>(layoutChanges)) {
      const is = factsOf(lay(text));
      for (const field of differingFields(was, is)) {
        const isLost = isRight(was, field) && !isRight(is, field);
        report.differing.push({
          ...{ letter: name, change, field, isLost },
          ...{ was: was[field], is: is[field] },
        });
      }
    }
  }
  return report;
}

/** How many letters change per layout and field, and of them those that get worse; then each of them. */
export function layoutTable({ letters, differing }: LayoutReport): string {
  const widest = Math.max(...Object.keys(layoutChanges).map(({ length }) => length));
  const line = (first: string, cells: readonly string[]) =>
    [first.padEnd(widest), ...cells.map((cell) => cell.padStart(12))].join(' ');
  const rows = Object.keys(layoutChanges).map((change) => {
    const cells = layoutFields.map((field) => {
      const here = differing.filter((one) => one.change === change && one.field === field);
      const lost = here.filter(({ isLost }) => isLost).length;
      return here.length === 0 ? '-' : `${here.length} (${lost})`;
    });
    return line(change, cells);
  });
  const listed = differing.map(
    ({ letter, change, field, was, is, isLost }) =>
      `  ${isLost ? '!' : ' '} ${field}, ${change}: ${letter}: ${was ?? '-'} -> ${is ?? '-'}`,
  );
  return [
    `${letters} letters, each in ${rows.length} layouts: facts that change (that get wrong)`,
    '',
    line('layout', layoutFields),
    ...rows,
    ...listed.toSorted(),
  ].join('\n');
}

/** Share of letters whose field a layout may change: it may cost nothing that a reader would notice. */
const MOST_CHANGED = 0.01;
/** In a sample as many may be found by chance. */
const MOST_OF_SAMPLE = 2;

/** The parties' fields that a layout changes in more letters than it may, with these letters. */
export function unsteadyFields({ letters, differing }: LayoutReport): string[] {
  const most = Math.max(MOST_OF_SAMPLE, Math.ceil(letters * MOST_CHANGED));
  return Object.keys(layoutChanges).flatMap((change) =>
    partyFields.flatMap((field) => {
      const here = differing.filter((one) => one.change === change && one.field === field);
      const said = here.map(({ letter, was, is }) => `${letter}: ${was ?? '-'} -> ${is ?? '-'}`);
      return said.length > most ? [`${field}, ${change}: ${said.join('; ')}`] : [];
    }),
  );
}
