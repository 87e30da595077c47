import type * as secondFactor from '#shared/contracts/second-factor.ts';

import { account, type ExamplesOf, TOKEN } from './call-example.ts';

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const code = { code: '287082' };

export const secondFactorExamples = {
  getSecondFactor: {
    response: { since: '2026-11-23T08:00:00.000Z', recoveryCodesLeft: 9, isRequired: true },
  },
  beginSecondFactor: {
    body: { password: 'bardzo tajne hasło' },
    response: {
      secret,
      uri: `otpauth://totp/Listownik:anna.kowalska%40poczta.example?issuer=Listownik&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    },
  },
  confirmSecondFactor: {
    body: code,
    response: { token: TOKEN, user: account, recoveryCodes: ['7hk2-m3qz-90ab-c4de'] },
  },
  passSecondFactor: { body: code, response: { token: TOKEN, user: account } },
  endSecondFactor: { body: code, response: { message: 'Logowanie nie wymaga już kodu.' } },
} satisfies ExamplesOf<typeof secondFactor>;
