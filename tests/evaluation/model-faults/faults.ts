import type { Classification } from '#shared/domain/analysis-result.ts';
import type { Level } from '#shared/domain/levels.ts';
import type { ClassificationAnswer } from '#shared/domain/model-answers.ts';
import type { Term } from '#shared/domain/term.ts';
import { findDates } from '#shared/letters/calendar/dates.ts';
import { addDays } from '#shared/letters/calendar/days.ts';
import { findAmounts } from '#shared/letters/figures/amounts.ts';
import type { Letter } from '#shared/letters/text/letter.ts';

/** One wrong thing in an otherwise right answer. */
export type ModelFault = {
  /** The field it is in; faults are counted by it. */
  field: string;
  name: string;
  /** The answer with the fault; undefined where the letter gives no room for it. */
  inject: (right: ClassificationAnswer, letter: Letter) => ClassificationAnswer | undefined;
  /** What the reader sees of the field. */
  shown: (classification: Classification) => unknown;
  /** The facts whose marks the reader sees beside it; a warning of differing readings counts for none of them. */
  facts: readonly string[];
};

type Change = Partial<ClassificationAnswer> | undefined;
type Make = (right: ClassificationAnswer, letter: Letter) => Change;

function fault(
  field: string,
  name: string,
  make: Make,
  shown: ModelFault['shown'],
  ...facts: string[]
): ModelFault {
  const inject: ModelFault['inject'] = (right, letter) => {
    const change = make(right, letter);
    return change === undefined ? undefined : { ...right, ...change };
  };
  return { field, name, inject, shown, facts };
}

/** Another day, sum or sentence that the letter has. */
const otherDay = ({ flow }: Letter, than: readonly (string | null)[]) =>
  findDates(flow).find(({ iso, role }) => role !== 'statute' && !than.includes(iso))?.iso;
const otherSum = ({ flow }: Letter, than: number) =>
  findAmounts(flow).find(({ grosze }) => grosze > 0 && grosze !== Math.round(than * 100));
const sentenceOf = ({ honest }: Letter) =>
  /\p{Lu}\p{Ll}+ [^.\n]{25,90}(?=[.\n])/u.exec(honest.slice(Math.floor(honest.length / 3)))?.[0];

type Fact = ClassificationAnswer['sender'];
const told = (value: string | null): Fact => ({ value, quote: null });

function firstTerm(change: (term: Term, letter: Letter) => Partial<Term> | undefined): Make {
  return ({ terms: [first, ...rest] }, letter) => {
    if (first === undefined || first.kind === 'none') return undefined;
    const wrong = change(first, letter);
    return wrong === undefined ? undefined : { terms: [{ ...first, ...wrong }, ...rest] };
  };
}

const hasTerm = ({ terms }: ClassificationAnswer) => terms.some(({ kind }) => kind !== 'none');
const spanOf = (amount: number, quote: string | null): Term => ({
  ...{ kind: 'from_delivery', date: null, amount, unit: 'days', what: 'odpowiedź', quote },
  legal_basis: null,
});
/** Terms are judged one by one in `judge-fault.ts`. */
const terms = ({ critical_dates: { deadline, terms = [] } }: Classification) => ({
  deadline,
  terms: terms.map(({ kind, date, amount, unit }) => ({ kind, date, amount, unit })),
});

