import { type DocumentType, remedyOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

const { civilEnforcement, courtCosts } = law;

/** What letters of bailiffs share. */
export const bailiff = {
  code: 'pismo_komornicze',
  issuer: 'bailiff',
  sender: [words(8, 'komornik* sadow*', 'kancelari* komornicz*')],
  remedy: remedyOf({
    name: 'skarga na czynności komornika',
    term: { amount: 1, unit: 'weeks' },
    addressee: 'sąd rejonowy, przy którym działa komornik',
    via: 'komornik, który dokonał czynności',
    form: 'pismo procesowe lub urzędowy formularz skargi',
    fee: '50 zł',
    next: 'zażalenie, gdy pouczenie je daje',
    law: [
      civilEnforcement.complaintCourt,
      civilEnforcement.complaint,
      civilEnforcement.complaintLodging,
    ],
  }),
  level: 'CRITICAL',
  counsel: 'advised',
  specialization: 'egzekucja i prawo cywilne',
  freeHelp: ['legal_aid', 'citizen_advice'],
} as const satisfies Partial<DocumentType>;

/** The number of a bailiff's case. */
export const bailiffCase = words(2, 'km', 'kmp', 'kms', 'gkm', 'kmn');

/** Law that holds for every enforcement by a bailiff. */
export const enforcementLaw = [
  courtCosts.bailiffComplaint,
  civilEnforcement.complaintStay,
  civilEnforcement.stayOnCreditor,
  civilEnforcement.proofOfPayment,
  civilEnforcement.leastBurden,
] as const;
