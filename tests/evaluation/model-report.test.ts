import { expect, it } from 'vitest';

import { agreementTable, callTroubles } from './model-report.ts';

it('counts which answers were repaired, refused or never came, by call', () => {
  const logged = [
    '{"severity":"WARN","event":"model answer cannot be used","call":"classification","model":"a"}\n',
    '{"severity":"WARN","event":"model attempt failed","call":"classification","outcome":"refused"}\n' +
      '{"severity":"WARN","event":"model attempt failed","call":"action_plan","outcome":"silent"}\n',
    '{"severity":"WARN","event":"model cannot be used","call":"action_plan","outcome":"failed"}\n',
    '{"severity":"INFO","event":"analysis ended"}\n',
    'Read 3 letters.\n',
  ];
  expect(Object.fromEntries(callTroubles(logged))).toEqual({
    classification: { repaired: 1, refused: 1, silent: 0, other: 0 },
    action_plan: { repaired: 0, refused: 0, silent: 1, other: 1 },
  });
});

it('says how often two readings were right where they agreed and where they differed', () => {
  const table = agreementTable([
    { field: 'sender', right: true, standing: 'agree' },
    { field: 'sender', right: false, standing: 'differ' },
    { field: 'type', right: true, standing: 'agree' },
  ]);
  expect(table.split('\n').map((line) => line.split(/\s{2,}/))).toEqual([
    ['right of', 'agree', 'differ', 'one reads', 'no mark'],
    ['sender', '1/1', '0/1', '0/0', '0/0'],
    ['type', '1/1', '0/0', '0/0', '0/0'],
    ['ALL', '2/2', '0/1', '0/0', '0/0'],
  ]);
});
