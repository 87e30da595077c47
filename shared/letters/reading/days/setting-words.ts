import { wordPattern } from '#shared/letters/text/word-list.ts';

import { homeVisits } from './visit-words.ts';

/** Words that set the day instead of reporting it: "odbędzie się", "wyznaczono", "wzywam do stawienia się". */
export const setting = wordPattern(homeVisits, [
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
  'odbierze', // Kurier odbierze meble 14 lipca.
  'odbierzemy',
  'przywiezie',
  'przywieziemy',
  'dostarczy',
  'dostarczymy',
  'udostepni*',
  'nakazuje przedstawic',
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
  'odwiedzi', // Kurator odwiedzi Panią w domu 20 maja.
  'odwiedzimy',
  'zglosi sie', // Monter zgłosi się 12 maja.
  'dokona',
  'dokonaja',
  'dokonamy',
  'obejrzy',
  'zbada',
  'wyslucha',
  'wymieni',
  'wymienimy',
  'nastapi', // Ustalenie granic nastąpi 20 maja.
  'nastapia',
  'rozpocznie sie',
  'rozpoczna sie',
  'rozpoczyna sie',
  'przeprowadze',
  'przeprowadzone',
  'przybyc',
  'nie bedzie',
]);
