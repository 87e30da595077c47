import type { Page } from 'playwright-core';

/** Makes the page one of a signed-in person: the token is stored before the product's own script starts. */
export async function signIn(page: Page, url: string, token: string): Promise<void> {
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
}
