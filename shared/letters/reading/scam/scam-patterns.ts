import { either } from '#shared/letters/text/word-list.ts';

import { changedAccountScams } from './changed-account-scams.ts';
import { confidenceScamPatterns } from './confidence-scam-patterns.ts';
import { messageScamPatterns } from './message-scam-patterns.ts';
import { registerScamPatterns } from './register-scams.ts';
import { lookalikeHost, onlyMentions, pays, type ScamPattern, warnedOf } from './scam-pattern.ts';
import { stateImitations } from './state-imitations.ts';

/** "wpisz w tytule: prezent": a false transfer purpose. */
const falsePurpose =
  /tytul\w{0,3}:? [^.;]{0,40}\b(?:prezent|przelew prywatny|pomoc rodzin|darowizna prywatna)\b/;
/** "nie używaj słowa mandat". */
const forbiddenWord = new RegExp(
  String.raw`nie (?:nalezy|wolno|wpisuj|uzywaj)[^.;]{0,20}(?:wpisywac|podawac|uzywac)?` +
    String.raw`[^.;]{0,10}slow\w?\b[^.;]{0,20}(?:podatek|grzywna|mandat|oplata|okup)`,
);

/** Cards that pay nothing: a patient's, a library's, a large family's. */
const otherCards = either(
  'pacjent',
  'duzej',
  'bibliot',
  'kierow',
  'pobyt',
  'stalego',
  'zawodow',
  'lojal',
  'miejsk',
  'ekuz',
  'parking',
  'dluzni',
  'naleznosc',
  'ewidencyj',
  'grzywn',
  'czlonkow',
  'student',
  'mieszkanc',
  'uczestni',
);
/** "dane swojej karty", "numer karty" */
const payCard = String.raw`(?:dan\w{1,3}|numer\w*) (?:\w+ )?kart[ye]\b(?! ${otherCards})`;

const withinHours = String.raw`w ciagu (?:(?:najblizszych )?(?:[1-9]|12|24|36|48) godzin|\d{1,2} minut)`;

