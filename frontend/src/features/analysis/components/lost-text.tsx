import { FileUp } from 'lucide-react';
import { useCallback } from 'react';

import { Button } from '#frontend/src/components/button.tsx';
import { Notice } from '#frontend/src/components/notice.tsx';
import type { LostPage } from '#frontend/src/features/analysis/model/analysis-state.ts';
import type { Place } from '#frontend/src/lib/reading/letter-text.ts';

import styles from './lost-text.module.css';

const percent = (share: number) => `${(100 * share).toFixed(2)}%`;

/** Room around a place, as a share of the picture, so that the frame does not cross the letters. */
const ROOM = 0.004;

function frameOf({ left, top, right, bottom }: Place) {
  return {
    left: percent(left - ROOM),
    top: percent(top - ROOM),
    width: percent(right - left + 2 * ROOM),
    height: percent(bottom - top + 2 * ROOM),
  };
}

/** Shows a picture that is in memory, and frees its address when nobody looks at it any more. */
function useShown(picture: Blob) {
  return useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(picture);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [picture],
  );
}

function LostPlaces({ lost }: { lost: LostPage }) {
  const show = useShown(lost.picture);
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

type LostTextProps = {
  pages: readonly LostPage[];
  onNewFile: () => void;
  onGoOn: () => void;
};

/** Asks before anything is sent: letters on the picture were not read, and a missing word may turn a letter round. */
export function LostText({ pages, onNewFile, onGoOn }: LostTextProps) {
  return (
    <div className={styles.lost}>
      <Notice kind="warning" title="Nie wszystko da się odczytać" isUrgent>
        <p>
          Miejsca, których nie odczytaliśmy, zaznaczyliśmy na czerwono. Może w nich być kwota,
          termin albo słowo „nie”.
        </p>
        <p>Zrób zdjęcie płasko, z góry, przy dobrym świetle.</p>
        <p>Nic jeszcze nie wysłaliśmy. Twój limit analiz się nie zmienił.</p>
      </Notice>
      <div className={styles.tools}>
        <Button look="primary" icon={FileUp} onClick={onNewFile}>
          Wybierz inne zdjęcie
        </Button>
        <Button onClick={onGoOn}>Analizuj mimo to</Button>
      </div>
      {pages.map((lost) => (
        <LostPlaces key={lost.page} lost={lost} />
      ))}
    </div>
  );
}
