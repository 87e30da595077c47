import { glob } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { analyzeStream } from '#shared/contracts/analyze.ts';
import { expectGuardedHeaders } from '#tests/support/answer-policy.ts';
import { budgetOf, KNOWLEDGE, STREAM, streamBudget } from '#tests/support/bundle-budgets.ts';
import { type BundledHandlers, bundledHandlers } from '#tests/support/bundled-handlers.ts';
import { prepareCall, routeOf, servedContracts } from '#tests/support/contract-cases/all-cases.ts';
import { fails } from '#tests/support/scripted-model.ts';
import { eventsOf } from '#tests/support/stream-call.ts';
import { startWholeProduct, type WholeProduct } from '#tests/support/whole-product.ts';

const sources: string[] = [];
for await (const path of glob('functions/{api,stream,jobs}/*/handler.ts')) sources.push(path);

/** The bundles, not the sources: what their making left out was left out rightly. */
let bundles: BundledHandlers;
let product: WholeProduct;
beforeAll(async () => {
  bundles = await bundledHandlers();
  product = await startWholeProduct(bundles.load);
});
afterAll(async () => {
  await product.close();
  await bundles.remove();
});

describe.each(servedContracts.map((contract) => [routeOf(contract), contract] as const))(
  '%s',
  (_route, contract) => {
    test('answers exactly as its contract says', async () => {
      const answer = await product.call(contract, await prepareCall(product, contract));
      expect(answer.status, answer.text).toBe(contract.successStatus ?? 200);
      expectGuardedHeaders(answer);
      if (answer.status === 204 || answer.status === 302) {
        expect(answer.text).toBe('');
      } else if (contract.group === 'analyze') {
        expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
        expect(eventsOf(answer.text).at(-1)?.status).toBe('completed');
      } else {
        expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
        expect(contract.response.parse(answer.json())).toEqual(answer.json());
      }
    });
  },
);

test('a failing gateway is reported, through the bundled SDK', async () => {
  const call = await prepareCall(product, analyzeStream);
  product.model.script(fails(401));
  const events = eventsOf((await product.call(analyzeStream, call)).text);
  const { result } = events.at(-1) ?? {};
  expect(result?.meta?.offline_engine).toBe(true);
  expect(result?.warnings?.find(({ kind }) => kind === 'answered_by_rules')?.message).toContain(
    'Analiza nie została naliczona.',
  );
});

describe.each(sources.sort())('%s', (source) => {
  test('stays within its budget', async () => {
    const { size } = await bundles.bundle(source);
    expect(size.whole).toBeLessThanOrEqual(budgetOf(source));
  });
});

test('the stream grows only by its knowledge of letters', async () => {
  const { parts } = await bundles.bundle(STREAM);
  const weight = (isKnowledge: boolean) =>
    [...parts]
      .filter(([path]) => path.startsWith(KNOWLEDGE) === isKnowledge)
      .reduce((sum, [, bytes]) => sum + bytes, 0);
  expect(weight(true)).toBeLessThanOrEqual(streamBudget.knowledge);
  expect(weight(false)).toBeLessThanOrEqual(streamBudget.besides);
  expect(weight(false)).toBeGreaterThan(0.9 * streamBudget.besides); // a budget far off holds nothing
});

test('code that only payments need is not loaded before the first payment', async () => {
  const { size } = await bundles.bundle('functions/api/billing/handler.ts');
  expect(size.atStart).toBeLessThan(size.whole - 200_000);
});
