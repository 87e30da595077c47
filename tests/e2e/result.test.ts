import { readFile } from 'node:fs/promises';
import axe from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { AnalysisResult, ResultWarning } from '#shared/domain/analysis-result.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import type { PageSite } from '#tests/support/page-site.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import type { Shown } from '#tests/support/result-page/main.ts';
import { startResultSite } from '#tests/support/result-site.ts';
import { resultStates } from '#tests/support/result-states.ts';

const ID = 'letter-of-a-test';
const NOW = '2026-07-24T12:00:00Z';
const ACCOUNT = '24160000035175530643314956';

let site: PageSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** Bodies of the calls that keep a review, and the status they are answered with. */
let kept: unknown[];
let status: number;

beforeAll(async () => {
  [site, browser] = await Promise.all([startResultSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
beforeEach(async () => {
  kept = [];
  status = 200;
  const viewport = { width: 360, height: 780 };
  context = await browser.newContext({ viewport, locale: 'pl-PL', reducedMotion: 'reduce' });
  context.setDefaultTimeout(10_000);
  page = await context.newPage();
  await page.route('**/api/history/*/review', async (route) => {
    kept.push(route.request().postDataJSON());
    const review = { delivery: null, corrections: {} };
    await route.fulfill({ status, json: { review, deadline: null, message: 'Błąd' } });
  });
  await page.goto(site.url);
});
afterEach(async () => {
  expect(await page.evaluate(() => resultPage.violations)).toEqual([]);
  await context.close();
});

async function show(shown: Partial<Shown> = {}): Promise<void> {
  await page.evaluate((given) => resultPage.show(given), { id: ID, now: NOW, ...shown });
  await page.getByRole('heading', { name: 'Analiza Zakończona' }).waitFor();
}

/** The sample with an account a transfer can go to. */
async function payable(warnings: ResultWarning[] = []): Promise<AnalysisResult> {
  const sample = await page.evaluate(() => resultPage.sample);
  const { classification } = sample;
  const financial_obligations = {
    ...classification.financial_obligations,
    bank_account: ACCOUNT,
    bank_account_valid: true,
  };
  return { ...sample, warnings, classification: { ...classification, financial_obligations } };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
/** "Popraw dane": from here on every fact can be corrected. */
const correct = () => button('Popraw dane').press('Enter');
async function openMore(): Promise<void> {
  const fold = page.locator('details', { has: page.locator('summary', { hasText: 'Więcej' }) });
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
}
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

async function violations(): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    // `axe` is the global its source defines.
    const { axe: engine } = globalThis as unknown as { axe: typeof axe };
    const { violations: list } = await engine.run(document);
    return list.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}

async function download(act: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

describe('what is done', () => {
  it('is ticked off, shows on the first card, is kept, and can be taken back', async () => {
    await show({ result: await payable() });
    const tick = (name: string) =>
      page.getByRole('button', { name: new RegExp(`^${name}`) }).first();
    await page.getByText('Nie przypomnimy wtedy o terminie.').waitFor();
    await tick('Wysłane').click();
    await tick('Zapłacone').click();
    const card = page.getByRole('article').first();
    await card.getByText('Zapłacone 24 lipca 2026').waitFor();
    await page.getByText('O terminie już nie przypomnimy.').waitFor();
    await expect
      .poll(() => kept.at(-1))
      .toEqual({ done: { sent: '2026-07-24', paid: '2026-07-24' } });
    expect(await violations()).toEqual([]);
    await tick('Zapłacone').click();
    await card.getByText('Wysłane 24 lipca 2026').waitFor();
    await expect.poll(() => kept.at(-1)).toEqual({ done: { sent: '2026-07-24' } });
  });

  it('offers no "Zapłacone" where nothing is to be paid', async () => {
    const result = await payable();
    const { classification } = result;
    const financial_obligations = {
      ...classification.financial_obligations,
      direction: 'to_receive' as const,
    };
    await show({
      result: { ...result, classification: { ...classification, financial_obligations } },
    });
    await page.getByRole('button', { name: /^Załatwione/ }).waitFor();
    expect(await page.getByRole('button', { name: /^Zapłacone/ }).count()).toBe(0);
  });
});

describe('the first card for somebody else', () => {
  const openPicture = async () => {
    await button('Zapisz jako obraz').click();
    await page.getByRole('dialog').getByText('Listownik, stan na 24 lipca 2026').waitFor();
  };

  it('becomes a picture made on the device, names hidden unless shown', async () => {
    const result = await payable();
    const { classification } = result;
    const { in_short: short } = classification;
    const meaning = 'Urząd wzywa Damiana Kozubka do zapłaty.';
    const in_short = { title: '', if_ignored: null, needs_action: true, ...short, meaning };
    await show({ result: { ...result, classification: { ...classification, in_short } } });
    await openPicture();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Urząd wzywa █████ █████ do zapłaty.').waitFor();
    expect(await dialog.getByText('1816-SEW.723.40218.2026').count()).toBe(0);
    expect(await violations()).toEqual([]);
    const hidden = await download(() => button('Zapisz obraz').click());
    expect(hidden.name).toBe('pismo_upomnienie.png');
    expect(hidden.bytes.subarray(1, 4).toString()).toBe('PNG');
    // Twice as sharp as the sheet, and not a blank one.
    const sheet = await dialog.locator('[data-paper]').boundingBox();
    expect(hidden.bytes.readUInt32BE(16)).toBeGreaterThanOrEqual(2 * Math.floor(sheet?.width ?? 0));
    expect(hidden.bytes.length).toBeGreaterThan(20_000);

    await dialog.getByRole('switch', { name: 'Ukryj imiona, nazwiska i adresy' }).click();
    await dialog.getByText(meaning).waitFor();
    await dialog.getByRole('switch', { name: 'Dodaj numer sprawy' }).click();
    await dialog.getByText('1816-SEW.723.40218.2026').waitFor();
  });

  it('is handed to the system’s sheet where there is one', async () => {
    await page.evaluate(() => {
      const shared: string[] = [];
      Object.assign(globalThis, { shared });
      Object.assign(navigator, {
        canShare: () => true,
        share: ({ files }: ShareData) => Promise.resolve(shared.push(files?.[0]?.type ?? '')),
      });
    });
    await show();
    await openPicture();
    await button('Wyślij').click();
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { shared: string[] }).shared), {
        timeout: 15_000,
      })
      .toEqual(['image/png']);
  });

  it('is read aloud by a voice of the device, and by none of the network', async () => {
    await page.evaluate(() => {
      const said: string[] = [];
      const voices = [{ lang: 'pl-PL', localService: false, name: 'network' }];
      Object.assign(globalThis, { said, voices });
      Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', {
        value: class {
          text: string;
          constructor(text: string) {
            this.text = text;
          }
        },
      });
      Object.defineProperty(globalThis, 'speechSynthesis', {
        value: {
          getVoices: () => voices,
          cancel: () => undefined,
          speak: ({ text }: { text: string }) => said.push(text),
        },
      });
    });
    await show();
    await button('Czytaj na głos').click();
    await page.getByText('Głosu z internetu nie używamy').waitFor();
    await page.evaluate(() =>
      (globalThis as unknown as { voices: object[] }).voices.push({
        ...{ lang: 'pl-PL', localService: true, name: 'device' },
      }),
    );
    await button('Czytaj na głos').click();
    await button('Przestań czytać').waitFor();
    const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
    expect(said.join(' ')).toContain('Co musisz zrobić.');
    await button('Przestań czytać').click();
    await button('Czytaj na głos').waitFor();
  });

  it('has larger text on request, and nothing is cut', async () => {
    await show();
    await button('Większy tekst').click();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '20px',
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await button('Zwykły tekst').click();
    expect(await page.evaluate(() => localStorage.getItem('textSize'))).toBeNull();
  });
});

