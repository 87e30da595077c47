import { Disclosure } from '#frontend/src/components/disclosure.tsx';
import { LevelBadge } from '#frontend/src/components/level-badge.tsx';
import { DoneTicks } from '#frontend/src/features/result/components/done/done-ticks.tsx';
import { EventList } from '#frontend/src/features/result/components/first-card/event-list.tsx';
import { Section } from '#frontend/src/features/result/components/parts/section.tsx';
import { eventLines } from '#frontend/src/features/result/model/event-line.ts';
import { firstSteps, summarySentence } from '#frontend/src/features/result/model/sentences.ts';
import { useMedia } from '#frontend/src/lib/browser/use-media.ts';
import { formatDay, formatPlainDay } from '#frontend/src/lib/format.ts';
import type { AnalysisResult, Classification } from '#shared/domain/analysis-result.ts';

import { CorrectingSwitch } from './correcting-switch.tsx';
import { Fact, Facts } from './facts.tsx';
import { Further } from './further.tsx';
import { KeepNote } from './keep-note.tsx';
import { Money } from './money.tsx';
import { ThreatScale } from './threat-scale.tsx';

import styles from '#frontend/src/features/result/components/parts/lists.module.css';

const MISSING = 'Brak';
const NARROW = '(max-width: 39.99rem)';

function KeyInfo({ classification }: { classification: Classification }) {
  const dates = classification.critical_dates;
  return (
    <Facts>
      <Fact
        label="Typ dokumentu"
        value={classification.document_classification.type}
        path="document_classification.type"
      />
      <Fact
        label="Nadawca"
        value={classification.sender_identification.name ?? MISSING}
        path="sender_identification.name"
      />
      <Fact
        label="Numer sprawy"
        value={classification.case_details.reference_number ?? MISSING}
        path="case_details.reference_number"
      />
      <Fact
        label="Termin odpowiedzi"
        value={formatDay(dates.deadline)}
        path="critical_dates.deadline"
        isStrong
      />
      <Fact
        label="Data pisma"
        value={formatPlainDay(dates.document_date)}
        path="critical_dates.document_date"
        isShort
      />
      <Fact
        label="Adresat"
        value={classification.recipient_identification.name ?? MISSING}
        path="recipient_identification.name"
      />
    </Facts>
  );
}

function Threat({ assessment }: { assessment: Classification['threat_assessment'] }) {
  const isNarrow = useMedia(NARROW);
  const reasons = assessment.reasons ?? [];
  const list = (
    <ul className={styles.reasons}>
      {reasons.map(({ reason, quote }) => (
        <li key={reason}>
          {reason}
          {quote === null ? null : <q className={styles.quote}>{quote}</q>}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <ThreatScale value={assessment.level} />
      {reasons.length > 0 && isNarrow ? (
        <Disclosure summary="Dlaczego taki poziom" look="quiet">
          {list}
        </Disclosure>
      ) : null}
      {reasons.length > 0 && !isNarrow ? list : null}
    </>
  );
}

/** All that the letter asks for; on a phone, what the first card already says is folded. */
function Actions({ classification }: { classification: Classification }) {
  const { required_actions: actions } = classification;
  const isNarrow = useMedia(NARROW);
  if (actions.length === 0) return <p>Pismo nie wymaga od Ciebie żadnego działania.</p>;
  const list = (
    <ol className={styles.actions}>
      {actions.map(({ action, priority }, index) => (
        <li key={action} className={styles.action}>
          <p className={styles.label}>
            Działanie {index + 1} <LevelBadge level={priority} of="priority" />
          </p>
          <p>{action}</p>
        </li>
      ))}
    </ol>
  );
  if (!isNarrow) return list;
  const said = firstSteps(classification);
  const others = actions.filter(({ action }) => !said.includes(action));
  const summary =
    others.length === 0
      ? 'Te same, co na początku: pokaż z priorytetami'
      : 'Wszystkie, także te z początku, z priorytetami';
  return (
    <>
      {others.length === 0 ? null : (
        <ul className={styles.bullets}>
          {others.map(({ action }) => (
            <li key={action}>{action}</li>
          ))}
        </ul>
      )}
      <Disclosure summary={summary} look="quiet">
        {list}
      </Disclosure>
    </>
  );
}

export function SummaryTab({ result }: { result: AnalysisResult }) {
  const { classification } = result;
  const events = eventLines(classification);
  return (
    <div className={styles.stack}>
      <Section title="Poziom zagrożenia">
        <p>{summarySentence(classification)}</p>
        <Threat assessment={classification.threat_assessment} />
      </Section>
      <Section title="Kluczowe informacje" tool={<CorrectingSwitch />}>
        <KeyInfo classification={classification} />
        <KeepNote />
      </Section>
      <Money result={result} />
      {events.length === 0 ? null : (
        <Section title="Wydarzenia">
          <EventList events={events} />
        </Section>
      )}
      <Section title="Wymagane działania">
        <Actions classification={classification} />
        <DoneTicks classification={classification} />
      </Section>
      <Further classification={classification} />
    </div>
  );
}
