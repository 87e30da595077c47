import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { allContracts } from '#shared/contracts/all-contracts.ts';
import { subscribePush } from '#shared/contracts/notifications.ts';

/** Further members of a browser's PushSubscription are dropped, not refused. */
const DROPPED: readonly string[] = [subscribePush.path];

const bodies = allContracts.flatMap(({ method, path, body, bodyType }) =>
  body === undefined || bodyType !== undefined ? [] : [{ call: `${method} ${path}`, path, body }],
);
const UNASKED = { role: 'ADMIN', quota: 1_000, tokenVersion: 9, userId: 'somebody' };

describe('mass assignment', () => {
  it('is looked for in every call with a JSON body', () => {
    expect(bodies.length).toBeGreaterThan(8);
  });

  it.each(bodies)('$call takes no member that its contract does not name', ({ path, body }) => {
    const taken = z.toJSONSchema(body, { io: 'output' });
    expect(taken).toMatchObject({ type: 'object', additionalProperties: false });
    if (DROPPED.includes(path)) return;
    const issues = z.safeParse(body, UNASKED).error?.issues ?? [];
    const unasked = issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys : [],
    );
    const named = Object.keys(taken.properties ?? {});
    expect(unasked).toEqual(Object.keys(UNASKED).filter((name) => !named.includes(name)));
  });
});
