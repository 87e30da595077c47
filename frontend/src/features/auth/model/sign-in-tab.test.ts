import { beforeEach, expect, test, vi } from 'vitest';

import { isOwnReturn, signInTab } from './sign-in-tab.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

test('takes the return of the sign-in that this tab began, once', () => {
  const tab = signInTab();
  expect(signInTab()).toBe(tab);
  expect(isOwnReturn(tab)).toBe(true);
  expect(isOwnReturn(tab)).toBe(false);
});

test.each([null, '', 'k3JrT0cM9vZ1qLwP'])('takes no return that names %j', (tab) => {
  signInTab();
  expect(isOwnReturn(tab)).toBe(false);
});

test('takes no return when this tab began nothing', () => {
  expect(isOwnReturn(null)).toBe(false);
});
