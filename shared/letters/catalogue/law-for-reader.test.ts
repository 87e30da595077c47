import { describe, expect, it } from 'vitest';

import { lawStatement } from '#shared/domain/analysis-result.ts';

import { allDocumentTypes, documentTypeOf } from './all-document-types.ts';
import { typeOn } from './document-type.ts';
import { lawForReader } from './law-for-reader.ts';

const ruling = documentTypeOf('zus-orzeczenie-lekarza');

describe('the law of a kind of letter for the reader', () => {
  it('says of each statement where it was read and as of when, or that it is to be checked', () => {
    const [first] = lawForReader(documentTypeOf('nakaz-upominawczy'), '2026-11-22');
    expect(first).toEqual({
      sentence:
        'Na sprzeciw od nakazu zapłaty w postępowaniu upominawczym są dwa tygodnie od doręczenia.',
      article: 'art. 480(2) § 2 pkt 1 k.p.c.',
      source: 'https://api.sejm.gov.pl/eli/acts/DU/2024/1568',
      as_of: '2024-10-09',
      verified: true,
      valid_from: null,
      valid_until: null,
    });
  });

  it('tells a change of law shortly before its day, and drops what no longer holds after it', () => {
    const articles = (day: string) => lawForReader(ruling, day).map(({ article }) => article);
    const old = 'art. 14 ust. 2a ustawy o emeryturach i rentach z FUS';
    const reformed = 'art. 85f ustawy o systemie ubezpieczeń społecznych';
    expect(articles('2026-06-01')).toContain(old);
    expect(articles('2026-06-01')).not.toContain(reformed);
    expect(articles('2026-11-22')).toEqual(expect.arrayContaining([old, reformed]));
    expect(articles('2027-01-02')).not.toContain(old);
  });

  it('sends an objection where the law of the letter’s day sends it', () => {
    expect(typeOn(ruling, '2026-12-31').remedy?.addressee).toBe('komisja lekarska ZUS');
    expect(typeOn(ruling, '2027-01-01').remedy?.addressee).toBe('inny lekarz orzecznik ZUS');
    expect(typeOn(ruling, null).remedy?.addressee).toBe('komisja lekarska ZUS');
  });

  it.each(allDocumentTypes.map((type) => [type.id, type] as const))('%s has its law', (_, type) => {
    for (const statement of lawForReader(type, '2026-11-22')) {
      expect(lawStatement.safeParse(statement).success).toBe(true);
    }
    const { remedy } = type;
    // A term that the law gives needs a statement as its source.
    if (remedy?.term != null) expect(remedy.law.length).toBeGreaterThan(0);
  });
});