describe('the day of the deadline', () => {
  it('follows from how and when the letter came, by keyboard alone, and is kept', async () => {
    await show();
    await button('Policz dokładny dzień').press('Enter');
    await page.keyboard.press('o'); // the first choice that begins so
    const day = page.getByLabel('Dzień odbioru', { exact: true });
    await day.fill('2026-07-23');

    await page.getByText('30 lipca 2026 (czwartek)').first().waitFor();
    await page.getByText('Zrób do: 28 lipca 2026').waitFor();
    await page.locator('summary', { hasText: 'Jak to policzyliśmy' }).press('Enter');
    await page.getByText('+ 7 dni → 30.07.2026 (czwartek)').last().waitFor();
    await page.getByText('Podstawa: art. 57 § 1 k.p.a.').last().waitFor();
    await page.getByText('Zapisane przy tej analizie.').first().waitFor();
    expect(kept).toEqual([{ delivery: { mode: 'in_hand', date: '2026-07-23' } }]);

    // Not collected: fourteen days of keeping come first, and everything is counted anew.
    await page.getByLabel('Sposób odbioru').selectOption('uncollected');
    await page.getByText('13 sierpnia 2026 (czwartek)').first().waitFor();
    await page.getByRole('tab', { name: 'Plan Działania' }).click();
    await page.getByText('Ostatni dzień: zapłata').waitFor();
    await expect
      .poll(() => kept.at(-1))
      .toEqual({ delivery: { mode: 'uncollected', date: '2026-07-23' } });
  });

  it('stays with what was typed when it cannot be kept, says so and is sent again', async () => {
    status = 503;
    await show();
    await page.getByLabel('Sposób odbioru').selectOption('unknown');
    await page.getByText('Najwcześniejszy możliwy termin', { exact: true }).waitFor();
    await page.getByText('Nie udało się zapisać.').last().waitFor();
    await page.getByText('29 lipca 2026 (środa)').first().waitFor();
    status = 200;
    await button('Zapisz ponownie').first().click();
    await page.getByText('Zapisane przy tej analizie.').first().waitFor();
    expect(kept.at(-1)).toEqual({ delivery: { mode: 'unknown', date: null } });
  });

  it.each([
    ['2026-07-25', 'Ta data jest w przyszłości. Podaj dzień, który już był.'],
    ['0206-07-20', 'Sprawdź rok w tej dacie.'],
  ])('is not counted from %s, and a sentence says why', async (date, sentence) => {
    await show();
    await page.getByLabel('Sposób odbioru').selectOption('in_hand');
    await page.getByLabel('Dzień odbioru', { exact: true }).fill(date);
    await page.getByText(sentence).waitFor();
    expect(await page.getByText('Ostateczny termin').count()).toBe(0);
    expect(kept).toEqual([]);
  });

  it('is there again when the result is opened again', async () => {
    const delivery = { mode: 'e_delivery_unopened', date: '2026-07-01' } as const;
    await show({ review: { delivery, corrections: {} }, hasText: false });
    await page.getByText('23 lipca 2026 (czwartek)').first().waitFor();
    expect(await page.getByLabel('Dzień wpłynięcia do skrzynki').inputValue()).toBe('2026-07-01');
    await page.getByText('termin minął 1 dzień temu').first().waitFor();
  });

  it('goes into a calendar with reminders', async () => {
    const delivery = { mode: 'in_hand', date: '2026-07-23' } as const;
    await show({ review: { delivery, corrections: {} } });
    const { name, bytes } = await download(() => button('Dodaj do kalendarza').first().click());
    expect(name).toBe('terminy_upomnienie.ics');
    const lines = bytes.toString().replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toContain('DTSTART;VALUE=DATE:20260730');
    expect(lines).toContain(`UID:${ID}-termin-0@listownik`);
    expect(lines.filter((line) => line.startsWith('TRIGGER;VALUE=DATE-TIME:'))).toHaveLength(3);
    await page.getByText(`Pobrano plik: ${name}`).waitFor();
  });
});

