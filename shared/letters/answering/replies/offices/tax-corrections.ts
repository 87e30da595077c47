import { cite } from '#shared/letters/answering/replies/cite.ts';
import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies, Saying } from '#shared/letters/answering/replies/parts.ts';
import { agreeFirst } from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { receivedOn } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';

import { relief } from './relief.ts';

const objection: Saying = {
  to: 'remedy',
  heading: 'SPRZECIW OD KOREKTY ZEZNANIA',
  paragraphs: [
    `Na podstawie ${cite(law.taxes.officeCorrection)} wnoszę sprzeciw od korekty mojego zeznania, którą zrobił urząd.`,
    receivedOn,
  ],
  grounds: [
    'W zeznaniu nie było błędu; dowody w załączeniu.',
    'Ulga lub odliczenie mi przysługuje; dowody w załączeniu.',
    'Kwotę policzono błędnie.',
    otherGround,
  ],
  attachments: ['dowody'],
  strategy: 'Sprzeciw w 14 dni sprawia, że poprawka urzędu przestaje działać. Jest bezpłatny.',
  pros: ['Zostaje Twoje zeznanie, takie jak złożone.'],
  cons: ['Urząd może potem sprawdzić rozliczenie w kontroli albo postępowaniu.'],
};

/** The office corrected the return itself; without an objection its correction stands. */
const returnCorrected: Replies = {
  subject: 'informacji o korekcie zeznania',
  say: (facts) => ({
    cooperative: {
      ...relief({
        basis: cite(law.taxes.relief),
        of: 'dopłaty podatku',
        note: 'Jeżeli poprawka jest słuszna i możesz zapłacić, wpłać dopłatę w terminie i nic nie wysyłaj.',
      })(facts),
    },
    assertive: objection,
    delay: {
      ...objection,
      heading: 'SPRZECIW OD KOREKTY ZEZNANIA I WNIOSEK O AKTA',
      requests: [`udostępnienie akt sprawy (${cite(law.taxes.files)})`],
      strategy: 'Składasz sprzeciw w 14 dni i prosisz o dokumenty, na których urząd się oparł.',
    },
  }),
};

export const taxCorrectionFamilies = {
  /** the office corrected the return itself */
  return_corrected: {
    ...returnCorrected,
    recommended: agreeFirst(
      'Sprawdź, co urząd poprawił. Jeżeli ma rację, zapłać dopłatę i nic nie wysyłaj.',
    ),
  },
} as const satisfies Families;
