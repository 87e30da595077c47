import type { ResultWarning } from '#shared/domain/analysis-result.ts';
import { maySayMore } from '#shared/letters/intake/completeness.ts';
import type { Letter } from '#shared/letters/text/letter.ts';

import type { VerifiedClassification } from './verify.ts';

const REASON =
  'Na zdjęciu jest tekst, którego nie odczytano, więc pismo może mówić o tym coś jeszcze.';

/** A letter that may lack its end is read, and the reader is asked to look. */
const maybeCut: ResultWarning = {
  kind: 'text_lost',
  title: 'Sprawdź, czy to całe pismo',
  message:
    'Wygląda na to, że może brakować dalszej części pisma: kolejnej strony albo końca ostatniego zdania. Jeśli jest dalszy ciąg, dodaj pismo jeszcze raz razem z nim, bo może tam być termin albo pouczenie.',
  quote: null,
};

/** When the picture of a letter was not read completely, nothing is certain: a missing word may reverse a sentence. */
export function doubtPartlyRead(
  read: VerifiedClassification,
  letter: Letter,
): VerifiedClassification {
  if (!letter.isPartlyRead)
    return maySayMore(letter.text) ? { ...read, warnings: [...read.warnings, maybeCut] } : read;
  return {
    ...read,
    verification: read.verification.map((fact) =>
      fact.status === 'confirmed' && fact.certainty !== 'check'
        ? { ...fact, certainty: 'check', reason: REASON }
        : fact,
    ),
    warnings: [
      {
        kind: 'text_lost',
        title: 'Nie odczytaliśmy całego pisma',
        message:
          'Na zdjęciu jest tekst, którego nie odczytaliśmy. Może brakować kwoty, terminu albo słowa „nie”. Porównaj wynik z pismem albo zrób nowe zdjęcie: płasko, z góry, przy dobrym świetle.',
        quote: null,
      },
      ...read.warnings,
    ],
  };
}