const termFaults: ModelFault[] = [
  fault(
    'term',
    'wrong length',
    firstTerm(({ amount }) => (amount === null ? undefined : { amount: amount + 16, date: null })),
    terms,
  ),
  fault(
    'term',
    'wrong length, no quote',
    firstTerm(({ amount }) =>
      amount === null ? undefined : { amount: amount + 16, date: null, quote: null },
    ),
    terms,
  ),
  fault(
    'term',
    'wrong unit',
    firstTerm(({ amount, unit }) =>
      amount === null ? undefined : { unit: unit === 'days' ? 'working_days' : 'days', date: null },
    ),
    terms,
  ),
  fault(
    'term',
    'wrong kind',
    firstTerm(({ amount, kind }) =>
      amount === null
        ? { kind: 'from_delivery', date: null, amount: 14, unit: 'days' }
        : { kind: kind === 'from_delivery' ? 'from_document' : 'from_delivery', date: null },
    ),
    terms,
  ),
  fault(
    'term',
    'a day the letter lacks',
    firstTerm(({ date }) =>
      date === null
        ? undefined
        : { kind: 'date', date: addDays(date, 11), amount: null, unit: null },
    ),
    terms,
  ),
  fault(
    'term',
    'another day of the letter',
    firstTerm(({ date }, letter) => {
      const day = otherDay(letter, [date]);
      return day === undefined ? undefined : { kind: 'date', date: day, amount: null, unit: null };
    }),
    terms,
  ),
  fault(
    'term',
    'another day of the letter, no quote',
    firstTerm(({ date }, letter) => {
      const day = otherDay(letter, [date]);
      return day === undefined
        ? undefined
        : { kind: 'date', date: day, amount: null, unit: null, quote: null };
    }),
    terms,
  ),
  fault('term', 'none', (right) => (hasTerm(right) ? { terms: [] } : undefined), terms),
  fault(
    'term',
    'the first left out',
    ({ terms: all }) => (all.length > 1 ? { terms: all.slice(1) } : undefined),
    terms,
  ),
  fault(
    'term',
    'in another order',
    ({ terms: all }) => (all.length > 1 ? { terms: all.toReversed() } : undefined),
    terms,
  ),
  fault(
    'term',
    'invented, no quote',
    ({ terms: all }) => ({ terms: [spanOf(99, null), ...all] }),
    terms,
  ),
  fault(
    'term',
    'invented, foreign quote',
    ({ terms: all }, letter) => ({ terms: [spanOf(21, sentenceOf(letter) ?? null), ...all] }),
    terms,
  ),
];

const sums = ['main_amount', 'interest', 'costs', 'total_amount'] as const;
type SumName = (typeof sums)[number];
const money = (
  right: ClassificationAnswer,
  change: Partial<ClassificationAnswer['financial']>,
) => ({
  financial: { ...right.financial, ...change },
});
const sumOf = (name: SumName) => (classification: Classification) =>
  classification.financial_obligations[name];

const sumFaults = sums.flatMap((name): ModelFault[] => [
  fault(
    'sum',
    `${name} the letter lacks`,
    (right) =>
      right.financial[name].value === null
        ? undefined
        : money(right, { [name]: { value: right.financial[name].value + 7_777.77, quote: null } }),
    sumOf(name),
    `financial_obligations.${name}`,
  ),
  fault(
    'sum',
    `${name} of another role`,
    (right, letter) => {
      const other = otherSum(letter, right.financial[name].value ?? 0);
      return other === undefined
        ? undefined
        : money(right, {
            has_financial: true,
            [name]: { value: other.grosze / 100, quote: other.raw },
          });
    },
    sumOf(name),
    `financial_obligations.${name}`,
  ),
  fault(
    'sum',
    `${name} left out`,
    (right) =>
      right.financial[name].value === null
        ? undefined
        : money(right, { [name]: { value: null, quote: null } }),
    sumOf(name),
    `financial_obligations.${name}`,
  ),
]);

const obligations =
  (pick: (money: Classification['financial_obligations']) => unknown) =>
  ({ financial_obligations }: Classification) =>
    pick(financial_obligations);

