/** The assumptions behind the figures; change one and run `npm run cost` again. */
export const assumptions = {
  /** Letters per user and month. People get few, a small firm some. */
  analysesPerUserMonth: 0.6,
  /** Visits, and the API calls of one visit, not counting those of an analysis. */
  visitsPerUserMonth: 1.5,
  callsPerVisit: 6,
  /** A first visit loads the shell (0.4 MB); one in five brings a scan and loads OCR (9 MB). */
  megabytesPerVisit: 0.4 + 0.2 * 9,
  filesPerVisit: 14,
  mailsPerUserMonth: 0.4,
  /** New accounts and passwords: argon2id at 1 GB takes 0.3 s. */
  passwordHashesPerUserMonth: 0.5,

  /** One analysis: seconds the stream's function waits for the model, at its 512 MB. */
  secondsPerAnalysis: 20,
  streamGigabytes: 0.5,
  apiGigabytes: 0.5,
  secondsPerCall: 0.06,
  /** Upload, usage, history and result around the stream. */
  callsPerAnalysis: 6,
  /** Run, quota, result, history, statistics, each written and some of them indexed. */
  writeUnitsPerAnalysis: 40,
  readUnitsPerAnalysis: 30,
  readUnitsPerCall: 2,
  writeUnitsPerCall: 1.5,
  /** Storage of an analysis: its compressed result and its row. */
  kilobytesPerAnalysisKept: 8,
  monthsKept: 24,
  logKilobytesPerCall: 1.2,
  /**
   * Five model calls, each with the letter, its prompt and its schema: 23,200 input tokens for a letter of the
   * corpus (`npm run -s eval -- tests/fixtures/letters` prints it), and a second look at differences between
   * two readings. Models write longer replies than the rules, which write 2,700 tokens.
   */
  tokensReadPerAnalysis: 28_000,
  tokensWrittenPerAnalysis: 4_500,

  /** Fixed resources of one deployment. */
  secrets: 6,
  alarms: 65,
  ownMetrics: 16,
  jobStartsPerMonth: 2 * 43_200 + 8_640 + 3 * 720,
  secondsPerJob: 0.3,

  /** A month has 22 working days; the busiest hour has 15 % of a day, its busiest second twice the mean. */
  workingDays: 22,
  busiestHour: 0.15,
  burst: 2,
} as const;

/** Converts a monthly count to the count in the busiest second. */
export function peakPerSecond(perMonth: number): number {
  const { workingDays, busiestHour, burst } = assumptions;
  return ((perMonth / workingDays) * busiestHour * burst) / 3_600;
}
