import { assumptions as a } from './assumptions.ts';
import type { Usage } from './prices.ts';

/** Usage of one analysis, from the upload to the displayed result. */
export function analysisUsage(): Usage {
  const calls = a.callsPerAnalysis;
  return {
    'Lambda: GB-second, arm64':
      a.secondsPerAnalysis * a.streamGigabytes + calls * a.secondsPerCall * a.apiGigabytes,
    'Lambda: request': calls + 1,
    'HTTP API: request': calls,
    'DynamoDB: write unit': a.writeUnitsPerAnalysis,
    'DynamoDB: read unit': a.readUnitsPerAnalysis,
    'S3: write': 1,
    'S3: read': 1,
    'CloudFront: HTTPS request': calls + 1,
    'CloudFront: function run': calls + 1,
    'WAF: request': calls + 1,
    'CloudWatch: GB of logs': ((calls + 1) * a.logKilobytesPerCall) / 1e6,
    'Model: token read': a.tokensReadPerAnalysis,
    'Model: token written': a.tokensWrittenPerAnalysis,
  };
}

/** Monthly usage of one user apart from analyses. */
export function visitUsage(): Usage {
  const calls = a.visitsPerUserMonth * a.callsPerVisit;
  const files = a.visitsPerUserMonth * a.filesPerVisit;
  const kept = (a.analysesPerUserMonth * a.monthsKept * a.kilobytesPerAnalysisKept) / 1e6;
  return {
    'Lambda: GB-second, arm64':
      calls * a.secondsPerCall * a.apiGigabytes + a.passwordHashesPerUserMonth * 0.3,
    'Lambda: request': calls,
    'HTTP API: request': calls,
    'DynamoDB: write unit': calls * a.writeUnitsPerCall,
    'DynamoDB: read unit': calls * a.readUnitsPerCall,
    'DynamoDB: GB-month': kept,
    'DynamoDB: GB-month of recovery': kept,
    'S3: read': files * 0.1, // the rest comes from CloudFront's cache
    'CloudFront: HTTPS request': files + calls,
    'CloudFront: GB out': (a.visitsPerUserMonth * a.megabytesPerVisit) / 1e3,
    'CloudFront: function run': calls,
    'WAF: request': files + calls,
    'SES: mail': a.mailsPerUserMonth,
    'CloudWatch: GB of logs': (calls * a.logKilobytesPerCall) / 1e6,
    'Secrets Manager: read': calls * 0.02, // one call in fifty is a cold start
  };
}

/** Monthly usage of a deployment without users. */
export function idleUsage(): Usage {
  return {
    'WAF: ACL and two rules, month': 1,
    'CloudWatch: metric-month': a.ownMetrics,
    'CloudWatch: alarm-month': a.alarms,
    'CloudWatch: dashboard-month': 1,
    'Secrets Manager: secret-month': a.secrets,
    'Scheduler: start': a.jobStartsPerMonth,
    'Lambda: request': a.jobStartsPerMonth,
    'Lambda: GB-second, arm64': a.jobStartsPerMonth * a.secondsPerJob * a.apiGigabytes,
    // Every minute the jobs query the shards of open rows.
    'DynamoDB: read unit': a.jobStartsPerMonth * 10,
  };
}

export function monthOf(users: number): Usage {
  return sum([
    [analysisUsage(), users * a.analysesPerUserMonth],
    [visitUsage(), users],
    [idleUsage(), 1],
  ]);
}

function sum(parts: readonly (readonly [Usage, number])[]): Usage {
  const whole: Record<string, number> = {};
  for (const [usage, times] of parts) {
    for (const [priced, amount] of Object.entries(usage)) {
      whole[priced] = (whole[priced] ?? 0) + amount * times;
    }
  }
  return whole;
}
