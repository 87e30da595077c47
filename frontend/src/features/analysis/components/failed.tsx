import { FileUp, LockOpen, RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';

import { Button } from '#frontend/src/components/button.tsx';
import { Disclosure } from '#frontend/src/components/disclosure.tsx';
import { Notice } from '#frontend/src/components/notice.tsx';
import type { AnalysisState } from '#frontend/src/features/analysis/model/analysis-state.ts';
import { nextStep } from '#frontend/src/features/analysis/model/next-step.ts';
import { isPicture } from '#frontend/src/features/analysis/model/take-pages.ts';
import { isJoined } from '#frontend/src/lib/reading/pages/joined-pages.ts';

import { SheetCorners } from './sheet-corners.tsx';

import styles from './failed.module.css';

const causes = [
  'Niska jakość pliku: zdjęcie nieostre, ciemne lub ucięte',
  'Niewłaściwy język: analizujemy tylko pisma po polsku',
  'Plik zabezpieczony hasłem lub zaszyfrowany',
  'Pismo odręczne',
];

type CorrectionProps = { text: string; onSend: (text: string) => void };

/** A letter refused for its quality: the text that was read, open for correction. */
function Correction({ text, onSend }: CorrectionProps) {
  const [draft, setDraft] = useState(text);
  const id = useId();
  return (
    <form
      className={styles.correction}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(draft);
      }}
    >
      <label htmlFor={id} className={styles.label}>
        Tak odczytaliśmy pismo. Popraw błędy albo wklej cały tekst i spróbuj ponownie.
      </label>
      <textarea
        id={id}
        className={styles.text}
        rows={12}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
      <p>
        <Button type="submit" look="primary" icon={RotateCcw} disabled={draft.trim() === ''}>
          Spróbuj ponownie
        </Button>
      </p>
    </form>
  );
}

function Password({ onOpen }: { onOpen: (password: string) => void }) {
  const [password, setPassword] = useState('');
  const id = useId();
  return (
    <form
      className={styles.correction}
      onSubmit={(event) => {
        event.preventDefault();
        onOpen(password);
      }}
    >
      <label htmlFor={id} className={styles.label}>
        Hasło do pliku
      </label>
      <input
        id={id}
        className={styles.password}
        type="password"
        autoComplete="off"
        aria-describedby={`${id}-promise`}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <p id={`${id}-promise`}>Hasło zostaje na Twoim urządzeniu. Nigdzie go nie wysyłamy.</p>
      <p>
        <Button type="submit" look="primary" icon={LockOpen} disabled={password === ''}>
          Otwórz plik
        </Button>
      </p>
    </form>
  );
}

type FailedProps = {
  state: AnalysisState;
  onRetry: () => void;
  onNewFile: () => void;
  onCorrected: (text: string) => void;
  onPassword: (password: string) => void;
  /** Reads the same photo again, with manually set corners of the sheet. */
  onAgain: (file: File) => void;
};

/** The only photo, when nothing at all was read: the sheet may not have been found. */
function unreadPhoto({ file, text }: AnalysisState): File | undefined {
  const isPhoto = file !== null && isPicture(file) && !isJoined(file);
  return isPhoto && (text ?? '') === '' ? file : undefined;
}

export function Failed(props: FailedProps) {
  const { state, onRetry, onNewFile, onCorrected, onPassword, onAgain } = props;
  const photo = unreadPhoto(state);
  const step = nextStep(state.codes);
  const canCorrect = step?.way === 'correct' && state.text !== null && state.text.trim() !== '';
  return (
    <div className={styles.failed}>
      <Notice kind="error" isUrgent>
        <p>{state.error}</p>
        {step ? (
          <p>
            <strong>{step.words}</strong>
          </p>
        ) : null}
        <p>Nieudana analiza nie zmniejsza Twojego limitu.</p>
      </Notice>
      {canCorrect && state.text !== null ? (
        <Correction text={state.text} onSend={onCorrected} />
      ) : null}
      {state.asksPassword ? <Password onOpen={onPassword} /> : null}
      {photo ? <SheetCorners file={photo} page={1} onChange={onAgain} /> : null}
      <div className={styles.tools}>
        {state.file && !canCorrect && !state.asksPassword ? (
          <Button look={step || photo ? 'secondary' : 'primary'} icon={RotateCcw} onClick={onRetry}>
            Spróbuj ponownie
          </Button>
        ) : null}
        <Button
          look={step?.way === 'new-file' ? 'primary' : 'secondary'}
          icon={FileUp}
          onClick={onNewFile}
        >
          Wybierz inny plik
        </Button>
      </div>
      {/* None of these explains an outage, so they stay folded there. */}
      <Disclosure isOpen={state.codes.length > 0} summary="Najczęstsze przyczyny">
        <ul className={styles.list}>
          {causes.map((cause) => (
            <li key={cause}>{cause}</li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
