import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { foldText } from '#shared/letters/text/text.ts';

import type { Person } from './person-words.ts';
import { personByStem } from './persons.ts';

const byReply: Readonly<Partial<Record<DocumentType['reply'], Person>>> = {
  payment_order: 'debtor',
  epu: 'debtor',
  promissory_order: 'debtor',
  default_judgment: 'debtor',
  lawsuit: 'debtor',
  bailiff: 'debtor',
  admin_enforcement: 'debtor',
  third_party: 'employer',
  dismissal: 'employee',
  work_penalty: 'employee',
  penal_order: 'suspect',
  driver_call: 'suspect',
  ticket: 'suspect',
};

const HEAD = 1200;
const ROLE = String.raw`(pozwan|powod|swiad|uczestni|dluzni|zobowiazan|podejrzan|obwinion|oskarzon|pokrzywdzon|pracodawc|wnioskodawc|wierzyciel|osoby|osobe)\w*`;
const told = new RegExp(
  String.raw`\b(?:pan\w{0,3} jako (?:strone |osobe )?|w charakterze )${ROLE}`,
);
const labelled = new RegExp(String.raw`(?:^|\n| {2})\W{0,3}${ROLE}(?: \([^)\n]{2,60}\))?:`);
/** "Pani Stefania Wilk (wierzycielka)". */
const bracketed = new RegExp(String.raw`(?:^|\n| {2})\W{0,3}[^\n]{3,50} \((${ROLE})\)`);
const title =
  /^(?:wezwanie|zawiadomienie|pouczenie)(?: dla| do)? (swiadk|podejrzan|obwinion|dluznik|pozwan|pracodawc|pokrzywdzon)/;

/** What the reader is in the case: as the letter says it, else as its kind has it; undefined when open. */
export function readerRole(
  view: LetterView,
  type: DocumentType,
  recipient: string | null,
): Person | undefined {
  const titled = title.exec(view.foldedTitle)?.[1];
  if (titled !== undefined) return personByStem(titled);
  const said = told.exec(view.spaced)?.[1];
  if (said !== undefined) return said.startsWith('osob') ? 'suspect' : personByStem(said);
  if (/\bz (?:pana|pani|panstwa) (?:powodztw|pozw)/.test(view.spaced)) return 'claimant';
  const label = labelled.exec(view.flow.folded.slice(0, HEAD))?.[0];
  const inBrackets = bracketed.exec(view.flow.folded.slice(0, HEAD))?.[1];
  if (inBrackets !== undefined) return personByStem(inBrackets);
  const byLabel = label === undefined ? undefined : personByStem(label);
  if (byLabel === 'employer' || byLabel === 'debtor') return byLabel;
  return roleOfName(view, recipient) ?? byReply[type.reply];
}

/** "przeciwko Janowi Kotowi", "z powództwa Jana Kota", "Jan Kot … - powód". */
function roleOfName({ spaced }: LetterView, recipient: string | null): Person | undefined {
  if (recipient === null) return undefined;
  const name = nameSource(recipient);
  if (name === undefined) return undefined;
  if (new RegExp(`przeciwko (?:[^.;]{0,40} )?${name}`).test(spaced)) return 'debtor';
  if (new RegExp(`z (?:powodztwa|wniosku) (?:[^.;]{0,30} )?${name}`).test(spaced))
    return 'claimant';
  const after = new RegExp(String.raw`${name}[^.;\n]{0,80} - (powod|pozwan|uczestni|dluzni)`).exec(
    spaced,
  );
  return after?.[1] === undefined ? undefined : personByStem(after[1]);
}

const LEAST_STEM = 3;

/** A pattern for the name in any case in folded text; a placeholder stands with its number. */
export function nameSource(recipient: string): string | undefined {
  const hidden = /\[OSOBA(?:_FORMA_[A-Z]+)?_(\d+)\]/.exec(recipient)?.[1];
  if (hidden !== undefined) return String.raw`\[osoba(?:_forma_[a-z]+)?_${hidden}\]`;
  const surname =
    foldText(recipient)
      .split(/[\s-]+/)
      .at(-1) ?? '';
  const stem = surname.slice(0, -2).replace(/[^a-z]/g, '');
  return stem.length < LEAST_STEM ? undefined : String.raw`(?:[a-z-]+ )?${stem}\w*`;
}
