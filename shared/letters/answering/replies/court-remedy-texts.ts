import type { ReplyKind } from '#shared/letters/catalogue/reply-kind.ts';

import type { RemedyText } from './remedy-text.ts';

const copy = 'odpis pisma dla strony przeciwnej';

/** Courts, bailiffs, employers. */
export const courtRemedyTexts: Readonly<Partial<Record<ReplyKind, RemedyText>>> = {
  payment_order: {
    heading: 'SPRZECIW OD NAKAZU ZAPŁATY W POSTĘPOWANIU UPOMINAWCZYM',
    subject: 'nakazu zapłaty w postępowaniu upominawczym',
    opening:
      'Na podstawie art. 480(2) i art. 505 Kodeksu postępowania cywilnego wnoszę sprzeciw i zaskarżam nakaz zapłaty w całości.',
    requests: [
      'oddalenie powództwa w całości',
      'zasądzenie od powoda na rzecz pozwanego kosztów procesu według norm przepisanych',
    ],
    objections: [
      'Kwestionuję istnienie i wysokość roszczenia; ciężar dowodu spoczywa na powodzie (art. 6 Kodeksu cywilnego).',
      'Z ostrożności procesowej podnoszę zarzut przedawnienia roszczenia.',
      'Fakty i dowody na ich poparcie: [uzupełnij: okoliczności sprawy i dowody, na przykład umowa, potwierdzenia wpłat, korespondencja].',
    ],
    besides: ['wyznaczenie rozprawy i dopuszczenie dowodów wskazanych w uzasadnieniu'],
    attachments: [copy, 'dowody powołane w uzasadnieniu'],
  },
  epu: {
    heading: 'SPRZECIW OD NAKAZU ZAPŁATY (ELEKTRONICZNE POSTĘPOWANIE UPOMINAWCZE)',
    subject: 'nakazu zapłaty w elektronicznym postępowaniu upominawczym',
    opening:
      'Na podstawie art. 480(2) i art. 505(35) Kodeksu postępowania cywilnego wnoszę sprzeciw i zaskarżam nakaz zapłaty w całości.',
    requests: ['stwierdzenie, że nakaz zapłaty utracił moc w całości, i umorzenie postępowania'],
    objections: [
      'Kwestionuję roszczenie co do zasady i co do wysokości.',
      'Z ostrożności procesowej podnoszę zarzut przedawnienia.',
    ],
    besides: ['doręczanie dalszych pism w formie papierowej na adres wskazany na wstępie'],
    attachments: [],
  },
  promissory_order: {
    heading: 'ZARZUTY OD NAKAZU ZAPŁATY W POSTĘPOWANIU NAKAZOWYM',
    subject: 'nakazu zapłaty w postępowaniu nakazowym',
    opening:
      'Na podstawie art. 480(2) i art. 493 Kodeksu postępowania cywilnego wnoszę zarzuty i zaskarżam nakaz zapłaty w całości.',
    requests: [
      'uchylenie nakazu zapłaty w całości i oddalenie powództwa',
      'wstrzymanie wykonania nakazu zapłaty',
      'zasądzenie kosztów procesu',
    ],
    objections: [
      'Kwestionuję roszczenie co do zasady i wysokości: [uzupełnij: zarzuty, na przykład zapłata, wypełnienie weksla niezgodnie z deklaracją].',
      'Z ostrożności procesowej podnoszę zarzut przedawnienia.',
    ],
    besides: [
      'zwolnienie od opłaty od zarzutów z uwagi na sytuację majątkową (oświadczenie w załączeniu)',
    ],
    attachments: [copy, 'dowód uiszczenia opłaty albo wniosek o zwolnienie od kosztów', 'dowody'],
  },
  default_judgment: {
    heading: 'SPRZECIW OD WYROKU ZAOCZNEGO',
    subject: 'wyroku zaocznego',
    opening:
      'Na podstawie art. 344 Kodeksu postępowania cywilnego wnoszę sprzeciw i zaskarżam wyrok zaoczny w całości.',
    requests: [
      'uchylenie wyroku zaocznego i oddalenie powództwa',
      'zawieszenie rygoru natychmiastowej wykonalności',
      'zasądzenie kosztów procesu',
    ],
    objections: [
      'Kwestionuję roszczenie co do zasady i wysokości: [uzupełnij: zarzuty, fakty i dowody].',
      'Z ostrożności procesowej podnoszę zarzut przedawnienia.',
    ],
    besides: ['zwolnienie od kosztów sądowych (oświadczenie o stanie majątkowym w załączeniu)'],
    attachments: [copy, 'dowód uiszczenia opłaty albo wniosek o zwolnienie', 'dowody'],
  },
  judgment: {
    heading: 'WNIOSEK O SPORZĄDZENIE I DORĘCZENIE UZASADNIENIA',
    subject: 'orzeczenia',
    opening:
      'Na podstawie art. 328 Kodeksu postępowania cywilnego wnoszę o sporządzenie i doręczenie orzeczenia z uzasadnieniem w całości; zachowuję prawo do wniesienia apelacji.',
    requests: ['sporządzenie i doręczenie uzasadnienia całości orzeczenia'],
    objections: ['Zakres uzasadnienia obejmuje całość rozstrzygnięcia, w tym koszty procesu.'],
    besides: ['udostępnienie akt sprawy w czytelni sądu'],
    attachments: ['dowód uiszczenia opłaty od wniosku (100 zł)'],
  },
  penal_order: {
    heading: 'SPRZECIW OD WYROKU NAKAZOWEGO',
    subject: 'wyroku nakazowego',
    opening:
      'Na podstawie art. 506 § 1 Kodeksu postępowania karnego w związku z art. 94 § 1 Kodeksu postępowania w sprawach o wykroczenia wnoszę sprzeciw od wyroku nakazowego i zaskarżam go w całości.',
    requests: ['rozpoznanie sprawy na rozprawie na zasadach ogólnych'],
    objections: [
      'Nie przyznaję się do zarzucanego czynu w opisanej postaci: [uzupełnij: przebieg zdarzenia].',
      'Wnoszę o dopuszczenie dowodów: [uzupełnij: świadkowie, nagrania, dokumenty].',
    ],
    besides: ['udostępnienie akt sprawy do wglądu i sporządzenia kopii'],
    attachments: [],
  },
  bailiff: {
    heading: 'SKARGA NA CZYNNOŚĆ KOMORNIKA',
    subject: 'czynności komornika',
    opening:
      'Na podstawie art. 767 Kodeksu postępowania cywilnego wnoszę skargę na czynność komornika opisaną w doręczonym mi piśmie.',
    requests: [
      'uchylenie zaskarżonej czynności w całości albo w części [uzupełnij: której]',
      'wstrzymanie czynności i zawieszenie postępowania do czasu rozpoznania skargi (art. 767(2) k.p.c.)',
    ],
    objections: [
      'Zaskarżona czynność narusza przepisy: [uzupełnij: na przykład zajęto kwotę wolną, świadczenie niepodlegające egzekucji, cudzą rzecz].',
      'Wnoszę o zobowiązanie komornika do nadesłania akt i pisemnego uzasadnienia czynności.',
    ],
    besides: [
      'zwolnienie spod zajęcia kwot wolnych od egzekucji i świadczeń wymienionych w art. 833 § 6 k.p.c.',
      'ograniczenie egzekucji do sposobu najmniej uciążliwego (art. 799 § 1 k.p.c.)',
    ],
    attachments: ['odpis skargi', 'dowód uiszczenia opłaty', 'dokumenty potwierdzające zarzuty'],
  },
  dismissal: {
    heading: 'ODWOŁANIE OD WYPOWIEDZENIA UMOWY O PRACĘ (POZEW)',
    subject: 'wypowiedzenia umowy o pracę',
    opening:
      'Na podstawie art. 44 i art. 264 Kodeksu pracy wnoszę odwołanie od wypowiedzenia umowy o pracę.',
    requests: [
      'uznanie wypowiedzenia za bezskuteczne, a po upływie okresu wypowiedzenia – przywrócenie do pracy albo odszkodowanie [uzupełnij: wybrane żądanie]',
      'zasądzenie kosztów procesu',
    ],
    objections: [
      'Wskazana przyczyna jest nieprawdziwa lub niekonkretna: [uzupełnij: dlaczego].',
      'Dowody: [uzupełnij: świadkowie, dokumenty].',
    ],
    besides: ['skierowanie stron do mediacji'],
    attachments: ['odpis pozwu', 'kopia umowy o pracę i wypowiedzenia'],
  },
};
