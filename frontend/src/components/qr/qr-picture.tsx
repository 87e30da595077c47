import { drawQr } from '#frontend/src/lib/exporters/qr-code.ts';

/** A text as a QR code: dark on white in every theme, otherwise cameras cannot read it. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { size, path } = drawQr(text);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      fill="currentColor"
    >
      <path d={path} />
    </svg>
  );
}
