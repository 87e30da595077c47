import { Disclosure } from '#frontend/src/components/disclosure.tsx';
import { LevelBadge } from '#frontend/src/components/level-badge.tsx';
import { Notice } from '#frontend/src/components/notice.tsx';
import { DoneTicks } from '#frontend/src/features/result/components/done/done-ticks.tsx';
import { CalendarButton } from '#frontend/src/features/result/components/first-card/calendar-button.tsx';
import { Section } from '#frontend/src/features/result/components/parts/section.tsx';
import { formatDay } from '#frontend/src/lib/format.ts';
import type { ActionPlan, AnalysisResult } from '#shared/domain/analysis-result.ts';
import type { Level } from '#shared/domain/levels.ts';

import styles from '#frontend/src/features/result/components/parts/lists.module.css';

function Consultation({ consultation }: { consultation: ActionPlan['legal_consultation'] }) {
  if (!consultation.recommended) return null;
  return (
    <Notice kind="warning" title="Zalecana konsultacja prawna!">
      {consultation.urgency === null ? null : <p>Pilność: {consultation.urgency}</p>}
      {consultation.specialization === null ? null : (
        <p>Specjalizacja: {consultation.specialization}</p>
      )}
    </Notice>
  );
}

/** When to act: without a day an urgent step is for now, and any other has no time. */
function timeOf(deadline: string | null, priority: Level): string {
  const isPressing = priority === 'HIGH' || priority === 'CRITICAL';
  return deadline === null && isPressing ? 'Od razu' : `Termin: ${formatDay(deadline)}`;
}

export function PlanTab({ result }: { result: AnalysisResult }) {
  const { actionPlan } = result;
  const freeHelp = actionPlan.legal_consultation.free_help ?? [];
  return (
    <div className={styles.stack}>
      <Section title="Natychmiastowe działania">
        {actionPlan.immediate_actions.length === 0 ? (
          <p>Nie ma nic, co trzeba zrobić od razu.</p>
        ) : (
          <ol className={styles.actions}>
            {actionPlan.immediate_actions.map(({ action, priority, deadline, how }) => (
              <li key={action} className={styles.action}>
                <p className={styles.label}>
                  <span>{timeOf(deadline, priority)}</span>
                  <LevelBadge level={priority} of="priority" />
                </p>
                <p>{action}</p>
                {how === undefined ? null : (
                  <Disclosure summary="Jak to zrobić" look="quiet">
                    <p>{how}</p>
                  </Disclosure>
                )}
              </li>
            ))}
          </ol>
        )}
        <DoneTicks classification={result.classification} />
      </Section>
      <Consultation consultation={actionPlan.legal_consultation} />
      {freeHelp.length === 0 ? null : (
        <Section title="Bezpłatna pomoc">
          <ul className={styles.bullets}>
            {freeHelp.map((help) => (
              <li key={help}>{help}</li>
            ))}
          </ul>
        </Section>
      )}
      <Section title="Oś czasu">
        {actionPlan.timeline.length === 0 ? (
          <p>Pismo nie wyznacza kolejnych dat.</p>
        ) : (
          <ol className={styles.timeline}>
            {actionPlan.timeline.map(({ date, milestone }) => (
              <li key={`${date}${milestone}`} className={styles.moment}>
                <p className={styles.date}>{formatDay(date)}</p>
                <p>{milestone}</p>
              </li>
            ))}
          </ol>
        )}
        <p>
          <CalendarButton result={result} />
        </p>
      </Section>
    </div>
  );
}
