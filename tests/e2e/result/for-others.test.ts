import { describe, expect, it } from 'vitest';

import { violations } from '#tests/support/axe.ts';
import { resultInBrowser } from '#tests/support/result-in-browser.ts';

const here = resultInBrowser();

describe('what is done', () => {
  it('is ticked off, appears on the first card, is stored, and can be undone', async () => {
    await here.show({ result: await here.payable() });
    const tick = (name: string) =>
      here.page.getByRole('button', { name: new RegExp(`^${name}`) }).first();
    await here.page.getByText('Nie przypomnimy wtedy o terminie.').waitFor();
    await tick('Wysłane').click();
    await tick('Zapłacone').click();
    const card = here.page.getByRole('article').first();
    await card.getByText('Zapłacone 24 lipca 2026').waitFor();
    await here.page.getByText('O terminie już nie przypomnimy.').waitFor();
    await expect
      .poll(() => here.kept.at(-1))
      .toEqual({ done: { sent: '2026-07-24', paid: '2026-07-24' } });
    expect(await violations(here.page)).toEqual([]);
    await tick('Zapłacone').click();
    await card.getByText('Wysłane 24 lipca 2026').waitFor();
    await expect.poll(() => here.kept.at(-1)).toEqual({ done: { sent: '2026-07-24' } });
  });

  it('offers no "Zapłacone" where nothing is to be paid', async () => {
    const result = await here.payable();
    const { classification } = result;
    const financial_obligations = {
      ...classification.financial_obligations,
      direction: 'to_receive' as const,
    };
    await here.show({
      result: { ...result, classification: { ...classification, financial_obligations } },
    });
    await here.page.getByRole('button', { name: /^Załatwione/ }).waitFor();
    expect(await here.page.getByRole('button', { name: /^Zapłacone/ }).count()).toBe(0);
  });
});

describe('the first card for somebody else', () => {
  const openPicture = async () => {
    await here.button('Zapisz jako obraz').click();
    await here.page.getByRole('dialog').getByText('Listownik, stan na 24 lipca 2026').waitFor();
  };

  it('becomes a picture made on the device, names hidden unless shown', async () => {
    const result = await here.payable();
    const { classification } = result;
    const { in_short: short } = classification;
    const meaning = 'Urząd wzywa Damiana Kozubka do zapłaty.';
    const in_short = { title: '', if_ignored: null, needs_action: true, ...short, meaning };
    await here.show({ result: { ...result, classification: { ...classification, in_short } } });
    await openPicture();
    const dialog = here.page.getByRole('dialog');
    await dialog.getByText('Urząd wzywa █████ █████ do zapłaty.').waitFor();
    expect(await dialog.getByText('1816-SEW.723.40218.2026').count()).toBe(0);
    expect(await violations(here.page)).toEqual([]);
    const hidden = await here.download(() => here.button('Zapisz obraz').click());
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

  it('is shared through the system’s sheet if there is one', async () => {
    await here.page.evaluate(() => {
      const shared: string[] = [];
      Object.assign(globalThis, { shared });
      Object.assign(navigator, {
        canShare: () => true,
        share: ({ files }: ShareData) => Promise.resolve(shared.push(files?.[0]?.type ?? '')),
      });
    });
    await here.show();
    await openPicture();
    await here.button('Wyślij').click();
    await expect
      .poll(() => here.page.evaluate(() => (globalThis as unknown as { shared: string[] }).shared))
      .toEqual(['image/png']);
  });

  it('is read aloud by a voice of the device, never by a network voice', async () => {
    await here.page.evaluate(() => {
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
    await here.show();
    await here.button('Czytaj na głos').click();
    await here.page.getByText('Głosu z internetu nie używamy').waitFor();
    await here.page.evaluate(() =>
      (globalThis as unknown as { voices: object[] }).voices.push({
        ...{ lang: 'pl-PL', localService: true, name: 'device' },
      }),
    );
    await here.button('Czytaj na głos').click();
    await here.button('Przestań czytać').waitFor();
    const said = await here.page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
    expect(said.join(' ')).toContain('Co musisz zrobić.');
    await here.button('Przestań czytać').click();
    await here.button('Czytaj na głos').waitFor();
  });

  it('is printed without the tools around it', async () => {
    await here.show({ result: await here.payable() });
    await here.page.emulateMedia({ media: 'print' });
    const card = here.page.getByRole('article').first();
    expect(await card.getByRole('heading', { level: 2 }).isVisible()).toBe(true);
    expect(await card.getByText('Co muszę zrobić?').isVisible()).toBe(true);
    expect(await here.page.getByRole('button').count()).toBe(0);
    expect(await here.page.getByRole('tablist').count()).toBe(0);
    // One sheet of paper holds the card.
    const box = await card.boundingBox();
    expect(box?.height ?? Infinity).toBeLessThan(1_000);
  });

  it('has larger text on request, and nothing is cut', async () => {
    await here.show();
    await here.button('Większy tekst').click();
    expect(
      await here.page.evaluate(() => getComputedStyle(document.documentElement).fontSize),
    ).toBe('20px');
    expect(await here.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(
      0,
    );
    await here.button('Zwykły tekst').click();
    expect(await here.page.evaluate(() => localStorage.getItem('textSize'))).toBeNull();
  });
});
