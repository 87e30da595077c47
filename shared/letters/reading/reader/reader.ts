import type { DocumentType, DutyKey } from '#shared/letters/catalogue/document-type.ts';
import type { Person } from '#shared/letters/reading/clauses/person-words.ts';
import { personByStem } from '#shared/letters/reading/clauses/persons.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { either, wordPattern } from '#shared/letters/text/word-list.ts';

import { liableForAnother } from './liable-for-another.ts';
import { employs, outsideRole, ownAffair } from './private-roles.ts';
import { nameSource, roleBesideName } from './role-of-name.ts';

/**
 * Who reads the letter: the name and the role in its subject (sued, creditor, landlord, asked as a third
 * person …); `role` is undefined when the letter leaves it open. Read once (`ReadLetter.role`).
 */
export type Reader = { role: Person | undefined; name: string | null };

export const nobodyKnown: Reader = { role: undefined, name: null };

/** Roles that owe nothing of what the letter mentions, unless it orders this very reader to pay. */
const strangers: ReadonlySet<Person> = new Set<Person>([
  'claimant',
  'complainant',
  'landlord',
  'employer',
  'bank',
  'third',
  'witness',
  'expert',
  'victim',
  'bidder',
]);

/** Whether the debts, fines and remedies of a debtor belong to somebody else. */
export const isStranger = (role: Person | undefined): boolean =>
  role !== undefined && strangers.has(role);

const byReply: Readonly<Partial<Record<DocumentType['reply'], Person>>> = {
  payment_order: 'debtor',
  european_order: 'debtor',
  epu: 'debtor',
  promissory_order: 'debtor',
  default_judgment: 'debtor',
  lawsuit: 'debtor',
  bailiff: 'debtor',
  admin_enforcement: 'debtor',
  claims_list: 'claimant',
  enforcing_creditor: 'claimant',
  claimant: 'claimant',
  third_party: 'employer',
  dismissal: 'employee',
  work_penalty: 'employee',
  penal_order: 'suspect',
  driver_call: 'suspect',
  ticket: 'suspect',
};

/** Letters of a bailiff that the creditor and the debtor get alike. */
const bothSides: ReadonlySet<string> = new Set(['komornik-plan-podzialu', 'komornik-koniec']);

const debtorsDuties: ReadonlySet<DutyKey> = new Set<DutyKey>([
  'vacate',
  'asset_list',
  'protected_money',
  'verify_debt',
  'restructure',
]);

/** Whether letters of this kind address a debtor while this reader is somebody else. */
export function isOthersKind(
  { id, reply, issuer, duties }: DocumentType,
  role: Person | undefined,
): boolean {
  const kinds = byReply[reply];
  if (!isStranger(role) || kinds === role || bothSides.has(id)) return false;
  // Both sides of a suit have something to lose; an order concerns only the debtor.
  if (kinds === 'debtor' || issuer === 'court') return kinds === 'debtor';
  return issuer === 'bailiff' || duties.some((key) => debtorsDuties.has(key));
}

/** The reader of this letter: from words about the reader, then about the name, otherwise as usual for the kind. */
export function readReader(view: LetterView, type: DocumentType, name: string | null): Reader {
  const named =
    liableForAnother(view, type, name) ??
    saidOfReader(view, name) ??
    roleBesideName(view, name) ??
    outsideRole(view, type, name) ??
    ownAffair(view, type) ??
    byReply[type.reply];
  const role = named === 'witness' && punished.test(view.spaced) ? 'suspect' : named;
  return { role, name };
}

/** "nałożyć na świadka Ewę Lis karę pieniężną": a witness who is fined has the remedy of the fined. */
const punished =
  /(?<!\b(?:moze|moga|mozna|grozi)\b[^.;]{0,40})\b(?:naklada|nalozy[cl]|nalozono|wymierz|ukara[cl]|skaza[cl])\w* (?:na )?swiad\w+ [^.;]{0,60}\b(?:kar[ey]|grzywn)/;

