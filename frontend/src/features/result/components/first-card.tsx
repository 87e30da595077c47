import { CalendarClock, CircleCheck, ListChecks, Wallet, Hourglass } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import type { Classification } from '#shared/domain/analysis-result.ts';
import { Disclosure } from '../../../components/disclosure.tsx';
import { Icon } from '../../../components/icon.tsx';
import { LevelBadge } from '../../../components/level-badge.tsx';
import { formatAmount, keepTogether } from '../../../lib/format.ts';
import { describeDeadline } from '../model/deadline.ts';
import { firstSteps, needsAction } from '../model/sentences.ts';
import { EvidenceNote } from './evidence-note.tsx';
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
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

function When({ classification, today }: { classification: Classification; today: string }) {
  const deadline = describeDeadline(classification, today);
  const [term] = classification.critical_dates.terms ?? [];
  const basis = term?.legal_basis ?? null;
  return (
    <>
      <p className={styles.fact}>
        <mark>{deadline.main}</mark>
      </p>
      {deadline.note === null ? null : <p className={styles.note}>{deadline.note}</p>}
      <div className={styles.proofs}>
        {deadline.arithmetic === null && basis === null ? null : (
          <Disclosure summary="Jak to policzyć" look="quiet">
            {deadline.arithmetic === null ? null : <p>{deadline.arithmetic}</p>}
            {basis === null ? null : <p>Podstawa: {basis}</p>}
          </Disclosure>
        )}
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

type FirstCardProps = { classification: Classification; today: string };

/** One card, one question: what must I do; then until when, how much, what if not. */
export function FirstCard({ classification, today }: FirstCardProps) {
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
          <When classification={classification} today={today} />
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
