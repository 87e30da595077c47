import { describe, expect, it } from 'vitest';

import { addTag } from './tags.ts';

describe('adding a tag', () => {
  it('trims it', () => {
    expect(addTag([], '  ZUS ')).toEqual(['ZUS']);
  });

  it('ignores an empty one', () => {
    expect(addTag(['ZUS'], '   ')).toEqual(['ZUS']);
  });

  it('ignores one that is there in another case', () => {
    expect(addTag(['Żądanie'], 'ŻĄDANIE')).toEqual(['Żądanie']);
  });
});
