import { kindOf } from '#shared/letters/catalogue/document-type.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

/** An owners' association that wants something done or undone, not paid. */
export const ownersCallTypes = [
  kindOf({
    id: 'wspolnota-wezwanie',
    code: 'inne',
    label: 'Wezwanie wspólnoty lub spółdzielni do zrobienia czegoś',
    issuer: 'housing',
    counsel: 'by_level',
    sender: [words(4, 'wspolnot*', 'spoldzielni*', 'zarzadc* nieruchomosci', 'administrator*')],
    title: [
      words(
        9,
        'wezwani* do usuniecia',
        'wezwani* do demontazu',
        'wezwani* do przywrocenia',
        'wezwani* do zaprzestania',
        'wezwani* do udostepnienia',
        'wezwani* … samowoln*',
      ),
    ],
    act: [
      words(
        6,
        'wzywa* … usuniecia',
        'wzywa* … demontazu',
        'wzywa* … przywrocenia',
        'wzywa* … zaprzestania',
        'wzywa* … udostepnienia',
        'prosi* … usuniecie',
        'prosi* … demontaz',
      ),
    ],
    body: [words(2, 'czesc* wspoln*', 'elewacj*', 'regulamin* porzadk*', 'lokal*')],
    remedy: null,
    level: 'MEDIUM',
    duties: [],
    reply: 'unknown',
    meaning:
      'Wspólnota lub spółdzielnia chce, żebyś coś zrobił lub zrobiła w lokalu albo w budynku. To nie jest wyrok.',
    consequence: 'Zarząd może skierować sprawę do sądu.',
    concernsMoney: false,
    specialization: 'prawo mieszkaniowe',
    freeHelp: ['legal_aid', 'citizen_advice'],
  }),
];
