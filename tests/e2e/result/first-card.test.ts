import { describe, expect, it } from 'vitest';

import type { AnalysisResult, ResultWarning } from '#shared/domain/analysis-result.ts';
import { violations } from '#tests/support/axe.ts';
import { resultInBrowser } from '#tests/support/result-in-browser.ts';

const here = resultInBrowser();

describe('the first card', () => {
  it('shows the direction of the money', async () => {
    const result = await here.payable();
    const money = { ...result.classification.financial_obligations, total_amount: 6840 };
    const going = (direction: 'to_receive' | 'disputed' | 'none'): AnalysisResult => ({
      ...result,
      classification: {
        ...result.classification,
        financial_obligations: { ...money, direction },
      },
    });
    await here.show({ result: going('to_receive') });
    await here.page.getByRole('heading', { name: 'Dostaniesz' }).waitFor();
    expect(await here.page.locator('article p > mark').first().textContent()).toBe(
      '6\u00a0840,00\u00a0zł',
    );
    expect(await here.button('Kopiuj kwotę').count()).toBe(0);
    await here.show({ result: going('disputed') });
    await here.page.getByRole('heading', { name: 'Kwota sporna' }).waitFor();
    expect(await here.button('Kopiuj kwotę').count()).toBe(0);
    await here.show({ result: going('none') });
    await here.page.getByText('Nic do zapłaty w tym piśmie').waitFor();
    expect(await here.button('Kopiuj kwotę').count()).toBe(0);
    expect(await here.page.getByText(/kodu? QR/i).count()).toBe(0);
  });

  it('shows each step completely, however long', async () => {
    const action =
      'Jeżeli nie możesz zapłacić całości, przed terminem złóż wniosek o raty, odroczenie albo inną ulgę w spłacie';
    const sample = await here.sample();
    const required_actions = [{ action, priority: 'HIGH' as const }];
    const classification = { ...sample.classification, required_actions };
    await here.show({ result: { ...sample, classification } });
    const steps = here.page.getByRole('article').getByRole('listitem');
    expect(await steps.allInnerTexts()).toEqual([action]);
  });

  it('shows an event with its day, hour, place and attendance', async () => {
    const sample = await here.sample();
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
    await here.show({
      result: { ...sample, classification: { ...classification, critical_dates } },
    });
    const card = here.page.getByRole('article').first();
    for (const words of ['3 grudnia 2026 (czwartek), godz. 09:30', 'sala 12', 'obowiązkowa']) {
      await card.getByText(words).waitFor();
    }
  });

  it('prefers neither of two sums in the letter, and shows both places', async () => {
    const result = await here.payable();
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
    await here.show({ result: { ...result, verification } });
    const card = here.page.getByRole('article').first();
    await card.getByRole('heading', { name: /sprawdź w piśmie$/ }).waitFor();
    await card.getByText('2 931,00 zł', { exact: true }).waitFor();
    await card.getByRole('button', { name: 'Pokaż w piśmie: 2 391,00 zł' }).click();
    await here.page.getByRole('dialog', { name: 'Miejsce w piśmie' }).waitFor();
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

  it('shows only the warning first: no day, sum, account, reply or contact with the sender', async () => {
    await here.show({ result: await here.payable(warnings) });
    await here.page.getByRole('heading', { name: 'Sprawdź przed zapłatą' }).waitFor();
    await here.page.getByText('Na razie nie płać').waitFor();
    const text = await here.page.locator('main').innerText();
    expect(text).not.toMatch(
      /Skontaktuj się z nadawcą|Do kiedy|\bIle\b|\d zł|Numer rachunku|Termin/,
    );
    expect(await here.page.getByRole('tab').count()).toBe(0);
    expect(await here.page.getByRole('button', { name: /^Kopiuj/ }).count()).toBe(0);
    expect(await violations(here.page)).toEqual([]);
  });

  it.each([320, 360, 768, 1_440])('has its red head from edge to edge at %i px', async (width) => {
    await here.page.setViewportSize({ width, height: 900 });
    await here.show({ result: await here.payable(warnings) });
    const card = here.page.getByRole('article', { name: 'Sprawdź przed zapłatą' });
    const gaps = await card.evaluate((element) => {
      const head = element.querySelector('header')?.getBoundingClientRect();
      const { left, right, top } = element.getBoundingClientRect();
      return head && [head.left - left, right - head.right, head.top - top];
    });
    // The card's line alone.
    expect(gaps).toEqual([2, 2, 2]);
  });

  it('is shown in full once the reader knows that it is genuine, still without a code', async () => {
    await here.show({ result: await here.payable(warnings) });
    await here.button('Pismo jest prawdziwe, pokaż analizę').click();
    await here.page.getByText('Nie pokazujemy kodu QR, bo to pismo ma ostrzeżenia').waitFor();
    expect(await here.page.getByRole('img', { name: /Kod QR/ }).count()).toBe(0);
    await here.page.getByText('Adres nadawcy jest prywatną skrzynką.').waitFor();
    await here.page.getByRole('tab', { name: 'Podsumowanie' }).waitFor();
  });
});

describe('on every screen', () => {
  it('of a phone shows what to do, until when and how much above the fold', async () => {
    await here.show();
    for (const text of [
      'Co muszę zrobić?',
      'Do kiedy',
      '7 dni od dnia odbioru pisma',
      'Do zapłaty',
    ]) {
      const box = await here.page.getByText(text, { exact: true }).first().boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0), text).toBeLessThanOrEqual(780);
    }
    const ignored = await here.page.getByText('Co, jeśli nic nie zrobię').boundingBox();
    expect(ignored?.y).toBeLessThanOrEqual(780 * 1.3);
    const steps = here.page
      .getByRole('listitem')
      .filter({ hasText: /^Jeżeli nie możesz zapłacić/ });
    const sample = await here.sample();
    const whole = sample.classification.required_actions.map(({ action }) => action);
    expect(whole).toContain(await steps.first().innerText());
  });

  it.each([
    [360, 'light'],
    [768, 'dark'],
    [1440, 'light'],
  ] as const)('%i px wide and %s passes axe and fits', async (width, theme) => {
    await here.page.setViewportSize({ width, height: 900 });
    const delivery = { mode: 'in_hand', date: '2026-07-23' } as const;
    const corrections = { 'sender_identification.name': 'Urząd Skarbowy' };
    await here.show({ result: await here.payable(), review: { delivery, corrections } });
    await here.page.evaluate((value) => (document.documentElement.dataset.theme = value), theme);
    await here.correct();
    await here.button('Popraw: Razem').click();
    for (const tab of ['Podsumowanie', 'Warianty Odpowiedzi', 'Plan Działania']) {
      await here.page.getByRole('tab', { name: tab }).click();
      expect(await violations(here.page), tab).toEqual([]);
      expect(
        await here.page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        tab,
      ).toBeLessThanOrEqual(0);
    }
  });
});
