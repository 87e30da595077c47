import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';

import { Icon } from '#frontend/src/components/icon.tsx';
import { Notice } from '#frontend/src/components/notice.tsx';
import { DoneTicks } from '#frontend/src/features/result/components/done/done-ticks.tsx';
import { Section } from '#frontend/src/features/result/components/parts/section.tsx';
import { listVariants, type NamedVariant } from '#frontend/src/features/result/model/variants.ts';
import type { AnalysisResult } from '#shared/domain/analysis-result.ts';
import { steeredBy, type Ticked } from '#shared/letters/review/steered-replies.ts';

import { GapCount } from './gap-count.tsx';
import { GroundTicks } from './ground-ticks.tsx';
import { ReplyDownloads } from './reply-downloads.tsx';
import { ReplyLetter } from './reply-letter.tsx';

import styles from './responses-tab.module.css';
import lists from '#frontend/src/features/result/components/parts/lists.module.css';

type Points = { title: string; points: readonly string[]; kind: 'pros' | 'cons' };

function PointList({ title, points, kind }: Points) {
  if (points.length === 0) return null;
  return (
    <div>
      <h4 className={styles.subtitle}>{title}</h4>
      <ul>
        {points.map((point) => (
          <li key={point} className={styles.point} data-kind={kind}>
            <Icon of={kind === 'pros' ? Plus : Minus} size={18} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "Jak to wysłać": by when, where to, in how many copies, what to keep. */
function Sending({ variant: { sending } }: Pick<NamedVariant, 'variant'>) {
  const steps = sending?.steps ?? [];
  if (steps.length === 0) return null;
  return (
    <div>
      <h4 className={styles.subtitle}>Jak to wysłać</h4>
      <ol className={lists.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

function VariantCard({ reply }: { reply: NamedVariant }) {
  const { title, isRecommended, variant } = reply;
  return (
    <article className={styles.card} data-recommended={isRecommended}>
      <header className={styles.head}>
        {isRecommended ? <p className={styles.recommended}>Rekomendowany</p> : null}
        <h3>{title}</h3>
        <p className={styles.tone}>{variant.tone}</p>
        <p>{variant.strategy}</p>
      </header>
      <ReplyLetter reply={reply} />
      <GapCount reply={reply} />
      <ReplyDownloads reply={reply} />
      <Sending variant={variant} />
      <div className={styles.pair}>
        <PointList title="Zalety" points={variant.pros} kind="pros" />
        <PointList title="Wady" points={variant.cons} kind="cons" />
      </div>
    </article>
  );
}

export function ResponsesTab({ result }: { result: AnalysisResult }) {
  const { responseVariants } = result;
  const [ticked, setTicked] = useState<Ticked>({ lines: new Set(), isNone: false });
  const steered = { ...responseVariants, ...steeredBy(responseVariants, ticked) };
  const replies = listVariants(steered);
  // Ticks move only the recommendation mark, not the cards: nothing jumps while the reader ticks or types.
  const isFirst = ({ key }: NamedVariant) => key === responseVariants.recommended_variant;
  const inOrder = replies.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
  const recommended = replies.find((reply) => reply.isRecommended);
  return (
    <div className={lists.stack}>
      {recommended ? (
        <Section title={`Rekomendowana strategia: ${recommended.title}`}>
          <p aria-live="polite">{steered.recommendation_reasoning}</p>
          <GroundTicks variants={responseVariants} ticked={ticked} onTick={setTicked} />
        </Section>
      ) : (
        <Notice kind="error">
          <p>Błąd: Nie znaleziono rekomendowanego wariantu odpowiedzi.</p>
        </Notice>
      )}
      {inOrder.map((reply) => (
        <VariantCard key={reply.key} reply={reply} />
      ))}
      <Section title="Co już zrobione">
        <DoneTicks classification={result.classification} />
      </Section>
    </div>
  );
}
