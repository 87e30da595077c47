import { oncePer } from '#shared/letters/text/once-per.ts';
import type { Flow, Span } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

export type SignatureKind =
  | 'court'
  | 'epu' // electronic writ-of-payment court, "VI Nc-e"
  | 'administrative_court'
  | 'bailiff'
  | 'prosecutor'
  | 'office' // JRWA number of an office
  | 'tax' // UNP of the revenue administration
  | 'zus'
  | 'policy'
  | 'claim'
  | 'contract'
  | 'invoice'
  | 'customer'
  | 'case'; // a number that its label names as the number of the letter or the case

export type FoundSignature = {
  kind: SignatureKind;
  /** As written, white space collapsed ("I Nc 1284/26"). */
  value: string;
  span: Span;
  /** The folded text before it ("sygn. akt"). */
  label: string;
};

/** Repertories of the courts: the field of a case. */
const repertory = either(
  // civil, commercial and family courts; enforcement
  'GNc',
  'Nc',
  'GCo',
  'GCz',
  'GCps',
  'GC',
  'Gz',
  'Ga',
  'Cupr',
  'Cgg',
  'Cps',
  'Co',
  'Ca',
  'Cz',
  // courts of appeal and the Supreme Court
  'ACa',
  'AGa',
  'AKa',
  'AUa',
  'APa',
  'CSK',
  'CSKP',
  'CZP',
  'KK',
  // family and minors
  'RCo',
  'RCz',
  'RCa',
  'RC',
  'RNsm',
  'RNs',
  'Rns',
  'Nsm',
  'Ns',
  'Npw',
  'Np',
  'Nkd',
  'Nmo',
  // insurance and labour
  'Uo',
  'Ua',
  'Uz',
  'U',
  'Pa',
  'Po',
  'Pz',
  'P',
  // crimes and petty offences
  'Ka',
  'Kp',
  'Kow',
  'Ko',
  'Kz',
  'K',
  'Wa',
  'Ws',
  'Wo',
  'W',
  // insolvency and restructuring
  'GUp',
  'GUk',
  'GU',
  'GRs',
  'GRz',
  'GRp',
  'GR',
  'C',
);
/** "I 1 C 12/26", "III RNs-op 42/19": division, section, repertory and its part, number, year. */
const courtNumber = new RegExp(
  String.raw`(?<![\p{L}\d])[IVXL]{1,6}\s{1,2}(?:\d\s)?(?:1\s)?${repertory}(?:-\p{L}{1,4})?\s{1,2}\d{1,7}\s?\/\s?\d{2,4}(?!\d)`,
  'gu',
);

/** "OR-II.5120.14.2026.AB": unit, kind, case, year, clerk. */
const unitFirst =
  /(?<![\p{L}\d.-])\p{Lu}{1,8}(?:[-.]\p{Lu}{0,4}\d{0,4}){0,3}\.\d{2,4}\.\d{1,7}(?:\.\d{1,7}){0,4}\.20\d{2}(?:\.\p{L}{1,4}|\.\d{1,3})?(?![\p{L}\d])/u;
/** "1403-SKA.4103.12.2026.AB": the office's number comes before its unit. */
const officeFirst =
  /(?<![\p{L}\d.-])\d{4}-\p{Lu}{2,4}(?:-\d{1,2})?\.\d{2,4}\.\d{1,7}(?:\.\d{1,7}){0,3}\.20\d{2}(?:\.\p{L}{1,4})?(?![\p{L}\d])/u;

/** These patterns read unfolded text, because capitals distinguish "C 12/26" from "c 12/26". */
const shapes: readonly (readonly [SignatureKind, RegExp])[] = [
  ['epu', /(?<![\p{L}\d])[IVX]{1,5}\s{1,2}Nc-?e\s{0,2}\d{1,8}\s?\/\s?\d{2,4}(?!\d)/gu],
  [
    'administrative_court',
    /(?<![\p{L}\d])[IVX]{1,4}\s{1,2}(?:(?:SA|SO|SAB|SPP)\/\p{Lu}\p{Ll}|OSK|FSK|GSK|OZ|FZ|GZ|OPS|FPS|GPS)\s{1,2}\d{1,6}\/\d{2}(?!\d)/gu,
  ],
  ['court', courtNumber],
  [
    'bailiff',
    /(?<![\p{L}\d])(?:GKmp|GKm|Kmp|Kms|Kmn|Kmo|Km|KM|KMP|KMS)\s{0,2}\d{1,7}\s?\/\s?\d{2,4}(?!\d)/gu,
  ],
  [
    'prosecutor',
    /(?<![\p{L}\d])(?:(?:PR|RP|PO|PK)\s\d{0,3}\s?|\d{4}-\d{1,2}\.)?Ds\.?\s{0,2}\d{1,6}[./]\d{2,4}(?:\.\p{L}{1,3})?(?![\d])/gu,
  ],
  ['tax', /(?<![\d/.-])\d{4}-\d{2}-\d{6}(?![\d/-])/gu],
  [
    'zus',
    /(?<![\p{L}\d/.-])(?:\p{Lu}{1,5}\/)?\d{6}\/\d{2,4}\/\d{1,7}(?:-\p{L})?\/(?:20)?\d{2}(?:[-/]\p{Lu}{1,5}(?:-\d{1,3})?)?(?![\d/])/gu,
  ],
  ['office', new RegExp(either(unitFirst, officeFirst), 'gu')],
];