const moneyFaults: ModelFault[] = [
  fault(
    'sum',
    'main and interest in each other’s places',
    (right) =>
      right.financial.main_amount.value === right.financial.interest.value
        ? undefined
        : money(right, {
            main_amount: right.financial.interest,
            interest: right.financial.main_amount,
          }),
    obligations(({ main_amount, interest }) => ({ main_amount, interest })),
    'financial_obligations.main_amount',
    'financial_obligations.interest',
  ),
  fault(
    'money',
    'no money',
    (right) =>
      right.financial.has_financial
        ? money(right, {
            has_financial: false,
            main_amount: { value: null, quote: null },
            interest: { value: null, quote: null },
            costs: { value: null, quote: null },
            total_amount: { value: null, quote: null },
            rows: [],
            direction: 'none',
          })
        : undefined,
    obligations(({ has_financial, total_amount, main_amount }) => ({
      has_financial,
      total_amount,
      main_amount,
    })),
    'financial_obligations.total_amount',
    'financial_obligations.main_amount',
    'financial_obligations.direction',
  ),
  fault(
    'money',
    'another currency',
    (right) =>
      right.financial.currency === null
        ? undefined
        : money(right, { currency: right.financial.currency === 'EUR' ? 'PLN' : 'EUR' }),
    obligations(({ currency }) => currency),
  ),
  fault(
    'direction',
    'to pay',
    (right) =>
      right.financial.direction === 'to_pay' ? undefined : money(right, { direction: 'to_pay' }),
    obligations(({ direction }) => direction),
    'financial_obligations.direction',
  ),
  fault(
    'direction',
    'nothing to pay',
    (right) =>
      right.financial.direction === 'to_pay' ? money(right, { direction: 'none' }) : undefined,
    obligations(({ direction }) => direction),
    'financial_obligations.direction',
  ),
  fault(
    'account',
    'one the letter lacks',
    (right) => money(right, { bank_account: told('27114020040000300201355387') }),
    obligations(({ bank_account }) => bank_account),
    'financial_obligations.bank_account',
  ),
  fault(
    'account',
    'left out',
    (right) =>
      right.financial.bank_account.value === null
        ? undefined
        : money(right, { bank_account: told(null) }),
    obligations(({ bank_account }) => bank_account),
    'financial_obligations.bank_account',
  ),
  fault(
    'rows',
    'another kind',
    (right) =>
      right.financial.rows.length === 0
        ? undefined
        : money(right, {
            rows: right.financial.rows.map((row) => ({
              ...row,
              kind: row.kind === 'main' ? 'interest' : 'main',
            })),
          }),
    obligations(({ rows = [] }) => rows.map(({ amount, kind }) => ({ amount, kind }))),
  ),
];

const sender = ({ sender_identification: { name } }: Classification) => name;
const recipient = ({ recipient_identification: { name } }: Classification) => name;
const SENDER = 'sender_identification.name';
const RECIPIENT = 'recipient_identification.name';
const number = ({ case_details: { reference_number: value } }: Classification) => value;
const NUMBER = 'case_details.reference_number';
const date = ({ critical_dates: { document_date: value } }: Classification) => value;
const DATE = 'critical_dates.document_date';

