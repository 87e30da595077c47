import { encodeQR } from 'qr';

/** Empty modules around the code, which scanners need to find it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export type QrDrawing = {
  /** Side of the drawing in modules, the quiet zone included. */
  size: number;
  /** SVG path of the dark modules; one module is one unit. */
  path: string;
};

/** A text as a QR code, UTF-8 with the low error correction that banks ask for. Throws when it is too long. */
export function drawQr(text: string): QrDrawing {
  const rows = encodeQR(text, 'raw', { ecc: 'low', encoding: 'byte', border: QUIET_ZONE });
  return { size: rows.length, path: rows.map(rowPath).join('') };
}

/** The dark runs of one row: long bars avoid seams between modules. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== true) continue;
    const start = x;
    while (row[x + 1] === true) x += 1;
    path += `M${start} ${y}h${x - start + 1}v1h-${x - start + 1}z`;
  }
  return path;
}
