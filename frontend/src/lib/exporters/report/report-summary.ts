import { accountLine } from '#frontend/src/lib/account-line.ts';
import type { TextBlock } from '#frontend/src/lib/exporters/typesetting/text-block.ts';
import {
  formatAccount,
  formatAmount,
  formatDay,
  formatPlainDay,
} from '#frontend/src/lib/format.ts';
import { lawLine } from '#frontend/src/lib/law-line.ts';
import type { AnalysisResult, Classification } from '#shared/domain/analysis-result.ts';
import { type CorrectedFact, emptyReview, type Review } from '#shared/domain/review.ts';
import { reviewedTerms } from '#shared/letters/review/reviewed-terms.ts';

import {
  bullet,
  fact,
  levelInk,
  levelPanel,
  prioritySpan,
  reportColors,
  sectionTitle,
  subtitle,
  text,
  threatWord,
} from './report-style.ts';

const MISSING = 'Brak';

type MoneyFact =
  'main_amount' | 'interest' | 'costs' | 'total_amount' | 'payment_title' | 'bank_account';

/** "Podsumowanie Analizy": what the letter is, how serious, its facts, money and duties. */
export function summarySection(
  { classification, warnings = [] }: AnalysisResult,
  review: Review = emptyReview,
): TextBlock[] {
  return [
    sectionTitle('Podsumowanie Analizy'),
    ...inShort(classification),
    ...threat(classification),
    ...warnings.flatMap(({ title, message }) => [subtitle(title), text(message, { before: 3 })]),
    ...keyFacts(classification, review),
    ...money({ classification, warnings }, review),
    ...duties(classification),
    ...alsoSaid(classification),
    ...lawBlocks(classification),
  ];
}

function inShort({ in_short: short, document_classification: type }: Classification): TextBlock[] {
  if (!short) return [text(`Twoje pismo to: ${type.type}.`)];
  return [
    text(`Twoje pismo to: ${type.type}. ${short.meaning}`),
    ...(short.if_ignored === null ? [] : [text(`Jeśli nic nie zrobisz: ${short.if_ignored}`)]),
  ];
}

function alsoSaid({ in_short: short }: Classification): TextBlock[] {
  const also = short?.also_says ?? [];
  const quotes = also.map((sentence) => bullet(`„${sentence}”`));
  return quotes.length === 0 ? [] : [subtitle('Pismo mówi też'), ...quotes];
}

function threat({ threat_assessment: { level, reasons = [] } }: Classification): TextBlock[] {
  const panel = levelPanel(level);
  return [
    text(
      [
        { text: 'Poziom zagrożenia: ' },
        { text: threatWord(level), isBold: true, color: levelInk(level) },
      ],
      { panel, left: 14, right: 10, before: 16, keepWithNext: reasons.length > 0 },
    ),
    ...reasons.map(({ reason }, index) =>
      text(reason, { panel, left: 14, right: 10, before: index === 0 ? 2 : 1 }),
    ),
  ];
}

/** What the law says, each sentence with its article, its state and where it was read. */
function lawBlocks({ law = [] }: Classification): TextBlock[] {
  if (law.length === 0) return [];
  return [
    subtitle('Podstawa prawna'),
    ...law.flatMap((statement) => {
      const { sentence, article, notes, source, isToCheck } = lawLine(statement);
      const site = source === null ? [] : [`źródło: ${source.site}`];
      const where = [article, ...notes, ...site, ...(isToCheck ? ['do sprawdzenia'] : [])].join(
        ' · ',
      );
      return [
        bullet(sentence),
        text([{ text: where, color: reportColors.soft }], { left: 20, before: 0, size: 9.5 }),
      ];
    }),
  ];
}

/** A fact, marked when the reader corrected it. */
function reviewedFact(
  review: Review,
  path: CorrectedFact,
  ...[label, value, isBold]: Parameters<typeof fact>
) {
  const mark = review.corrections[path] === undefined ? '' : ' (poprawione przez odbiorcę)';
  return fact(label, `${value}${mark}`, isBold);
}

/** How the last day was counted from the delivery. */
function reckoning(classification: Classification, { delivery }: Review): TextBlock[] {
  const computed = reviewedTerms(classification, delivery)[0]?.computed;
  if (computed?.lastDay !== classification.critical_dates.deadline) return [];
  return [
    fact('Jak liczono termin', computed.steps.join(', następnie ')),
    fact('Podstawa terminu', computed.legalBasis.join('; ')),
  ];
}

function keyFacts(classification: Classification, review: Review): TextBlock[] {
  const { critical_dates: dates } = classification;
  const known = (path: CorrectedFact, label: string, value: string, isBold = false) =>
    reviewedFact(review, path, label, value, isBold);
  return [
    // The panel above extends below its last line.
    { ...subtitle('Kluczowe informacje'), before: 22 },
    known(
      'document_classification.type',
      'Typ dokumentu',
      classification.document_classification.type,
    ),
    known(
      'sender_identification.name',
      'Nadawca',
      classification.sender_identification.name ?? MISSING,
    ),
    known(
      'recipient_identification.name',
      'Adresat',
      classification.recipient_identification.name ?? MISSING,
    ),
    known(
      'case_details.reference_number',
      'Numer sprawy',
      classification.case_details.reference_number ?? MISSING,
    ),
    known('critical_dates.document_date', 'Data pisma', formatPlainDay(dates.document_date)),
    known('critical_dates.deadline', 'Termin odpowiedzi', formatDay(dates.deadline), true),
    ...reckoning(classification, review),
  ];
}

function money(
  result: Pick<AnalysisResult, 'classification' | 'warnings'>,
  review: Review,
): TextBlock[] {
  const { financial_obligations: owed } = result.classification;
  const { label, note } = accountLine(result);
  if (!owed.has_financial) return [];
  const sum = (value: number | null) => formatAmount(value, owed.currency);
  const account = owed.bank_account;
  const known = (name: MoneyFact, label: string, value: string, isBold = false) =>
    reviewedFact(review, `financial_obligations.${name}`, label, value, isBold);
  return [
    subtitle('Zobowiązania finansowe'),
    known('main_amount', 'Kwota główna', sum(owed.main_amount)),
    known('interest', 'Odsetki', sum(owed.interest)),
    known('costs', 'Koszty', sum(owed.costs)),
    known('total_amount', 'Razem', sum(owed.total_amount), true),
    known('payment_title', 'Tytuł przelewu', owed.payment_title ?? MISSING),
    ...(account === null
      ? [known('bank_account', 'Numer rachunku', MISSING)]
      : [
          known('bank_account', label, formatAccount(account)),
          ...(note === null
            ? []
            : [text([{ text: note, color: levelInk('CRITICAL') }], { left: 140, before: 2 })]),
        ]),
  ];
}

function duties(classification: Classification): TextBlock[] {
  const { required_actions: required, optional_actions: optional = [] } = classification;
  return [
    subtitle('Wymagane działania'),
    ...(required.length === 0 ? [text('Pismo nie wymaga od Ciebie żadnego działania.')] : []),
    ...required.flatMap(({ action, priority }, index) => [
      text(
        [
          { text: `Działanie ${index + 1}`, isBold: true },
          { text: ' – ', color: reportColors.soft },
          prioritySpan(priority),
        ],
        { keepWithNext: true },
      ),
      text(action, { before: 0 }),
    ]),
    ...(optional.length === 0 ? [] : [subtitle('Możesz też')]),
    ...optional.map(({ action }) => bullet(action)),
  ];
}
