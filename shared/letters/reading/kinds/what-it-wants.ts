import type { Level } from '#shared/domain/levels.ts';
import type { DocumentType, DutyKey } from '#shared/letters/catalogue/document-type.ts';
import { issuers } from '#shared/letters/catalogue/issuers.ts';
import type { Outcome } from '#shared/letters/reading/clauses/outcome.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { isRefusal } from '#shared/letters/reading/money/direction.ts';
import { either } from '#shared/letters/text/word-list.ts';

/** What tells what the letter wants of its reader. */
export type WantingFacts = Pick<
  LetterFacts,
  'view' | 'type' | 'terms' | 'events' | 'remedy' | 'financial'
>;

const GIVES = 'Pismo przyznaje albo zwraca Ci pieniądze.';
const ONLY_TELLS = 'Pismo informuje i nie wyznacza Ci terminu.';
const PLAIN_BILL = 'Pismo podaje zwykłą opłatę i nie mówi o zaległości.';

/** Kinds whose gravity is not in what the letter asks: a term that runs by law, a sum taken every month, a penalty, a fraud. */
const graveAnyway: ReadonlySet<DocumentType['reply']> = new Set<DocumentType['reply']>([
  'inheritance',
  'zus_deductions',
  'work_penalty',
  'scam',
]);

/** What a letter of such a kind always wants, whether or not its term was found. */
const always: ReadonlySet<DutyKey> = new Set<DutyKey>([
  'attend',
  'declare_driver',
  'asset_list',
  'answer_suit',
  'serve_other',
  'vacate',
  'decide_inheritance',
  'show_cover',
  'report_back',
  'third_party_seizure',
  'testify',
]);

/**
 * A lower level than the kind's, where the letter wants less than letters of its kind: it only gives, only tells,
 * or names a first charge that nobody calls late. Undefined where it wants what they usually want.
 */
export function calmerLevel(
  facts: WantingFacts,
  { kind }: Outcome,
  level: Level,
): { level: Level; reason: string } | undefined {
  const { type, financial, view } = facts;
  if (graveAnyway.has(type.reply) || type.duties.some((duty) => always.has(duty))) {
    return undefined;
  }
  if (type.code === 'wypowiedzenie_umowy' || type.issuer === 'bailiff') return undefined;
  if (level === 'MEDIUM' && isPlainBill(facts)) return { level: 'LOW', reason: PLAIN_BILL };
  if (financial.direction === 'to_pay' || (kind !== 'informs' && kind !== 'granted')) {
    return undefined;
  }
  if (isRefusal(view)) return undefined;
  if (level === 'MEDIUM' && financial.direction === 'to_receive') {
    return { level: 'LOW', reason: GIVES };
  }
  if (type.reply === 'payment_demand' || !asksNobody(facts)) return undefined;
  if (level === 'HIGH') return { level: 'MEDIUM', reason: ONLY_TELLS };
  const isCalm = level === 'MEDIUM' && !asksWithoutTerm.test(view.spaced);
  return isCalm ? { level: 'LOW', reason: ONLY_TELLS } : undefined;
}

const asksNobody = ({ terms, events, remedy }: WantingFacts) =>
  terms.length === 0 && events.length === 0 && remedy === null;

/** "prosimy o odpowiedź, czy Pani się zgadza", "wzywamy do podania rachunku": asked, if without a day. */
const asksWithoutTerm = new RegExp(
  either(
    /\b(?:prosimy|prosze) (?:\w+ ){0,2}o (?:\w+ ){0,3}(?:odpowiedz|odpis|zgod|potwierdz|podpis)/,
    /\b(?:prosimy|prosze) (?:\w+ ){0,2}o (?:\w+ ){0,3}(?:dokument|nadesl|dostarcz|uzupeln|wyjasn)/,
    /\bwzywam?y?\b/,
  ),
);

/** Kinds of private senders that may name a plain charge: a school's trip, a month's fee. */
const charges: ReadonlySet<DocumentType['reply']> = new Set(['payment_demand', 'cooperative']);
/** "Nie ma Pani zaległości", "zaległości na 31.05.2026: 0,00": nothing is late. */
const noArrears = /\b(?:nie ma|brak) (?:\w+ ){0,2}zaleglosc\w*|\bzaleglosc\w*[^.;:]{0,30}: 0,00/g;
/** Words of a demand: something is late, claimed back, or will be claimed in court. */
const demands = new RegExp(
  String.raw`\b${either(
    /zalegl|wezwani|wzywa|opoznie|odset|przetermin|dlug|zadluz|po terminie/,
    /windykac|sad(?:u|ow|owej|owego)?\b|egzekuc|wypowied|kar[ay] umown|roszczen|odszkodow/,
    /nie (?:wplyn|otrzymal|zaplac|uregul|zwroc|odda)|niezaplac|brak wplat|nieoplac|nieuregul/,
    /przetrzym|spozni|not[aey] (?:obciazen|odsetk)|termin\w* (?:\w+ ){0,2}(?:minal|uplyn)/,
  )}`,
);

const isPlainBill = ({ view, type, terms }: WantingFacts): boolean =>
  charges.has(type.reply) &&
  !issuers[type.issuer].isStatutory &&
  terms.length > 0 &&
  !demands.test(view.spaced.replace(noArrears, ''));
