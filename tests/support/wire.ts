import type { Page, Route } from 'playwright-core';

import type { Contract, ResponseOf } from '#shared/contracts/contract.ts';

/** How a call is answered: by the contract, by a failure, or not at all. */
type Reply = (route: Route) => Promise<void>;
export type Failure = { status: number; body?: string; contentType?: string };

/** The calls of one page, played by the test. The last rule for a call counts. */
export type Wire = {
  answers: <C extends Contract>(contract: C, answer: ResponseOf<C>) => void;
  fails: (contract: Contract, failure: Failure) => void;
  /** The connection breaks. */
  cut: (contract: Contract) => void;
  /** Never answered while the test lasts. */
  hangs: (contract: Contract) => void;
  /** Calls no rule was made for; a test has none. */
  unexpected: string[];
};

const json = 'application/json; charset=utf-8';

/** The body of a failure in the product's own shape. */
export function says(status: number, message: string): Failure {
  return { status, body: JSON.stringify({ code: 'TEST', message }), contentType: json };
}

function keyOf(contract: Contract): string {
  return `${contract.method} ${contract.path}`;
}

function isAsked(key: string, asked: string): boolean {
  const pattern = key.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(asked);
}

/** Puts the test between the page and everything below `/api`. */
export async function playWire(page: Page): Promise<Wire> {
  const rules = new Map<string, Reply>();
  const unexpected: string[] = [];
  const set = (contract: Contract, reply: Reply) => {
    rules.set(keyOf(contract), reply);
  };
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const asked = `${request.method()} ${new URL(request.url()).pathname}`;
    // A path without parameters wins over one that has them.
    const key = rules.has(asked) ? asked : [...rules.keys()].find((known) => isAsked(known, asked));
    const reply = key === undefined ? undefined : rules.get(key);
    if (reply) {
      await reply(route);
      return;
    }
    unexpected.push(asked);
    await route.abort();
  });
  return {
    answers: (contract, answer) =>
      set(contract, (route) =>
        route.fulfill({
          status: contract.successStatus ?? 200,
          ...(answer === undefined ? {} : { body: JSON.stringify(answer), contentType: json }),
        }),
      ),
    fails: (contract, { status, body = '', contentType = 'text/plain; charset=utf-8' }) =>
      set(contract, (route) => route.fulfill({ status, body, contentType })),
    cut: (contract) => set(contract, (route) => route.abort('connectionreset')),
    hangs: (contract) => set(contract, () => Promise.resolve()),
    unexpected,
  };
}
