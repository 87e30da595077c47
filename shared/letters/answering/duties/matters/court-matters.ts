import { either } from '#shared/letters/text/word-list.ts';

import { isRole, type Matter } from './matter.ts';

/** Matters of courts and of criminal cases. */
export const courtMatters: readonly Matter[] = [
  {
    // "Pokrzywdzony może złożyć wniosek o orzeczenie obowiązku naprawienia szkody".
    said: /\bwniosek o (?:\w+ ){0,3}(?:naprawieni\w+ szkody|zadoscuczynieni)|\boskarzyciel\w* posilkow/,
    fits: isRole('victim'),
    action:
      'Jeżeli chcesz odzyskać pieniądze, złóż w sprawie karnej wniosek o naprawienie szkody albo zadośćuczynienie; jeżeli chcesz być stroną, oświadcz, że działasz jako oskarżyciel posiłkowy. Do kiedy, mówi pouczenie',
    step: 'Zdecyduj o wniosku o naprawienie szkody',
  },
  {
    said: /\bodm(?:owi|owa|owy|awia)\w* (?:\w+ ){0,2}zezna/,
    fits: ({ role, type }) => role === 'witness' && type.reply !== 'unknown',
    action:
      'Jeżeli jesteś osobą najbliższą dla podejrzanego, oskarżonego albo strony, możesz odmówić zeznań; przyjść i tak trzeba, a odmowę zgłasza się na początku przesłuchania',
    step: 'Sprawdź, czy możesz odmówić zeznań',
  },
  {
    // "otrzyma odrębne wezwanie do uiszczenia opłaty".
    said: new RegExp(
      either(
        /\b(?:odrebn|osobn)\w+ wezwani\w+ do (?:\w+ ){0,2}(?:uiszczeni|zaplat|wniesieni|oplaceni)\w*/,
        /\bwezwan\w* (?:odrebn|osobn)\w+ do (?:\w+ ){0,2}(?:uiszczeni|zaplat|wniesieni|oplaceni)\w*/,
        // "Do czasu otrzymania tego wezwania opłaty nie trzeba wnosić".
        /\bpo uprawomocnieniu\b[^.;]{0,80}\bwezw\w+ (?:\w+ ){0,3}do (?:\w+ )?(?:uiszczeni|zaplat|wniesieni|oplaceni)\w* oplat/,
        /\bdo czasu (?:otrzymania|doreczenia) (?:\w+ )?wezwania oplat\w* nie (?:trzeba|nalezy)/,
      ),
    ),
    fits: ({ type, financial }) => type.issuer === 'court' && financial.direction !== 'to_pay',
    action:
      'Na zapłatę opłaty sąd wezwie Cię osobno: teraz jej nie wpłacaj, a po wezwaniu zapłać w terminie, który ono poda',
    step: 'Poczekaj z opłatą na osobne wezwanie',
  },
  {
    said: /\bkurator\w*[^.;]{0,80}\bwywiad|\bwywiad\w* (?:srodowiskow\w* )?[^.;]{0,80}\bkurator/,
    fits: ({ type }) => type.issuer === 'court',
    action:
      'Przygotuj się na wywiad kuratora sądowego: wpuść go do domu, miej pod ręką dokumenty i zaświadczenia, które potwierdzają, co mówisz; gdy dzień nie pasuje, umów inny',
    step: 'Przygotuj się na wizytę kuratora',
  },
  {
    // "zagrozić uczestniczce nakazaniem zapłaty za każde naruszenie obowiązków dotyczących kontaktów" (art. 598(15) k.p.c.).
    said: /\bzagro[zs]\w+\b[^;]{0,160}\bnakazani\w+ zaplaty\b[^;]{0,240}\bkontakt\w*/,
    fits: ({ type, role }) => type.issuer === 'court' && role !== 'claimant',
    action:
      'Trzymaj się dni i godzin kontaktów, które ustalił sąd. Gdy spotkanie nie może się odbyć, uprzedź drugą stronę, podaj przyczynę i zachowaj dowód; o inne dni lub godziny wystąp do sądu',
    step: 'Trzymaj się kontaktów, które ustalił sąd',
  },
  {
    // "Strona powołuje wszystkie twierdzenia i dowody w pierwszym piśmie".
    said: /\bpostepowani\w* gospodarcz\w+/,
    fits: ({ type }) => type.code === 'nakaz_zaplaty',
    action:
      'To sprawa gospodarcza: wszystkie twierdzenia i dowody podaj od razu w pierwszym piśmie. Osoba fizyczna, która prowadzi firmę, może poprosić o pominięcie tych surowszych przepisów w terminie, który podaje pouczenie',
    step: 'Przygotuj od razu wszystkie dowody',
  },
];
