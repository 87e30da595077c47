import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContext, Download, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { exportTools } from '#frontend/build/export-tools.ts';
import { letterFonts } from '#frontend/build/letter-fonts.ts';
import type { AnalysisResult } from '#shared/domain/analysis-result.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { longReply, sampleResult, shortReply } from '#tests/support/export-samples.ts';
import { type PageSite, startPageSite } from '#tests/support/page-site.ts';
import { type PdfFile, type PdfText, readPdf } from '#tests/support/read-pdf.ts';
import { readZip } from '#tests/support/read-zip.ts';

const repository = resolve(import.meta.dirname, '../..');
const A4 = { width: 595.28, height: 841.89, margin: 56.69 };
/** Each word ends with a space for copying, and that space may lie in the margin. */
const SPACE = 4;
const MAX_PAGE_BYTES = 200_000;
const MAX_PAGE_MS = 1000;

let site: PageSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  const fonts = letterFonts({
    modules: join(repository, 'node_modules'),
    cache: join(repository, '.local', 'letter-fonts'),
  });
  [site, browser] = await Promise.all([
    startPageSite('exports-page', [exportTools(), fonts]),
    launchBrowser(),
  ]);
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
  await page.goto(site.url);
  return () => context.close();
});

type Saved = { bytes: Buffer; name: string; milliseconds: number };

async function save(action: () => Promise<number>): Promise<Saved> {
  const [download, milliseconds] = await Promise.all([page.waitForEvent('download'), action()]);
  return { bytes: await bytesOf(download), name: download.suggestedFilename(), milliseconds };
}

async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

function saveReply(content: string, kind: 'pdf' | 'docx', isByModel = true): Promise<Saved> {
  const reply = {
    title: 'Sprzeciw',
    content,
    isByModel,
    fileName: `odpowiedz_Wariant_Asertywny_a.${kind}`,
  };
  return save(() =>
    page.evaluate(
      async ([wanted, isPdf]) => {
        const started = performance.now();
        await (isPdf ? exportsPage.saveReplyPdf(wanted) : exportsPage.saveReplyDocx(wanted));
        return performance.now() - started;
      },
      [reply, kind === 'pdf'] as const,
    ),
  );
}

function saveReport(result: AnalysisResult): Promise<Saved> {
  const report = {
    result,
    fileName: 'Nakaz zapłaty.pdf',
    createdAt: new Date('2026-11-21T10:00Z'),
  };
  return save(() =>
    page.evaluate(async (wanted) => {
      const started = performance.now();
      await exportsPage.saveReportPdf(wanted);
      return performance.now() - started;
    }, report),
  );
}

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');
const isFooter = ({ baseline }: PdfText) => baseline < A4.margin - 10;
const textOf = ({ pages }: PdfFile) =>
  pages.flatMap((texts) => texts.filter((text) => !isFooter(text))).map(({ text }) => text);

/** Every line inside the margins of 2 cm, and none over another. */
function expectWholeLines({ pages }: PdfFile): void {
  for (const texts of pages) {
    const written = texts.filter((text) => !isFooter(text));
    for (const { left, right, baseline, size } of written) {
      expect(left).toBeGreaterThanOrEqual(A4.margin - 0.1);
      expect(right).toBeLessThanOrEqual(A4.width - A4.margin + SPACE);
      expect(baseline - 0.22 * size).toBeGreaterThanOrEqual(A4.margin - 0.1);
      expect(baseline + 0.9 * size).toBeLessThanOrEqual(A4.height - A4.margin + 0.1);
    }
    const lines = [...new Set(written.map(({ baseline }) => Math.round(baseline * 10) / 10))];
    lines.sort((a, b) => b - a);
    lines.slice(1).forEach((line, index) => expect((lines[index] ?? 0) - line).toBeGreaterThan(12));
  }
}

async function expectStrictPage(): Promise<void> {
  expect(await page.evaluate(() => exportsPage.violations)).toEqual([]);
}

describe('a reply as PDF', () => {
  it.each([
    { length: 'short', content: shortReply, pages: 1 },
    { length: 'long', content: longReply, pages: 3 },
  ])('gives back every word of a $length letter in order', async ({ content, pages }) => {
    const { bytes, milliseconds } = await saveReply(content, 'pdf');
    const file = await readPdf(bytes);

    expect(words(textOf(file).join(' '))).toEqual(words(content));
    expect(file.pages).toHaveLength(pages);
    expectWholeLines(file);
    expect(bytes.length).toBeLessThanOrEqual(pages * MAX_PAGE_BYTES);
    expect(milliseconds).toBeLessThanOrEqual(pages * MAX_PAGE_MS);
    await expectStrictPage();
  });

  it('names its title and its language, and numbers its pages when there are many', async () => {
    const short = await readPdf((await saveReply(shortReply, 'pdf')).bytes);
    const long = await readPdf((await saveReply(longReply, 'pdf')).bytes);

    expect(long).toMatchObject({ title: 'Sprzeciw', language: 'pl' });
    const footers = (file: PdfFile) =>
      file.pages.map((texts) => texts.filter(isFooter).map(({ text }) => text.trim()));
    expect(footers(long).flat()).toEqual(['Strona 1 z 3', 'Strona 2 z 3', 'Strona 3 z 3']);
    expect(footers(short).flat()).toEqual([]);
  });

  it('says what happens and where the file went', async () => {
    const { name } = await saveReply(shortReply, 'pdf');

    expect(name).toBe('odpowiedz_Wariant_Asertywny_a.pdf');
    expect(await page.evaluate(() => exportsPage.toasts())).toEqual([
      'info: Przygotowuję plik PDF...',
      `success: Pobrano plik: ${name}`,
    ]);
  });

  it('says that it failed when the typeface cannot be fetched, and may be tried again', async () => {
    await page.route('**/*.ttf', (route) => route.abort());
    const reply = { title: 'Sprzeciw', content: shortReply, fileName: 'a.pdf', isByModel: true };
    await page.evaluate((wanted) => exportsPage.saveReplyPdf(wanted), reply);

    expect(await page.evaluate(() => exportsPage.toasts())).toContain(
      'error: Błąd podczas generowania PDF.',
    );
    await page.unroute('**/*.ttf');
    expect((await saveReply(shortReply, 'pdf')).bytes.length).toBeGreaterThan(10_000);
  });

  it('runs one export at a time', async () => {
    const saved: string[] = [];
    page.on('download', (download) => saved.push(download.suggestedFilename()));
    const reply = { title: 'Sprzeciw', content: shortReply, fileName: 'a.pdf', isByModel: true };
    await page.evaluate(
      (wanted) =>
        Promise.all([
          exportsPage.saveReplyPdf(wanted),
          exportsPage.saveReplyDocx({ ...wanted, fileName: 'b.docx' }),
        ]),
      reply,
    );
    await saveReply(shortReply, 'docx');

    // The browser reports a download a moment after the page has saved it.
    await expect.poll(() => saved).toEqual(['a.pdf', 'odpowiedz_Wariant_Asertywny_a.docx']);
  });
});

