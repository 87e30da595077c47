import { countOf, type LetterScores, type Report, reportWith, shareOf } from './report.ts';
import { scoredFields } from './score-answer.ts';

/** Points (hundredths) a field may lose between a letter's text and its PDF or image. */
const ALLOWED_LOSS = 5;

/** One PDF or image: how it scored, and how the text of the same letter did. */
export type RenderScores = { render: LetterScores; text: LetterScores };

/**
 * The score of PDFs and images beside that of their texts, and whether no field lost more than
 * allowed. Each letter counts once per file; what a file that was not read at all should have told
 * counts as missed.
 */
export function renderReportOf(files: readonly RenderScores[]): Report {
  const texts = files.map(({ text }) => text);
  const renders = files.map(({ render }) => render);
  const rows = scoredFields.map((field) => {
    const expected = countOf(texts, field);
    const { right } = countOf(renders, field);
    const share = shareOf(right, expected.all);
    // In whole answers, so that exactly five points are not lost to rounding.
    const kept = 100 * (expected.right - right) <= ALLOWED_LOSS * expected.all;
    const loss = 100 * (shareOf(expected.right, expected.all) - share);
    const cells = [
      field.padEnd(14),
      `${expected.right}/${expected.all}`.padStart(8),
      `${right}/${expected.all}`.padStart(8),
      share.toFixed(3).padStart(7),
      loss.toFixed(1).padStart(9),
      kept ? '' : '  BELOW',
    ];
    return { text: cells.join(' '), kept };
  });
  const head = `${'field'.padEnd(14)}     text  renders   share  lower by`;
  return reportWith(head, rows, renders);
}
