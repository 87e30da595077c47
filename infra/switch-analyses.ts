import { parseArgs } from 'node:util';

import { invokeJob } from './operator-jobs.ts';

/**
 * `npm run analyses -- --stage prod pause`: stops new analyses, those in progress finish; `open` allows
 * them again, `status` only reports. Requires credentials for the stage's account.
 */
const PAYLOADS: Readonly<Record<string, object>> = {
  pause: { analyses: 'paused' },
  open: { analyses: 'open' },
  status: {},
};

const { values, positionals } = parseArgs({
  options: { stage: { type: 'string' }, region: { type: 'string', default: 'eu-central-1' } },
  allowPositionals: true,
});
const payload = PAYLOADS[positionals[0] ?? ''];
if (values.stage === undefined || payload === undefined) {
  process.stderr.write('Say what: npm run analyses -- --stage prod pause|open|status\n');
  process.exit(1);
}
await invokeJob(values.stage, 'switch-analyses', { region: values.region, payload });
