import { either } from '#shared/letters/text/word-list.ts';

import { type ScamPattern, warnedOf } from './scam-pattern.ts';

/** What everybody has or gets from the State without paying. */
const freeThings = either(
  /zastrze[czg]\w* (?:\w+ )?(?:pesel|dowod)/,
  /zastrzezenie (?:\w+ )?(?:aktyw|uruchom)/,
  /(?:aktywac|uruchomien)\w* zastrzez/,
  /ochron\w* (?:\w+ )?pesel/,
  /profil\w* zaufan/,
);
const feeForThem = String.raw`oplat\w{0,2} [^.;]{0,30}(?:aktywac|ewidencyj|rejestrac|zabezpiecz|zastrzez|za zastrz)`;

/** Who must not hear of it: the very people who would see through it. */
const others = either(/osob\w* trzeci/, 'bank', 'rodzin', 'bliskich', 'policj');

/** "Konsekwencje nieinformowania banku o zmianie adresu": only a request asks for silence. */
const asked = String.raw`\b(?:pros\w+|nalezy|zaleca\w*|zobowiazuj\w*|wymaga\w*|zada\w*) [^.;]{0,30}`;

/** Letters that imitate a body of the State. General knowledge of such frauds: no report was read. */
export const stateImitations: readonly ScamPattern[] = [
  {
    // "Aby zastrzeżenie zostało aktywowane, należy uiścić opłatę ewidencyjno-aktywacyjną"
    id: 'free_protection',
    weight: 3,
    pattern: new RegExp(
      [
        String.raw`${freeThings}\w*[^;]{0,160}\b${feeForThem}`,
        String.raw`${feeForThem}\w*[^;]{0,80}${freeThings}`,
      ].join('|'),
    ),
    unless: {
      test: (sentence) => warnedOf.test(sentence) || /bezplatn|dowolna oplat/.test(sentence),
    },
    explanation:
      'Każe płacić za zastrzeżenie PESEL lub inną usługę, która w urzędzie jest bezpłatna.',
  },
  {
    // "Prosimy o nieinformowanie osób trzecich, w tym banku"
    id: 'asks_silence',
    weight: 3,
    pattern: new RegExp(
      [
        String.raw`${asked}\bnie(?:informowani|powiadamiani|zawiadamiani|kontaktowani)\w* [^.;]{0,40}${others}`,
        String.raw`${asked}\b(?:powstrzymani|wstrzymani)\w* sie (?:od|z) (?:kontakt|rozmow|informowani)\w* [^.;]{0,40}${others}`,
        String.raw`${asked}\bzachowani\w* (?:\w+ ){0,4}(?:tajemnic|poufnosc)\w* (?:\w+ ){0,2}(?:przed|wobec) [^.;]{0,20}${others}`,
      ].join('|'),
    ),
    unless: warnedOf,
    explanation: 'Każe milczeć przed bankiem lub bliskimi. Żaden urząd o to nie prosi.',
  },
  {
    // "Można też zadzwonić: 703 555 019"
    id: 'premium_number',
    weight: 2,
    pattern:
      /\b(?:zadzwon|dzwon|telefon|tel\.|polacz|kontakt|infolini|pod numer)\w*[^;\d]{0,40}\b70[0-9][ -]?\d{3}[ -]?\d{3}\b(?![ -]?\d)/,
    unless: warnedOf,
    explanation: 'Podaje drogi numer 70…, na którym zarabia rozmówca. Urzędy takich nie mają.',
  },
  {
    // "odesłać kserokopię dowodu osobistego (obie strony)"
    id: 'identity_copy',
    weight: 2,
    pattern: new RegExp(
      String.raw`(?:odes|przes|wys|zalacz)\w*[^.;]{0,60}(?:kserokopi|kopi|ksero)\w* (?:\w+ )?dowodu (?:osobistego )?\W{0,2}` +
        either(
          /ob(?:ie|u|ydwu) stron/,
          /z obu stron/,
          /(?:dwu|obu)stronn/,
          /(?:oraz|i) (?:ostatni\w* )?(?:odcin|wyciag)/,
        ),
    ),
    unless: warnedOf,
    explanation: 'Chce kopii całego dowodu osobistego. Taka kopia wystarcza do wyłudzenia kredytu.',
  },
  {
    // "Wpłata oznacza akceptację Regulaminu i zawarcie umowy"
    id: 'pay_is_contract',
    weight: 1,
    pattern: new RegExp(
      String.raw`\b(?:wplat|zaplat|uiszczeni|oplaceni|dokonani)\w* (?:\w+ ){0,3}(?:oznacza|stanowi|jest rownoznaczn\w*|jest jednoznaczn\w*|traktowan\w* jest)` +
        String.raw`[^;]{0,70}(?:akceptacj|zawarci\w* umow|przyjeci\w* ofert|zgod\w* na warunki)`,
    ),
    unless: /ubezpiecz|polis|skladk|kurs|szkoleni|zajec|obozu|wycieczk/,
    explanation:
      'Drobnym drukiem: wpłata to zgoda na umowę. To oferta, choć wygląda jak urzędowe pismo.',
  },
];
