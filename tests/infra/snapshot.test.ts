import { expect, test } from 'vitest';

import { synthesized } from './synthesized.ts';

/** What follows the contracts one by one; `promises.test.ts` holds the routes to them. */
const BY_CONTRACT = /^AWS::ApiGatewayV2::(Route|Integration)$/;

/** Catches unintended changes of the template. Update it with `vitest run -u tests/infra`. */
test('nothing changes in the template unnoticed', async () => {
  const { Resources } = synthesized().toJSON() as {
    Resources: Record<string, { Type: string; Metadata?: unknown }>;
  };
  const own = Object.entries(Resources)
    .filter(([id, { Type }]) => !BY_CONTRACT.test(Type) && !/^ApiHttp.*Permission/.test(id))
    .map(([id, resource]) => [id, { ...resource, Metadata: undefined }] as const)
    .sort(([a], [b]) => a.localeCompare(b));
  const redacted = JSON.stringify(Object.fromEntries(own), null, 2)
    .replaceAll(/[0-9a-f]{64}/g, '<asset>')
    .replaceAll(/(CurrentVersion[0-9A-F]{8})[0-9a-f]{32}/g, '$1<version>');
  await expect(`${redacted}\n`).toMatchFileSnapshot('product.template.snap');
});
