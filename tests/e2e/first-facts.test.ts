import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { wiredPage } from '#tests/support/wired-page.ts';

const letters = join(import.meta.dirname, '../fixtures/letters');
const LETTER = 'd03_nakaz_zaplaty_upominawczy.txt';

const here = wiredPage(360, 780);
let violations: string[];

beforeEach(async () => {
  violations = [];
  here.page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await here.page.goto(here.url);
  await here.page.locator('input[type=file]:not([capture])').setInputFiles({
    name: LETTER,
    mimeType: 'text/plain',
    buffer: await readFile(join(letters, LETTER)),
  });
});
afterEach(() => {
  expect(violations).toEqual([]);
});

describe('a letter chosen by a guest', () => {
  it('is read on the device: its first facts are shown before a sign-in, and nothing is sent', async () => {
    const card = here.page.getByRole('region', { name: 'Wstępnie' });
    await card.getByText(/^Wygląda na: .*nakaz zapłaty/i).waitFor();
    await card.getByText('Sąd Rejonowy dla Łodzi-Widzewa w Łodzi').waitFor();
    // The letter's own words; what they come to is for the analysis to say.
    expect(await card.innerText()).toMatch(/Termin w piśmie/);
    expect(here.wire.unexpected).toEqual([]);
  });

  it('waits through a reload of the sign-in screen', async () => {
    await here.page.getByRole('button', { name: 'Rozpocznij Analizę' }).click();
    const waiting = here.page.getByText(`analiza pliku ${LETTER} zacznie się sama`);
    await waiting.waitFor();
    await here.page.reload();
    await waiting.waitFor();
    expect(here.wire.unexpected).toEqual([]);
  });

  it('waits no longer than an hour', async () => {
    await here.page.getByRole('button', { name: 'Rozpocznij Analizę' }).click();
    await here.page.getByText('najwyżej godzinę').waitFor();
    // Written a moment after the page has moved on.
    await expect
      .poll(() =>
        here.page.evaluate(
          () =>
            new Promise((resolve) => {
              const opening = indexedDB.open('listownik', 1);
              opening.onsuccess = () => {
                const database = opening.result;
                const count = database.transaction('files').objectStore('files').count();
                count.onsuccess = () => {
                  database.close();
                  resolve(count.result);
                };
              };
            }),
        ),
      )
      .toBe(1);
    await here.page.clock.setFixedTime(Date.now() + 61 * 60_000);
    await here.page.reload();
    await here.page.getByRole('heading', { name: 'Zaloguj się' }).waitFor();
    expect(await here.page.getByText('zacznie się sama').count()).toBe(0);
  });
});
