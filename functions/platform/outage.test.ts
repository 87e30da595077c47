import { expect, test } from 'vitest';

import { isOutage } from './outage.ts';

const refusal = (name: string, httpStatusCode: number) =>
  Object.assign(new Error('x'), { name, $metadata: { httpStatusCode } });
const unconnected = (code: string) => Object.assign(new Error('x'), { code });

test.each([
  refusal('InternalServerError', 500),
  refusal('ServiceUnavailable', 503),
  refusal('ProvisionedThroughputExceededException', 400),
  refusal('ThrottlingException', 400),
  refusal('SomethingNew', 429),
  Object.assign(new Error('x'), { name: 'TimeoutError' }),
  unconnected('ECONNREFUSED'),
  unconnected('ECONNRESET'),
])('%o may pass', (error) => {
  expect(isOutage(error)).toBe(true);
});

test.each([
  refusal('ValidationException', 400),
  refusal('AccessDeniedException', 403),
  refusal('ResourceNotFoundException', 400),
  Object.assign(new Error('x'), { $metadata: {} }),
  unconnected('ENOENT'),
  new TypeError('x'),
  'down',
  undefined,
])('%o is a fault of ours', (error) => {
  expect(isOutage(error)).toBe(false);
});
