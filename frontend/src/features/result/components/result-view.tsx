import { Download, FilePlus2, History } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useMemo, useState, type ReactNode } from 'react';

import type { AnalysisResult } from '#shared/domain/analysis-result.ts';
import { Button } from '../../../components/button.tsx';
import { dayOf } from '../../../lib/format.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { jsonFileName } from '../model/file-names.ts';
import { BehindTheScenes } from './behind-the-scenes.tsx';
import { FirstCard } from './first-card.tsx';
import { LetterDialog } from './letter-dialog.tsx';
import { PlanTab } from './plan-tab.tsx';
import { ReportExport } from './report-export.tsx';
import { ResponsesTab } from './responses-tab.tsx';
import { ResultContext } from './result-context.ts';
import styles from './result-view.module.css';
import { SummaryTab } from './summary-tab.tsx';
import { Warnings } from './warnings.tsx';

type ResultViewProps = {
  result: AnalysisResult;
  fileName: string;
  /** The heading above the result; each page has its own. */
  heading: ReactNode;
  /** The letter as read, while the tab remembers it. */
  letterText?: string | null;
  now?: Date;
  onOpenHistory?: () => void;
  onNewAnalysis?: () => void;
};

type ToolsProps = Omit<ResultViewProps, 'heading' | 'letterText'>;

/** What can be done with the whole result. */
function Tools({ result, fileName, now, onOpenHistory, onNewAnalysis }: ToolsProps) {
  const save = () =>
    saveFile(jsonFileName(fileName), JSON.stringify(result, null, 2), 'application/json');
  return (
    <div className={styles.tools}>
      <Button icon={Download} onClick={save}>
        Pobierz JSON
      </Button>
      <ReportExport result={result} fileName={fileName} now={now} />
      {onOpenHistory ? (
        <Button icon={History} onClick={onOpenHistory}>
          Przejdź do historii
        </Button>
      ) : null}
      {onNewAnalysis ? (
        <Button icon={FilePlus2} onClick={onNewAnalysis}>
          Nowa Analiza
        </Button>
      ) : null}
    </div>
  );
}

/** A finished analysis: the first card, then the three tabs of the specification. */
export function ResultView(props: ResultViewProps) {
  const { result, fileName, heading, letterText = null, now } = props;
  const [quote, setQuote] = useState<string>();
  const today = useMemo(() => dayOf(now ?? new Date()), [now]);
  const context = useMemo(
    () => ({ verification: result.verification, letterText, showInLetter: setQuote }),
    [result, letterText],
  );
  return (
    <ResultContext value={context}>
      <div className={styles.view}>
        {heading}
        <Warnings warnings={result.warnings} />
        <FirstCard classification={result.classification} today={today} />
        <Tools {...props} />
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
            <ResponsesTab result={result} fileName={fileName} />
          </Tabs.Content>
          <Tabs.Content className={styles.panel} value="plan">
            <PlanTab result={result} />
          </Tabs.Content>
        </Tabs.Root>
        <BehindTheScenes result={result} />
        {quote !== undefined && letterText !== null ? (
          <LetterDialog text={letterText} quote={quote} onClose={() => setQuote(undefined)} />
        ) : null}
      </div>
    </ResultContext>
  );
}
