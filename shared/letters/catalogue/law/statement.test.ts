import { describe, expect, it } from 'vitest';

import { acts } from './acts.ts';
import { allStatements, law } from './law.ts';
import { citation, citations, isValidOn, isVerified, statementsOf } from './statement.ts';

const { orderTerm, orderOpposition } = law.civilProcedure;

describe('a statement of law', () => {
  it('is cited briefly', () => {
    expect(citation(orderOpposition)).toBe('art. 505 § 1 k.p.c.');
  });

  it('names an act once for several of its articles, and every act', () => {
    expect(citations([orderTerm, orderOpposition])).toBe(
      'art. 480(2) § 2 pkt 1 i art. 505 § 1 k.p.c.',
    );
    expect(citations([law.civilProcedure.orderTerm, law.courtCosts.promissory])).toBe(
      'art. 480(2) § 2 pkt 1 k.p.c. i art. 19 ust. 4 ustawy o kosztach sądowych w sprawach cywilnych',
    );
  });

  it('names the act alone where no article is sure', () => {
    expect(citation(law.benefits.jobsAppeal)).toBe('ustawa o rynku pracy i służbach zatrudnienia');
  });

  it('is unverified when nobody has read a text, and cannot be called read without one', () => {
    const { read, known } = statementsOf(acts.civilCode, null);
    expect(isVerified(known('art. 1', 'Zdanie.'))).toBe(false);
    expect(() => read('art. 1', 'Zdanie.')).toThrow(RangeError);
  });

  it('knows the days on which it is the law', () => {
    const { medicalObjection, medicalObjectionReformed } = law.socialInsurance;
    expect(isValidOn(medicalObjection, '2026-12-31')).toBe(true);
    expect(isValidOn(medicalObjection, '2027-01-01')).toBe(false);
    expect(isValidOn(medicalObjectionReformed, '2026-12-31')).toBe(false);
    expect(isValidOn(medicalObjectionReformed, '2027-01-01')).toBe(true);
  });
});

describe('the book of law', () => {
  it.each(allStatements().map(({ name, statement }) => [name, statement] as const))(
    '%s is a whole sentence with an article or an act and a state',
    (_, { article, sentence, source, validFrom, validUntil }) => {
      expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
      expect(sentence.length).toBeLessThan(230);
      if (article !== null) expect(article).toMatch(/^art\. \d/);
      if (source !== null) {
        expect(source.url).toMatch(/^https?:\/\/\S+$/);
        expect(source.asOf).toMatch(/^\d{4}(-\d{2}){0,2}$/);
      }
      for (const day of [validFrom, validUntil]) {
        if (day !== null) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      }
    },
  );

  it('rests on a text that was read for at least nineteen statements in twenty', () => {
    const statements = allStatements();
    const read = statements.filter(({ statement }) => isVerified(statement));
    expect(read.length / statements.length).toBeGreaterThanOrEqual(0.95);
  });
});
