/**
 * How each procedure counts terms and deems letters delivered. `verified` says whether a source was
 * read for the row (docs/letters.md); the rest is general knowledge that a lawyer should review.
 * State of the law: 2026.
 */
export type ProcedureRules = {
  label: string;
  verified: boolean;
  days: string;
  weeks: string;
  months: string;
  shift: string;
  householdMember: string;
  uncollected: string;
};

export const procedures = {
  kpa: {
    label: 'Kodeks postępowania administracyjnego',
    verified: true,
    days: 'art. 57 § 1 k.p.a.',
    weeks: 'art. 57 § 2 k.p.a.',
    months: 'art. 57 § 3 k.p.a.',
    shift: 'art. 57 § 4 k.p.a.',
    householdMember: 'art. 43 k.p.a.',
    uncollected: 'art. 44 § 4 k.p.a.',
  },
  kpc: {
    label: 'Kodeks postępowania cywilnego',
    verified: true,
    days: 'art. 165 § 1 k.p.c. i art. 111 § 2 k.c.',
    weeks: 'art. 165 § 1 k.p.c. i art. 112 k.c.',
    months: 'art. 165 § 1 k.p.c. i art. 112 k.c.',
    shift: 'art. 165 § 1 k.p.c. i art. 115 k.c.',
    householdMember: 'art. 138 § 1 k.p.c.',
    uncollected: 'art. 139 § 1 k.p.c.',
  },
  kc: {
    label: 'Kodeks cywilny',
    verified: true,
    days: 'art. 111 § 2 k.c.',
    weeks: 'art. 112 k.c.',
    months: 'art. 112 k.c.',
    shift: 'art. 115 k.c.',
    householdMember: 'art. 61 § 1 k.c.',
    uncollected: 'art. 61 § 1 k.c.',
  },
  kpk: {
    label: 'Kodeks postępowania karnego',
    verified: true,
    days: 'art. 123 § 1 k.p.k.',
    weeks: 'art. 123 § 2 k.p.k.',
    months: 'art. 123 § 2 k.p.k.',
    shift: 'art. 123 § 3 k.p.k.',
    householdMember: 'art. 132 § 2 k.p.k.',
    uncollected: 'art. 133 § 2 k.p.k.',
  },
  kpw: {
    label: 'Kodeks postępowania w sprawach o wykroczenia',
    verified: false,
    days: 'art. 38 § 1 k.p.s.w. i art. 123 § 1 k.p.k.',
    weeks: 'art. 38 § 1 k.p.s.w. i art. 123 § 2 k.p.k.',
    months: 'art. 38 § 1 k.p.s.w. i art. 123 § 2 k.p.k.',
    shift: 'art. 38 § 1 k.p.s.w. i art. 123 § 3 k.p.k.',
    householdMember: 'art. 38 § 1 k.p.s.w. i art. 132 § 2 k.p.k.',
    uncollected: 'art. 38 § 1 k.p.s.w. i art. 133 § 2 k.p.k.',
  },
  op: {
    label: 'Ordynacja podatkowa',
    verified: false,
    days: 'art. 12 § 1 Ordynacji podatkowej',
    weeks: 'art. 12 § 2 Ordynacji podatkowej',
    months: 'art. 12 § 3 Ordynacji podatkowej',
    shift: 'art. 12 § 5 Ordynacji podatkowej',
    householdMember: 'art. 149 Ordynacji podatkowej',
    uncollected: 'art. 150 § 4 Ordynacji podatkowej',
  },
  ppsa: {
    label: 'Prawo o postępowaniu przed sądami administracyjnymi',
    verified: false,
    days: 'art. 83 § 1 p.p.s.a. i art. 111 § 2 k.c.',
    weeks: 'art. 83 § 1 p.p.s.a. i art. 112 k.c.',
    months: 'art. 83 § 1 p.p.s.a. i art. 112 k.c.',
    shift: 'art. 83 § 2 p.p.s.a.',
    householdMember: 'art. 72 § 1 p.p.s.a.',
    uncollected: 'art. 73 § 4 p.p.s.a.',
  },
} as const satisfies Record<string, ProcedureRules>;

export type Procedure = keyof typeof procedures;

/** Electronic delivery by a public body has one rule for all procedures. */
export const electronicDelivery = {
  opened: 'art. 41 ustawy o doręczeniach elektronicznych',
  unopened: 'art. 42 ustawy o doręczeniach elektronicznych',
} as const;
