import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';

import { drawQr } from './qr-code.ts';

const PIXELS = 6; // a module on a screen

/** The drawing as a camera would see it. */
function photograph({ size, path }: ReturnType<typeof drawQr>) {
  const side = size * PIXELS;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * PIXELS; row < (Number(y) + 1) * PIXELS; row += 1) {
      const start = (row * side + Number(x) * PIXELS) * 4;
      for (let at = start; at < start + Number(width) * PIXELS * 4; at += 1) {
        if (at % 4 !== 3) data[at] = 0;
      }
    }
  }
  return { width: side, height: side, data };
}

describe('a drawn QR code', () => {
  it.each([
    '|PL|24160000035175530643314956|012345|Spółdzielnia Zażółć|Opłaty CW/1402/2026|||',
    'a',
    'ż'.repeat(160),
  ])('reads back as %j', (text) => {
    expect(decodeQR(photograph(drawQr(text)))).toBe(text);
  });

  it('has an empty edge of four modules', () => {
    const { size, path } = drawQr('a');
    const starts = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((run) => run.slice(1).map(Number));
    for (const [x = 0, y = 0, width = 0] of starts) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
      expect(Math.max(x + width, y + 1)).toBeLessThanOrEqual(size - 4);
    }
  });
});