const partyFaults: ModelFault[] = [
  fault(
    'role',
    'sender and recipient in each other’s places',
    (right) =>
      right.sender.value === right.recipient.value
        ? undefined
        : { sender: right.recipient, recipient: right.sender },
    (shown) => [sender(shown), recipient(shown)],
    SENDER,
    RECIPIENT,
  ),
  fault(
    'role',
    'the recipient as sender',
    (right) => (right.recipient.value === null ? undefined : { sender: right.recipient }),
    sender,
    SENDER,
  ),
  fault(
    'role',
    'the sender as recipient',
    (right) => (right.sender.value === null ? undefined : { recipient: right.sender }),
    recipient,
    RECIPIENT,
  ),
  fault(
    'role',
    'a sender the letter lacks',
    () => ({ sender: told('Fundacja Wesoły Żubr') }),
    sender,
    SENDER,
  ),
  fault(
    'role',
    'a recipient the letter lacks',
    () => ({ recipient: told('Zenobiusz Wielkopolny') }),
    recipient,
    RECIPIENT,
  ),
  fault(
    'role',
    'no sender',
    (right) => (right.sender.value === null ? undefined : { sender: told(null) }),
    sender,
    SENDER,
  ),
  fault(
    'reference',
    'one digit off',
    (right) =>
      right.reference_number.value === null
        ? undefined
        : {
            reference_number: told(
              right.reference_number.value.replace(/\d(?=\D*$)/, (digit) =>
                String((Number(digit) + 1) % 10),
              ),
            ),
          },
    number,
    NUMBER,
  ),
  fault(
    'reference',
    'another number of the letter',
    (_, letter) => {
      const other = /(?<!\d)\d{2,4}[/-]\d{2,5}(?!\d)/.exec(letter.honest)?.[0];
      return other === undefined ? undefined : { reference_number: told(other) };
    },
    number,
    NUMBER,
  ),
  fault(
    'reference',
    'left out',
    (right) =>
      right.reference_number.value === null ? undefined : { reference_number: told(null) },
    number,
    NUMBER,
  ),
  fault(
    'date',
    'another day of the letter',
    (right, letter) => {
      const day = otherDay(letter, [right.document_date.value]);
      return day === undefined ? undefined : { document_date: told(day) };
    },
    date,
    DATE,
  ),
  fault(
    'date',
    'a day the letter lacks',
    () => ({ document_date: told('2019-02-13') }),
    date,
    DATE,
  ),
  fault(
    'date',
    'left out',
    (right) => (right.document_date.value === null ? undefined : { document_date: told(null) }),
    date,
    DATE,
  ),
];

const remedy = (classification: Classification) => {
  const { name, addressee, via, legal_basis: basis } = classification.remedy ?? {};
  return { name, addressee, via, basis };
};
const invented = (name: string, quote: string | null) => ({
  ...{ name, addressee: 'Minister Finansów', via: null, form: null, fee: null, quote },
  legal_basis: 'art. 999 k.p.c.',
});
const remedyFaults: ModelFault[] = [
  fault(
    'remedy',
    'left out',
    (right) => (right.remedy === null ? undefined : { remedy: null }),
    remedy,
    'remedy.name',
  ),
  fault(
    'remedy',
    'another one, no quote',
    (right) => ({
      remedy: invented(
        right.remedy?.name.startsWith('zarzut') === true ? 'odwołanie' : 'zarzuty',
        null,
      ),
    }),
    remedy,
    'remedy.name',
  ),
  fault(
    'remedy',
    'another one, foreign quote',
    (right, letter) => ({
      remedy: invented(
        right.remedy?.name.startsWith('apelacja') === true ? 'odwołanie' : 'apelacja',
        sentenceOf(letter) ?? null,
      ),
    }),
    remedy,
    'remedy.name',
  ),
  fault(
    'remedy',
    'to another addressee, by another law',
    (right) =>
      right.remedy === null
        ? undefined
        : {
            remedy: {
              ...right.remedy,
              addressee: 'Minister Finansów',
              via: null,
              legal_basis: 'art. 999 k.p.c.',
            },
          },
    remedy,
    'remedy.name',
  ),
];

const events = ({ critical_dates: { events: all = [] } }: Classification) =>
  all.map(({ kind, date: day, time, attendance }) => ({ kind, day, time, attendance }));
