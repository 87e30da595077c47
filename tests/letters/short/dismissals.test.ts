import { describe, expect, it } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const dismissal = (reason: string) =>
  readLetter(
    openLetter(`Tartak Sosna Sp. z o.o.
ul. Leśna 4, 14-300 Morąg

Morąg, dnia 17 marca 2026 r.

Pani Wanda Cis
ul. Dworcowa 3/2, 14-300 Morąg

ROZWIĄZANIE UMOWY O PRACĘ BEZ WYPOWIEDZENIA

${reason}

Przysługuje Pani odwołanie do Sądu Rejonowego w Ostródzie IV Wydziału Pracy w terminie 21 dni od dnia doręczenia pisma.

Prezes Zarządu Jan Dąb
`),
  ).type;

describe('an end of employment without notice', () => {
  it.each([
    'Rozwiązuję z Panią umowę o pracę bez wypowiedzenia, bez winy pracownika, z powodu choroby trwającej od czerwca.',
    'Rozwiązuję umowę o pracę bez wypowiedzenia na podstawie art. 53 § 1 pkt 1 lit. b Kodeksu pracy.',
    'Rozwiązuję z Panią umowę o pracę bez zachowania okresu wypowiedzenia i bez Pani winy.',
  ])('reproaches the reader with nothing: %s', (reason) => {
    expect(dismissal(reason).id).toBe('rozwiazanie-bez-winy');
    expect(JSON.stringify(dismissal(reason).law)).not.toContain('dyscyplinarn');
  });

  it.each([
    'Rozwiązuję z Panią umowę o pracę bez wypowiedzenia z powodu ciężkiego naruszenia obowiązków.',
    'Rozwiązuję umowę o pracę bez wypowiedzenia na podstawie art. 52 § 1 pkt 1 Kodeksu pracy.',
  ])('reproaches the reader with a breach: %s', (reason) => {
    expect(dismissal(reason).id).toBe('zwolnienie-bez-wypowiedzenia');
  });
});
