import { describe, expect, it } from 'vitest';

import { allStatements } from '#shared/letters/catalogue/law/law.ts';

import { lawReport } from './law-report.ts';

const report = lawReport(allStatements());

describe('npm run law', () => {
  it('prints every statement once under its act, with a box to tick', () => {
    const boxes = report.split('\n').filter((line) => line.startsWith('[ ] '));
    expect(boxes).toHaveLength(allStatements().length);
    expect(report).toMatch(/## Kodeks pracy\n\[ \] art\. /);
  });

  it('says of each what was read and as of when, or that it is to be checked', () => {
    expect(report).toContain('stan prawny na 2024-10-09, czytano https://api.sejm.gov.pl/');
    expect(report).toContain('do sprawdzenia (');
    expect(report).toContain(', do 2026-12-31 (socialInsurance.medicalObjection)');
  });

  it('ends with the share that rests on a text', () => {
    expect(report).toMatch(/\d+ zdań o prawie, sprawdzone u źródła: 0\.\d\d$/);
  });
});
