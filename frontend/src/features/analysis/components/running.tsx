import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { Button } from '#frontend/src/components/button.tsx';
import { LetterDrawing } from '#frontend/src/components/letter-drawing.tsx';
import { ProgressRing } from '#frontend/src/components/progress-ring.tsx';
import type {
  AnalysisState,
  ReadingState,
} from '#frontend/src/features/analysis/model/analysis-state.ts';
import { plural } from '#frontend/src/lib/format.ts';
import { type AnalysisStatus, analysisStatusMessages } from '#shared/domain/analysis-status.ts';

import styles from './running.module.css';

/** The stages of the wait, and the purpose of each. */
const stages = [
  { status: 'processingFile', label: 'Odczytanie pisma' },
  { status: 'validating', label: 'Sprawdzenie jakości' },
  { status: 'classifying', label: 'Kto pisze, czego chce i do kiedy' },
  { status: 'generatingResponses', label: 'Trzy odpowiedzi' },
  { status: 'creatingPlan', label: 'Plan działania' },
] as const satisfies readonly { status: AnalysisStatus; label: string }[];

function describeReading({ stage, page, pages }: ReadingState): string {
  const place = pages > 1 ? ` Strona ${page} z ${pages}.` : '';
  if (stage === 'ocr') return `Odczytujemy tekst ze zdjęcia na Twoim urządzeniu.${place}`;
  if (stage === 'opening') return 'Otwieramy plik na Twoim urządzeniu.';
  return `Odczytujemy tekst na Twoim urządzeniu.${place}`;
}

function Stages({ status }: { status: AnalysisStatus }) {
  const current = stages.findIndex((stage) => stage.status === status);
  return (
    <ol className={styles.stages}>
      {stages.map(({ status: step, label }, index) => (
        <li
          key={step}
          data-state={index < current ? 'done' : index === current ? 'now' : 'next'}
          {...(index === current ? { 'aria-current': 'step' } : {})}
        >
          {label}
        </li>
      ))}
    </ol>
  );
}

// The box scrolls, so the keyboard must reach it.
const scrollable = { tabIndex: 0 };

/** The letter's own text as it is read, with its last lines in view. */
function LetterSheet({ text }: { text: string }) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    sheet.current?.scrollTo({ top: sheet.current.scrollHeight });
  }, [text]);
  return (
    <figure className={styles.sheet}>
      <figcaption className={styles.caption}>Tak odczytaliśmy Twoje pismo</figcaption>
      <div
        ref={sheet}
        className={styles.text}
        role="region"
        aria-label="Odczytany tekst pisma"
        {...scrollable}
      >
        {text}
      </div>
    </figure>
  );
}

/** Shown in place of the letter's text before there is any; after a reload the text cannot be recovered. */
function EmptySheet({ status }: { status: AnalysisStatus }) {
  return (
    <div className={styles.empty}>
      <LetterDrawing mood="reading" size={120} />
      <p>
        {status === 'processingFile'
          ? 'Tu pojawi się tekst Twojego pisma.'
          : 'Analiza trwa. Tekstu pisma nie przechowujemy w przeglądarce, więc po odświeżeniu strony go tu nie ma.'}
      </p>
    </div>
  );
}

/** Seconds after which the elapsed time is shown. */
const NOTICEABLE_WAIT = 5;

function describeWait(seconds: number): string {
  return `Minęło ${seconds}\u00a0${plural(seconds, 'sekunda', 'sekundy', 'sekund')}.`;
}

function useSecondsPassed(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((passed) => passed + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

type RunningProps = {
  state: AnalysisState;
  onCancel: () => void;
  /** The facts known so far. */
  children?: ReactNode;
};

export function Running({ state, onCancel, children }: RunningProps) {
  const seconds = useSecondsPassed();
  const message = analysisStatusMessages[state.status];
  return (
    <div className={styles.running}>
      <div className={styles.status}>
        <ProgressRing percent={state.progress} label="Postęp analizy" />
        <div className={styles.words}>
          <p className={styles.message} role="status">
            {message}
          </p>
          {state.reading ? <p className={styles.soft}>{describeReading(state.reading)}</p> : null}
          {state.isReconnecting ? (
            <p className={styles.soft} role="status">
              Połączenie zostało przerwane. Łączymy się ponownie z tą samą analizą.
            </p>
          ) : null}
          <p className={styles.soft}>
            Może to potrwać do 60 sekund.
            {seconds < NOTICEABLE_WAIT ? null : ` ${describeWait(seconds)}`}
          </p>
          {state.fileName === null ? null : <p className={styles.file}>{state.fileName}</p>}
        </div>
        <Stages status={state.status} />
        {state.status === 'processingFile' ? null : (
          <p className={styles.soft}>Możesz zamknąć tę stronę. Wynik znajdziesz w historii.</p>
        )}
        <Button icon={X} onClick={onCancel}>
          Anuluj
        </Button>
      </div>
      <div className={styles.read}>
        {children}
        {state.text === null || state.text === '' ? (
          <EmptySheet status={state.status} />
        ) : (
          <LetterSheet text={state.text} />
        )}
      </div>
    </div>
  );
}