describe('a payment', () => {
  it('is offered as a code that carries the transfer, on white in the dark theme too', async () => {
    await show({ result: await payable() });
    await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
    // A phone cannot photograph its own screen: the code is folded there.
    await page.locator('summary', { hasText: 'Kod QR do przelewu' }).click();
    const code = page.getByRole('img', { name: /^Kod QR do przelewu/ });
    await code.waitFor();
    const sheet = await code
      .locator('..')
      .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(sheet).toBe('rgb(255, 255, 255)');
    expect(await code.locator('path').getAttribute('d')).toMatch(/^M4 4h7v1h-7z/);
    for (const name of ['Kopiuj rachunek', 'Kopiuj kwotę', 'Kopiuj tytuł']) {
      expect(await button(name).count()).toBe(1);
    }
  });
});

describe('what the reader is told further down', () => {
  const told = async () => {
    const state = resultStates(await page.evaluate(() => resultPage.sample)).told;
    if (state === undefined) throw new Error('The state "told" is gone.');
    await show({ result: state });
  };
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });

  it('is how a reply is sent, below the reply, where it is known', async () => {
    await told();
    await page.getByRole('tab', { name: 'Warianty Odpowiedzi' }).click();
    const card = page.locator('article', { has: heading('Jak to wysłać') }).first();
    expect(await card.getByRole('heading', { level: 3 }).innerText()).toBe('Współpracujący');
    const steps = card.locator('ol > li');
    expect(await steps.count()).toBe(3);
    expect(await steps.last().innerText()).toContain('potwierdzenie nadania');
    expect(await violations()).toEqual([]);
  });

  it('is how a step of the plan is done, folded below it', async () => {
    await told();
    await page.getByRole('tab', { name: 'Plan Działania' }).click();
    const how = page.getByText('Złóż wniosek w urzędzie albo przez e-Urząd Skarbowy.');
    expect(await how.isVisible()).toBe(false);
    const step = page.getByRole('listitem').filter({ has: how });
    await step.locator('summary', { hasText: 'Jak to zrobić' }).press('Enter');
    await how.waitFor();
    expect(await violations()).toEqual([]);
  });

  it('is the law, with its source, its state and what was not verified', async () => {
    await told();
    const fold = page.locator('details', {
      has: page.locator('summary', { hasText: 'Podstawa prawna' }),
    });
    await fold.locator('summary').press('Enter');
    const [first, second] = await fold.locator('li').allInnerTexts();
    expect(first?.replaceAll('\u00a0', ' ')).toContain(
      'art. 15 § 1 u.p.e.a. · stan prawny na 1 lipca 2026',
    );
    expect(first).not.toContain('do sprawdzenia');
    expect(second).toContain('do sprawdzenia');
    expect(await fold.getByRole('link').evaluateAll((all) => all.map(String))).toEqual([
      'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19660240151',
    ]);
    expect(await violations()).toEqual([]);
  });

  it('is which part the rules wrote, and what was taken out of it', async () => {
    await told();
    await page
      .getByText('Według reguł, bez sztucznej inteligencji, powstało: odpowiedź „Asertywny”.')
      .waitFor();
    for (const title of [
      'Część wyniku ułożona według wzorów',
      'Sprawdź datę',
      'Sprawdź kontakt',
      'Nikomu nie podawaj kodu',
      'Analiza bez modelu językowego',
    ]) {
      expect(await page.getByText(title, { exact: true }).isVisible()).toBe(true);
    }
  });
});

