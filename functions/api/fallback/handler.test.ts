import { expect, test } from 'vitest';

import { methodsOf } from './handler.ts';

test('names every method of a known path, with or without parameters', () => {
  expect(methodsOf('/api/auth/login')).toEqual(['POST']);
  expect(methodsOf('/api/history/abc12345')).toEqual(['DELETE', 'GET']);
});

test('knows no method of a path that no served contract has', () => {
  expect(methodsOf('/api/history/')).toEqual([]);
  expect(methodsOf('/api/nothing')).toEqual([]);
  expect(methodsOf('/api/auth/login/more')).toEqual([]);
});
