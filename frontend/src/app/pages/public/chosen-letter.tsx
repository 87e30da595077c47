import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';

import { HandingIn } from '#frontend/src/app/handing-in.tsx';
import { paths } from '#frontend/src/config/paths.ts';
import { ChosenFile } from '#frontend/src/features/analysis/components/chosen-file.tsx';
import { isRunning } from '#frontend/src/features/analysis/model/analysis-state.ts';
import {
  browserAnalysis,
  readAhead,
} from '#frontend/src/features/analysis/model/browser-analysis.ts';
import { earlyText, forgetEarly } from '#frontend/src/features/analysis/model/early-reading.ts';
import { pendingLetter } from '#frontend/src/features/analysis/model/pending-letter.ts';
import { FirstFactsCard } from '#frontend/src/features/first-facts/first-facts-card.tsx';
import { useSession } from '#frontend/src/features/session/use-session.ts';
import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { joinPictures } from '#frontend/src/lib/reading/pages/joined-pages.ts';
import { ANALYSIS_LANGUAGE } from '#shared/domain/limits.ts';

/** Takes the chosen file to the dashboard, through the sign-in if necessary. */
function useStart() {
  const session = useSession();
  const navigate = useNavigate();
  return (file: File) => {
    const current = browserAnalysis.read();
    if (isRunning(current)) {
      showToast('info', 'Poprzednia analiza jeszcze trwa. Poczekaj na jej wynik.');
    } else {
      // A finished analysis is cleared; its result stays in the history.
      if (current.status !== 'idle') browserAnalysis.reset();
      pendingLetter.set({ file, language: ANALYSIS_LANGUAGE });
    }
    void navigate(session.status === 'guest' ? paths.login : paths.dashboard);
  };
}

type ChosenLetterProps = { files: readonly File[]; onChange: (files: File[]) => void };

/** The letter a visitor chose, with the facts that the device reads before any sign-in. */
export function ChosenLetter({ files, onChange }: ChosenLetterProps) {
  const [[chosen]] = useState(files);
  const text = useSyncExternalStore(earlyText.subscribe, earlyText.read);
  const start = useStart();
  useEffect(() => {
    if (chosen) readAhead(chosen);
  }, [chosen]);
  const change = (changed: File[]) => {
    onChange(changed);
    // Several pages are read only when all of them are chosen.
    forgetEarly();
  };
  return (
    <>
      <ChosenFile files={files} onChange={change} onStart={() => start(joinPictures(files))} />
      <HandingIn />
      <FirstFactsCard text={text} />
    </>
  );
}
