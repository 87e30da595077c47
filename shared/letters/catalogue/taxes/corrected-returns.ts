import { kindOf, remedyOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

/** The tax office corrected the reader's return itself and wants the difference. */
export const correctedReturnTypes = [
  kindOf({
    id: 'us-korekta-z-urzedu',
    code: 'wezwanie_urzedu',
    label: 'Korekta zeznania zrobiona przez urząd skarbowy',
    issuer: 'tax_office',
    counsel: 'not_needed',
    sender: [words(4, 'urzad skarbowy', 'urzedu skarbowego', 'naczelnik* urzedu')],
    title: [words(9, 'poprawilismy … zeznani*', 'korek* … zeznani*', 'korek* … deklarac*')],
    act: [
      words(
        9,
        'poprawilismy zeznani*',
        'poprawilismy … zeznani*',
        'poprawilismy … deklarac*',
        'skorygowalismy … zeznani*',
        'skorygowalismy … deklarac*',
        'dokonano korekty … zeznani*',
        'organ skorygowal … zeznani*',
      ),
    ],
    body: [words(3, 'sprzeciw*'), words(2, 'art. 274')],
    remedy: remedyOf({
      name: 'sprzeciw',
      term: { amount: 14, unit: 'days' },
      addressee: null,
      form: 'pismo z podpisem',
      law: [law.taxes.officeCorrection],
    }),
    level: 'MEDIUM',
    duties: ['pay', 'remedy'],
    reply: 'return_corrected',
    meaning:
      'Urząd skarbowy sam poprawił Twoje zeznanie i podatku brakuje. Zapłać różnicę albo wnieś sprzeciw w 14 dni.',
    consequence:
      'Poprawka zacznie działać jak Twoja własna korekta, a urząd może ściągnąć podatek.',
    specialization: 'prawo podatkowe',
    freeHelp: ['legal_aid'],
  }),
];
