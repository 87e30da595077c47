import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { getAnalytics, getStats, listUsers } from '#shared/contracts/admin.ts';
import { getMe } from '#shared/contracts/auth.ts';
import { getHistoryItem, type HistoryItem, listHistory } from '#shared/contracts/history.ts';
import { getOperation } from '#shared/contracts/operation.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
} from '#shared/contracts/second-factor.ts';
import { uploadText } from '#shared/contracts/upload.ts';
import { listWithdrawals } from '#shared/contracts/withdrawals.ts';
import { violations } from '#tests/support/axe.ts';
import { beSmall, layoutFaults, smallScreens, thumbFaults } from '#tests/support/layout-faults.ts';
import { choose, letterText, type MessageCase, press } from '#tests/support/message-case.ts';
import { siteInBrowser } from '#tests/support/site-in-browser.ts';
import { playWire, type Wire } from '#tests/support/wire.ts';
import { beSignedIn, personOf, storedItem } from '#tests/support/wire-people.ts';

import { accountMessages } from './messages/account-messages.ts';
import { adminMessages } from './messages/admin-messages.ts';
import { analysisMessages } from './messages/analysis-messages.ts';
import { authMessages } from './messages/auth-messages.ts';
import { historyMessages } from './messages/history-messages.ts';

const here = siteInBrowser();
/** A phone in the dark, a desk in the light; between and below them only the room for words is measured. */
const looks = [
  { width: 360, theme: 'dark' },
  { width: 1_440, theme: 'light' },
] as const;

async function look(page: Page, width: number, theme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);
}

const LOOKS = 5;

/**
 * A screen may redirect or be rendered again for its new width during a check, on a busy machine a few frames later:
 * then the check is repeated. What is really wrong stays.
 */
async function settled<Seen>(
  page: Page,
  look: (page: Page) => Promise<readonly Seen[]>,
): Promise<readonly Seen[]> {
  const heading = page.getByRole('heading', { level: 1 }).first();
  let found: readonly Seen[] = [];
  for (let looks = 0; looks < LOOKS; looks += 1) {
    await heading.waitFor();
    found = await look(page);
    if (found.length === 0) return found;
    await nextFrames(page);
  }
  return found;
}

/** Waits until the page has been rendered twice. */
const nextFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

async function check({ as, usage, route, wire: rule, act, says }: MessageCase): Promise<void> {
  const context = await here.browser.newContext({
    serviceWorkers: 'block',
    locale: 'pl-PL',
    reducedMotion: 'reduce',
    viewport: { width: 1_440, height: 900 },
  });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const wire = await playWire(page);
  if (as !== undefined) {
    const role = as === 'admin' ? 'ADMIN' : 'USER';
    await beSignedIn(page, wire, { role, ...(usage === undefined ? {} : { usage }) });
  }
  rule?.(wire);
  await page.goto(`${here.site.url}/#/${route}`);
  await page.getByRole('heading', { level: 1 }).or(page.getByRole('alert')).first().waitFor();
  await act?.(page);
  await page.getByText(says).first().waitFor();
  const faults: string[] = [];
  const note = (where: string, found: readonly string[]) =>
    void faults.push(...found.map((fault) => `${where}: ${fault}`));
  for (const { width, theme } of looks) {
    await look(page, width, theme);
    note(`${width}, ${theme}`, await settled(page, violations));
    note(`${width}`, await settled(page, layoutFaults));
  }
  await look(page, 768, 'dark');
  note('768', await settled(page, layoutFaults));
  for (const [width, percent] of smallScreens) {
    await beSmall(page, width, percent);
    note(`${width}, text ${percent} %`, await settled(page, layoutFaults));
  }
  await beSmall(page, 360, 100);
  note('by thumb', await settled(page, thumbFaults));
  expect(faults).toEqual([]);
  await context.close();
}

function ownStates(item: HistoryItem): readonly MessageCase[] {
  const rows = (count: number) => (wire: Wire) => {
    const long = 'Bardzo_długa_nazwa_pisma_z_urzędu_skarbowego_w_Rzeszowie_skan_popr_2026.pdf';
    const data = Array.from({ length: count }, (_, index) => ({
      ...item,
      originalFileName: index === 1 ? long : item.originalFileName,
      tags: ['podatki', 'pilne', 'do wyjaśnienia z księgową'].slice(0, index % 4),
    }));
    wire.answers(listHistory, { data, currentPage: 2, totalPages: 3 });
  };
  const user = { as: 'user', route: 'history' } as const;
  return [
    { ...user, says: 'Strona 2 z 3', route: 'history?page=2', wire: rows(4) },
    { ...user, says: 'Edytuj tagi', wire: rows(2), act: press(/^Tagi/) },
    { ...user, says: 'Potwierdź usunięcie', wire: rows(2), act: press(/^Usuń/) },
    { ...user, says: 'Wczytujemy Twoją historię…', wire: (wire) => wire.hangs(listHistory) },
    {
      ...user,
      says: 'Wróć do historii',
      route: `history/${item.id}`,
      wire: (wire) => wire.answers(getHistoryItem, item),
    },
    {
      ...user,
      says: 'Tak odczytaliśmy Twoje pismo',
      route: 'dashboard',
      wire: (wire) => wire.hangs(uploadText),
      act: (page) => choose(page, { name: 'pismo.txt', text: letterText }),
    },
    {
      says: 'pismo.txt',
      route: '',
      act: (page) => choose(page, { name: 'pismo.txt', text: letterText }),
    },
    {
      as: 'admin',
      says: 'Wszystkie analizy w wybranym okresie',
      route: 'admin/analytics',
      wire: (wire) =>
        wire.answers(getAnalytics, {
          totalAnalyses: 1_240,
          documentTypes: [
            { name: 'Nakaz zapłaty', value: 700 },
            { name: 'Upomnienie', value: 540 },
          ],
          threatLevels: [
            { name: 'HIGH', value: 640 },
            { name: 'LOW', value: 600 },
          ],
          topSenders: [{ name: 'Naczelnik Pierwszego Urzędu Skarbowego w Rzeszowie', value: 42 }],
          analysesOverTime: [
            { date: '2026-11-01', count: 4 },
            { date: '2026-11-02', count: 9 },
          ],
        }),
    },
  ];
}

