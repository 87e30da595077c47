import { readFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { beforeEach, describe, expect, it } from 'vitest';

import { getAnalytics } from '#shared/contracts/admin.ts';
import { beSignedIn } from '#tests/support/wire-people.ts';
import { wiredPage } from '#tests/support/wired-page.ts';

const here = wiredPage(1_280, 900);

beforeEach(async () => {
  await beSignedIn(here.page, here.wire, { role: 'ADMIN' });
  here.wire.answers(getAnalytics, {
    totalAnalyses: 1_240,
    documentTypes: [
      { name: 'Nakaz zapłaty', value: 700 },
      { name: 'Upomnienie', value: 540 },
    ],
    threatLevels: [{ name: 'HIGH', value: 1_240 }],
    topSenders: [{ name: 'Naczelnik Urzędu Skarbowego', value: 42 }],
    analysesOverTime: [{ date: '2026-11-01', count: 4 }],
  });
});

/** How many points of a picture have each colour, as "r,g,b". */
async function coloursOf(picture: Buffer): Promise<Map<string, number>> {
  const image = await loadImage(picture);
  const canvas = createCanvas(image.width, image.height).getContext('2d');
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, image.width, image.height);
  const found = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    const colour = data.slice(at, at + 3).join(',');
    found.set(colour, (found.get(colour) ?? 0) + 1);
  }
  return found;
}

describe('a chart of the administrator', () => {
  it.each([
    ['Typy dokumentów', 'wykres_typy_dokumentow.png'],
    ['10 najczęstszych nadawców', 'wykres_10_najczestszych_nadawcow.png'],
  ])('is saved as a picture in its own colours: %s', async (title, name) => {
    await here.open('admin/analytics');
    const button = here.page.getByRole('button', { name: `Zapisz jako obraz: ${title}` });
    const [file] = await Promise.all([here.page.waitForEvent('download'), button.click()]);
    expect(file.suggestedFilename()).toBe(name);
    const colours = await coloursOf(await readFile(await file.path()));
    // The first tone of the charts: a drawing without its styles is black.
    expect(colours.get('15,102,87') ?? 0).toBeGreaterThan(500);
    await here.page.getByText(`Pobrano plik: ${name}`).waitFor();
  });
});