describe('a letter that may be a fraud', () => {
  const warnings: ResultWarning[] = [
    {
      kind: 'term_in_past',
      title: 'Termin już minął',
      message: 'Skontaktuj się z nadawcą jak najszybciej.',
      quote: null,
    },
    {
      kind: 'scam_signs',
      title: 'Sprawdź przed zapłatą',
      message: 'Adres nadawcy jest prywatną skrzynką.',
      quote: 'urzad.skarbowy@poczta.example',
    },
  ];

  it('is told first and alone: no day, no sum, no account, no reply, no contact with the sender', async () => {
    await show({ result: await payable(warnings) });
    await page.getByRole('heading', { name: 'Sprawdź przed zapłatą' }).waitFor();
    await page.getByText('Na razie nie płać').waitFor();
    const text = await page.locator('main').innerText();
    expect(text).not.toMatch(
      /Skontaktuj się z nadawcą|Do kiedy|\bIle\b|\d zł|Numer rachunku|Termin/,
    );
    expect(await page.getByRole('tab').count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Kopiuj/ }).count()).toBe(0);
    expect(await violations()).toEqual([]);
  });

  it('is shown in full once the reader knows that it is genuine, still without a code', async () => {
    await show({ result: await payable(warnings) });
    await button('Pismo jest prawdziwe, pokaż analizę').click();
    await page.getByText('Nie pokazujemy kodu QR, bo to pismo ma ostrzeżenia').waitFor();
    expect(await page.getByRole('img', { name: /Kod QR/ }).count()).toBe(0);
    await page.getByText('Adres nadawcy jest prywatną skrzynką.').waitFor();
    await page.getByRole('tab', { name: 'Podsumowanie' }).waitFor();
  });
});

