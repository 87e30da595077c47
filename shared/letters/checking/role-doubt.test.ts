import { expect, it } from 'vitest';

import { certain, check } from '#shared/letters/reading/sureness.ts';

import { doubtOfRole } from './role-doubt.ts';

const read = { name: 'Urząd Miasta w Płocku', quote: 'URZĄD MIASTA W PŁOCKU', sureness: certain };

it('is as sure as the rules where they read the same', () => {
  expect(doubtOfRole('URZĄD MIASTA', read)).toEqual({ certainty: 'certain' });
});

it('shows what the rules read where it is somebody else', () => {
  expect(doubtOfRole('Jan Nowak', read)).toEqual({
    certainty: 'check',
    alternatives: [{ value: read.name, quote: read.quote }],
  });
});

it('keeps what else the rules think possible', () => {
  const alternatives = [{ value: 'Adam Kot', quote: null }];
  const doubtful = { ...read, sureness: check(alternatives) };
  expect(doubtOfRole(read.name, doubtful)).toEqual({ certainty: 'check', alternatives });
});

it('is no more than likely where the rules read nobody', () => {
  expect(doubtOfRole('Jan Nowak', null)).toEqual({ certainty: 'likely' });
});
