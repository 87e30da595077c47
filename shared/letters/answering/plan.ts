import type { Level } from '#shared/domain/levels.ts';
import type { ActionPlanAnswer } from '#shared/domain/model-answers.ts';
import type { Term } from '#shared/domain/term.ts';
import { passedWords, passingOf } from '#shared/letters/calendar/passed/passed.ts';
import { termPhrase } from '#shared/letters/calendar/polish-wording.ts';
import { needsCounsel } from '#shared/letters/catalogue/counsel.ts';
import { isSettledDebt } from '#shared/letters/reading/clauses/calls/settled-debt.ts';
import { isAgainstGrant } from '#shared/letters/reading/clauses/outcome.ts';
import { threatensSuit } from '#shared/letters/reading/kinds/deeds/threatened-suit.ts';
import { rarerDeedOf } from '#shared/letters/reading/kinds/rarer-deeds.ts';
import { isUnsolved } from '#shared/letters/reading/kinds/why-closed.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { amountDue } from '#shared/letters/reading/letter-facts.ts';
import { isOthersKind } from '#shared/letters/reading/reader/reader.ts';
import { isUntrusted } from '#shared/letters/reading/scam/untrusted.ts';
import { readThreat } from '#shared/letters/reading/threat.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';

import { lawyerStep } from './counsel/lawyer-step.ts';
import { freeSteps } from './duties/free-steps.ts';
import { givesOnly } from './duties/gives-only.ts';
import type { LetterDuty } from './duty.ts';
import { helpFor } from './free-help.ts';
import { dutiesOn } from './passed/current-duties.ts';
import { timelineOf } from './passed/passed-timeline.ts';
import { type StepWords, stepWords } from './plan-step.ts';

const RECEIPT = 'Zapisz dzień odbioru i zachowaj kopertę';
const LATE_RECEIPT = 'Sprawdź dzień odbioru: termin najpewniej już minął';
const lateReceiptHow =
  'Od tego dnia liczy się termin. Jeżeli pismo przyszło zwykłą pocztą, najpewniej już minął. Dzień znajdziesz na potwierdzeniu odbioru, w historii przesyłki albo w e-Doręczeniach.';
const receiptHow =
  'Od tego dnia liczy się termin. Zapisz też, jak pismo przyszło: do rąk, awizo czy e-Doręczenia.';

/** What to do now, whether to ask a lawyer, and the days that matter; `today` is an ISO day in Europe/Warsaw. */
export function buildPlan(facts: LetterFacts, today?: string): ActionPlanAnswer {
  const due = amountDue(facts);
  const level = levelOf(facts);
  const consult = advisesLawyer(facts, level, due);
  return {
    immediate_actions: planSteps(facts, today).map(({ action, priority, deadline }) => ({
      priority,
      action,
      deadline,
    })),
    legal_consultation: {
      recommended: consult,
      urgency: consult ? urgencyOf(level, facts, today) : null,
      specialization: consult ? facts.type.specialization : null,
      free_help: helpFor(facts),
    },
    timeline: timelineOf(facts, today),
  };
}

const levelOf = oncePer((facts: LetterFacts): Level => readThreat(facts).level);

/** By the stakes of a known kind; a letter of no known kind by its own threat of a suit. */
function advisesLawyer(facts: LetterFacts, level: Level, due: number | null): boolean {
  const { type, role, view } = facts;
  if (isOthersKind(type, role) || isHarmless(facts, due)) return false;
  if (type.duties.includes('check_unknown') && threatensSuit(view)) return true;
  return level !== 'LOW' && needsCounsel(type, level, due);
}

/** Nobody needs a lawyer against a grant, the end of a debt that is paid, an offer to talk, or a case nobody solved. */
const isHarmless = (facts: LetterFacts, due: number | null): boolean =>
  givesOnly(facts) ||
  (due === null && isSettledDebt(facts.view)) ||
  rarerDeedOf(facts.view, facts.type) === 'refers_to_mediation' ||
  (facts.type.id === 'prokuratura-postanowienie' && isUnsolved(facts.view));

/** How each step of the rules' plan is done, by the step's own words. */
export function howOfSteps(facts: LetterFacts, today?: string): ReadonlyMap<string, string> {
  return new Map(
    planSteps(facts, today).flatMap(({ action, how }) => (how === null ? [] : [[action, how]])),
  );
}

