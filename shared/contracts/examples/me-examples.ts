import type * as me from '#shared/contracts/me.ts';
import { LETTER_CONSENT_EDITION } from '#shared/domain/letter-consent.ts';

import { account, type ExamplesOf } from './call-example.ts';

const names = { firstName: 'Anna', lastName: 'Kowalska' };

export const meExamples = {
  getUsage: {
    response: {
      used: 3,
      quota: 20,
      source: 'subscription',
      planStatus: 'active',
      windowEnd: '2026-12-01T08:15:00.000Z',
    },
  },
  updateProfile: { body: names, response: account },
  giveLetterConsent: {
    body: { edition: LETTER_CONSENT_EDITION },
    response: { ...account, letterConsentAt: '2026-11-22T08:15:00.000Z' },
  },
  withdrawLetterConsent: { response: account },
  exportMyData: {
    response: {
      url: `/exports/${account.id}.json?X-Amz-Expires=600&X-Amz-Signature=b7d1`,
      expiresAt: '2026-11-22T08:25:00.000Z',
    },
  },
  deleteMyAccount: {
    body: { password: 'bardzo tajne hasło' },
    response: { message: 'Twoje konto i wszystkie dane zostały usunięte.' },
  },
} satisfies ExamplesOf<typeof me>;
