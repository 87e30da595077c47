import { parseArgs } from 'node:util';

import { invokeJob } from './operator-jobs.ts';

/**
 * `npm run second-factor -- --stage prod --reset anna@poczta.example`: the administrator signs in without a code
 * next time, and all their sessions end. Requires credentials for the stage's account.
 */
const { values } = parseArgs({
  options: {
    stage: { type: 'string' },
    reset: { type: 'string' },
    region: { type: 'string', default: 'eu-central-1' },
  },
});
const { stage, reset: email, region } = values;
if (stage === undefined || email === undefined) {
  process.stderr.write('Say whose: npm run second-factor -- --stage prod --reset <address>\n');
  process.exit(1);
}
await invokeJob(stage, 'reset-second-factor', { region, payload: { email } });
