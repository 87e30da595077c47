import { CalendarDays, CircleCheck, Hourglass, ListChecks } from 'lucide-react';

import { Disclosure } from '#frontend/src/components/disclosure.tsx';
import { DoneBadge } from '#frontend/src/components/done-badge.tsx';
import { Icon } from '#frontend/src/components/icon.tsx';
import { LevelBadge } from '#frontend/src/components/level-badge.tsx';
import { useResult } from '#frontend/src/features/result/components/parts/result-context.ts';
import { nextEvents } from '#frontend/src/features/result/model/event-line.ts';
import { moneyLine } from '#frontend/src/features/result/model/money-line.ts';
import {
  firstSteps,
  meaningParts,
  needsAction,
  stepParts,
} from '#frontend/src/features/result/model/sentences.ts';
import { lastDone } from '#frontend/src/lib/done-words.ts';
import { keepTogether } from '#frontend/src/lib/format.ts';
import type { Classification } from '#shared/domain/analysis-result.ts';

import { Answer } from './answer.tsx';
import { EventList } from './event-list.tsx';
import { HowMuch } from './how-much.tsx';
import { When } from './when.tsx';

import styles from './first-card.module.css';

type FirstCardProps = { classification: Classification };

function Step({ what, detail }: { what: string; detail: string }) {
  return (
    <li>
      {what}
      {detail === '' ? null : <span className={styles.detail}>{detail}</span>}
    </li>
  );
}

function Steps({ classification }: FirstCardProps) {
  const steps = firstSteps(classification);
  if (!needsAction(classification) || steps.length === 0) {
    return (
      <p className={styles.calm}>
        <Icon of={CircleCheck} size={24} />
        <span>
          <mark>Nie musisz nic robić.</mark>
        </span>
      </p>
    );
  }
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <Step key={step} {...stepParts(step)} />
      ))}
    </ol>
  );
}

function Events({ classification }: FirstCardProps) {
  const { today } = useResult();
  const events = nextEvents(classification, today);
  if (events.length === 0) return null;
  return (
    <Answer icon={CalendarDays} question="Kiedy i gdzie">
      <EventList events={events} />
    </Answer>
  );
}

/** One card: what it is, by when, how much, what to do, what happens otherwise. */
export function FirstCard({ classification }: FirstCardProps) {
  const { review } = useResult();
  const done = lastDone(review.done);
  const inShort = classification.in_short;
  const ifIgnored = inShort?.if_ignored ?? null;
  const meaning = inShort ? meaningParts(inShort.meaning) : undefined;
  const isCalm = !needsAction(classification);
  // One highlighter stroke for one thing: the money received, that nothing is to be done, or otherwise the
  // day.
  const isDayMarked = !isCalm && !moneyLine(classification).isReceived;
  const todo = (
    <Answer icon={ListChecks} question="Co muszę zrobić?">
      <Steps classification={classification} />
    </Answer>
  );
  return (
    <article className={styles.card}>
      <header className={styles.top}>
        <div className={styles.badges}>
          <LevelBadge level={classification.threat_assessment.level} of="threat" />
          {done === undefined ? null : <DoneBadge words={done.words} />}
        </div>
        <h2 className={styles.title}>
          {keepTogether(inShort?.title ?? classification.document_classification.type)}
        </h2>
        {meaning ? <p className={styles.meaning}>{keepTogether(meaning.ours)}</p> : null}
      </header>
      {isCalm ? todo : null}
      <div className={styles.pair}>
        <When classification={classification} isMarked={isDayMarked} />
        <HowMuch classification={classification} />
      </div>
      <Events classification={classification} />
      {isCalm ? null : todo}
      {ifIgnored === null ? null : (
        <Answer icon={Hourglass} question="Co, jeśli nic nie zrobię">
          <p className={styles.ignored}>{ifIgnored}</p>
        </Answer>
      )}
      {meaning?.quoted ? (
        <Disclosure summary="Słowa z pisma" look="quiet">
          <p>{meaning.quoted}</p>
        </Disclosure>
      ) : null}
    </article>
  );
}
