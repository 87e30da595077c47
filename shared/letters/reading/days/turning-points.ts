import { wordPattern } from '#shared/letters/text/word-list.ts';

/** Names for the first day of a stay. */
export const START_OF_STAY = 'początek turnusu, kursu lub pobytu';

/** Days on which something begins or ends by itself. */
export const turningPoints: readonly {
  words: RegExp;
  what: string;
  /** Whether the day is the first day of something ("od 1 marca"), not the last. */
  begins: boolean;
  /** Whether the words count only directly beside the day. */
  standsClose?: boolean;
}[] = [
  {
    // W dniu 27 października odetniemy dostawę wody.
    words: wordPattern([
      'odetniemy',
      'odlaczymy',
      'wylaczymy',
      'wstrzymamy',
      'zamkniemy',
      'zostanie odciet*',
      'zostanie odlaczon*',
      'zostanie wylaczon*',
      'zostanie wstrzyman*',
      'zostana wstrzyman*',
      'nastapi odciecie',
      'nastapi odlaczenie',
      'nastapi wstrzymanie',
    ]),
    what: 'zapowiedziane odcięcie lub wstrzymanie',
    begins: false,
  },
  {
    words: /okres\w* wypowiedzenia[^.;]{0,60}(?:uplyn|uplywa|konczy|mija)\w*/,
    what: 'koniec okresu wypowiedzenia',
    begins: false,
  },
  {
    words: /(?:umow\w*|stosunek pracy)[^.;]{0,60}(?:rozwiaz\w+ sie|wygas\w+|ulegn\w+ rozwiazaniu)/,
    what: 'koniec umowy',
    begins: false,
  },
  {
    words:
      /(?:orzeczenie|decyzja|zaswiadczenie|legitymacja)[^.;]{0,40}(?:wydaje sie do|wazn\w+ do|wydano do|obowiazuje do)/,
    what: 'koniec ważności',
    begins: false,
  },
  {
    words: /(?:zostanie|zostana|bedzie|beda) (?:wyplacon|przekazan|zwrocon)\w+|wyplaci(?:my)?\b/,
    what: 'wypłata dla Ciebie',
    begins: false,
    standsClose: true,
  },
  {
    // Z dniem 1 lipca tapicernia przechodzi na nowego pracodawcę.
    words: wordPattern(['przechodzi na', 'przejdzie na', 'przejmuje', 'przejmie', 'wstepuje w']),
    what: 'zmiana wchodzi w życie',
    begins: false,
  },
  {
    // turnus: od 5 października 2026 r. do 25 października 2026 r.
    words: wordPattern(['turnus*', 'pobyt w*', 'szkoleni*', 'kurs*', 'staz*']),
    what: START_OF_STAY,
    begins: true,
  },
  {
    words: wordPattern([
      'wzrasta', // czynsz wzrasta od 1 marca
      'wzrosnie',
      'podwyzsza*', // Zaliczkę podwyższa się od 1 lipca.
      'podniesion*',
      'obniza*',
      'wyniesie',
      'wynosic bedzie',
      'bedzie wynosi*',
      'ulega zmianie',
      'ulegna zmianie',
      'zmienia*',
      'zmieni*',
      'zmiana',
      'zmianie',
      'zmiany',
      'obowiazuj*', // Od 1 stycznia obowiązuje nowa taryfa.
      'wchodzi w zycie',
      'wchodza w zycie',
      'nowa wysokosc',
      'nowe stawki',
    ]),
    what: 'zmiana wchodzi w życie',
    begins: true,
  },
];