describe('the first card', () => {
  it('says which way the money goes', async () => {
    const result = await payable();
    const money = { ...result.classification.financial_obligations, total_amount: 6840 };
    const going = (direction: 'to_receive' | 'disputed' | 'none'): AnalysisResult => ({
      ...result,
      classification: {
        ...result.classification,
        financial_obligations: { ...money, direction },
      },
    });
    await show({ result: going('to_receive') });
    await page.getByRole('heading', { name: 'Dostaniesz' }).waitFor();
    expect(await page.locator('article p > mark').first().textContent()).toBe(
      '6\u00a0840,00\u00a0zł',
    );
    expect(await button('Kopiuj kwotę').count()).toBe(0);
    await show({ result: going('disputed') });
    await page.getByRole('heading', { name: 'Kwota sporna' }).waitFor();
    expect(await button('Kopiuj kwotę').count()).toBe(0);
    await show({ result: going('none') });
    await page.getByText('Nic do zapłaty w tym piśmie').waitFor();
    expect(await button('Kopiuj kwotę').count()).toBe(0);
    expect(await page.getByText(/kodu? QR/i).count()).toBe(0);
  });

  it('tells an event with its day, hour, place and whether one must be there', async () => {
    const sample = await page.evaluate(() => resultPage.sample);
    const { classification } = sample;
    const events = [
      {
        kind: 'hearing' as const,
        date: '2026-12-03',
        time: '09:30',
        place: 'Sąd Rejonowy w Rzeszowie, sala 12',
        attendance: 'ordered' as const,
        what: 'Rozprawa w Twojej sprawie',
        consequence: null,
        quote: null,
      },
    ];
    const critical_dates = { ...classification.critical_dates, events };
    await show({ result: { ...sample, classification: { ...classification, critical_dates } } });
    const card = page.getByRole('article').first();
    for (const words of ['3 grudnia 2026 (czwartek), godz. 09:30', 'sala 12', 'obowiązkowa']) {
      await card.getByText(words).waitFor();
    }
  });

  it('prefers none of two sums the letter gives, and shows both places', async () => {
    const result = await payable();
    const fact = 'financial_obligations.total_amount';
    const verification = [
      {
        fact,
        status: 'conflicting' as const,
        quote: '2 391,00 zł',
        reason: 'Pismo podaje dwie kwoty.',
        certainty: 'check' as const,
        alternatives: [{ value: '2931.00', quote: 'dwa tysiące dziewięćset trzydzieści jeden' }],
      },
    ];
    await show({ result: { ...result, verification } });
    const card = page.getByRole('article').first();
    await card.getByRole('heading', { name: /sprawdź w piśmie$/ }).waitFor();
    await card.getByText('2 931,00 zł', { exact: true }).waitFor();
    await card.getByRole('button', { name: 'Pokaż w piśmie: 2 391,00 zł' }).click();
    await page.getByRole('dialog', { name: 'Miejsce w piśmie' }).waitFor();
  });
});

