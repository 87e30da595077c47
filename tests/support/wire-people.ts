import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

import { type Account, getMe, type Role } from '#shared/contracts/auth.ts';
import { type HistoryItem, historyItem } from '#shared/contracts/history.ts';
import { getUsage, type Usage } from '#shared/contracts/me.ts';
import { getMail } from '#shared/contracts/notifications.ts';
import { userId } from '#shared/domain/ids.ts';

import type { Wire } from './wire.ts';

export const trial: Usage = {
  used: 0,
  quota: 1,
  source: 'trial',
  planStatus: null,
  windowEnd: null,
};

export const standard: Usage = {
  used: 3,
  quota: 20,
  source: 'subscription',
  planStatus: 'active',
  windowEnd: '2026-12-20T10:00:00.000Z',
};

export function personOf(role: Role = 'USER'): Account {
  return {
    id: userId.parse('user-0000000001'),
    email: 'anna.nowak@poczta.example',
    firstName: 'Anna',
    lastName: 'Nowak',
    role,
    createdAt: '2026-10-01T08:00:00.000Z',
    letterConsentAt: '2026-10-01T08:05:00.000Z',
  };
}

/** The page of somebody signed in, as far as the wire goes. */
export async function beSignedIn(
  page: Page,
  wire: Wire,
  { role = 'USER', usage = trial }: { role?: Role; usage?: Usage | null } = {},
): Promise<void> {
  wire.answers(getMe, personOf(role));
  wire.answers(getMail, { isOn: false });
  if (usage === null) wire.fails(getUsage, { status: 500 });
  else wire.answers(getUsage, usage);
  await page.addInitScript(() => localStorage.setItem('token', 'a-token-for-the-wire'));
}

/** A stored analysis: the sample letter's real result. */
export async function storedItem(): Promise<HistoryItem> {
  const path = new URL('../../frontend/src/features/sample/sample-letter.json', import.meta.url);
  const { result } = JSON.parse(await readFile(path, 'utf-8')) as { result: unknown };
  return historyItem.parse({
    id: 'analiza-0001',
    originalFileName: 'upomnienie.pdf',
    createdAt: '2026-11-02T09:30:00.000Z',
    documentType: 'Upomnienie (egzekucja administracyjna)',
    sender: 'Naczelnik Pierwszego Urzędu Skarbowego w Rzeszowie',
    tags: ['podatki'],
    result,
  });
}
