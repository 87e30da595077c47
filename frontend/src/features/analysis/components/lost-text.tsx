import { FileUp } from 'lucide-react';

import { Button } from '#frontend/src/components/button.tsx';
import { Notice } from '#frontend/src/components/notice.tsx';
import { useShownPicture } from '#frontend/src/features/analysis/hooks/use-shown-picture.ts';
import type { LostPage } from '#frontend/src/features/analysis/model/analysis-state.ts';
import { isPicture } from '#frontend/src/features/analysis/model/take-pages.ts';
import type { Place } from '#frontend/src/lib/reading/letter-text.ts';

import { SheetCorners } from './sheet-corners.tsx';

import styles from './lost-text.module.css';

const percent = (share: number) => `${(100 * share).toFixed(2)}%`;

/** Margin around a place, as a share of the picture, so that the frame does not cross the letters. */
const ROOM = 0.004;

function frameOf({ left, top, right, bottom }: Place) {
  return {
    left: percent(left - ROOM),
    top: percent(top - ROOM),
    width: percent(right - left + 2 * ROOM),
    height: percent(bottom - top + 2 * ROOM),
  };
}

function LostPlaces({ lost }: { lost: LostPage }) {
  const show = useShownPicture(lost.picture);
  return (
    <figure className={styles.page}>
      <figcaption className={styles.caption}>
        Strona {lost.page}: nie odczytaliśmy około {Math.max(1, Math.round(100 * lost.share))}%
        liter
      </figcaption>
      <div className={styles.sheet}>
        <img
          ref={show}
          className={styles.picture}
          alt={`Strona ${lost.page} z zaznaczonymi miejscami, których nie odczytaliśmy`}
        />
        {lost.places.map((place) => (
          <span
            key={`${place.left} ${place.top}`}
            className={styles.place}
            style={frameOf(place)}
          />
        ))}
      </div>
    </figure>
  );
}

function LostLetters() {
  return (
    <>
      <p>
        Miejsca, których nie odczytaliśmy, zaznaczyliśmy na czerwono. Może w nich być kwota, termin
        albo słowo „nie”.
      </p>
      <p>Zrób zdjęcie płasko, z góry, przy dobrym świetle.</p>
    </>
  );
}

function MissingPages({ pages }: { pages: readonly number[] }) {
  const isOne = pages.length === 1;
  return (
    <p>
      {isOne ? 'Brakuje strony' : 'Brakuje stron'} {pages.join(', ')}. Tak wynika z numerów na
      zdjęciach. Dodaj zdjęcia wszystkich stron pisma: termin i pouczenie są zwykle na ostatniej.
    </p>
  );
}

type LostTextProps = {
  pages: readonly LostPage[];
  missing: readonly number[];
  /** The text that was read; null when it is no longer available. */
  file: File | null;
  /** Reads the same letter again, with manually set corners of a sheet. */
  onAgain: (file: File) => void;
  onNewFile: () => void;
  onGoOn: () => void;
};

/** Asks before anything is sent, because missing text may reverse the meaning of a letter. */
export function LostText({ pages, missing, file, onAgain, onNewFile, onGoOn }: LostTextProps) {
  const photo = file && isPicture(file) ? file : undefined;
  const title = pages.length > 0 ? 'Nie wszystko da się odczytać' : 'To nie jest całe pismo';
  return (
    <div className={styles.lost}>
      <Notice kind="warning" title={title} isUrgent>
        {pages.length > 0 ? <LostLetters /> : null}
        {missing.length > 0 ? <MissingPages pages={missing} /> : null}
        <p>Nic jeszcze nie wysłaliśmy. Twój limit analiz się nie zmienił.</p>
      </Notice>
      <div className={styles.tools}>
        <Button look="primary" icon={FileUp} onClick={onNewFile}>
          Wybierz inne zdjęcie
        </Button>
        <Button onClick={onGoOn}>Analizuj mimo to</Button>
      </div>
      {pages.map((lost) => (
        <div key={lost.page} className={styles.lostPage}>
          {photo ? <SheetCorners file={photo} page={lost.page} onChange={onAgain} /> : null}
          <LostPlaces lost={lost} />
        </div>
      ))}
    </div>
  );
}