describe('a fact that does not agree', () => {
  it('is corrected where it stands, goes into the replies and is taken back', async () => {
    await show();
    await correct();
    await button('Popraw: Numer sprawy').press('Enter');
    await page.getByLabel('Nowa wartość: numer sprawy').fill('');
    await page.keyboard.press('Enter');
    await page.getByText('Wpisz poprawną wartość.').waitFor();
    await page.getByLabel('Nowa wartość: numer sprawy').fill('1816-SEW.723.99999.2026');
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('Popraw: Numer sprawy');
    await page.getByText('poprawione przez Ciebie').waitFor();
    await page.getByText('Odczytaliśmy: 1816-SEW.723.40218.2026').waitFor();
    await expect
      .poll(() => kept)
      .toEqual([{ corrections: { 'case_details.reference_number': '1816-SEW.723.99999.2026' } }]);

    await page.getByRole('tab', { name: 'Warianty Odpowiedzi' }).click();
    const letter = page.getByRole('region', { name: 'Treść: Asertywny' });
    expect(await letter.innerText()).toContain('1816-SEW.723.99999.2026');
    await openMore();
    const { bytes } = await download(() => button('Pobierz JSON').click());
    expect(JSON.parse(bytes.toString())).toMatchObject({
      classification: { case_details: { reference_number: '1816-SEW.723.99999.2026' } },
      review: { delivery: null },
    });

    await page.getByRole('tab', { name: 'Podsumowanie' }).click();
    await button('Przywróć').click();
    await page.getByText('1816-SEW.723.40218.2026').first().waitFor();
    expect(await focused()).toBe('Popraw: Numer sprawy');
    expect(await page.getByText('poprawione przez Ciebie').count()).toBe(0);
    await expect.poll(() => kept.at(-1)).toEqual({ corrections: {} });
  });

  it('closes with Escape and leaves the keyboard where it was', async () => {
    await show();
    await correct();
    await button('Popraw: Razem').press('Enter');
    await page.getByLabel('Nowa wartość: razem').fill('1');
    await page.keyboard.press('Escape');
    expect(await page.getByLabel('Nowa wartość: razem').count()).toBe(0);
    expect(await focused()).toBe('Popraw: Razem');
    expect(kept).toEqual([]);
  });
});

/** The sample's replies as they are where the reader's town is not known. */
function withPlaceOpen(result: AnalysisResult): AnalysisResult {
  const variants = { ...result.responseVariants };
  for (const key of [
    'variant_1_cooperative',
    'variant_2_assertive',
    'variant_3_tactical_delay',
  ] as const) {
    const { content } = variants[key];
    variants[key] = {
      ...variants[key],
      content: content.replace('Rzeszów, 24', '[uzupełnij: miejscowość], 24'),
    };
  }
  return { ...result, responseVariants: variants };
}

