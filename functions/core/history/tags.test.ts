import { expect, test } from 'vitest';

import { cleanTags } from './tags.ts';

test('tags are trimmed, empty ones dropped and repeated ones kept once, the first spelling', () => {
  expect(cleanTags([' ZUS ', 'zus', '', '   ', 'Żona', 'żona', 'dom'])).toEqual([
    'ZUS',
    'Żona',
    'dom',
  ]);
});
