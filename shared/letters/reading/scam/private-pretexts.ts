import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { either, wordPattern } from '#shared/letters/text/word-list.ts';

import { type ScamSign, shownAt, spanOf } from './scam-pattern.ts';
import { comesFromOffice } from './scam-senders.ts';

/** Registers and duties of law that strangers use as a pretext for a fee. */
const register = wordPattern([
  ...['ceidg', 'bdo', 'ceeb', 'crbr', 'ksef', 'uprp', 'euipo', 'wipo'],
  ...['wpis* do krs', 'wpis* w krs', 'dan* w krs', 'aktualizacj* krs'], // every firm's footer has its KRS number
  'centraln* rejestr*',
  'centraln* ewidencj*',
  'emisyjnosci budynk*',
  'beneficjent* rzeczywist*',
  'danych o odpadach',
  'urz* patentow*',
  'znak* towarow*',
  'charakterystyki energetycznej',
  'swiadectw* energetyczn*',
  'przegl* kominiarsk*',
  'sygnalist*',
  'e-doreczen*',
]);
/** The law on personal data as a duty to buy something: the privacy notice of every firm names it too. */
const privacyDuty =
  /\b(?:dokumentac|zgodnos|wdrozeni|audyt|certyfik|kontrol|rejestr)\w* [^.;]{0,40}\b(?:rodo|ochrony danych osobowych)\b/;
const OFFICIAL = String.raw`(?:rejestr|audyt|ewidenc|weryfikac|certyfik|aktualizac|monitor|publikac|wdrozeni|administrac|obowiazkow|roczn|ustawow)`;
/** A fee that sounds like one of an office. */
const officialFee = new RegExp(
  [
    String.raw`\boplat\w* (?:za )?(?:\w+ )?${OFFICIAL}`,
    String.raw`\b(?:obowiazkow|ustawow|urzedow)\w* oplat`,
    String.raw`\boplat\w* za (?:\w+ )?(?:wpis|swiadectw|zaswiadczeni|audyt)`,
    String.raw`\bwezwani\w* do (?:uiszczenia|oplacenia|wniesienia|zaplaty|dokonania)`,
    String.raw`\b(?:obowiaz|wymog|ustaw|rozporzadzeni)\w* [^.;]{0,120}\b(?:uisci|uiszcz|wniesieni|wplac|oplac)`,
  ].join('|'),
);
/** What happens to those who do not pay, as if an office said so. */
const penalty = new RegExp(
  either(
    /(?<!\bnie (?:jest|stanowi) (?:ani )?)\bkar(?:a|y|e|ami|ze) (?:\w+ ){0,2}(?:pieniezn|administracyjn|finansow|w wysokosci|do \d|od \d)/,
    /(?<!\bnie (?:jest|stanowi) (?:ani )?)\b(?:grzywn|sankcj|wykresleni)\w+/,
  ),
);
const privately = either(/prywatn\w*/, /komercyjn\w*/, /handlow\w*/, /doradcz\w*/, /gospodarcz\w*/);
/** What such a letter sells. */
const sold = String.raw`(?:uslug|oplat|wpis|udzial|rejestracj|publikacj|audyt|skorzystani|zamowieni|wplat|przystapieni)`;
/** The small print: no office, no duty, only a private service. */
const admission = new RegExp(
  [
    // Świadczenie ma charakter usługi doradczej.
    String.raw`\bma(?:ja)? charakter (?:\w+ ){0,2}(?:uslug|ofert|komercyjn|dobrowoln|fakultatywn|prywatn|handlow|doradcz|informacyjno-handlow)`,
    String.raw`(?<!\bnie )\b(?:stanowi|jest) (?:\w+ ){0,2}ofert(?:a|e)\b`,
    String.raw`\b${sold}\w* (?:\w+ ){0,4}(?:jest|sa|maja|ma) (?:\w+ )?(?:dobrowoln|nieobowiazkow|fakultatywn|opcjonaln|${privately})`,
    String.raw`\bnie (?:jest|jestesmy|stanowi|stanowimy) (?:\w+ ){0,3}(?:organem|organu|urzedem|urzedu|instytucja publiczna|jednostka panstwowa|administracj\w+ publiczn)`,
    String.raw`\bnie (?:jest|jestesmy) (?:\w+ )?powiazan\w* z (?:\w+ ){0,3}(?:urz|organ|ministerst|administracj|euipo)`,
    String.raw`\bniezalezn\w* od (?:\w+ ){0,2}(?:urz|organ|ministerst|administracj|euipo)`,
    String.raw`\b(?:podmiot|firma|przedsiebiorstwo|przedsiebiorca|rejestr|serwis)\w* (?:\w+ )?(?:prywatn|komercyjn)\w*|\bprywatn\w+ (?:podmiot|firm|rejestr|serwis)`,
  ].join('|'),
);

/**
 * A sender who is no authority names a public register or a duty of law, asks for a fee as an office would, threatens
 * with a penalty, and owns up in the small print that this is a private service. One of these alone is honest.
 */
export function privatePretexts(view: LetterView): ScamSign[] {
  const { spaced } = view;
  if (!officialFee.test(spaced) || !penalty.test(spaced)) return [];
  if (!register.test(spaced) && !privacyDuty.test(spaced)) return [];
  const small = comesFromOffice(view) ? null : admission.exec(spaced);
  if (small === null) return [];
  return [
    {
      id: 'pretext_register',
      weight: 3,
      explanation:
        'Powołuje się na urzędowy rejestr lub obowiązek, a drobnym drukiem przyznaje, że to płatna usługa firmy.',
      ...shownAt(view, spanOf(small)),
    },
  ];
}
