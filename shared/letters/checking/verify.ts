import type {
  Classification,
  FactEvidence,
  LawStatement,
  ResultWarning,
} from '#shared/domain/analysis-result.ts';
import type { LetterEvent } from '#shared/domain/events-and-money.ts';
import type { ClassificationAnswer } from '#shared/domain/model-answers.ts';
import { lawForReader } from '#shared/letters/catalogue/law-for-reader.ts';
import { enforceableNow } from '#shared/letters/reading/clauses/enforceable.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { isOthersKind } from '#shared/letters/reading/reader/reader.ts';
import type { Letter } from '#shared/letters/text/letter.ts';

import { withDoubts } from './doubts/doubted-facts.ts';
import { fitsLetter } from './law/fitting-law.ts';
import { letterWarnings } from './letter-warnings.ts';
import { verifyMoney } from './money/verify-money.ts';
import { passedWarnings } from './passed/passed-warnings.ts';
import { verifyEvents } from './verify-events.ts';
import { FactBook } from './verify-facts.ts';
import { deadlineOf, verifyTerms } from './verify-terms.ts';

export type VerifiedClassification = {
  classification: Classification;
  verification: FactEvidence[];
  warnings: ResultWarning[];
};

/**
 * Checks every fact of the model's answer against the letter (design, section 3): quotes must align, amounts
 * and accounts must be in the letter or are dropped and reported, dates must follow from it. `today` is an
 * ISO day in Europe/Warsaw. Words of a hidden instruction or inside markup prove nothing.
 */
export function verifyClassification(
  answer: ClassificationAnswer,
  letter: Letter,
  today: string,
): VerifiedClassification {
  const book = new FactBook(letter);
  const money = verifyMoney(answer.financial, book);
  const terms = verifyTerms(answer, book);
  const events = verifyEvents(answer.events, letter);
  const classification: Classification = {
    ...verifyParties(answer, book),
    document_classification: { type: answer.type_label, code: answer.type_code },
    critical_dates: {
      deadline: deadlineOf(terms.terms),
      document_date: book.date('critical_dates.document_date', answer.document_date),
      terms: terms.terms,
      events,
    },
    threat_assessment: {
      level: safeLevel(answer, letter),
      reasons: answer.threat.reasons.map(({ reason, quote }) => ({
        reason,
        quote: book.quote(quote),
      })),
    },
    required_actions: answer.required_actions.map(({ action, priority }) => ({ action, priority })),
    optional_actions: answer.optional_actions,
    financial_obligations: money.obligations,
    in_short: {
      title: answer.title,
      meaning: answer.meaning,
      if_ignored: answer.if_ignored,
      needs_action: answer.needs_action,
    },
    remedy: answer.remedy && withoutQuote(answer.remedy),
    law: lawBeside(answer, letter, today),
  };
  noteQuotes(answer, book);
  noteEvents(events, book);
  const { document_date: documentDate = null } = classification.critical_dates;
  const warnings = [
    ...money.warnings,
    ...terms.warnings,
    ...passedWarnings({ terms: terms.terms, events, documentDate }, letter, today),
    ...letterWarnings(letter),
  ];
  const verification = withDoubts(book.evidence, classification, letter);
  return { classification, verification, warnings };
}

function verifyParties(
  { recipient, sender, reference_number: number }: ClassificationAnswer,
  book: FactBook,
) {
  const { parties } = readLetter(book.letter);
  return {
    recipient_identification: {
      name: book.name('recipient_identification.name', recipient, parties.recipient),
    },
    sender_identification: {
      name: book.name('sender_identification.name', sender, parties.sender),
    },
    case_details: {
      reference_number: book.exact('case_details.reference_number', number, parties.reference),
    },
  };
}

function noteQuotes({ required_actions: duties, remedy }: ClassificationAnswer, book: FactBook) {
  for (const [index, { quote }] of duties.entries()) {
    // Advice (to see a lawyer) has no sentence in the letter and claims none.
    if (quote !== null) book.quoted(`required_actions.${index}`, quote);
  }
  if (remedy?.quote != null) book.quoted('remedy.name', remedy.quote);
  else if (remedy !== null) book.note('remedy.name', 'unconfirmed', OF_THE_LAW, null);
}

const OF_THE_LAW = 'Pismo nie wymienia tego środka. Wynika z przepisów.';

function noteEvents(events: readonly LetterEvent[], book: FactBook) {
  for (const [index, { quote }] of events.entries()) {
    book.quoted(`critical_dates.events.${index}`, quote);
  }
}

type Remedy = NonNullable<ClassificationAnswer['remedy']>;

function withoutQuote({ name, addressee, via, form, fee, legal_basis, available_from }: Remedy) {
  const opening = available_from == null ? {} : { available_from };
  return { name, addressee, via, form, fee, legal_basis, ...opening };
}

/** The law of the kind found by the rules, when the answer names the same kind. */
function lawBeside({ type_code: code }: ClassificationAnswer, letter: Letter, today: string) {
  const { type, view, role } = readLetter(letter);
  // What the law says to debtors is not for those to whom they owe.
  if (type.code !== code || isOthersKind(type, role)) return [];
  const isAtOnce = enforceableNow(view) !== null;
  return lawForReader(type, today).filter(
    (one) => fitsLetter(one.sentence, view) && (!isAtOnce || !isStay(one)),
  );
}

/** That a remedy stays a decision is no law for one that is enforced at once. */
const isStay = ({ sentence }: LawStatement) => /\bwstrzymuje wykonanie\b/.test(sentence);

const order = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'] as const;

/**
 * A letter that addresses machines, or hides words in markup, cannot lower the level: the rules' own reading
 * is the minimum.
 */
function safeLevel(answer: ClassificationAnswer, letter: Letter) {
  const { level } = answer.threat;
  if (!letter.hidesWords) return level;
  const floor = readLetter(letter).threat.level;
  return order.indexOf(floor) > order.indexOf(level) ? floor : level;
}
