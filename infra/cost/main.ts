import { assumptions } from './assumptions.ts';
import { bitesAt, limits } from './limits.ts';
import { costOf, totalOf } from './prices.ts';
import { analysisUsage, idleUsage, monthOf } from './usage.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const USERS = [1_000, 100_000, 1_000_000];
const dollars = (amount: number) =>
  amount < 1 ? amount.toFixed(5) : amount.toLocaleString('en', { maximumFractionDigits: 0 });
const row = (name: string, cells: readonly string[]) =>
  `${name.padEnd(18)}${cells.map((cell) => cell.padStart(14)).join('')}`;

say('Assumptions (infra/cost/assumptions.ts)');
for (const [name, value] of Object.entries(assumptions)) say(`  ${name.padEnd(30)}${value}`);

say('\nUS dollars: one analysis, a month without users, a month of so many users');
say(row('', ['analysis', 'idle', ...USERS.map((users) => users.toLocaleString('en'))]));
const columns = [analysisUsage(), idleUsage(), ...USERS.map(monthOf)];
const services = new Set(columns.flatMap((usage) => [...costOf(usage).keys()]));
for (const service of services) {
  say(
    row(
      service,
      columns.map((usage) => dollars(costOf(usage).get(service) ?? 0)),
    ),
  );
}
say(
  row(
    'all',
    columns.map((usage) => dollars(totalOf(usage))),
  ),
);
const perUser = USERS.map((users) => dollars(totalOf(monthOf(users)) / users));
say(row('per user', ['', '', ...perUser]));

say('\nLimits, by the number of users at which each bites');
for (const limit of [...limits].sort((one, other) => bitesAt(one) - bitesAt(other))) {
  const users = bitesAt(limit);
  const when = Number.isFinite(users) ? users.toLocaleString('en') : 'never';
  say(
    `${when.padStart(14)}  ${limit.name} (${Math.round(limit.capacity * 10) / 10} ${limit.unit})`,
  );
  say(`${''.padStart(16)}${limit.then}`);
}
