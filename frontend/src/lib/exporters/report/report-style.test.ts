import { describe, expect, it } from 'vitest';

import { levelInk, levelPanel, prioritySpan, threatWord } from './report-style.ts';

describe('levels in the report', () => {
  it('gives each level a colour and a word of its own', () => {
    const levels = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'];

    expect(new Set(levels.map(levelInk)).size).toBe(4);
    expect(new Set(levels.map((level) => levelPanel(level).fill)).size).toBe(4);
    expect(levels.map(threatWord)).toEqual(['niskie', 'średnie', 'wysokie', 'krytyczne']);
  });

  it('styles an unknown level as LOW and shows it as it is', () => {
    expect(levelPanel('SEVERE')).toEqual(levelPanel('LOW'));
    expect(prioritySpan('SEVERE')).toEqual({ ...prioritySpan('LOW'), text: 'priorytet SEVERE' });
    expect(threatWord('SEVERE')).toBe('SEVERE');
  });
});
