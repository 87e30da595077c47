import { describe, expect, it } from 'vitest';

import { isCurrentTool, requestKind } from './request-kind.ts';

const ORIGIN = 'https://listownik.example';

function kindOf(path: string, mode = 'no-cors', method = 'GET', origin = ORIGIN) {
  return requestKind({ url: `${origin}${path}`, method, mode }, ORIGIN);
}

describe('the service worker', () => {
  it('answers for the page at the root and for no other address one can open', () => {
    expect(kindOf('/', 'navigate')).toBe('page');
    expect(kindOf('/?x=1', 'navigate')).toBe('page');
    expect(kindOf('/__local', 'navigate')).toBeUndefined();
    expect(kindOf('/api/auth/google', 'navigate')).toBeUndefined();
  });

  it.each([
    '/api/auth/me',
    '/api/history/abc',
    '/api/analyze-stream?token=x',
    '/__local/mail',
    '/sw.js',
  ])('keeps out of %s', (path) => {
    expect(kindOf(path, 'cors')).toBeUndefined();
  });

  it('keeps out of other origins and of everything but GET', () => {
    expect(kindOf('/assets/index-abc.js', 'cors', 'GET', 'https://elsewhere.example')).toBe(
      undefined,
    );
    expect(kindOf('/assets/index-abc.js', 'cors', 'POST')).toBeUndefined();
  });

  it.each([
    '/assets/index-abc.js',
    '/ocr/7.0.0/worker.min.js',
    '/ocr/7.0.0/core/tesseract-core-lstm.wasm.js',
    '/ocr/pol-best-int-1.0.0/pol.traineddata.gz',
    '/pdfjs/6.5.438/wasm/jbig2.wasm',
  ])('keeps %s for ever once it was used', (path) => {
    expect(kindOf(path)).toBe('fixed');
  });

  it.each(['/start.js', '/manifest.webmanifest', '/favicon.svg'])('asks for %s anew', (path) => {
    expect(kindOf(path)).toBe('loose');
  });

  it('lets tools of an older version go', () => {
    expect(isCurrentTool('/ocr/7.0.0/worker.min.js')).toBe(true);
    expect(isCurrentTool('/ocr/6.0.0/worker.min.js')).toBe(false);
    expect(isCurrentTool('/assets/index-abc.js')).toBe(false);
  });
});
