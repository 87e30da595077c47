import type { LodgingKey } from './lodging.ts';

/** Traits that follow from the writer of the letter, whatever its kind. */
export type IssuerTraits = {
  /** The law gives the remedy whether or not the letter names it. */
  isStatutory: boolean;
  /** A public office: its letterhead names the sender; "Wierzyciel: …" in the letter names somebody else. */
  isOffice: boolean;
  /** The reader must report changes of their situation to it. */
  hearsOfChanges: boolean;
  /** It takes money only when its letter imposes it: sums in its reasons are not debts. */
  imposesPayment: boolean;
  /** The reader can lose a home, a supply or a loan through its letter alone. */
  canTakeAway: boolean;
  /** What an answer calls the issuer's own number. */
  referenceLabel: string;
  /** How to lodge a letter with it, the safest way first. */
  lodging: readonly LodgingKey[];
  /** What to expect after a reply, by the name of the sentence for it. */
  afterReply: AfterReply;
};

/** Names of the sentences in `shared/letters/answering/what-follows.ts`. */
export type AfterReply =
  'court' | 'bailiff' | 'police' | 'office' | 'zus' | 'complaint' | 'energy' | 'employer' | 'firm';

const authority = {
  isStatutory: true,
  isOffice: true,
  hearsOfChanges: false,
  imposesPayment: false,
  canTakeAway: false,
  referenceLabel: 'znak sprawy',
  lodging: ['post', 'counter', 'e_delivery'],
  afterReply: 'office',
} as const satisfies IssuerTraits;

const firm = {
  isStatutory: false,
  isOffice: false,
  hearsOfChanges: false,
  imposesPayment: false,
  canTakeAway: true,
  referenceLabel: 'numer sprawy',
  lodging: ['post_with_time', 'e_mail'],
  afterReply: 'firm',
} as const satisfies IssuerTraits;

/** Every kind of issuer with its traits. */
export const issuers = {
  court: {
    ...authority,
    isOffice: false,
    canTakeAway: true,
    referenceLabel: 'sygnatura akt',
    lodging: ['post', 'counter'],
    afterReply: 'court',
  },
  bailiff: {
    ...authority,
    isOffice: false,
    canTakeAway: true,
    referenceLabel: 'sygnatura akt',
    lodging: ['post', 'counter'],
    afterReply: 'bailiff',
  },
  police: {
    ...authority,
    referenceLabel: 'numer sprawy',
    lodging: ['post', 'counter'],
    afterReply: 'police',
  },
  tax_office: {
    ...authority,
    hearsOfChanges: true,
    canTakeAway: true,
    lodging: ['e_tax', 'post', 'counter', 'e_delivery'],
  },
  municipality: { ...authority, hearsOfChanges: true, imposesPayment: true },
  office: { ...authority, hearsOfChanges: true, imposesPayment: true },
  zus: {
    ...authority,
    hearsOfChanges: true,
    lodging: ['e_zus', 'counter', 'post', 'e_delivery'],
    afterReply: 'zus',
  },
  traffic: {
    ...authority,
    isStatutory: false,
    referenceLabel: 'numer sprawy',
    // Fees for parking and police matters come from here: they do not count days alike.
    lodging: ['post_plain', 'counter', 'e_delivery'],
  },
  insurer: {
    ...firm,
    canTakeAway: false,
    referenceLabel: 'numer szkody',
    lodging: ['e_mail', 'post_plain'],
    afterReply: 'complaint',
  },
  bank: {
    ...firm,
    referenceLabel: 'numer umowy',
    lodging: ['bank', 'post_plain'],
    afterReply: 'complaint',
  },
  creditor: firm,
  energy: {
    ...firm,
    referenceLabel: 'numer klienta',
    lodging: ['e_mail', 'post_plain'],
    afterReply: 'energy',
  },
  housing: { ...firm, lodging: ['desk', 'post_with_time'] },
  landlord: { ...firm, lodging: ['post_with_time'] },
  employer: {
    ...firm,
    isStatutory: true,
    lodging: ['desk', 'post_with_time'],
    afterReply: 'employer',
  },
  private: firm,
  unknown: firm,
} as const satisfies Record<string, IssuerTraits>;

/** Who writes letters of a kind. */
export type IssuerKind = keyof typeof issuers;

type Question = 'isStatutory' | 'isOffice' | 'hearsOfChanges' | 'imposesPayment' | 'canTakeAway';

/** The issuers that have this trait. */
export function issuersWith(trait: Question): ReadonlySet<IssuerKind> {
  const kinds = Object.keys(issuers) as IssuerKind[];
  return new Set(kinds.filter((kind) => issuers[kind][trait]));
}
