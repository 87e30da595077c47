import type { Level } from '#shared/domain/levels.ts';
import type { ActionPlanAnswer } from '#shared/domain/model-answers.ts';
import { termPhrase } from '#shared/letters/calendar/polish-wording.ts';
import { needsCounsel } from '#shared/letters/catalogue/counsel.ts';
import { freeHelp } from '#shared/letters/catalogue/free-help.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { amountDue } from '#shared/letters/reading/letter-facts.ts';
import { readThreat } from '#shared/letters/reading/threat.ts';

import { letterDuties } from './actions.ts';

/** What to do now, whether to ask a lawyer, and the days that matter. */
export function buildPlan(facts: LetterFacts, today: string): ActionPlanAnswer {
  const first = facts.terms[0];
  const due = amountDue(facts);
  const { level } = readThreat(facts.view, facts.type, due);
  const consult = needsCounsel(facts.type, level, due);
  return {
    immediate_actions: [
      ...(first?.kind === 'from_delivery'
        ? [
            {
              priority: 'HIGH' as const,
              action:
                'Zapisz dzień i sposób odebrania pisma i zachowaj kopertę – od tego dnia liczy się termin',
              deadline: null,
            },
          ]
        : []),
      ...letterDuties(facts).map(({ action, priority, due }) => ({
        priority,
        action,
        deadline: due === undefined ? null : (due.date ?? termPhrase(due)),
      })),
    ],
    legal_consultation: {
      recommended: consult,
      urgency: consult ? urgencyOf(level) : null,
      specialization: consult ? facts.type.specialization : null,
      free_help: facts.type.freeHelp.map((key) => freeHelp[key]),
    },
    timeline: timelineOf(facts, today),
  };
}

function urgencyOf(level: Level): string {
  if (level === 'CRITICAL') return 'natychmiast';
  return level === 'HIGH' ? 'w ciągu 2–3 dni' : 'przed upływem terminu';
}

function timelineOf(facts: LetterFacts, today: string): ActionPlanAnswer['timeline'] {
  const days = [
    ...(facts.documentDate === null ? [] : [{ date: facts.documentDate, milestone: 'Data pisma' }]),
    { date: today, milestone: 'Dzisiaj: przeczytanie pisma' },
    ...facts.terms.flatMap((term) =>
      term.date === null ? [] : [{ date: term.date, milestone: `Ostatni dzień: ${term.what}` }],
    ),
  ].sort((left, right) => (left.date < right.date ? -1 : left.date > right.date ? 1 : 0));
  const open = facts.terms
    .filter((term) => term.date === null)
    .map((term) => ({ date: termPhrase(term), milestone: term.what }));
  return [...days, ...open];
}
