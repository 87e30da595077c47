import { describe, expect, it } from 'vitest';

import { renderReportOf } from './render-report.ts';
import type { Score } from './score-answer.ts';

const score = (right: boolean): Score => ({ field: 'sender', right, got: 'x', wanted: 'y' });
const letter = (scores: readonly Score[]) => ({ name: 'pismo.pdf', scores, harms: null });
const files = (count: number, right: boolean) =>
  Array.from({ length: count }, () => ({
    text: letter([score(true)]),
    render: letter([score(right)]),
  }));

describe('the score of PDFs and images', () => {
  it('may lie five points below that of the texts', () => {
    expect(renderReportOf([...files(19, true), ...files(1, false)]).passed).toBe(true);
  });

  it('fails further below, and lists the misses', () => {
    const { text, passed } = renderReportOf([...files(18, true), ...files(1, false)]);
    expect(passed).toBe(false);
    expect(text).toContain('sender: pismo.pdf: got "x", wanted "y"');
  });

  it('counts what an unread file should have told as missed', () => {
    const unread = { text: letter([score(true)]), render: letter([]) };
    expect(renderReportOf([unread]).passed).toBe(false);
  });
});
