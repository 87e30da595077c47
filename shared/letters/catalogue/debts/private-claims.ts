import { kindOf } from '#shared/letters/catalogue/document-type.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

import { claim, demand } from './demands.ts';

/** Money that a neighbour, a relative or another private person asks for in plain words. */
export const privateClaimTypes = [
  kindOf({
    ...demand,
    id: 'zadanie-osoby-prywatnej',
    code: 'wezwanie_do_zaplaty',
    label: 'Żądanie pieniędzy od osoby prywatnej',
    issuer: 'private',
    act: [
      words(
        6,
        'oddal* mi pan* … pieniadze', // Proszę, żeby oddał mi Pan te pieniądze do 24 lipca.
        'oddal* … pieniadze do',
        'oddac … pieniadze do',
        'oddanie pieniedzy',
        'zwrocil* mi pan*',
        'zwrotu pieniedzy do',
        'pokryl* pan* … koszt*',
        'pokryl* … szkod*',
        'zaplacil* pan* za szkod*',
        'zaplacil* … za zniszcz*',
        'wypowiada* ci … pozyczk*', // wypowiadam Ci tę pożyczkę i proszę o zwrot
        'wypowiada* pan* … pozyczk*',
        'pozyczyl* ci', // pożyczyłem Ci 8000 zł na samochód
        'pozyczyl* pan*',
        'oddaj* mi … pieniadze',
        'oddaj* mi … pozyczk*',
      ),
    ],
    body: [
      words(
        3,
        'pojde do sadu',
        'oddam sprawe do sadu',
        'napisze pozew',
        'zloze pozew',
        'napisac pozew',
      ),
      words(3, 'zalal*', 'zalani*', 'zniszczeni*', 'uszkodz*', 'szkod*'),
      words(2, 'sasiad*', 'pozyczk*', 'pozyczy*', 'znamy sie'),
    ],
    duties: ['pay', 'object_in_writing'],
    meaning: 'Osoba prywatna prosi o pieniądze. To nie jest wyrok ani nakaz zapłaty.',
    consequence: 'Gdy nie odpowiesz, nadawca może pójść do sądu.',
    law: claim,
  }),
];