type PlanStep = StepWords & { priority: Level; deadline: string | null };

function planSteps(facts: LetterFacts, today?: string): PlanStep[] {
  const receipt = receiptStep(facts, today);
  const duties = dutiesOn(facts, today).map((duty) => {
    const words = wordsOf(duty);
    const deadline = duty.day ?? deadlineOf(words.action, duty.due ?? termIn(duty.action, facts));
    return { ...words, priority: duty.priority, deadline };
  });
  const free = freeSteps(facts, duties.length).map((words) => ({
    ...words,
    priority: 'LOW' as const,
    deadline: deadlineOf(words.action, termIn(words.how ?? '', facts)),
  }));
  const steps = [...receipt, ...duties, ...free];
  const lawyer = advisesLawyer(facts, levelOf(facts), amountDue(facts))
    ? lawyerStep(facts, steps, helpFor(facts))
    : [];
  const asked = lawyer.map((words) => ({ ...words, priority: 'MEDIUM' as const, deadline: null }));
  return distinct([...steps, ...asked]);
}

/** The day from which the term runs: to be kept, or to be found where the term is probably over. */
function receiptStep(facts: LetterFacts, today?: string): PlanStep[] {
  const { terms, documentDate, type, view } = facts;
  const [term] = terms;
  if (term?.kind !== 'from_delivery' || isUntrusted(facts)) return [];
  if (isAgainstGrant(view, type, term.what)) return [];
  const isOver = today !== undefined && passingOf(term, documentDate, today) !== null;
  const words = isOver
    ? { action: LATE_RECEIPT, how: lateReceiptHow }
    : { action: RECEIPT, how: receiptHow };
  return [{ ...words, priority: 'HIGH', deadline: null }];
}

const ordinals = ['drugi', 'trzeci', 'czwarty', 'piąty'];

/** No two steps read the same: what the letter asks for again is told as its next point, once. */
function distinct(steps: readonly PlanStep[]): PlanStep[] {
  const told = new Map<string, PlanStep[]>();
  return steps.flatMap((step) => {
    const before = told.get(step.action) ?? [];
    if (before.some(({ how, deadline }) => how === step.how && deadline === step.deadline))
      return [];
    told.set(step.action, [...before, step]);
    const ordinal = ordinals[before.length - 1];
    return [
      before.length === 0
        ? step
        : { ...step, action: `${step.action} (${ordinal ?? 'następny'} punkt)` },
    ];
  });
}

/** The duty's own short words if it has them; the consequence of doing nothing ends the instructions. */
function wordsOf({ action, step, otherwise }: LetterDuty): StepWords {
  if (step === undefined) return stepWords(action);
  const way = step === action ? [] : [`${action.replace(/\.$/, '')}.`];
  const how = [...way, ...(otherwise === undefined ? [] : [otherwise])].join(' ');
  return { action: step, how: how === '' ? null : how };
}

/** What loses money or a home by waiting, although the letter sets no day for it. */
const atOnce =
  /^(?:Nie (?:płać|wypłacaj|oddawaj|instaluj|podawaj|loguj|otwieraj|skanuj|klikaj|dzwoń)|Sprawdź|Zadzwoń|Zapytaj|Zastrzeż|Odłącz)/;

/** The term named in the letter's words that a step quotes; none when they name several. */
function termIn(words: string, { terms }: LetterFacts): Term | undefined {
  const named = terms.filter(({ quote }) => quote !== null && words.includes(quote));
  return new Set(named.map(timeOf)).size === 1 ? named[0] : undefined;
}

const timeOf = (term: Term): string => term.date ?? termPhrase(term);

function deadlineOf(action: string, due: Term | undefined): string | null {
  if (due !== undefined) return timeOf(due);
  return atOnce.test(action) ? 'od razu' : null;
}

/** How soon to ask: a term that has passed is no time to wait for. */
function urgencyOf(level: Level, { terms, documentDate }: LetterFacts, today?: string): string {
  if (level === 'CRITICAL') return 'natychmiast';
  const [first] = terms;
  const passing =
    first === undefined || today === undefined ? null : passingOf(first, documentDate, today);
  if (passing !== null) return `od razu, bo termin ${passedWords[passing]}`;
  return level === 'HIGH' ? 'w ciągu 2–3 dni' : 'przed upływem terminu';
}
