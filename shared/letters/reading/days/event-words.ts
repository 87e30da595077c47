import type { LetterEvent } from '#shared/domain/events-and-money.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

/** What makes a day an event, the most telling first, with what it is called to the reader. */
export const eventKinds: readonly {
  kind: LetterEvent['kind'];
  words: RegExp;
  what: string;
}[] = [
  {
    kind: 'auction',
    // Dnia 13 października odbędzie się pierwsza licytacja lokalu.
    words: wordPattern(['licytacj*', 'przetarg*']),
    what: 'licytacja',
  },
  {
    kind: 'hearing',
    words: wordPattern(['posiedzeni* przygotowawcz*']),
    what: 'posiedzenie przygotowawcze w sądzie',
  },
  { kind: 'hearing', words: wordPattern(['rozpraw*']), what: 'rozprawa w sądzie' },
  { kind: 'hearing', words: wordPattern(['posiedzeni*']), what: 'posiedzenie w sądzie' },
  {
    kind: 'inspection',
    words: wordPattern([
      'ogledzin*',
      'wizj* lokaln*',
      'opis* i oszacowan*',
      'kontrol*',
      'przeglad*',
    ]),
    what: 'kontrola lub oględziny',
  },
  {
    kind: 'inspection',
    // Pracownik socjalny przeprowadzi rodzinny wywiad środowiskowy w dniu 3 lutego.
    words: wordPattern(['wywiad* srodowiskow*', 'przeprowadz* wywiad*', 'przeprowadz* … wywiad*']),
    what: 'wywiad środowiskowy',
  },
  {
    kind: 'inspection',
    // Zapraszamy na odbiór lokalu 23 lutego o godz. 14:30.
    words: wordPattern([
      'odbior* lokal*',
      'odbior* mieszkani*',
      'odbior* dom*',
      'odbior* techniczn*',
      'odbior* budynk*',
    ]),
    what: 'odbiór lokalu lub budynku',
  },
  {
    kind: 'summons',
    words: wordPattern(['kwalifikacj* wojskow*']),
    what: 'kwalifikacja wojskowa',
  },
  {
    kind: 'examination',
    words: wordPattern([
      'badani* lekarsk*',
      'badani* psycholog*',
      'badanie u lekarza', // ma Pani wyznaczone badanie u lekarza orzecznika
      'na badanie',
      'badania u',
      'komisj* lekarsk*',
      'egzamin*',
    ]),
    what: 'badanie',
  },
  { kind: 'summons', words: wordPattern(['przesluchani*']), what: 'przesłuchanie' },
  {
    kind: 'summons',
    words: wordPattern(['stawi*', 'stawiennictw*', 'zglosic sie', 'zgloszeni* sie', 'wywiad*']),
    what: 'stawiennictwo',
  },
  // Sąd wzywa Pana jako świadka na dzień 9 czerwca, godz. 12:15.
  { kind: 'summons', words: wordPattern(['wzywa', 'wzywam', 'wzywamy']), what: 'stawiennictwo' },
  {
    kind: 'other',
    words: wordPattern(['spotkani*', 'zebrani*', 'wizyt*', 'walne zgromadzenie', 'odczyt*']),
    what: 'spotkanie',
  },
];

/** That the day is set, not told: "odbędzie się", "wyznaczono", "wzywam do stawienia się". */
export const setting = wordPattern([
  'odbedzie sie',
  'odbeda sie',
  'wyznaczono',
  'wyznaczony',
  'wyznacza sie',
  'wyznaczam',
  'stawi*',
  'stawiennictw*',
  'przystapie',
  'przystapi',
  'zostanie przeprowadzon*',
  'przeprowadzimy',
  'przeprowadzi',
  'zglosic sie',
  'na dzien', // Sąd wzywa Pana na dzień 9 czerwca.
  'termin rozprawy',
  'terminie rozprawy',
  'o rozprawie',
  'termin posiedzenia',
  'terminie posiedzenia',
  'zaprasza*',
  'w charakterze',
]);

/** Days on which something begins or ends by itself. */
export const turningPoints: readonly {
  words: RegExp;
  what: string;
  /** Whether the day is the first of something ("od 1 marca"), not its last. */
  begins: boolean;
  /** Whether the words count only right beside the day. */
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
    // turnus: od 5 października 2026 r. do 25 października 2026 r.
    words: wordPattern(['turnus*', 'pobyt w*', 'szkoleni*', 'kurs*', 'staz*']),
    what: 'początek turnusu, kursu lub pobytu',
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
