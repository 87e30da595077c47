import { describe, expect, it } from 'vitest';

import { reportFileName } from './export-names.ts';

describe('names of exported files', () => {
  it("names the report by Warsaw's day", () => {
    expect(reportFileName(new Date('2026-11-21T23:30:00Z'))).toBe('raport_analizy_2026-11-22.pdf');
  });
});