/** The administrator's screens full, with names of 60 characters without a space. */
function adminStates(): readonly MessageCase[] {
  const long = 'Konstantynopolitańczykowianeczka-Brzęczyszczykiewiczówna-Now';
  const email = `${'a'.repeat(48)}@poczta.example`;
  const at = '2026-11-02T09:00:00.000Z';
  const refund = { plan: 'PRO', at, refundGrosze: 4_900 } as const;
  return [
    {
      as: 'admin',
      route: 'admin/users',
      says: 'Wszyscy użytkownicy',
      wire: (wire) => {
        wire.answers(listUsers, [
          {
            ...personOf('ADMIN'),
            firstName: long,
            lastName: long,
            email,
            subscriptions: [],
            usages: [],
          },
        ]);
        wire.answers(getStats, {
          totalUsers: 1_234_567,
          activeSubscriptions: 98_765,
          analysesToday: 12_345,
          analysesThisMonth: 123_456,
        });
      },
    },
    {
      as: 'admin',
      route: 'admin/operation',
      says: 'Są wstrzymane',
      wire: (wire) =>
        wire.answers(getOperation, {
          analyses: 'paused',
          changedAt: at,
          tokensToday: 12_345_678,
          dailyTokens: { user: 400_000, stage: 20_000_000 },
        }),
    },
    {
      as: 'admin',
      route: 'admin/withdrawals',
      says: email,
      wire: (wire) =>
        wire.answers(listWithdrawals, [
          { ...refund, id: 'odstapienie-1', name: long, email, state: 'received' },
          {
            ...refund,
            id: 'odstapienie-2',
            name: long,
            email,
            state: 'received',
            refundGrosze: null,
          },
        ]),
    },
  ];
}

/** The administrator's codes: key and picture, the codes for a lost telephone, the second step of a sign-in. */
function codeStates(): readonly MessageCase[] {
  const wire = (wire: Wire) => {
    wire.answers(getSecondFactor, { since: null, recoveryCodesLeft: 0, isRequired: false });
    wire.answers(beginSecondFactor, {
      secret: 'JBSWY3DPEHPK3PXP'.repeat(2),
      uri: `otpauth://totp/Listownik?secret=${'JBSWY3DPEHPK3PXP'.repeat(2)}`,
    });
    wire.answers(confirmSecondFactor, {
      token: 'a-token-for-the-wire',
      user: personOf('ADMIN'),
      recoveryCodes: Array.from({ length: 10 }, (_, index) => `abcd-efgh-ijkl-mno${index}`),
    });
  };
  const settings = { as: 'admin', route: 'settings', wire } as const;
  const begin = press('Włącz kody z aplikacji');
  return [
    { ...settings, says: 'Zeskanuj ten obraz', act: begin },
    {
      ...settings,
      says: 'Nie pokażemy ich drugi raz.',
      act: async (page) => {
        await begin(page);
        await page.getByLabel('Kod', { exact: true }).fill('123456');
        await press('Potwierdź')(page);
      },
    },
    {
      as: 'admin',
      route: 'settings',
      says: 'Podaj kod z aplikacji',
      wire: (wire) => wire.answers(getMe, { ...personOf('ADMIN'), secondFactor: 'code' }),
    },
  ];
}

/** States that only a text of the catalogue leads to. */
const borrowed = [
  'Nieprawidłowy email lub hasło.',
  'Hasła nie są takie same.',
  'Brak tokenu weryfikacyjnego.',
  'Email zweryfikowany pomyślnie!',
  'Aktualizacja profilu nie powiodła się.',
  'Hasło musi mieć co najmniej 6 znaków',
  'Nie udało się pobrać historii analiz. Sprawdź połączenie z internetem i spróbuj ponownie.',
  'Twoja historia jest pusta',
  'Nie udało się zapisać tagów.',
  'Zalecana konsultacja prawna!',
  'Błąd: Nie znaleziono rekomendowanego wariantu odpowiedzi.',
  'Nie udało się pobrać listy użytkowników.',
  'Nie udało się usunąć użytkownika.',
  'Wygasło',
  'Dokument nie mógł zostać przeanalizowany, ponieważ: dokument jest zbyt krótki do analizy',
  'Plik "pismo.docx" ma nieobsługiwany format. Dozwolone: PDF, JPG, PNG, TXT.',
];

async function states(): Promise<readonly MessageCase[]> {
  const item = await storedItem();
  const all = [
    ...authMessages,
    ...accountMessages,
    ...historyMessages(item),
    ...adminMessages,
    ...analysisMessages,
  ];
  const found = borrowed.map((says) => {
    const known = all.find((each) => each.says === says);
    if (known === undefined) throw new Error(`No such message: ${says}`);
    return known;
  });
  return [...ownStates(item), ...adminStates(), ...codeStates(), ...found];
}

const named = (await states()).map((each) => [each.says, each] as const);

describe('every state of a screen passes axe, has room for its words and controls large enough for thumbs', () => {
  it.concurrent.each(named)('%s', (_says, each) => check(each));
});
