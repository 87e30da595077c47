import { anyOf, either, type WordList, wordPattern } from '#shared/letters/text/word-list.ts';

import { noPayout, payout } from './payout-words.ts';
import { change, cutOff } from './turning-words.ts';

/** Names for the first and the last day of a stay. */
export const START_OF_STAY = 'początek turnusu, kursu lub pobytu';
/** The day on which a contract ends. */
export const END_OF_CONTRACT = 'koniec umowy';
const END_OF_STAY = 'koniec turnusu, kursu lub pobytu';

/**
 * The words directly before a day: "od 1 marca", "z dniem 1 marca", "do 1 marca", "na 1 marca", "w dniu 1 marca";
 * `bare` when there is none ("…, 1 marca odetniemy prąd").
 */
export type DayLead = 'since' | 'opening' | 'until' | 'for' | 'on' | 'bare';

/** Days on which something begins or ends by itself. */
export type TurningPoint = {
  words: RegExp;
  what: string;
  /** The allowed words before the day. */
  leads: readonly DayLead[];
  /** Where the words may be: directly beside the day, in its sentence, or also in the sentence before. */
  reach?: 'close' | 'sentence' | 'line';
  /** Words beside which the day means something else. */
  unless?: RegExp;
};

const begins: readonly DayLead[] = ['since', 'opening'];
const happens: readonly DayLead[] = ['opening', 'on', 'until'];
const anyway: readonly DayLead[] = ['since', 'opening', 'on', 'for', 'bare'];

const stays: WordList = ['turnus*', 'pobyt w*', 'szkoleni*', 'kurs*', 'staz*'];
/** What an office accepts within a period. */
const handedIn = anyOf(['wnios*', 'nabor*', 'rekrutacj*', 'zapis*', 'deklaracj*', 'oswiadczeni*']);
const takenIn = anyOf([
  'przyjmujemy', // Wniosek na nowy okres przyjmujemy od 1 lutego.
  'przyjmuje sie',
  'przyjmowan*',
  'sklada sie',
  'sklada pan*',
  'skladac',
  'zlozyc',
]);

export const turningPoints: readonly TurningPoint[] = [
  {
    // W dniu 27 października odetniemy dostawę wody. Od 24 listopada zawiesimy połączenia.
    words: wordPattern(cutOff),
    what: 'zapowiedziane odcięcie lub wstrzymanie',
    leads: anyway,
    reach: 'close',
  },
  {
    // … za okres wypowiedzenia, który skończy się 31 maja; wypowiadam umowę ze skutkiem na 31 maja.
    words: new RegExp(
      either(
        /okres\w* wypow\w*[^;]{0,90}?\b(?:uplyn|uplywa|s?koncz[ya]|mija|minie|trwa)\w*/,
        /\bwypow[^.;]{0,120}\bze skutkiem na\b/,
      ),
    ),
    what: 'koniec okresu wypowiedzenia',
    leads: [...happens, 'for', 'bare'],
  },
  {
    // Umowa wygasa z dniem 30 września. Piszemy, bo 30 września kończy się umowa OC.
    words: new RegExp(
      either(
        /(?:umow\w*|stosunek pracy|ubezpieczeni\w*|polis[ay])[^.;]{0,60}(?:rozwiaz\w+ sie|wygas\w+|uleg\w+ rozwiazaniu|s?konczy sie)/,
        /(?:s?konczy sie|wygasa|wygasnie) [^.;]{0,40}(?:umow|ubezpieczeni|polis)/,
        /rozwiaz\w+ [^;]{0,120}za porozumieniem stron/,
        /(?<!nie )rozwiazuje(?:my)? [^.;]{0,40}umow/,
      ),
    ),
    what: END_OF_CONTRACT,
    leads: [...happens, 'bare'],
  },
  {
    words: new RegExp(
      either(
        /(?:orzeczenie|decyzja|zaswiadczenie|legitymacja|karta)[^.;]{0,40}(?:wydaje sie|wazn\w+|wydano|obowiazuje) do/,
        /(?:oferta|propozycja|ugoda|polisa|rata|cen[ay]|stawka)[^.;]{0,40}(?:wazn\w+|obowiazuj\w+) do/,
        /podtrzymuj\w+ (?:cen|ofert)\w*/, // Oferent podtrzymuje cenę do 27 lutego.
        /\bochron\w+ (?:\w+ )?trwa do/,
      ),
    ),
    what: 'koniec ważności',
    leads: happens,
  },
  {
    // Nadpłatę zwrócimy do 25 czerwca. Pieniądze wyślemy na konto do 30 września.
    words: payout,
    what: 'zapowiedziana wypłata lub zwrot pieniędzy',
    leads: [...happens, 'bare'],
    reach: 'close',
    unless: noPayout,
  },
  {
    // Z dniem 1 lipca tapicernia przechodzi na nowego pracodawcę.
    words: wordPattern(['przechodzi na', 'przejdzie na', 'przejmuje', 'przejmie', 'wstepuje w']),
    what: 'zmiana wchodzi w życie',
    leads: anyway,
  },
  {
    // Od 1 grudnia zwalniam Panią z obowiązku świadczenia pracy.
    words: /\bzw(?:al|ol)ni\w+ [^.;]{0,30}(?:obowiazku )?swiadczenia pracy/,
    what: 'początek zwolnienia z obowiązku świadczenia pracy',
    leads: begins,
  },
  {
    // turnus: od 5 października 2026 r. do 25 października 2026 r.
    words: wordPattern(stays),
    what: START_OF_STAY,
    leads: ['since'],
  },
  {
    words: new RegExp(String.raw`${anyOf(stays)}[^;]{0,30}\bod [^;]{5,45}$`),
    what: END_OF_STAY,
    leads: ['until'],
  },
  {
    // Wniosek na następny okres można składać od 1 sierpnia.
    words: new RegExp(`${handedIn}[^.;]{0,70}${takenIn}|${takenIn}[^.;]{0,30}${handedIn}`),
    what: 'początek przyjmowania wniosków',
    leads: ['since'],
    reach: 'close',
  },
  {
    // Od 1 września warsztat nalicza 35 zł za dobę.
    words: /\bnalicz\w+ [^.;]{0,30}(?:oplat|kar[aey]?\b|\d ?zl (?:za|dziennie))/,
    what: 'początek naliczania opłat',
    leads: begins,
    unless: /\bodset/,
  },
  {
    words: wordPattern(change),
    what: 'zmiana wchodzi w życie',
    leads: begins,
    unless: /\bodsetk|\bbez zmian\b|\bnie (?:zmieni|ulega)/,
  },
  {
    // Łącznie dotychczas 752,48 zł; od 1 listopada 790,17 zł.
    words: /\b(?:dotychczas|dotad|obecnie|teraz|dzis|do tej pory)\b.{0,80}\d ?zl.{0,60}$/,
    what: 'zmiana wchodzi w życie',
    leads: begins,
    reach: 'line',
    unless: /\bodset/,
  },
  {
    // Przyznajemy dodatek na okres od 1 listopada do 30 kwietnia.
    words: /\bna okres(?: \w+)? od [^;]{5,40}$/,
    what: 'koniec okresu, o którym mowa w piśmie',
    leads: ['until'],
    unless:
      /\b(?:wniosek|wnioski|zwolnieni\w+ lekarsk\w+|zaswiadczeni\w+|wystawion\w+|niezdolno\w+)\b/,
  },
];
