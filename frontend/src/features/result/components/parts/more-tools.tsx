import { Download, Ellipsis, FilePlus2, History, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { Button } from '#frontend/src/components/button.tsx';
import { Icon } from '#frontend/src/components/icon.tsx';
import { jsonFileName } from '#frontend/src/features/result/model/file-names.ts';
import { saveFile } from '#frontend/src/lib/browser/save-file.ts';
import type { AnalysisResult } from '#shared/domain/analysis-result.ts';
import { emptyReview } from '#shared/domain/review.ts';

import { ReportExport } from './report-export.tsx';
import { useResult } from './result-context.ts';

import styles from './more-tools.module.css';

type MoreToolsProps = {
  result: AnalysisResult;
  now?: Date | undefined;
  onOpenHistory?: (() => void) | undefined;
  onNewAnalysis?: (() => void) | undefined;
};

/** Closes the menu when the focus leaves it or the reader presses Escape. */
function useFold() {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const { current } = fold;
      if (current?.open !== true) return;
      const isElsewhere = event.target instanceof Node && !current.contains(event.target);
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      if (event instanceof KeyboardEvent ? !isEscape : !isElsewhere) return;
      current.open = false;
      if (isEscape) current.querySelector('summary')?.focus();
    };
    addEventListener('pointerdown', close);
    addEventListener('keydown', close);
    return () => {
      removeEventListener('pointerdown', close);
      removeEventListener('keydown', close);
    };
  }, []);
  return fold;
}

/** Actions on the whole result, kept apart from the answer. */
export function MoreTools({ result, now, onOpenHistory, onNewAnalysis }: MoreToolsProps) {
  const { review, fileName } = useResult();
  const fold = useFold();

  function save(): void {
    // The reader's additions are shown apart from the findings of the analysis.
    const written = review === emptyReview ? result : { ...result, review };
    saveFile(jsonFileName(fileName), JSON.stringify(written, null, 2), 'application/json');
  }

  return (
    <details ref={fold} className={styles.more}>
      <summary className={styles.summary}>
        <Icon of={Ellipsis} />
        Więcej
      </summary>
      <div className={styles.list}>
        {onNewAnalysis ? (
          <Button look="quiet" icon={FilePlus2} onClick={onNewAnalysis}>
            Nowa Analiza
          </Button>
        ) : null}
        {onOpenHistory ? (
          <Button look="quiet" icon={History} onClick={onOpenHistory}>
            Przejdź do historii
          </Button>
        ) : null}
        <ReportExport result={result} fileName={fileName} now={now} />
        <Button look="quiet" icon={Printer} onClick={() => globalThis.print()}>
          Drukuj
        </Button>
        <Button look="quiet" icon={Download} onClick={save}>
          Pobierz JSON
        </Button>
      </div>
    </details>
  );
}
