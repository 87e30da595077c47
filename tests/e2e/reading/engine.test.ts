import { expect, it } from 'vitest';

import { errorsOf, letterFile, readerInBrowser } from '#tests/support/reader-in-browser.ts';

const here = readerInBrowser();
const scan = 'd06_komornik_zajecie_rachunku.scan.pdf';
const jpg = 'd10_zus_zawiadomienie_zaleglosc.jpg';

/** A cancellation that waits is late in every attempt; one that a busy machine delays is not. */
const AGAIN = { retry: 2 };

it('a letter is read with one engine when the download of the other breaks off', async () => {
  const broken = await here.browser.newContext();
  let asked = 0;
  await broken.route('**/*.traineddata.gz', (route) => {
    asked += 1;
    // The first two are fetched ahead; the third is an engine's own.
    return asked === 3 ? route.abort() : route.continue();
  });
  const trace = await here.read(await letterFile(scan), undefined, await here.openPage(broken));
  await broken.close();
  expect(asked).toBeGreaterThan(2);
  expect(await errorsOf(trace, scan)).toBeLessThan(0.6);
});

it('an engine is warmed up in advance and nothing keeps running afterwards', async () => {
  await here.page.evaluate(() => readingPage.warmUp());
  await expect.poll(() => here.page.workers().length).toBe(1);
  await here.page.evaluate(() => readingPage.coolDown());
  await expect.poll(() => here.page.workers().length).toBe(0);
});

it("a failure to load the OCR engine is reported in the catalogue's words", async () => {
  const offline = await here.browser.newContext();
  await offline.route('**/*.traineddata.gz', (route) => route.fulfill({ status: 404 }));
  const { error } = await here.read(await letterFile(jpg), undefined, await here.openPage(offline));
  await offline.close();
  expect(error).toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
  expect(error?.message).toContain('Nie udało się załadować silnika OCR');
});

it('a cancelled reading ends at once and frees its workers', AGAIN, async () => {
  const whole = await here.read(await letterFile(scan));
  for (const abortAt of [0, 0.02, 0.3]) {
    const trace = await here.read(await letterFile(scan), abortAt);
    expect(trace.error?.name).toBe('AbortError');
    // Far sooner than the whole page takes on the same machine.
    expect(trace.abortedAfter).toBeLessThan(whole.milliseconds / 4);
  }
  await expect.poll(() => here.page.workers().length).toBe(0);
});

it('reading contacts no other host and breaks no policy', async () => {
  const context = await here.browser.newContext();
  const requests = new Set<string>();
  context.on('request', (request) => requests.add(request.url()));
  const page = await here.openPage(context);
  await here.read(await letterFile(scan), undefined, page);
  await here.read(await letterFile(jpg), undefined, page);
  expect(await page.evaluate(() => readingPage.violations)).toEqual([]);
  await context.close();
  const foreign = [...requests].filter(
    (url) => !url.startsWith(here.site.url) && !/^(data|blob):/.test(url),
  );
  expect(foreign).toEqual([]);
  expect([...requests].some((url) => url.includes('/ocr/'))).toBe(true);
});
