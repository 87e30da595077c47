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
  {
    kind: 'examination',
    // Wyznaczyliśmy Pani termin przyjęcia na oddział: 14 stycznia.
    words: wordPattern(['przyjeci* na oddzial', 'przyjeci* do szpitala', 'przyjeci* na leczenie']),
    what: 'przyjęcie do szpitala',
  },
  { kind: 'summons', words: wordPattern(['przesluchani*']), what: 'przesłuchanie' },
  {
    kind: 'summons',
    words: wordPattern([
      'stawi*',
      'stawiennictw*',
      'zglosic sie',
      'zgloszeni* sie',
      'wywiad*',
      'przyszedl pan', // Prosimy, żeby przyszedł Pan do urzędu 19 listopada.
      'przyszla pani',
      'przyszli panstwo',
      'prosze przyjsc',
      'prosimy przyjsc',
      'prosimy o przybycie',
    ]),
    what: 'stawiennictwo',
  },
  // Sąd wzywa Pana jako świadka na dzień 9 czerwca, godz. 12:15.
  { kind: 'summons', words: wordPattern(['wzywa', 'wzywam', 'wzywamy']), what: 'stawiennictwo' },
  {
    kind: 'other',
    words: wordPattern(['przerw* w dostaw*', 'wylaczeni* pradu', 'przerw* w doplywie']),
    what: 'planowana przerwa w dostawie',
  },
  {
    kind: 'other',
    // Transport zaplanowaliśmy na 7 grudnia.
    words: wordPattern(['transport*', 'montaz*', 'dowoz*']),
    what: 'zapowiedziana dostawa lub montaż',
  },
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
  'wyznaczyl*', // Oględziny wyznaczyliśmy na 12 maja.
  'wyznaczon*',
  'ustalil*',
  'ustalon*',
  'zaplanowa*', // Przegląd zaplanowaliśmy na 3 grudnia.
  'planujemy',
  'umowil*', // Umówiliśmy Panią na wizytę 5 maja.
  'spotykamy sie',
  'spotkamy sie',
  'czekamy na pan*',
  'zapraszam*',
  'prosimy o przybycie',
  'prosimy o obecnosc',
  'prosze przyjsc',
  'prosimy przyjsc',
  'przyjdzie', // Kontroler przyjdzie 4 grudnia.
  'przyjdziemy',
  'przyjedzie',
  'przyjedziemy',
  'bedzie mial* miejsce',
  'przypada na',
  'stawi*',
  'stawiennictw*',
  'przystapie',
  'przystapi',
  'zostanie przeprowadzon*',
  'przeprowadzimy',
  'przeprowadzi',
  'zglosic sie',
  'zgloszeni* sie', // Wzywam do zgłoszenia się w dniu 10 listopada.
  'przyszedl pan',
  'przyszla pani',
  'przyszli panstwo',
  'na dzien', // Sąd wzywa Pana na dzień 9 czerwca.
  'termin rozprawy',
  'terminie rozprawy',
  'o rozprawie',
  'termin posiedzenia',
  'terminie posiedzenia',
  'zaprasza*',
  'w charakterze',
]);
