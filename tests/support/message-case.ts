import type { Page } from 'playwright-core';

import type { Usage } from '#shared/contracts/me.ts';

import type { Wire } from './wire.ts';

/** One text of the specification: who sees it, where, and how the API behaves before. */
export type MessageCase = {
  says: string;
  /** Whose page it is; a guest unless said. */
  as?: 'user' | 'admin';
  usage?: Usage | null;
  route: string;
  wire?: (wire: Wire) => void;
  act?: Act;
};

/** What the person does before the text is there. */
export type Act = (page: Page) => Promise<void>;

export const press = (name: string | RegExp) => async (page: Page) => {
  await page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
};

export const fill = async (page: Page, fields: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
};

export const choose = async (page: Page, ...files: { name: string; text?: string }[]) => {
  await page.locator('input[type=file]:not([capture])').setInputFiles(
    files.map(({ name, text = 'x' }) => ({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(text),
    })),
  );
};

/** A text long enough to be a letter. */
export const letterText = 'Wzywamy do zapłaty zaległych składek w terminie siedmiu dni.\n'.repeat(
  8,
);
