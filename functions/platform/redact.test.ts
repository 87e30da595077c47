import { expect, test } from 'vitest';

import { redacted } from './redact.ts';

function messageOf(error: Error): string {
  return redacted(error).message;
}

function parseFailure(text: string): Error {
  try {
    JSON.parse(text);
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('The text is JSON.');
}

test.each([
  [
    'The identity anna.kowalska@poczta.example is not verified.',
    'The identity [address] is not verified.',
  ],
  ['Token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.c2ln expired', 'Token [token] expired'],
  ['Invalid API Key provided: sk_test_4eC39HqLyjWD', 'Invalid API Key provided: [secret]'],
  [
    'https://x.test/#/verify-email/abcdefghijklmnopqrstuvwx',
    'https://x.test/#/verify-email/[secret]',
  ],
  [
    'https://x.test/#/bez-przypomnien/Kp3fT0cM9vZ1qLwPaBcDeF.q0mSx3vJr8abcdefghijk stopped',
    'https://x.test/#/bez-przypomnien/[secret] stopped',
  ],
  [
    'POST /api/notifications/mail/stop/Kp3fT0cM9vZ1qLwPaBcDeF.q0mSx3vJr8abcdefghijk failed',
    'POST /api/notifications/mail/stop/[secret] failed',
  ],
  ['PESEL 44051401359, konto 61 1090 1014 0000 0712 1981 2874', 'PESEL [digits], konto [digits]'],
])('%s is logged without what is personal in it', (message, told) => {
  expect(messageOf(new Error(message))).toBe(told);
});

test('a parser quotes nothing of what it could not read', () => {
  expect(messageOf(parseFailure('Treść pisma Anny Kowalskiej'))).not.toMatch(/Tre|Anny/);
  expect(messageOf(parseFailure('{"sender": Anna}'))).not.toContain('Anna');
});

test('a service repeats nothing of what was sent, but says what the deployment lacks', () => {
  const refusal = (name: string, message: string) =>
    Object.assign(new Error(message), { name, $metadata: { httpStatusCode: 400 } });
  expect(messageOf(refusal('MessageRejected', 'Kowalska'))).toBe('kept by the service');
  const denied = 'User: arn:aws:x is not authorized to perform: dynamodb:Query';
  expect(messageOf(refusal('AccessDeniedException', denied))).toBe(denied);
});

test('the stack keeps where it happened and repeats no message', () => {
  const { stack = '' } = redacted(new Error('anna@poczta.example'));
  expect(stack).toContain('redact.test.ts');
  expect(stack).not.toContain('anna@');
  expect(redacted(Object.assign(new Error('x'), { stack: undefined })).stack).toBeUndefined();
});
