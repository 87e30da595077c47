import { ImageDown, Share2 } from 'lucide-react';
import { useRef, useState } from 'react';

import { Button } from '#frontend/src/components/button.tsx';
import { Dialog, DialogActions } from '#frontend/src/components/dialog.tsx';
import { Switch } from '#frontend/src/components/forms/switch.tsx';
import { useResult } from '#frontend/src/features/result/components/parts/result-context.ts';
import { pictureFileName } from '#frontend/src/features/result/model/file-names.ts';
import { nameHider } from '#frontend/src/features/result/model/hide-names.ts';
import { toldCard } from '#frontend/src/features/result/model/told-card.ts';
import { saveFile } from '#frontend/src/lib/browser/save-file.ts';
import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import type { Classification } from '#shared/domain/analysis-result.ts';

import { PictureCard } from './picture-card.tsx';

import styles from './sharing.module.css';

const FAILED = 'Nie udało się przygotować obrazu. Spróbuj ponownie albo zrób zrzut ekranu.';
const TYPE = 'image/png';

async function pictureOf(card: HTMLElement, name: string): Promise<File> {
  const { paintElement } = await import('#frontend/src/lib/exporters/paint-element.ts');
  return new File([await paintElement(card)], name, { type: TYPE });
}

function canShare(): boolean {
  const probe = new File([''], 'obraz.png', { type: TYPE });
  return 'canShare' in navigator && navigator.canShare({ files: [probe] });
}

type PictureDialogProps = { classification: Classification; onClose: () => void };

/** The first card as a picture, made on this device: for a relative, a lawyer, a helper. */
export function PictureDialog({ classification, onClose }: PictureDialogProps) {
  const { verification, review, today, fileName } = useResult();
  const [isHidden, setHidden] = useState(true);
  const [hasReference, setReference] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const told = toldCard({ classification, verification, review, today });
  const name = pictureFileName(fileName);

  async function make(give: (picture: File) => Promise<void> | void): Promise<void> {
    if (!card.current || isBusy) return;
    setBusy(true);
    try {
      await give(await pictureOf(card.current, name));
    } catch (error) {
      // Closing the system's share sheet is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showToast('error', FAILED);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog title="Zapisz jako obraz" onClose={onClose}>
      <p className={styles.lead}>
        Dla kogoś bliskiego albo doradcy. Obraz powstaje na Twoim urządzeniu.
      </p>
      <Switch
        label="Ukryj imiona, nazwiska i adresy"
        note={isHidden ? 'Zasłonięte.' : 'Widoczne na obrazie.'}
        isOn={isHidden}
        onChange={setHidden}
      />
      <Switch
        label="Dodaj numer sprawy"
        note="Przydaje się prawnikowi."
        isOn={hasReference}
        onChange={setReference}
      />
      <div ref={card} className={styles.sheet}>
        <PictureCard
          card={told}
          today={today}
          hide={isHidden ? nameHider(classification) : undefined}
          hasReference={hasReference}
        />
      </div>
      <DialogActions>
        {canShare() ? (
          <Button
            icon={Share2}
            isBusy={isBusy}
            onClick={() =>
              void make((picture) => navigator.share({ files: [picture], title: told.title }))
            }
          >
            Wyślij
          </Button>
        ) : null}
        <Button
          look="primary"
          icon={ImageDown}
          isBusy={isBusy}
          onClick={() =>
            void make((picture) => {
              saveFile(name, picture, TYPE);
              showToast('success', `Pobrano plik: ${name}`);
            })
          }
        >
          Zapisz obraz
        </Button>
      </DialogActions>
    </Dialog>
  );
}
