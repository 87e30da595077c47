import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { either, wordPattern } from '#shared/letters/text/word-list.ts';

import { type ScamPattern, type ScamSign, shownAt, spanOf, warnedOf } from './scam-pattern.ts';

/** Registers of the State that cost nothing. */
const freeRegister = either(
  ...['ksef', /e-?faktur/, /e-?doreczen/, 'crbr', 'ceidg'],
  ...[/\bceeb\b/, 'emisyjnosci budynkow'],
);
const feeToEnter = String.raw`oplat\w* ${either(
  ...['rejestrac', 'aktywac', 'audytow', 'weryfikacyjn', 'ewidencyjn'],
  /za (?:rejestrac|wpis|aktywac|audyt|weryfikac|certyfikac)/,
)}`;

/** Registers: those with official-sounding names, entries that are an offer, fees for free services. */
export const registerScamPatterns: readonly ScamPattern[] = [
  {
    id: 'lookalike_register',
    weight: 3,
    pattern: new RegExp(
      either(
        /\b(?:cefidg|ceodg|cedig|ceigd|crdgif|crfig|ckpf)\b/,
        /krajow\w{1,3} rejestr\w{0,3} sadown/, // Krajowy Rejestr Sądownictwa Gospodarczego
        /centraln\w{1,3} (?:ewidencj\w{1,2}|rejestr\w{0,2}) (?:firm|przedsiebiorcow|dzialalnosci gospodarczej i firm)/,
      ),
    ),
    explanation:
      'Nazwa rejestru tylko przypomina urzędową. Wpis do CEIDG jest bezpłatny, a opłaty KRS pobiera sąd.',
  },
  {
    id: 'optional_offer',
    weight: 2,
    pattern: new RegExp(
      either(
        // Wpis do rejestru jest fakultatywny
        /(?:wpis\w{0,3}|rejestracj\w{1,2}|publikacj\w{1,2})[^.;]{0,120}(?:fakultatywn|nieobowiazkow|dobrowoln\w{1,3} (?:oplat|charakter))/,
        // Niniejsze pismo stanowi ofertę
        /(?:niniejsze pismo|niniejszy dokument|wezwanie|proforma) (?:stanowi|jest) ofert/,
      ),
    ),
    explanation: 'To oferta płatnego wpisu, a nie obowiązek, choć wygląda jak urzędowe wezwanie.',
  },
  {
    // "musi zarejestrować się w KSeF i wnieść opłatę rejestracyjną": these registers cost nothing
    id: 'free_register',
    weight: 3,
    pattern: new RegExp(
      `${freeRegister}[^;]{0,200}${feeToEnter}|${feeToEnter}[^;]{0,120}${freeRegister}`,
    ),
    unless: new RegExp(either(warnedOf, 'bezplatn')),
    explanation: 'Każe płacić za rejestrację, która w urzędzie jest bezpłatna.',
  },
  {
    // "Aby nie utracić domeny na rzecz osób trzecich"
    id: 'domain_scare',
    weight: 2,
    pattern:
      /domen\w*[^;]{0,120}(?:utrac|przeje)\w*[^;]{0,60}(?:osob\w* trzeci|inn\w* (?:podmiot|firm)|konkurenc)/,
    unless: warnedOf,
    explanation: 'Straszy utratą domeny. Sprawdź u swojego rejestratora, czy i kiedy ona wygasa.',
  },
];

/** Where a letter names its writer and its subject. */
const HEAD = 1_400;
const register =
  /(?:rejestr|ewidencj|spis|katalog|baz)\w* (?:\w+ ){0,4}(?:firm|przedsiebior|dzialalnosci|podmiot|gospodarcz|znakow|patent)\w*/;
const offered = wordPattern([
  'oferta', // niniejsze pismo stanowi ofertę
  'oferte',
  'oferty',
  'ofertowy',
  'dobrowoln*',
  'fakultatywn*',
  'nieobowiazkow*',
  'komercyjn*',
  'nie jest organem',
  'nie jest urzedem',
  'nie jest powiazan*',
]);
const fee = wordPattern(['oplat*', 'wplat*', 'platnosc*', 'naleznosc*']);
/** The offices that such letters imitate. */
const publicRegister = wordPattern([
  'ceidg',
  'krs',
  'uprp',
  'ewidencj* dzialalnosci',
  'centraln* rejestr*',
  'centraln* ewidencj*',
  'centraln* spis*',
  'urz* patentow*',
  'euipo',
  'wipo',
]);
/** "W celu dokonania wpisu w ewidencji prosimy o uiszczenie opłaty": a fee for an entry in a list. */
const feeForEntry = new RegExp(
  either(
    /(?:oplat|wplat|zaplat)\w*[^.;]{0,80}(?:wpis|publikacj|ujawnieni|monitorow|ewidencj)/,
    /(?:wpis|publikacj|ujawnieni|monitorow|ewidencj)\w*[^.;]{0,80}(?:oplat|wplat|zaplat)/,
  ),
);
/** "stanowi ofertę zawarcia umowy", "niezależnej od Urzędu Patentowego": admissions in the small print. */
const admitted =
  /(?:stanowi|jest) (?:\w+ )?ofert|niezalezn\w{0,4} od (?:\w+ ){0,2}(?:urz|ministerst|euipo)|nie jest (?:powiazan|organem|urzedem)/;

/** A private register that imitates CEIDG, asks for a fee and says in the small print that it is an offer. */
export function paidRegisters(view: LetterView): ScamSign[] {
  const { spaced } = view;
  if (!publicRegister.test(spaced)) return [];
  const isList = register.test(spaced.slice(0, HEAD)) && fee.test(spaced);
  const small = isList
    ? offered.exec(spaced)
    : feeForEntry.test(spaced)
      ? admitted.exec(spaced)
      : null;
  if (small === null) return [];
  return [
    {
      id: 'paid_register',
      weight: 3,
      explanation:
        'To oferta płatnego wpisu do prywatnego rejestru. Wpis do CEIDG jest bezpłatny, a opłaty KRS pobiera sąd.',
      ...shownAt(view, spanOf(small)),
    },
  ];
}