const HEAD = 1200;
const ROLE = String.raw`(pozwan|powod|swiad|uczestni|dluzni|zobowiazan|podejrzan|obwinion|oskarzon|pokrzywdzon|pracodawc|wnioskodawc|wierzyciel|spadkobierc|osoby|osobe)\w*`;
const told = new RegExp(
  String.raw`(?<!\bmoze [^.;]{0,30})\b(?:pan\w{0,3},? jako (?:strone |osobe )?|w charakterze )${ROLE}`,
);
const labelled = new RegExp(String.raw`(?:^|\n| {2})\W{0,3}${ROLE}(?: \([^)\n]{2,60}\))?:`);
/** "[x] ŚWIADEK" among the boxes of a printed form. */
const ticked = new RegExp(String.raw`(?:\[x\]|☒|☑)\s{0,2}${ROLE}`);
/** "Pani Stefania Wilk (wierzycielka)". */
const bracketed = new RegExp(String.raw`(?:^|\n| {2})\W{0,3}([^\n]{3,50}) \((${ROLE})\)`);
/** "- powódka -" on a line of its own below the address. */
const alone = new RegExp(String.raw`\n\W{0,12}(${ROLE})\W{0,12}(?=\n)`);
/** "Pani Ewa Lis (współwłaścicielka)": a person informed of somebody else's case. */
const besides = /\((?:wspolwlasciciel\w*|wspolmalzon\w*|osoba trzecia)\)/;
const title =
  /^(?:[^-–:]{3,60} [-–:] )?(?:wezwanie|zawiadomienie|pouczenie)(?: dla| do)? (swiadk|podejrzan|obwinion|dluzni|pozwan|powod|wierzyciel|pracodawc|pokrzywdzon)/;
/** "sprawa z Pani powództwa", "na Pani wniosek … w klauzulę wykonalności", "jako wierzyciel Pan nie płaci". */
const claims = new RegExp(
  either(
    /\bz (?:pan[ai]?|panstwa) (?:powodztw|pozw|wniosk\w+ o (?:wszczecie )?egzekucj)/,
    /\bna (?:pan[ai]?|panstwa) wniosek\b[^.;]{0,40}\bklauzul/,
    /\bjako wierzyciel\w* pan/,
    /\bzglos\w+ (?:pan[ai]?|panstwa) wierzytelnosc/,
  ),
);

/** "To nie jest Pani dług", "nie odpowiada Pani za zobowiązania wynajmującego". */
const owesNothing = wordPattern([
  'nie jest pan* dlug', // To nie jest Pani dług.
  'nie jest to pan* dlug',
  'nie jest panstwa dlug',
  'nie jest to panstwa dlug',
  'nie odpowiada pan* za zobowiazania',
  'nie odpowiada pan* za dlug*',
  'nie odpowiadaja panstwo za zobowiazania',
  'nie odpowiadaja panstwo za dlug*',
  'nie jest pan* dluznik*', // Nie jest Pani dłużniczką w tej sprawie.
  'dlug nie jest pan*',
]);

/** "jako osoby nieuczestniczącej w postępowaniu": asked about somebody else's case. */
const outsider = wordPattern(['osob* nieuczestnicz* w postepowani*', 'jako osob* trzeci*']);

/** What the letter calls its reader; undefined when it does not say. */
function saidOfReader(view: LetterView, name: string | null): Person | undefined {
  const head = view.flow.folded.slice(0, HEAD);
  const titled = title.exec(view.foldedTitle)?.[1];
  if (titled !== undefined) return personByStem(titled);
  if (outsider.test(view.spaced)) return 'third';
  const said = told.exec(view.spaced);
  if (said !== null) return said[1]?.startsWith('osob') ? 'suspect' : personByStem(said[0]);
  const box = ticked.exec(view.spaced)?.[0];
  // "[x] osoby, co do której istnieje podstawa do sporządzenia przeciwko niej wniosku o ukaranie"
  if (box !== undefined) return /osob[ye]$/.test(box) ? 'suspect' : personByStem(box);
  if (claims.test(view.spaced)) return 'claimant';
  if (employs(view)) return 'employer';
  if (owesNothing.test(view.spaced)) return 'third';
  const inBrackets = bracketedRole(head, name) ?? alone.exec(head)?.[1];
  if (inBrackets !== undefined) return personByStem(inBrackets);
  if (besides.test(head)) return 'third';
  const label = labelled.exec(head)?.[0];
  const byLabel = label === undefined ? undefined : personByStem(label);
  return byLabel === 'employer' || byLabel === 'debtor' ? byLabel : undefined;
}

/** The role in brackets after the reader's own name; "Kredeo sp. z o.o. (wierzyciel)" names another party. */
function bracketedRole(head: string, name: string | null): string | undefined {
  const [, named = '', role] = bracketed.exec(head) ?? [];
  const source = name === null ? undefined : nameSource(name);
  return source === undefined || new RegExp(source).test(named) ? role : undefined;
}
