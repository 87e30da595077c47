import { Check } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';

import { Button } from '#frontend/src/components/button.tsx';
import { useShownPicture } from '#frontend/src/features/analysis/hooks/use-shown-picture.ts';
import type { Point, Quad } from '#frontend/src/lib/reading/picture/transform.ts';

import styles from './corner-editor.module.css';

const corners = ['Lewy górny', 'Prawy górny', 'Prawy dolny', 'Lewy dolny'] as const;
const START: Quad = [
  { x: 0.1, y: 0.1 },
  { x: 0.9, y: 0.1 },
  { x: 0.9, y: 0.9 },
  { x: 0.1, y: 0.9 },
];
/** How far an arrow key moves a corner, as a share of the picture; with Shift five times as far. */
const STEP = 0.01;
const STRIDE = 5;

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

const inside = (share: number) => Math.min(1, Math.max(0, share));
const percent = (share: number) => `${Math.round(100 * share)}%`;

type CornerProps = {
  name: string;
  place: Point;
  helpId: string;
  onMove: (place: Point) => void;
};

/** One corner: dragged, or moved with the arrows. */
function Corner({ name, place, helpId, onMove }: CornerProps) {
  function drag(event: PointerEvent<HTMLButtonElement>): void {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const sheet = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!sheet) return;
    const x = (event.clientX - sheet.left) / sheet.width;
    onMove({ x, y: (event.clientY - sheet.top) / sheet.height });
  }
  function press(event: KeyboardEvent): void {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    const times = event.shiftKey ? STRIDE : 1;
    onMove({ x: place.x + times * arrow.x, y: place.y + times * arrow.y });
  }
  return (
    <button
      type="button"
      className={styles.corner}
      style={{ left: `${100 * place.x}%`, top: `${100 * place.y}%` }}
      aria-label={`${name} róg: ${percent(place.x)} od lewej, ${percent(place.y)} od góry`}
      aria-describedby={helpId}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    />
  );
}

type CornerEditorProps = {
  /** The original picture. */
  picture: Blob;
  page: number;
  onDone: (corners: Quad) => void;
};

/** Lets the user mark the sheet on a photo when it was not found: four corners over the picture. */
export function CornerEditor({ picture, page, onDone }: CornerEditorProps) {
  const show = useShownPicture(picture);
  const [quad, setQuad] = useState<Quad>(START);
  const helpId = useId();
  const move = (index: number, { x, y }: Point) => {
    const [a, b, c, d] = quad.with(index, { x: inside(x), y: inside(y) });
    if (a && b && c && d) setQuad([a, b, c, d]);
  };
  return (
    <div className={styles.editor} role="group" aria-label={`Rogi kartki na stronie ${page}`}>
      <p id={helpId}>
        Przesuń cztery punkty na rogi kartki. Na klawiaturze: strzałki, a z klawiszem Shift większe
        kroki.
      </p>
      <div className={styles.sheet}>
        <img ref={show} className={styles.picture} alt={`Strona ${page}, zdjęcie`} />
        <svg className={styles.lines} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
          <polygon points={quad.map(({ x, y }) => `${x},${y}`).join(' ')} />
        </svg>
        {corners.map((name, index) => (
          <Corner
            key={name}
            name={name}
            place={quad[index] ?? { x: 0, y: 0 }}
            helpId={helpId}
            onMove={(place) => move(index, place)}
          />
        ))}
      </div>
      <Button look="primary" icon={Check} onClick={() => onDone(quad)}>
        Odczytaj jeszcze raz
      </Button>
    </div>
  );
}