describe('a reply as DOCX', () => {
  it.each([
    ['short', shortReply],
    ['long', longReply],
  ])('has one paragraph for each line of a %s letter', async (_length, content) => {
    const { bytes } = await saveReply(content, 'docx');
    const document = readZip(bytes).get('word/document.xml') ?? '';

    expect(paragraphsOf(document)).toEqual(
      content
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    );
    await expectStrictPage();
  });

  it('is an A4 page in Polish with named styles and highlighted gaps', async () => {
    const files = readZip((await saveReply(longReply, 'docx')).bytes);
    const document = files.get('word/document.xml') ?? '';
    const styles = files.get('word/styles.xml') ?? '';

    expect(document).toContain('w:w="11906" w:h="16838"');
    expect(document).toMatch(/w:top="1134" w:right="1134" w:bottom="1134" w:left="1134"/);
    expect(document).toContain('<w:highlight w:val="yellow"/>');
    expect(document).toContain('<w:pStyle w:val="recipient"/>');
    expect(styles).toContain('w:val="pl-PL"');
    expect(styles).toContain('Times New Roman');
    expect(styles).toContain('w:line="360"');
    expect(files.get('docProps/core.xml')).toContain('Sprzeciw');
  });
});

/** IPTC's name for a text in which a model had a part. */
const MARK = 'digitalsourcetype/compositeWithTrainedAlgorithmicMedia';

describe('a text that a model helped to write', () => {
  it('says so to machines, in PDF and in DOCX', async () => {
    expect((await saveReply(shortReply, 'pdf')).bytes.includes(MARK)).toBe(true);
    const files = readZip((await saveReply(shortReply, 'docx')).bytes);
    expect(files.get('docProps/custom.xml')).toContain(MARK);
  });

  it('is distinguished from one that the rules wrote', async () => {
    expect((await saveReply(shortReply, 'pdf', false)).bytes.includes(MARK)).toBe(false);
    const files = readZip((await saveReply(shortReply, 'docx', false)).bytes);
    expect([...files.values()].join('\n')).not.toContain(MARK);
  });
});

describe('the report', () => {
  it('has the sections, the facts and the disclaimer, and stays within its limits', async () => {
    const { bytes, name, milliseconds } = await saveReport(sampleResult);
    const file = await readPdf(bytes);
    const text = words(textOf(file).join(' ')).join(' ');

    expect(name).toBe('raport_analizy_2026-11-21.pdf');
    for (const part of [
      'Raport Analizy Dokumentu',
      'Odbiorca: Święcisława Żółkiewska-Gąsior · Plik: Nakaz zapłaty.pdf · Data: 21.11.2026',
      'Podsumowanie Analizy',
      'Poziom zagrożenia: wysokie',
      'Numer sprawy Brak',
      'Razem 16 400,00 zł',
      'Działanie 1 – priorytet krytyczny',
      'Warianty Odpowiedzi',
      'Rekomendowana strategia: Asertywny',
      'SPRZECIW OD NAKAZU ZAPŁATY',
      'Plan Działania',
      'Zalecana konsultacja prawna!',
      'nie stanowi porady prawnej',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('Error:');
    expectWholeLines(file);
    expect(bytes.length).toBeLessThanOrEqual(file.pages.length * MAX_PAGE_BYTES);
    expect(milliseconds).toBeLessThanOrEqual(file.pages.length * MAX_PAGE_MS);
    await expectStrictPage();
  });

  it('says so when the recommended variant is missing', async () => {
    const { bytes } = await saveReport({
      ...sampleResult,
      responseVariants: { ...sampleResult.responseVariants, recommended_variant: 'variant_9' },
    });

    expect(words(textOf(await readPdf(bytes)).join(' ')).join(' ')).toContain(
      'Error: Could not load recommended response variant.',
    );
  });
});

function paragraphsOf(document: string): string[] {
  return [...document.matchAll(/<w:p>(.*?)<\/w:p>/gs)].map(([, inside = '']) =>
    [...inside.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:tab\/>/g)]
      .map(([, text = ' ']) => text)
      .join('')
      // Words that may not be parted at a line's end.
      .replaceAll('\u00a0', ' ')
      .replaceAll('&quot;', '"')
      .replaceAll('&apos;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  );
}
