import { describe, expect, it } from 'vitest';

import { corpora } from './corpora.ts';
import { fogLimits, fogOfFolder } from './said-plainly.ts';

describe('what is said about a letter', () => {
  it.each(corpora)('is plain in $folder', { timeout: 240_000 }, async ({ folder }) => {
    const fog = await fogOfFolder(folder);
    expect(fog.podsumowanie).toBeLessThanOrEqual(fogLimits.podsumowanie);
    expect(fog.plan).toBeLessThanOrEqual(fogLimits.plan);
    expect(fog['wokół odpowiedzi']).toBeLessThanOrEqual(fogLimits['wokół odpowiedzi']);
  });
});
