import { formatPlainDay } from '#frontend/src/lib/format.ts';
import type { Classification, FactEvidence } from '#shared/domain/analysis-result.ts';
import type { Review } from '#shared/domain/review.ts';

import { asksToCheck } from './certainty.ts';
import { describeDeadline } from './deadline.ts';
import { nextEvents } from './event-line.ts';
import { moneyLine, SUM_NOT_TAKEN } from './money-line.ts';
import { firstSteps, meaningParts, needsAction } from './sentences.ts';

/** The first card in words: for a picture, and for reading aloud. */
export type ToldCard = {
  title: string;
  meaning: string | null;
  day: { label: string; value: string; note: string | null };
  money: { label: string; value: string } | null;
  events: readonly string[];
  steps: readonly string[];
  ifIgnored: string | null;
  reference: string | null;
};

type Told = {
  classification: Classification;
  verification: readonly FactEvidence[] | undefined;
  review: Review;
  /** ISO day in Warsaw. */
  today: string;
};

/** An uncertain fact says so in its label, like on the card itself. */
export function toldCard({ classification, verification, review, today }: Told): ToldCard {
  const { in_short: short, document_classification: kind } = classification;
  const deadline = describeDeadline(classification, today, review.delivery);
  const { label, value, fact } = moneyLine(classification);
  const isUnsure = (path: typeof fact | 'critical_dates.deadline') =>
    review.corrections[path] === undefined && asksToCheck(verification, path);
  const labelled = (words: string, path: Parameters<typeof isUnsure>[0]) =>
    isUnsure(path) ? `${words}: sprawdź w piśmie` : words;
  const sum = value ?? (isUnsure(fact) ? SUM_NOT_TAKEN : null);
  return {
    title: short?.title ?? kind.type,
    meaning: short ? meaningParts(short.meaning).ours : null,
    day: {
      label: labelled('Do kiedy', 'critical_dates.deadline'),
      value: deadline.main,
      note: deadline.note,
    },
    money: sum === null ? null : { label: labelled(label, fact), value: sum },
    events: nextEvents(classification, today).map(({ fact: event, name, when, place }) => {
      const doubt = asksToCheck(verification, event) ? ' (sprawdź w piśmie)' : '';
      return [`${name}${doubt}: ${when}`, place].filter((part) => part !== null).join(', ');
    }),
    steps: needsAction(classification) ? firstSteps(classification) : [],
    ifIgnored: short?.if_ignored ?? null,
    reference: classification.case_details.reference_number,
  };
}

/** Sentences in the order in which one would read them to a friend. */
export function spokenCard(card: ToldCard): string[] {
  const ended = (text: string) => (/[.?!…]$/.test(text) ? text : `${text}.`);
  return [
    card.title,
    card.meaning ?? '',
    `${card.day.label}: ${card.day.value}`,
    card.money === null ? '' : `${card.money.label}: ${card.money.value}`,
    ...card.events,
    card.steps.length === 0 ? 'Nie musisz nic robić' : 'Co musisz zrobić',
    ...card.steps.map((step, index) => `${index + 1}. ${step}`),
    card.ifIgnored === null ? '' : `Jeśli nic nie zrobisz: ${card.ifIgnored}`,
  ]
    .filter((sentence) => sentence !== '')
    .map(ended);
}

/** "stan na 22 listopada 2026": a picture outlives the day it was made. */
export function asOf(today: string): string {
  return `stan na ${formatPlainDay(today)}`;
}