describe('a reply', () => {
  it('is filled in where it has gaps, in every file, and says what is left', async () => {
    const delivery = { mode: 'in_hand', date: '2026-07-23' } as const;
    const result = withPlaceOpen(await page.evaluate(() => resultPage.sample));
    await show({ result, review: { delivery, corrections: {} } });
    await page.getByRole('tab', { name: 'Warianty Odpowiedzi' }).click();
    const card = page.locator('article', { has: page.getByRole('heading', { name: 'Asertywny' }) });
    await card.getByText('Zostały 2 miejsca do uzupełnienia.').waitFor();
    await card.getByLabel('Uzupełnij: miejscowość').fill('Rzeszów');
    await card.getByText('Zostało 1 miejsce do uzupełnienia.').waitFor();
    // The same question in another reply has the same answer.
    const places = page.getByLabel('Uzupełnij: miejscowość');
    expect(await places.first().inputValue()).toBe('Rzeszów');

    const text = await download(() => card.getByRole('button', { name: 'Pobierz TXT' }).click());
    expect(text.bytes.toString()).toContain('Rzeszów, 24 lipca 2026 r.');
    expect(text.bytes.toString()).not.toMatch(/uzupełnij: (?:miejscowość|własnoręczny podpis)/);
    const pdf = await download(() => card.getByRole('button', { name: 'Pobierz PDF' }).click());
    const { pages } = await readPdf(pdf.bytes);
    const words = pages.flatMap((runs) => runs.map((run) => run.text)).join('');
    expect(words.replaceAll(/\s/g, '')).toContain('Rzeszów,24lipca2026r.');

    // Leaving the page loses nothing that was typed; nothing of it was sent.
    await show({ result });
    await page.getByRole('tab', { name: 'Warianty Odpowiedzi' }).click();
    expect(await places.first().inputValue()).toBe('Rzeszów');
    expect(kept).toEqual([]);
  });

  it('keeps the keyboard on the button while its file is made', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    await page.route(/\.ttf$/, async (route) => {
      await held;
      await route.continue();
    });
    await show();
    await openMore();
    const report = button('Eksportuj Raport PDF');
    await report.focus();
    const { name } = await download(async () => {
      await page.keyboard.press('Enter');
      await button('Eksportuję...').waitFor();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Eksportuję...');
      await page.keyboard.press('Enter');
      release(undefined);
    });
    expect(name).toBe('raport_analizy_2026-07-24.pdf');
    await report.waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      'Eksportuj Raport PDF',
    );
  });
});

describe('the evidence', () => {
  it('shows the sentence in the letter while the tab remembers it', async () => {
    await show();
    const sum = page.locator('dl > div', { hasText: 'Razem' });
    await sum.getByRole('button', { name: 'Skąd to wiemy: Razem' }).click();
    await sum.getByRole('button', { name: 'Pokaż w piśmie' }).click();
    const dialog = page.getByRole('dialog', { name: 'Miejsce w piśmie' });
    expect(await dialog.locator('mark').innerText()).toContain('2 391,00');
    await page.keyboard.press('Escape');
    await show({ hasText: false });
    await sum.getByRole('button', { name: 'Skąd to wiemy: Razem' }).click();
    expect(await page.getByRole('button', { name: 'Pokaż w piśmie' }).count()).toBe(0);
  });
});

describe('on every screen', () => {
  it('of a phone, what to do, until when and how much stand above the fold', async () => {
    await show();
    for (const text of [
      'Co muszę zrobić?',
      'Do kiedy',
      '7 dni od dnia odbioru pisma',
      'Do zapłaty',
    ]) {
      const box = await page.getByText(text, { exact: true }).first().boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0), text).toBeLessThanOrEqual(780);
    }
    const ignored = await page.getByText('Co, jeśli nic nie zrobię').boundingBox();
    expect(ignored?.y).toBeLessThanOrEqual(780 * 1.3);
    const steps = page.getByRole('listitem').filter({ hasText: /^Jeżeli nie możesz zapłacić/ });
    const sample = await page.evaluate(() => resultPage.sample);
    const whole = sample.classification.required_actions.map(({ action }) => action);
    expect(whole).toContain(await steps.first().innerText());
  });

  it.each([
    [360, 'light'],
    [768, 'dark'],
    [1440, 'light'],
  ] as const)('%i px wide and %s has nothing axe objects to and fits', async (width, theme) => {
    await page.setViewportSize({ width, height: 900 });
    const delivery = { mode: 'in_hand', date: '2026-07-23' } as const;
    const corrections = { 'sender_identification.name': 'Urząd Skarbowy' };
    await show({ result: await payable(), review: { delivery, corrections } });
    await page.evaluate((value) => (document.documentElement.dataset.theme = value), theme);
    await correct();
    await button('Popraw: Razem').click();
    for (const tab of ['Podsumowanie', 'Warianty Odpowiedzi', 'Plan Działania']) {
      await page.getByRole('tab', { name: tab }).click();
      expect(await violations(), tab).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        tab,
      ).toBeLessThanOrEqual(0);
    }
  });
});
