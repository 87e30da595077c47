import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import type { MessageCase } from '#tests/support/message-case.ts';
import { siteInBrowser } from '#tests/support/site-in-browser.ts';
import { playWire } from '#tests/support/wire.ts';
import { beSignedIn, storedItem } from '#tests/support/wire-people.ts';

import { accountMessages } from './messages/account-messages.ts';
import { adminMessages } from './messages/admin-messages.ts';
import { analysisMessages } from './messages/analysis-messages.ts';
import { authMessages } from './messages/auth-messages.ts';
import { historyMessages } from './messages/history-messages.ts';
import { pushMessages } from './messages/push-messages.ts';

const here = siteInBrowser();
/** Plays one case in its own profile; returns the failure, if any. */
async function live({ as, usage, route, wire: rule, act, says }: MessageCase): Promise<void> {
  const context = await here.browser.newContext({
    serviceWorkers: 'block', // the wire is played in the page
    locale: 'pl-PL',
    reducedMotion: 'reduce',
    viewport: { width: 1_200, height: 900 },
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  const wire = await playWire(page);
  if (as !== undefined) {
    const role = as === 'admin' ? 'ADMIN' : 'USER';
    await beSignedIn(page, wire, { role, ...(usage === undefined ? {} : { usage }) });
  }
  rule?.(wire);
  await page.goto(`${here.site.url}/#/${route}`);
  await settled(page);
  // A public page has its heading before the session is known.
  if (as !== undefined && route.startsWith('cennik')) {
    await page.getByText('Wyloguj').first().waitFor();
  }
  await act?.(page);
  await page.getByText(says).first().waitFor();
  await context.close();
  expect(faults).toEqual([]);
}

async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).or(page.getByRole('alert')).first().waitFor();
}

async function tables(): Promise<Record<string, readonly MessageCase[]>> {
  return {
    auth: authMessages,
    account: accountMessages,
    push: pushMessages,
    history: historyMessages(await storedItem()),
    admin: adminMessages,
    analysis: analysisMessages,
  };
}

describe.each(Object.entries(await tables()))('the messages of %s', (_room, cases) => {
  it.concurrent.each(cases.map((each) => [each.says, each] as const))('%s', (_says, each) =>
    live(each),
  );
});
