import type { LucideIcon } from 'lucide-react';
import {
  CalendarClock,
  ChevronDown,
  ChevronUp,
  CircleCheck,
  Hourglass,
  ListChecks,
  Wallet,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { Button } from '#frontend/src/components/button.tsx';
import { Disclosure } from '#frontend/src/components/disclosure.tsx';
import { Icon } from '#frontend/src/components/icon.tsx';
import { LevelBadge } from '#frontend/src/components/level-badge.tsx';
import { useResult } from '#frontend/src/features/result/components/parts/result-context.ts';
import { EvidenceNote } from '#frontend/src/features/result/components/summary/evidence-note.tsx';
import { type Deadline, describeDeadline } from '#frontend/src/features/result/model/deadline.ts';
import { firstSteps, needsAction } from '#frontend/src/features/result/model/sentences.ts';
import { useMedia } from '#frontend/src/lib/browser/use-media.ts';
import { formatAmount, formatPlainDay, keepTogether } from '#frontend/src/lib/format.ts';
import type { Classification } from '#shared/domain/analysis-result.ts';

import { DELIVERY_FIELD } from './delivery-card.tsx';
import { TermSteps } from './term-steps.tsx';

import styles from './first-card.module.css';

function Answer({ icon, question, children }: Question) {
  return (
    <section className={styles.answer}>
      <h3 className={styles.question}>
        <Icon of={icon} />
        {question}
      </h3>
      {children}
    </section>
  );
}
type Question = { icon: LucideIcon; question: string; children: ReactNode };

/** About two lines of a phone. */
const SHORT_STEP = 56;

/** A long step shows its beginning on a phone, so that what follows is in sight; a tap shows it whole. */
function Step({ words }: { words: string }) {
  const [isOpen, setOpen] = useState(false);
  const isNarrow = useMedia('(max-width: 39.99rem)');
  if (!isNarrow || words.length <= SHORT_STEP) return <li>{words}</li>;
  return (
    <li>
      <button
        type="button"
        className={styles.long}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{words}</span>
        <Icon of={isOpen ? ChevronUp : ChevronDown} size={16} />
      </button>
    </li>
  );
}

function Steps({ classification }: { classification: Classification }) {
  const steps = firstSteps(classification);
  if (!needsAction(classification) || steps.length === 0) {
    return (
      <p className={styles.calm}>
        <Icon of={CircleCheck} size={24} />
        Nie musisz nic robić.
      </p>
    );
  }
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <Step key={step} words={step} />
      ))}
    </ol>
  );
}

/** Leads to the question whose answer gives the day. */
function askForDelivery(): void {
  const field = document.getElementById(DELIVERY_FIELD);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

function Reckoning({ deadline, basis }: { deadline: Deadline; basis: string | null }) {
  const { arithmetic, reckoning } = deadline;
  if (arithmetic === null && reckoning === null && basis === null) return null;
  return (
    <Disclosure summary="Jak to policzyć" look="quiet">
      {reckoning === null ? null : <TermSteps {...reckoning} />}
      {arithmetic === null ? null : <p>{arithmetic}</p>}
      {basis === null ? null : <p>Termin wynika z: {basis}</p>}
    </Disclosure>
  );
}

function When({ classification }: { classification: Classification }) {
  const { today, review } = useResult();
  const deadline = describeDeadline(classification, today, review.delivery);
  const [term] = classification.critical_dates.terms ?? [];
  return (
    <>
      <p className={styles.fact}>
        <mark>{deadline.main}</mark>
      </p>
      {deadline.note === null ? null : <p className={styles.note}>{deadline.note}</p>}
      {deadline.doBy === null ? null : (
        <p className={styles.note}>
          Zrób do: <strong>{formatPlainDay(deadline.doBy)}</strong>
        </p>
      )}
      {deadline.asksForDelivery ? (
        <p>
          <Button size="small" onClick={askForDelivery}>
            Policz dokładny dzień
          </Button>
        </p>
      ) : null}
      <div className={styles.proofs}>
        <Reckoning deadline={deadline} basis={term?.legal_basis ?? null} />
        <EvidenceNote fact="critical_dates.deadline" />
      </div>
    </>
  );
}

function HowMuch({ classification }: { classification: Classification }) {
  const { has_financial: has, ...money } = classification.financial_obligations;
  const total = money.total_amount ?? money.main_amount;
  if (!has || total === null) return <p className={styles.fact}>Nic do zapłaty w tym piśmie</p>;
  return (
    <>
      <p className={styles.fact}>{formatAmount(total, money.currency)}</p>
      <EvidenceNote
        fact={`financial_obligations.${money.total_amount === null ? 'main_amount' : 'total_amount'}`}
      />
    </>
  );
}

type FirstCardProps = { classification: Classification };

/** One card, one question: what must I do; then until when, how much, what if not. */
export function FirstCard({ classification }: FirstCardProps) {
  const inShort = classification.in_short;
  const ifIgnored = inShort?.if_ignored ?? null;
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <LevelBadge level={classification.threat_assessment.level} of="threat" />
        <h2 className={styles.title}>
          {keepTogether(inShort?.title ?? classification.document_classification.type)}
        </h2>
        {inShort ? <p className={styles.meaning}>{inShort.meaning}</p> : null}
      </header>
      <Answer icon={ListChecks} question="Co muszę zrobić?">
        <Steps classification={classification} />
      </Answer>
      <div className={styles.pair}>
        <Answer icon={CalendarClock} question="Do kiedy">
          <When classification={classification} />
        </Answer>
        <Answer icon={Wallet} question="Ile">
          <HowMuch classification={classification} />
        </Answer>
      </div>
      {ifIgnored === null ? null : (
        <Answer icon={Hourglass} question="Co, jeśli nic nie zrobię">
          <p className={styles.ignored}>{ifIgnored}</p>
        </Answer>
      )}
    </article>
  );
}
