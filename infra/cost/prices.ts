/**
 * List prices in US dollars, eu-central-1, without free tiers or discounts. They come from
 * AWS's public price pages as of 2026-11, or from memory where these were not available: check them
 * with the calculator before relying on the last digit.
 */
export const prices = {
  'Lambda: GB-second, arm64': 0.000_013_333_4,
  'Lambda: request': 0.2e-6,
  'HTTP API: request': 1.2e-6,
  'DynamoDB: write unit': 0.762_5e-6,
  'DynamoDB: read unit': 0.152_5e-6,
  'DynamoDB: GB-month': 0.306,
  'DynamoDB: GB-month of recovery': 0.244_8,
  'S3: write': 5.4e-6,
  'S3: read': 0.43e-6,
  'CloudFront: HTTPS request': 1.2e-6,
  'CloudFront: GB out': 0.085,
  'CloudFront: function run': 0.1e-6,
  'WAF: request': 0.6e-6,
  'WAF: ACL and two rules, month': 7,
  'SES: mail': 0.1e-3,
  'CloudWatch: GB of logs': 0.63,
  'CloudWatch: metric-month': 0.3,
  'CloudWatch: alarm-month': 0.1,
  'CloudWatch: dashboard-month': 3,
  'Secrets Manager: secret-month': 0.4,
  'Secrets Manager: read': 5e-6,
  'Scheduler: start': 1.0e-6,
  'Model: token read': 0.4e-6,
  'Model: token written': 1.6e-6,
} as const;

type Priced = keyof typeof prices;
/** Quantity of each priced item. */
export type Usage = Partial<Record<Priced, number>>;

/** `Lambda: request` → `Lambda`. */
function serviceOf(priced: string): string {
  return priced.split(':')[0] ?? priced;
}

export function costOf(usage: Usage): Map<string, number> {
  const byService = new Map<string, number>();
  for (const [priced, amount] of Object.entries(usage)) {
    const service = serviceOf(priced);
    const cost = amount * prices[priced as Priced]; // a usage only has priced items
    byService.set(service, (byService.get(service) ?? 0) + cost);
  }
  return byService;
}

export function totalOf(usage: Usage): number {
  return [...costOf(usage).values()].reduce((sum, cost) => sum + cost, 0);
}