const number = String.raw`(?=\S{0,30}\d)([\p{L}\d][\p{L}\d./_–-]{1,38}[\p{L}\d])(?![\p{L}\d])`;
const marker = String.raw`(?:\s{1,2}(?:nr|numer))?\.?(?:\s?:)?\s{1,2}(?:nr\.?\s|numer\s)?`;

/** Numbers recognised by the word before them, whatever their form. */
const labels: readonly (readonly [SignatureKind, string])[] = [
  ['claim', 'szkod[a-ząęy]{0,2}|numer(?:em)? szkody|nr szkody'],
  ['policy', 'polis[aęyą]{1,2}|nr polisy|numer polisy'],
  ['contract', 'umow[aęyą]{1,2}(?: [a-ząćęłńóśźż]{4,16}){0,2}(?= nr| numer)|nr umowy|numer umowy'],
  ['invoice', 'faktur[aęyą]{0,2}(?: VAT)?|nr faktury|numer faktury'],
  ['customer', 'nr klienta|numer klienta|kod klienta|nr karty kontowej|kod lokalu'],
  [
    'case',
    [
      'znak(?: sprawy| pisma)?', // Znak sprawy: OR.5120.14.2026
      'sygn\\.?(?: akt)?', // Sygn. akt I C 12/26
      'sygnatura(?: akt)?', // Sygnatura akt I C 12/26
      'nr sprawy', // Nr sprawy 12/2026
      'numer sprawy', // Numer sprawy 12/2026
      'nr pisma', // Nr pisma 45120
      'numer pisma', // Numer pisma 45120
      'nr wezwania', // Nr wezwania 771/26
      'numer wezwania', // Numer wezwania 771/26
      'numer dokumentu', // Numer dokumentu 8812
      'numer decyzji', // Numer decyzji 14/2026
      'nr rej\\.?', // Nr rej. 120/26
      'l\\. ?dz\\.?', // L.dz. 14/2026
      'unp', // UNP 2026-00123
    ].join('|'),
  ],
];
const labelled = labels.map(
  ([kind, words]) =>
    [kind, new RegExp(`(?<![\\p{L}])(?:${words})${marker}${number}`, 'giu')] as const,
);

/**
 * Case and reference numbers in reading order, recognised by their form (courts, bailiffs, offices, revenue,
 * ZUS, prosecutors) or by the word before them (policy, claim, contract, invoice). When both match one
 * number, the form wins.
 */
export const findSignatures: (flow: Flow) => readonly FoundSignature[] = oncePer((flow: Flow) => {
  const found = [
    ...shapes.flatMap(([kind, pattern]) =>
      [...flow.text.matchAll(pattern)].map((match) =>
        describe(flow, kind, match.index, match.index + match[0].length),
      ),
    ),
    ...labelled.flatMap(([kind, pattern]) =>
      [...flow.text.matchAll(pattern)].map((match) => {
        const end = match.index + match[0].length;
        return describe(flow, kind, end - (match[1] ?? '').length, end);
      }),
    ),
  ];
  return withoutOverlaps(found);
});

function describe(flow: Flow, kind: SignatureKind, start: number, end: number): FoundSignature {
  return {
    kind,
    value: flow.text
      .slice(start, end)
      .replace(/\s+/g, ' ')
      .replace(/ ?\/ ?/g, '/'),
    span: flow.toSource(start, end),
    label: flow.folded.slice(Math.max(0, start - 30), start).trim(),
  };
}

/** The sort is stable and shapes come before labels, so of two at one place the shape stays. */
function withoutOverlaps(found: FoundSignature[]): FoundSignature[] {
  const kept: FoundSignature[] = [];
  const ranked = found.map((signature, rank) => ({ signature, rank }));
  ranked.sort((a, b) => a.signature.span.start - b.signature.span.start || a.rank - b.rank);
  for (const { signature } of ranked) {
    if (signature.span.start >= (kept.at(-1)?.span.end ?? 0)) kept.push(signature);
  }
  return kept;
}
