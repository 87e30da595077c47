import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { listHistory } from '#shared/contracts/history.ts';
import { type AnalysisEvent, analysisEvent } from '#shared/events/analysis-stream.ts';
import { newPerson, streamUrl, upload, uploaded, usageOf } from '#tests/support/people.ts';
import { dataFolder, type Product, startProduct } from '#tests/support/product.ts';

const letter = (name: string) => readFile(`tests/fixtures/letters/${name}.txt`, 'utf-8');

function eventsOf(stream: string): AnalysisEvent[] {
  return stream
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => analysisEvent.parse(JSON.parse(line.slice(5))));
}

async function control(product: Product, path: string, body: unknown): Promise<void> {
  const answer = await fetch(`${product.url}/__local/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
}

async function until(what: () => Promise<boolean>, deadlineMs: number): Promise<void> {
  const deadline = Date.now() + deadlineMs;
  while (!(await what())) {
    if (Date.now() > deadline) throw new Error('It did not happen in time.');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

describe('the main job by calls alone', () => {
  let data: Awaited<ReturnType<typeof dataFolder>>;
  let product: Product;

  beforeAll(async () => {
    data = await dataFolder();
    product = await startProduct(data.path);
  });
  afterAll(async () => {
    await product.stop();
    await data.remove();
  });

  it('takes a text through upload and stream to a result that is in the history', async () => {
    const person = await newPerson(product.url);
    const record = await uploaded(
      product.url,
      person.token,
      await letter('d03_nakaz_zaplaty_upominawczy'),
    );

    const answer = await fetch(streamUrl(product.url, record));
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    const events = eventsOf(await answer.text());

    expect([...new Set(events.map(({ status }) => status))]).toEqual([
      'processingFile',
      'validating',
      'classifying',
      'generatingResponses',
      'creatingPlan',
      'completed',
    ]);
    const progress = events.map((event) => event.progress);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    const result = events.at(-1)?.result;
    expect(result?.classification.sender_identification.name).toContain(
      'Sąd Rejonowy dla Łodzi-Widzewa',
    );
    expect(result?.classification.case_details.reference_number).toBe('I Nc 1284/26');
    expect(result?.classification.document_classification.code).toBe('nakaz_zaplaty');

    const history = await fetch(
      `${product.url}/api/history?page=1&limit=10&sortBy=createdAt&sortOrder=desc`,
      {
        headers: { authorization: `Bearer ${person.token}` },
      },
    );
    const page = listHistory.response.parse(await history.json());
    expect(page).toMatchObject({ currentPage: 1, totalPages: 1, data: [{ id: record.fileId }] });
    expect(page.data[0]?.documentType).toMatch(/nakaz/i);
    expect(await usageOf(product.url, person.token)).toMatchObject({ used: 1, quota: 1 });
  });

  it('answers a finished run at once and charges it once, however often it is asked', async () => {
    const person = await newPerson(product.url);
    const record = await uploaded(product.url, person.token, await letter('d08_us_upomnienie_pit'));
    const first = await (await fetch(streamUrl(product.url, record))).text();
    const again = await (await fetch(streamUrl(product.url, record))).text();
    expect(eventsOf(again).at(-1)?.result).toEqual(eventsOf(first).at(-1)?.result);
    expect(await usageOf(product.url, person.token)).toMatchObject({ used: 1, quota: 1 });
  });

  it('refuses a second letter when the quota is used up, with the quota sentence', async () => {
    const person = await newPerson(product.url);
    const text = await letter('d08_us_upomnienie_pit');
    await (
      await fetch(streamUrl(product.url, await uploaded(product.url, person.token, text)))
    ).text();
    const answer = await upload(product.url, person.token, text);
    expect(answer.status).toBe(402);
    expect(await answer.json()).toMatchObject({
      message: 'Wyczerpałeś limit analiz. Wybierz plan, aby kontynuować.',
    });
  });

  it.each([
    ['b01_low_ocr_quality', 'LOW_OCR_QUALITY', 'niska jakość rozpoznanego tekstu'],
    ['b02_random_characters', 'RANDOM_CHARACTERS', 'wykryto losowe lub nieczytelne znaki'],
    ['b03_too_short', 'TOO_SHORT', 'dokument jest zbyt krótki do analizy'],
    ['b04_wrong_language_en', 'WRONG_LANGUAGE', 'dokument jest w nieobsługiwanym języku'],
    ['b05_wrong_language_de', 'WRONG_LANGUAGE', 'dokument jest w nieobsługiwanym języku'],
    ['b06_incomplete_text', 'INCOMPLETE_TEXT', 'tekst dokumentu wydaje się niekompletny'],
    ['b07_encrypted_content', 'ENCRYPTED_CONTENT', 'treść jest zaszyfrowana lub zakodowana'],
    ['b08_no_structure', 'NO_STRUCTURE', 'brak typowej struktury pisma urzędowego'],
  ])('refuses %s with its reason and leaves the quota alone', async (name, code, reason) => {
    const person = await newPerson(product.url);
    const record = await uploaded(product.url, person.token, await letter(name));
    const last = eventsOf(await (await fetch(streamUrl(product.url, record))).text()).at(-1);
    expect(last).toMatchObject({ status: 'error', result: null });
    expect(last?.codes).toContain(code);
    expect(last?.error).toContain('Dokument nie mógł zostać przeanalizowany, ponieważ: ');
    expect(last?.error).toContain(reason);
    expect(await usageOf(product.url, person.token)).toMatchObject({ used: 0, quota: 1 });
  });

  it('gives the analysis back and deletes the text when the run is cancelled', async () => {
    const person = await newPerson(product.url);
    const record = await uploaded(product.url, person.token, await letter('d08_us_upomnienie_pit'));
    await control(product, 'ai/fault', { kind: 'silence', times: 1 });
    const running = fetch(streamUrl(product.url, record)).then((answer) => answer.text());
    await until(async () => (await usageOf(product.url, person.token)).used === 1, 60_000);

    const cancelled = await fetch(`${product.url}/api/upload/${record.fileId}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(cancelled.status).toBe(204);
    expect(await usageOf(product.url, person.token)).toMatchObject({ used: 0, quota: 1 });
    expect(eventsOf(await running).at(-1)?.status).toBe('error');
  });
});

describe('a product killed in the middle of a run', () => {
  it('settles the run after the restart: nothing is charged, no text is left', async () => {
    const data = await dataFolder();
    let product = await startProduct(data.path);
    try {
      const person = await newPerson(product.url);
      const record = await uploaded(
        product.url,
        person.token,
        await letter('d08_us_upomnienie_pit'),
      );
      await control(product, 'ai/fault', { kind: 'silence', times: 9 });
      const running = fetch(streamUrl(product.url, record))
        .then((answer) => answer.text())
        .catch(() => 'cut');
      await until(async () => (await usageOf(product.url, person.token)).used === 1, 60_000);
      await product.kill();
      await running;

      product = await startProduct(data.path);
      await control(product, 'clock', { advanceSeconds: 120 }); // the lease has run out
      await until(async () => (await usageOf(product.url, person.token)).used === 0, 90_000);

      const again = await fetch(streamUrl(product.url, record));
      const text = await again.text();
      expect(again.ok ? eventsOf(text).at(-1)?.status : 'error').toBe('error');
    } finally {
      await product.stop();
      await data.remove();
    }
  });
});
