import { Tabs } from 'radix-ui';
import { type ReactNode, useMemo, useState } from 'react';

import { useReview } from '#frontend/src/features/result/hooks/use-review.ts';
import { reviews } from '#frontend/src/features/result/model/browser-reviews.ts';
import { knownGaps } from '#frontend/src/features/result/model/gaps.ts';
import { SHOWN_ONLY } from '#frontend/src/features/result/model/review-desk.ts';
import { isSuspicious } from '#frontend/src/features/result/model/suspicion.ts';
import { warningPlaces } from '#frontend/src/features/result/model/warning-places.ts';
import { dayOf } from '#frontend/src/lib/format.ts';
import type { AnalysisResult } from '#shared/domain/analysis-result.ts';
import type { FileId } from '#shared/domain/ids.ts';
import type { Review } from '#shared/domain/review.ts';
import { reviewedResult } from '#shared/letters/review/reviewed-result.ts';
import { termsFromDelivery } from '#shared/letters/review/reviewed-terms.ts';

import { DeliveryCard } from './first-card/delivery-card.tsx';
import { FirstCard } from './first-card/first-card.tsx';
import { Warnings } from './first-card/warnings.tsx';
import { BehindTheScenes } from './parts/behind-the-scenes.tsx';
import { LetterDialog } from './parts/letter-dialog.tsx';
import { MoreTools } from './parts/more-tools.tsx';
import { ResultContext } from './parts/result-context.ts';
import { PlanTab } from './plan/plan-tab.tsx';
import { ResponsesTab } from './replies/responses-tab.tsx';
import { FirstCardTools } from './sharing/first-card-tools.tsx';
import { KeepAnnouncement } from './summary/keep-note.tsx';
import { SummaryTab } from './summary/summary-tab.tsx';
import { SuspicionCard } from './suspicion/suspicion-card.tsx';

import styles from './result-view.module.css';

type ResultViewProps = {
  /** The analysis with which the reader's additions are stored; a sample has none. */
  id?: FileId | null;
  result: AnalysisResult;
  /** The reader's earlier additions. */
  review?: Review | undefined;
  fileName: string;
  /** The heading above the result; each page has its own. */
  heading: ReactNode;
  /** The letter's text, while the tab still has it. */
  letterText?: string | null;
  now?: Date;
  onOpenHistory?: () => void;
  onNewAnalysis?: () => void;
};

/** The meaning of the letter, the first card above everything, then the tabs of the specification. */
function Answers({ result }: { result: AnalysisResult }) {
  const { classification } = result;
  const { first, later } = warningPlaces(result.warnings);
  return (
    <>
      <Warnings warnings={first} label="Ostrzeżenia" />
      <FirstCard classification={classification} />
      <FirstCardTools classification={classification} />
      <Warnings warnings={later} label="Uwagi do odpowiedzi" />
      {termsFromDelivery(classification).length === 0 ? null : <DeliveryCard result={result} />}
      <Tabs.Root defaultValue="summary" className={styles.tabs}>
        <Tabs.List className={styles.list} aria-label="Części analizy">
          <Tabs.Trigger className={styles.tab} value="summary">
            Podsumowanie
          </Tabs.Trigger>
          <Tabs.Trigger className={styles.tab} value="responses">
            Warianty Odpowiedzi
          </Tabs.Trigger>
          <Tabs.Trigger className={styles.tab} value="plan">
            Plan Działania
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content className={styles.panel} value="summary">
          <SummaryTab result={result} />
        </Tabs.Content>
        <Tabs.Content className={styles.panel} value="responses">
          <ResponsesTab result={result} />
        </Tabs.Content>
        <Tabs.Content className={styles.panel} value="plan">
          <PlanTab result={result} />
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
}

/** A finished analysis: the first card, then the three tabs of the specification. */
export function ResultView(props: ResultViewProps) {
  const { id = null, result: given, fileName, heading, letterText = null, now } = props;
  const [quote, setQuote] = useState<string>();
  const [isCorrecting, setCorrecting] = useState(false);
  const moment = useMemo(() => now ?? new Date(), [now]);
  const name = id ?? SHOWN_ONLY;
  const { review, status: keepStatus, gaps } = useReview(id, props.review);
  const result = useMemo(() => reviewedResult(given, review), [given, review]);
  const context = useMemo(
    () => ({
      verification: given.verification,
      letterText,
      showInLetter: setQuote,
      original: given.classification,
      review,
      keepStatus,
      isCorrecting,
      setCorrecting,
      change: (change: Partial<Review>) => reviews.change(name, change),
      retry: () => reviews.retry(),
      gaps: { ...knownGaps(result.classification, review), ...gaps },
      fillGap: (key: string, value: string) => reviews.fillGap(name, key, value),
      isByModel: (part: string) =>
        given.meta?.offline_engine === false && given.meta.offline_parts?.includes(part) !== true,
      now: moment,
      today: dayOf(moment),
      fileName,
      name,
    }),
    [given, result, letterText, review, keepStatus, isCorrecting, gaps, moment, fileName, name],
  );
  // A reader who returns to the analysis is warned again.
  const [isGenuine, setGenuine] = useState(false);
  const isHeldBack = isSuspicious(given) && !isGenuine;
  return (
    <ResultContext value={context}>
      <div className={styles.view}>
        <div className={styles.top}>
          <div className={styles.heading}>{heading}</div>
          <MoreTools
            result={result}
            now={now}
            onOpenHistory={props.onOpenHistory}
            onNewAnalysis={props.onNewAnalysis}
          />
        </div>
        {isHeldBack ? (
          <SuspicionCard result={result} onGenuine={() => setGenuine(true)} />
        ) : (
          <Answers result={result} />
        )}
        <BehindTheScenes result={result} />
        <KeepAnnouncement />
        {quote !== undefined && letterText !== null ? (
          <LetterDialog text={letterText} quote={quote} onClose={() => setQuote(undefined)} />
        ) : null}
      </div>
    </ResultContext>
  );
}
