import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import {
  accountErasedMail,
  alreadyRegisteredMail,
  confirmationMail,
  passwordChangedMail,
  resetMail,
} from './mails.ts';

beforeEach(() => {
  vi.stubEnv('WEB_ORIGIN', 'https://listownik.test');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const mails = () => [
  confirmationMail('ala@example.pl', 'sekret-1'),
  alreadyRegisteredMail('ala@example.pl'),
  resetMail('ala@example.pl', 'sekret-2'),
  passwordChangedMail('ala@example.pl'),
  accountErasedMail('ala@example.pl'),
];

test('links open the screens of the product, with the secret behind the #', () => {
  const [confirmation, registered, reset] = mails();
  expect(confirmation?.text).toContain('\nhttps://listownik.test/#/verify-email/sekret-1\n');
  expect(reset?.text).toContain('\nhttps://listownik.test/#/reset-password/sekret-2\n');
  expect(registered?.text).toContain('\nhttps://listownik.test/#/login\n');
  expect(confirmation?.html).toContain('href="https://listownik.test/#/verify-email/sekret-1"');
});

test('text and HTML say the same', () => {
  for (const { text, html } of mails()) {
    const words = html
      .replace(/<head>[\s\S]*<\/head>/, '')
      .replace(/<[^>]+>/g, '\n')
      .replaceAll('&quot;', '"');
    for (const line of text.split('\n').filter((part) => part !== '' && !part.startsWith('-- '))) {
      expect(words).toContain(line.replace(/:$/, ''));
    }
  }
});

test('a message of a person who did not ask says what to do', () => {
  for (const { text } of mails()) expect(text).toContain('To nie Ty');
});

test('subjects differ and hold no line break', () => {
  const subjects = mails().map(({ subject }) => subject);
  expect(new Set(subjects).size).toBe(subjects.length);
  for (const subject of subjects) expect(subject).toMatch(/^[^\p{Cc}]{10,60}$/u);
});

test('what stands in a link cannot break out of the HTML', () => {
  const { html } = confirmationMail('ala@example.pl', '"><script>alert(1)</script>');
  expect(html).not.toContain('<script>');
});
