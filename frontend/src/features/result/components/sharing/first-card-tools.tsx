import { AArrowDown, AArrowUp, Image, Volume2, VolumeX } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';

import { Button } from '#frontend/src/components/button.tsx';
import { useResult } from '#frontend/src/features/result/components/parts/result-context.ts';
import { spokenCard, toldCard } from '#frontend/src/features/result/model/told-card.ts';
import { canSpeak, speak, speaking, stopSpeaking } from '#frontend/src/lib/browser/speech.ts';
import {
  chooseTextLarge,
  isTextLarge,
  subscribeTextSize,
} from '#frontend/src/lib/browser/text-size.ts';
import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { loadChunk } from '#frontend/src/lib/calls/load-chunk.ts';
import type { Classification } from '#shared/domain/analysis-result.ts';

import styles from './sharing.module.css';

const PictureDialog = lazy(() =>
  loadChunk(() => import('./picture-dialog.tsx')).then((chunk) => ({
    default: chunk.PictureDialog,
  })),
);

const NO_VOICE =
  'To urządzenie nie ma własnego polskiego głosu. Głosu z internetu nie używamy, bo wysłałby treść pisma.';

type CardToolsProps = { classification: Classification };

function ReadAloud({ classification }: CardToolsProps) {
  const { verification, review, today } = useResult();
  const isSpeaking = useSyncExternalStore(speaking.subscribe, speaking.read);
  useEffect(() => stopSpeaking, []);
  if (!canSpeak()) return null;

  async function toggle(): Promise<void> {
    if (isSpeaking) {
      stopSpeaking();
      return;
    }
    const card = toldCard({ classification, verification, review, today });
    if (!(await speak(spokenCard(card)))) showToast('info', NO_VOICE);
  }

  return (
    <Button
      look="quiet"
      size="small"
      icon={isSpeaking ? VolumeX : Volume2}
      onClick={() => void toggle()}
    >
      {isSpeaking ? 'Przestań czytać' : 'Czytaj na głos'}
    </Button>
  );
}

function TextSize() {
  const isLarge = useSyncExternalStore(subscribeTextSize, isTextLarge);
  return (
    <Button
      look="quiet"
      size="small"
      icon={isLarge ? AArrowDown : AArrowUp}
      onClick={() => chooseTextLarge(!isLarge)}
    >
      {isLarge ? 'Zwykły tekst' : 'Większy tekst'}
    </Button>
  );
}

/** The first card in other forms and for other people. */
export function FirstCardTools({ classification }: CardToolsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.tools} role="group" aria-label="Przeczytaj lub pokaż komuś">
      <ReadAloud classification={classification} />
      <TextSize />
      <Button look="quiet" size="small" icon={Image} onClick={() => setOpen(true)}>
        Zapisz jako obraz
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PictureDialog classification={classification} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