type Event = ClassificationAnswer['events'][number];
function firstEvent(change: (event: Event, letter: Letter) => Partial<Event> | undefined): Make {
  return ({ events: [first, ...rest] }, letter) => {
    const wrong = first === undefined ? undefined : change(first, letter);
    return first === undefined || wrong === undefined
      ? undefined
      : { events: [{ ...first, ...wrong }, ...rest] };
  };
}
const eventFaults: ModelFault[] = [
  fault(
    'event',
    'left out',
    ({ events: all }) => (all.length > 0 ? { events: [] } : undefined),
    events,
  ),
  fault(
    'event',
    'a day the letter lacks',
    firstEvent(({ date: day }) => (day === null ? undefined : { date: addDays(day, 9) })),
    events,
  ),
  fault(
    'event',
    'another day of the letter',
    firstEvent(({ date: day }, letter) => {
      const other = otherDay(letter, [day]);
      return other === undefined ? undefined : { date: other };
    }),
    events,
  ),
  fault(
    'event',
    'optional',
    firstEvent(({ attendance }) =>
      attendance === 'ordered' ? { attendance: 'optional' } : undefined,
    ),
    events,
  ),
  fault(
    'event',
    'another kind',
    firstEvent(({ kind }) => ({ kind: kind === 'hearing' ? 'instalment' : 'hearing' })),
    events,
  ),
  fault(
    'event',
    'another hour',
    firstEvent(({ time }) => ({ time: time === '03:41' ? '04:42' : '03:41' })),
    events,
  ),
  fault(
    'event',
    'invented on a day of the letter',
    ({ events: all }, letter) => {
      const day = otherDay(
        letter,
        all.map((event) => event.date),
      );
      if (day === undefined) return undefined;
      const event: Event = {
        kind: 'hearing',
        date: day,
        time: null,
        place: null,
        attendance: 'ordered',
        what: 'rozprawa',
        consequence: null,
        quote: null,
      };
      return { events: [...all, event] };
    },
    events,
  ),
];

const levels: readonly Level[] = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'];
const level = ({ threat_assessment: { level: value } }: Classification) => value;
const LEVEL = 'threat_assessment.level';
const leveled = (right: ClassificationAnswer, to: Level | undefined) =>
  to === undefined ? undefined : { threat: { ...right.threat, level: to } };
const TYPE = 'document_classification.type';
const kind = ({ document_classification: { code } }: Classification) => code;
const wholeFaults: ModelFault[] = [
  fault(
    'level',
    'one lower',
    (right) => leveled(right, levels[levels.indexOf(right.threat.level) - 1]),
    level,
    LEVEL,
  ),
  fault(
    'level',
    'one higher',
    (right) => leveled(right, levels[levels.indexOf(right.threat.level) + 1]),
    level,
    LEVEL,
  ),
  fault(
    'level',
    'harmless',
    (right) => (right.threat.level === 'LOW' ? undefined : leveled(right, 'LOW')),
    level,
    LEVEL,
  ),
  fault(
    'kind',
    'another kind',
    (right) =>
      right.type_code === 'umowa'
        ? { type_code: 'mandat_grzywna', type_label: 'Mandat' }
        : { type_code: 'umowa', type_label: 'Umowa' },
    kind,
    TYPE,
  ),
  fault(
    'kind',
    'unknown',
    (right) =>
      right.type_code === 'inne' ? undefined : { type_code: 'inne', type_label: 'Inne pismo' },
    kind,
    TYPE,
  ),
  fault(
    'duty',
    'nothing to do',
    (right) => (right.needs_action ? { needs_action: false } : undefined),
    ({ in_short }) => in_short?.needs_action,
  ),
  fault(
    'duty',
    'left out',
    (right) => (right.required_actions.length > 0 ? { required_actions: [] } : undefined),
    ({ required_actions: all }) => all.map(({ action }) => action),
  ),
  fault(
    'duty',
    'invented, no quote',
    (right) => ({
      required_actions: [
        ...right.required_actions,
        { action: 'Wpłać kaucję w kasie.', priority: 'HIGH', quote: null },
      ],
    }),
    ({ required_actions: all }) => all.map(({ action }) => action),
  ),
  fault(
    'harmless',
    'no term, no duty, no threat',
    (right) =>
      hasTerm(right) && right.needs_action
        ? { ...leveled(right, 'LOW'), terms: [], needs_action: false, required_actions: [] }
        : undefined,
    (shown) => ({ ...terms(shown), action: shown.in_short?.needs_action, level: level(shown) }),
  ),
];

/** Every fault of every field. */
export const modelFaults: readonly ModelFault[] = [
  ...termFaults,
  ...sumFaults,
  ...moneyFaults,
  ...partyFaults,
  ...remedyFaults,
  ...eventFaults,
  ...wholeFaults,
];
