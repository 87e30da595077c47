import { assumptions as a, peakPerSecond } from './assumptions.ts';

/** A limit of a service, and the remedy when users come near it. */
export type Limit = {
  name: string;
  /** The limit, in its unit. */
  capacity: number;
  unit: string;
  /** Use by this many users in their busiest second. */
  taken: (users: number) => number;
  then: string;
};

const analyses = (users: number) => peakPerSecond(users * a.analysesPerUserMonth);
const calls = (users: number) =>
  peakPerSecond(
    users * (a.visitsPerUserMonth * a.callsPerVisit + a.analysesPerUserMonth * a.callsPerAnalysis),
  );

/** Writes per second that a DynamoDB partition accepts. */
const PARTITION = 1_000;
/** The largest of a day's 16 items of counters at a million users (`npm run -s bench:year`). */
const DAY_KILOBYTES = 80;

export const limits: readonly Limit[] = [
  {
    name: 'Analyses at once: Lambda concurrency of a new account',
    capacity: 10,
    unit: 'at once',
    taken: (users) => analyses(users) * a.secondsPerAnalysis,
    then: 'Before the first user: ask AWS for the usual 1,000 (Service Quotas, L-B99A9384).',
  },
  {
    name: 'Analyses at once: Lambda concurrency of a usual account',
    capacity: 900,
    unit: 'at once',
    taken: (users) => analyses(users) * a.secondsPerAnalysis,
    then: 'Ask for 10,000; set concurrentAnalyses to four fifths of it, so that signing in stays possible.',
  },
  {
    name: "The HTTP API's own throttle (group-api.ts)",
    capacity: 200,
    unit: 'calls/s',
    taken: calls,
    then: 'Raise rateLimit and burstLimit; the account allows 10,000 calls/s.',
  },
  {
    name: "The model gateway's rate, at 2 million tokens a minute",
    capacity: 2_000_000 / 60,
    unit: 'tokens/s',
    taken: (users) => analyses(users) * (a.tokensReadPerAnalysis + a.tokensWrittenPerAnalysis),
    then: 'Ask for a higher tier, name a second model of another maker in modelNames.',
  },
  {
    name: 'Mails: SES after the sandbox, 50,000 a day',
    capacity: 50_000 / 86_400,
    unit: 'mails/s',
    taken: (users) => (users * a.mailsPerUserMonth) / (a.workingDays * 86_400),
    then: 'Ask SES for more; it follows the sending that it sees.',
  },
  {
    name: "Day's counters: 16 items, each written by one analysis in sixteen (80 kB)",
    capacity: 16 * PARTITION,
    unit: 'write units/s',
    taken: (users) => analyses(users) * DAY_KILOBYTES,
    then: 'More shards (STATISTICS_SHARDS): old days are read from the old ones.',
  },
  {
    name: "Day's counters: an item holds 400 kB",
    capacity: 400,
    unit: 'kB',
    taken: (users) => (users / 1_000_000) * DAY_KILOBYTES,
    then: 'More shards (STATISTICS_SHARDS), before counting stops on a busy day.',
  },
  {
    name: 'Open runs: 16 partitions of the index, three writes for each run',
    capacity: 16 * PARTITION,
    unit: 'write units/s',
    taken: (users) => analyses(users) * 3 * 2,
    then: 'More shards (OPEN_RUN_SHARDS); the old ones empty themselves within minutes.',
  },
  {
    name: 'settle-runs: one function a minute, about 100 rows a second',
    capacity: 100,
    unit: 'rows/s',
    taken: (users) => analyses(users) * 0.05, // it settles one run in twenty
    then: 'One schedule for each shard instead of one for all.',
  },
  {
    name: 'The table as a whole: default quota of on-demand writes',
    capacity: 40_000,
    unit: 'write units/s',
    taken: (users) =>
      analyses(users) * a.writeUnitsPerAnalysis + calls(users) * a.writeUnitsPerCall,
    then: 'Ask for a higher table quota; warm throughput before a campaign.',
  },
  {
    name: "A user's own partition: one person, one letter at a time",
    capacity: PARTITION,
    unit: 'write units/s',
    taken: () => a.writeUnitsPerAnalysis, // whatever the number of users
    then: 'Nothing: the rate limits keep one person to 30 uploads in ten minutes.',
  },
];

/** Number of users at which the limit is reached; `Infinity` when it never is. */
export function bitesAt({ capacity, taken }: Limit): number {
  const perMillion = taken(1_000_000);
  const perTwoMillion = taken(2_000_000);
  if (perMillion === perTwoMillion) return perMillion > capacity ? 0 : Number.POSITIVE_INFINITY;
  return Math.floor((capacity / perMillion) * 1_000_000);
}