const letterScamPatterns: readonly ScamPattern[] = [
  {
    id: 'card_data',
    weight: 3,
    pattern: new RegExp(
      either(
        /\bcv[vc]2?\b|numer\w* karty[^.;]{0,40}(?:data waznosci|date waznosci)/,
        // wpisz dane swojej karty, na którą mamy przesłać środki
        new RegExp(
          String.raw`(?:wpis|poda[cjw]|podajac|wprowadz|uzupeln|zaktualiz|aktualizacj)\w* [^.;]{0,40}${payCard}`,
        ),
      ),
    ),
    unless: warnedOf,
    explanation:
      'Prosi o dane karty płatniczej (numer, kod CVV). Żaden urząd ani firma nie prosi o nie w piśmie.',
  },
  {
    id: 'gift_or_crypto',
    weight: 3,
    pattern: new RegExp(
      either(
        /kart\w{0,3} (?:podarunkow|prezentow|google play|steam\b|itunes|apple\b|xbox)|paysafecard/,
        /zdjeci\w{1,2} kod\w{1,2} (?:z )?kart/,
        /kryptowalut|\bbitcoin|\bbtc\b|\busdt\b|western union|moneygram/,
      ),
    ),
    unless: warnedOf,
    explanation:
      'Każe płacić kartą podarunkową, kryptowalutą albo przekazem, których nie da się cofnąć.',
  },
  {
    id: 'blik_code',
    weight: 3,
    pattern:
      /(?:podaj|podac|podanie|przeslij|przeslac|wyslij|podyktuj)\w{0,3} [^.;]{0,25}kod\w{0,2} blik/,
    unless: onlyMentions,
    explanation: 'Prosi o podanie kodu BLIK. Kto ma kod, może wypłacić Twoje pieniądze.',
  },
  {
    id: 'blik_payment',
    weight: 1,
    officeWeight: 2,
    pattern: new RegExp(String.raw`\b${pays}\w{0,5} [^.;]{0,40}\bblik`),
    unless: onlyMentions,
    explanation: 'Każe zapłacić BLIK-iem. Takiej wpłaty nie da się cofnąć.',
  },
  {
    id: 'identity_scan',
    weight: 2,
    pattern: /(?:skan\w{0,3}|zdjeci\w{1,2}|fotografi\w{1,2}) (?:\w+ )?dowodu/,
    unless: warnedOf,
    explanation: 'Prosi o skan dowodu osobistego. Taki skan wystarcza do wyłudzenia kredytu.',
  },
  {
    id: 'keep_away',
    weight: 3,
    pattern: new RegExp(
      either(
        // Nie należy kontaktować się z urzędem
        /nie (?:\w+ )?(?:kontaktuj|kontaktujcie|kontaktowac) sie (?:z|ze) (?:\w+ ){0,2}(?:urzed|bank|polic|sad|rodzin|praw|sprzedawc|dostawc)/,
        // nie mów o tym nikomu
        /nie (?:informuj|powiadamiaj|mow|rozmawiaj)\w{0,3} (?:o (?:tym|sprawie) )?(?:z )?(?:nikogo|nikomu|nikim|rodzin|bank|policj)/,
        /zachowaj\w{0,3} [^.;]{0,25}tajemnic/,
        /\b(?:prosze|prosimy|nalezy|musi) [^.;]{0,60}zachowac rozmow\w [^.;]{0,25}(?:tajemnic|poufn)/,
      ),
    ),
    unless: warnedOf,
    explanation:
      'Zniechęca do rozmowy z urzędem, bankiem, dostawcą lub bliskimi. Robią tak oszuści.',
  },
  {
    id: 'hidden_purpose',
    weight: 3,
    pattern: new RegExp(either(falsePurpose, forbiddenWord)),
    explanation: 'Każe ukryć w tytule przelewu, za co płacisz.',
  },
  {
    id: 'hurry',
    weight: 2,
    pattern: new RegExp(
      [
        // natychmiast zapłać
        'natychmiast (?:uisc|zaplac|wplac|oplac)',
        // zapłać w ciągu 24 godzin
        String.raw`\b${pays}[^.;]{0,120}${withinHours}`,
        // w ciągu 30 minut dopłać
        String.raw`${withinHours}[^.;]{0,80}\b${pays}`,
      ].join('|'),
    ),
    explanation: 'Ponagla: każe zapłacić w kilka godzin. Prawdziwe terminy liczy się w dniach.',
  },
  {
    id: 'arrest',
    weight: 2,
    pattern:
      /zatrzymani\w{1,3} przez polic|(?:unikn|nieuiszcz|brak\w{0,2} (?:wplaty|zaplaty))[^.;]{0,90}(?:zatrzymani|aresztowani)\w{1,3}(?! (?:prawa|dowodu|pojazdu))/,
    explanation: 'Straszy zatrzymaniem za niezapłacenie. Za sam dług nikt nie zatrzymuje.',
  },
  {
    id: 'short_link',
    weight: 2,
    officeWeight: 3,
    pattern:
      /\b(?:bit\.ly|tinyurl\.com|cutt\.ly|is\.gd|t\.ly|rebrand\.ly|shorturl\.at|goo\.gl|ow\.ly|rb\.gy|tiny\.pl|s\.id)\/\w/,
    unless: warnedOf,
    explanation: 'Podaje skrócony adres strony, który ukrywa, dokąd prowadzi.',
  },
  {
    id: 'lookalike_link',
    weight: 3,
    pattern: lookalikeHost,
    unless: warnedOf,
    explanation: 'Adres strony udaje urzędowy. Strony urzędów kończą się na .gov.pl.',
  },
  {
    id: 'refund_to_card',
    weight: 2,
    pattern: /zwrot\w{0,3} (?:nadplaty|podatku|srodkow)[^.;]{0,80}na (?:\w+ )?kart[ey]\b/,
    unless: warnedOf,
    explanation: 'Obiecuje zwrot na kartę płatniczą. Urząd zwraca nadpłatę na konto, bez kodów.',
  },
  {
    id: 'pay_by_link',
    weight: 1,
    officeWeight: 2,
    pattern: new RegExp(
      String.raw`\b${pays}\w{0,5} [^.;]{0,70}(?:https?:\/\/|www\.)(?:www\.)?(?!(?:[a-z0-9-]{1,40}\.){0,4}(?:gov|zus)\.pl\b)`,
    ),
    unless: warnedOf,
    explanation: 'Każe zapłacić przez link z pisma. Bezpieczniej samemu wejść na stronę nadawcy.',
  },
  {
    id: 'scan_code',
    weight: 1,
    pattern: new RegExp(
      String.raw`(?:zeskanuj|skanuj)\w{0,3} (?:\w+ )?kod\w{0,2}(?: qr)?|\b${pays}\w{0,5} [^.;]{0,40}kod\w{0,3} qr`,
    ),
    explanation: 'Prosi o zapłatę kodem QR. Porównaj odbiorcę i konto z tym, co jest wydrukowane.',
  },
  {
    id: 'left_on_car',
    weight: 1,
    pattern: /za wycieraczk/,
    explanation: 'Zostawiono je za wycieraczką. Tak robią i zarządcy stref, i oszuści.',
  },
  {
    id: 'nameless',
    weight: 1,
    pattern:
      /szanown\w{1,3} (?:podatni|klienci|klientk|abonenci|uzytkowni|odbiorc|mieszkanc)\w{0,4}\s?[,!]/,
    explanation: 'Zwraca się do Ciebie bez nazwiska.',
  },
  {
    id: 'growing_sum',
    weight: 1,
    pattern: /(?:kwota|oplata|kara|naleznosc) wzrosnie do/,
    explanation: 'Grozi, że kwota szybko wzrośnie.',
  },
];

/** Every sign recognised by a phrase, in letters and in messages. */
export const scamPatterns: readonly ScamPattern[] = [
  ...letterScamPatterns,
  ...messageScamPatterns,
  ...changedAccountScams,
  ...confidenceScamPatterns,
  ...registerScamPatterns,
  ...stateImitations,
];
