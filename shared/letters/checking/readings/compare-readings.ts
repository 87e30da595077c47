import type { Classification, ResultWarning } from '#shared/domain/analysis-result.ts';
import type { Level } from '#shared/domain/levels.ts';
import { findName } from '#shared/letters/checking/evidence.ts';
import type { VerifiedClassification } from '#shared/letters/checking/verify.ts';
import type { Letter } from '#shared/letters/text/letter.ts';
import { flowOf, foldText } from '#shared/letters/text/text.ts';

import { compareEvents } from './compare-events.ts';
import { compareMoney } from './compare-money.ts';
import { compareRemedy } from './compare-remedy.ts';
import { compareTerms } from './compare-terms.ts';
import { agreed, Comparison, type Difference } from './comparison.ts';

export type ComparedReadings = VerifiedClassification & { differences: readonly Difference[] };

/**
 * A model's verified reading compared with the rules' own: what both say is certain; where they differ both
 * are shown, the safer first, and the reader is asked to check. Swapped parties or sums are put back where
 * the letter's own layout and labels place them. Nothing that the rules read is lost, the level never falls
 * below theirs, and a letter that they find urgent always keeps a duty. `today` is an ISO day in
 * Europe/Warsaw.
 */
export function compareReadings(
  model: VerifiedClassification,
  rules: VerifiedClassification,
  letter: Letter,
  today: string,
): ComparedReadings {
  const comparison = new Comparison(model, rules);
  const own = rules.classification;
  compareParties(comparison, own);
  compareKind(comparison, own);
  compareTerms(comparison, own, today);
  compareEvents(comparison, own, letter);
  compareMoney(comparison, own);
  compareRemedy(comparison, own, letter);
  compareLevel(comparison, own);
  compareDuties(comparison, own);
  return {
    classification: comparison.classification,
    verification: comparison.evidence,
    warnings: [...toldWarning(comparison), ...model.warnings, ...rules.warnings],
    differences: comparison.differences,
  };
}

function compareParties(comparison: Comparison, own: Classification): void {
  const { sender_identification: sender, recipient_identification: recipient } =
    comparison.classification;
  const rules = {
    sender: own.sender_identification.name,
    recipient: own.recipient_identification.name,
  };
  const isSwapped =
    isSameName(sender.name, rules.recipient) && isSameName(recipient.name, rules.sender);
  if (isSwapped) [sender.name, recipient.name] = [recipient.name, sender.name];
  comparison.settle({
    ...{ fact: 'sender_identification.name', label: 'nadawca', isSwapped, isSame: isSameName },
    ...{ shown: sender.name, other: rules.sender },
    put: (copy, value) => (copy.sender_identification.name = value),
  });
  comparison.settle({
    ...{ fact: 'recipient_identification.name', label: 'adresat', isSwapped, isSame: isSameName },
    ...{ shown: recipient.name, other: rules.recipient },
    put: (copy, value) => (copy.recipient_identification.name = value),
  });
  const { case_details: details } = comparison.classification;
  const number = own.case_details.reference_number;
  // "614/26" is only a part of "VIII W 614/26".
  if (isSameNumber(details.reference_number, number)) details.reference_number = number;
  comparison.settle({
    ...{ fact: 'case_details.reference_number', label: 'numer lub sygnatura tego pisma' },
    shown: details.reference_number,
    other: number,
    isSame: isSameNumber,
    put: (copy, value) => (copy.case_details.reference_number = value),
  });
}

/** The kind, and the letter's date: a day that the letter does not contain cannot be its date. */
function compareKind(comparison: Comparison, own: Classification): void {
  const { document_classification: kind, critical_dates: dates } = comparison.classification;
  const rules = own.document_classification;
  const fact = 'document_classification.type';
  if (kind.code === rules.code) comparison.note(fact, agreed);
  else if (rules.code !== 'inne') {
    comparison.settle({
      ...{ fact, label: 'rodzaj pisma', shown: kind.type, other: rules.type },
      isSame: () => false,
      put: (copy) => (copy.document_classification = { ...rules }),
    });
  } else comparison.note(fact, { status: 'unconfirmed', ...unsupported });
  const date = 'critical_dates.document_date';
  const isFound = comparison.standingOf(date)?.status === 'confirmed';
  const claimed = dates.document_date ?? null;
  const read = own.critical_dates.document_date ?? null;
  if (!isFound) dates.document_date = read;
  comparison.settle({
    ...{ fact: date, label: 'data pisma (wystawienia)' },
    shown: isFound ? claimed : read,
    other: isFound ? read : claimed,
    isRulesFirst: !isFound,
    put: (copy, value) => (copy.critical_dates.document_date = value),
  });
}

const unsupported = {
  reason: 'Rodzaj pisma podał tylko jeden z dwóch odczytów.',
  certainty: 'check',
} as const;

const order: readonly Level[] = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'];

function compareLevel(comparison: Comparison, own: Classification): void {
  const { threat_assessment: assessment } = comparison.classification;
  const fact = 'threat_assessment.level';
  const [claimed, read] = [assessment.level, own.threat_assessment.level];
  if (claimed === read) {
    comparison.note(fact, agreed);
    return;
  }
  const isHigher = order.indexOf(read) > order.indexOf(claimed);
  if (isHigher) assessment.level = read;
  comparison.note(fact, {
    status: 'conflicting',
    reason: 'Dwa odczyty się różnią. Pokazujemy ten, który każe uważać bardziej.',
    certainty: 'check',
    alternatives: [{ value: isHigher ? claimed : read, quote: null }],
  });
}

/** A model may find more duties than the rules, but never none when they find some. */
function compareDuties(comparison: Comparison, own: Classification): void {
  const { classification } = comparison;
  const { in_short: short } = classification;
  if (short?.needs_action === false && own.in_short?.needs_action === true) {
    short.needs_action = true;
    comparison.told.add('czy musisz coś zrobić');
  }
  if (classification.required_actions.length > 0 || own.required_actions.length === 0) return;
  classification.required_actions = own.required_actions.map((duty) => ({ ...duty }));
  comparison.forget((fact) => fact.startsWith('required_actions.'));
  comparison.told.add('co musisz zrobić');
}

function toldWarning({ told }: Comparison): ResultWarning[] {
  if (told.size === 0) return [];
  return [
    {
      kind: 'readings_differ',
      title: 'Dwa odczyty się różnią',
      message: `Przeczytaliśmy pismo dwa razy, niezależnie. Odczyty różnią się w tym: ${[...told].join('; ')}. Pokazujemy wersję bezpieczniejszą. Porównaj ją z pismem.`,
      quote: null,
    },
  ];
}

/** The same person, firm or office in any case and however complete. */
function isSameName(left: string | null, right: string | null): boolean {
  if (left === null || right === null) return false;
  return findName(left, flowOf(right)) !== undefined || findName(right, flowOf(left)) !== undefined;
}

const bare = (text: string | null) => foldText(text ?? '').replace(/[^a-z\d]/g, '');

/** The same number, with or without the word before it ("sygn. akt"). */
function isSameNumber(left: string | null, right: string | null): boolean {
  const [one, other] = [bare(left), bare(right)];
  const [long, short] = one.length > other.length ? [one, other] : [other, one];
  const before = long.slice(0, long.length - short.length);
  return short !== '' && long.endsWith(short) && /^[a-z]{0,9}$/.test(before);
}
