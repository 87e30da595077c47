import type { AnalysisResult, Classification } from '#shared/domain/analysis-result.ts';
import { formatAccount, formatAmount, formatDay, formatPlainDay } from '../format.ts';
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
import type { TextBlock } from './typesetting/text-block.ts';

const MISSING = 'Brak';

/** "Podsumowanie Analizy": what the letter is, how serious, its facts, money and duties. */
export function summarySection({ classification, warnings = [] }: AnalysisResult): TextBlock[] {
  return [
    sectionTitle('Podsumowanie Analizy'),
    ...inShort(classification),
    ...threat(classification),
    ...warnings.flatMap(({ title, message }) => [subtitle(title), text(message, { before: 3 })]),
    ...keyFacts(classification),
    ...money(classification),
    ...duties(classification),
  ];
}

function inShort({ in_short: short, document_classification: type }: Classification): TextBlock[] {
  if (!short) return [text(`Twoje pismo to: ${type.type}.`)];
  return [
    text(`Twoje pismo to: ${type.type}. ${short.meaning}`),
    ...(short.if_ignored === null ? [] : [text(`Jeśli nic nie zrobisz: ${short.if_ignored}`)]),
  ];
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

function keyFacts(classification: Classification): TextBlock[] {
  const { critical_dates: dates } = classification;
  return [
    // The panel above reaches below its last line.
    { ...subtitle('Kluczowe informacje'), before: 22 },
    fact('Typ dokumentu', classification.document_classification.type),
    fact('Nadawca', classification.sender_identification.name ?? MISSING),
    fact('Adresat', classification.recipient_identification.name ?? MISSING),
    fact('Numer sprawy', classification.case_details.reference_number ?? MISSING),
    fact('Data pisma', formatPlainDay(dates.document_date)),
    fact('Termin odpowiedzi', formatDay(dates.deadline), true),
  ];
}

function money({ financial_obligations: owed }: Classification): TextBlock[] {
  if (!owed.has_financial) return [];
  const sum = (value: number | null) => formatAmount(value, owed.currency);
  const account = owed.bank_account;
  return [
    subtitle('Zobowiązania finansowe'),
    fact('Kwota główna', sum(owed.main_amount)),
    fact('Odsetki', sum(owed.interest)),
    fact('Koszty', sum(owed.costs)),
    fact('Razem', sum(owed.total_amount), true),
    fact('Tytuł przelewu', owed.payment_title ?? MISSING),
    fact('Numer rachunku', account === null ? MISSING : formatAccount(account)),
    ...(account !== null && owed.bank_account_valid === false
      ? [
          text(
            [
              {
                text: 'Ten numer nie ma poprawnej sumy kontrolnej. Sprawdź go przed zapłatą.',
                color: levelInk('CRITICAL'),
              },
            ],
            { left: 140, before: 2 },
          ),
        ]
      : []),
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
