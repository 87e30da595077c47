import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

const { administration } = law;

/** What letters of offices share. */
export const office = {
  code: 'decyzja_administracyjna',
  issuer: 'office',
  specialization: 'prawo administracyjne',
  freeHelp: ['legal_aid'],
} as const satisfies Partial<DocumentType>;

/** Public bodies that have no kind of their own. */
export const publicBodies = [
  words(
    2,
    'inspekt*',
    'nadzor* budowlan*',
    'prezydent*',
    'burmistrz*',
    'wojt*',
    'starost*',
    'marszalek*',
    'marszalk*',
    'wojewod*',
    'osrodek pomocy',
    'osrod* pomocy',
    'urzad*',
    'urzed*',
    'minist*',
    'rektor*',
    'dziekan*',
    'fundusz*',
  ),
] as const;

/** The appeal against a decision of an office. */
export const officeAppeal = {
  name: 'odwołanie',
  term: { amount: 14, unit: 'days' },
  addressee: 'organ wyższego stopnia (na przykład samorządowe kolegium odwoławcze)',
  via: 'organ, który wydał decyzję',
  form: 'pismo; wystarczy napisać, że nie zgadzasz się z decyzją',
  next: 'skarga do wojewódzkiego sądu administracyjnego w 30 dni',
  law: [administration.appealRight, administration.appealTerm],
} as const;

/** The usual law for an appeal. */
export const appealLaw = [
  administration.appealContents,
  administration.appealStays,
  administration.waiver,
  administration.restoration,
] as const;

/** The complaint to the administrative court. */
export const courtComplaint = {
  name: 'skarga do wojewódzkiego sądu administracyjnego',
  term: { amount: 30, unit: 'days' },
  addressee: 'wojewódzki sąd administracyjny',
  via: 'organ, który wydał decyzję',
  form: 'skarga z odpisami, ze wskazaniem decyzji i naruszenia prawa',
  fee: 'wpis sądowy zależny od sprawy',
  next: 'skarga kasacyjna, tylko przez adwokata lub radcę prawnego',
  law: [administration.courtComplaint, administration.courtComplaintLodging],
} as const;
