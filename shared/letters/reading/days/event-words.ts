import type { LetterEvent } from '#shared/domain/events-and-money.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

import { councils, medicalCouncils } from './council-words.ts';
import { ACCESS, HOME_VISIT, homeVisits, INTERVIEW, VISIT, VISIT_ON_SITE } from './visit-words.ts';

/** A day on which the reader meets somebody; the letter may not order it. */
export const MEETING = 'spotkanie';

/** Words that make a day an event, the clearest first, with the event's name for the reader. */
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
    kind: 'examination',
    words: medicalCouncils,
    what: 'posiedzenie zespołu do spraw orzekania',
  },
  {
    kind: 'other',
    // Ogłoszenie wyroku nastąpi 20 maja o godz. 14:00.
    words: wordPattern(['ogloszeni* wyroku', 'ogloszeni* orzeczenia', 'publikacj* orzeczenia']),
    what: 'ogłoszenie wyroku',
  },
  { kind: 'other', words: councils, what: 'posiedzenie rady, komisji lub zarządu' },
  {
    kind: 'hearing',
    words: wordPattern(['posiedzeni* przygotowawcz*']),
    what: 'posiedzenie przygotowawcze w sądzie',
  },
  { kind: 'hearing', words: wordPattern(['rozpraw*']), what: 'rozprawa w sądzie' },
  { kind: 'hearing', words: wordPattern(['posiedzeni*']), what: 'posiedzenie w sądzie' },
  {
    kind: 'other',
    // Eksmisja odbędzie się 20 maja. Czynność opróżnienia lokalu przeprowadzę 20 maja.
    words: wordPattern(['eksmisj*', 'czynnosc* oproznieni*', 'przymusow* oproznieni*']),
    what: 'opróżnienie lokalu (eksmisja)',
  },
  {
    kind: 'inspection',
    words: wordPattern([
      'ogledzin*',
      'wizj* lokaln*',
      'opis* i oszacowan*',
      'kontrol*',
      'przeglad*',
      'obejrzy', // Rzeczoznawca obejrzy samochód 20 maja.
      'badani* nieruchomosci',
    ]),
    what: 'kontrola lub oględziny',
  },
  {
    kind: 'inspection',
    // Prosimy o udostępnienie lokalu 9 czerwca w godzinach od 15 do 17.
    words: wordPattern(['udostepni*', 'wejscie do mieszkan*', 'wejscia do lokal*']),
    what: ACCESS,
  },
  {
    kind: 'inspection',
    // Geodeta przystąpi do wznowienia znaków granicznych 20 maja.
    words: wordPattern(['znak* graniczn*', 'przebieg* granic*', 'pomiar*', 'granic* dzial*']),
    what: 'pomiary lub ustalenie granic',
  },
  {
    kind: 'inspection',
    // We wtorek 12 maja przyjdzie do Pani kominiarz.
    words: wordPattern([
      'kominiarz*',
      'monter*',
      'serwisant*',
      'hydraulik*',
      'elektryk*',
      'inkasent*',
      'kurator*',
      'kurier*', // Kurier odbierze narożnik we wtorek 14 lipca.
      'przyjdziemy', // Kiedy przyjdziemy? W czwartek 21 maja między 9:00 a 12:00.
      'przyjedziemy',
      'odwiedzimy',
      'wymienimy … wodomierz*',
      'wymienimy … licznik*',
      'wymian* wodomierz*',
      'wymian* licznik*',
      'wymian* gazomierz*',
      'wymian* podzielnik*',
    ]),
    what: VISIT_ON_SITE,
  },
  {
    kind: 'inspection',
    // Pracownik socjalny przeprowadzi rodzinny wywiad środowiskowy w dniu 3 lutego.
    words: wordPattern(['wywiad* srodowiskow*', 'przeprowadz* wywiad*', 'przeprowadz* … wywiad*']),
    what: INTERVIEW,
  },
  { kind: 'inspection', words: wordPattern(homeVisits), what: HOME_VISIT },
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
  { kind: 'examination', words: wordPattern(['egzamin*']), what: 'egzamin' },
  { kind: 'examination', words: wordPattern(['sprawdzian*', 'kolokwi*']), what: 'sprawdzian' },
  {
    kind: 'examination',
    words: wordPattern([
      'badani* lekarsk*',
      'badani* psycholog*',
      'badanie u lekarza', // ma Pani wyznaczone badanie u lekarza orzecznika
      'na badanie',
      'badania u',
      'badani* przez', // Wyznaczam termin badania przez lekarza orzecznika na 20 maja.
      'badani* w',
      'termin* badania',
      'zbada pan*',
      'komisj* lekarsk*',
      'medycyny pracy',
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
    // nakazuję przedstawić psa lekarzowi weterynarii w dniach 15 i 20 maja
    words: wordPattern([
      'przedstaw* … lekarz*',
      'przedstaw* … do badani*',
      'okaza* … lekarz*',
      'doprowadz*',
      'przyprowadz*',
    ]),
    what: 'przyprowadzenie tego, co wskazuje pismo',
  },
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
      'obowiazek przyby*', // Ma Pan obowiązek przybyć 20 maja.
      'nalezy przyby*',
    ]),
    what: 'stawiennictwo',
  },
  // Sąd wzywa Pana jako świadka na dzień 9 czerwca, godz. 12:15.
  { kind: 'summons', words: wordPattern(['wzywa', 'wzywam', 'wzywamy']), what: 'stawiennictwo' },
  {
    kind: 'other',
    words: wordPattern([
      'przerw* w dostaw*',
      'wylaczeni* pradu',
      'przerw* w doplywie',
      'nie bedzie pradu',
      'nie bedzie wody',
      'nie bedzie gazu',
    ]),
    what: 'planowana przerwa w dostawie',
  },
  {
    kind: 'other',
    // Transport zaplanowaliśmy na 7 grudnia.
    words: wordPattern(['transport*', 'montaz*', 'dowoz*']),
    what: 'zapowiedziana dostawa lub montaż',
  },
  { kind: 'other', words: wordPattern(['wizyt*']), what: VISIT },
  {
    kind: 'other',
    words: wordPattern([
      'spotkani*',
      'zebrani*',
      'walne zgromadzenie',
      'odczyt*',
      'rozmow*', // Rozmowa w sprawie szkody: 20 maja, godzina 10.
      'konsultacj*',
      'mediacj*',
    ]),
    what: MEETING,
  },
  {
    kind: 'other',
    words: wordPattern(['szkoleni*', 'warsztat*', 'slubowani*', 'uroczystos*', 'wyklad*']),
    what: 'szkolenie lub uroczystość',
  },
  // … zapraszam Panią do kancelarii 25 listopada o godz. 11.00.
  { kind: 'other', words: wordPattern(['zapraszam', 'zapraszamy', 'zaprasza']), what: MEETING },
];
