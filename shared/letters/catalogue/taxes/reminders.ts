import { type DocumentType, kindOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

const { administrativeEnforcement, taxes, benefits } = law;
const reminder = {
  code: 'upomnienie',
  remedy: null,
  level: 'HIGH',
  counsel: 'not_needed',
  specialization: 'egzekucja administracyjna',
  freeHelp: ['tax_info', 'legal_aid'],
} as const satisfies Partial<DocumentType>;
const heading = words(12, 'upomnienie', 'upomnienia');
const enforcement = [
  words(3, 'egzekucyjn* w administracji'),
  words(3, 'koszt* upomnienia'),
] as const;
const threatened = words(3, 'pod rygorem … egzekuc*', 'pod rygorem skierowania sprawy');

/** The last demand before administrative enforcement. */
export const reminderTypes = [
  kindOf({
    ...reminder,
    id: 'upomnienie',
    label: 'Upomnienie przed egzekucją administracyjną',
    issuer: 'tax_office',
    sender: [
      words(2, 'urzad* skarbow*', 'urzed* skarbow*', 'krajow* administracj* skarbow*'),
      words(
        2,
        'wojt*',
        'burmistrz*',
        'prezydent*',
        'urzad miasta',
        'urzad gminy',
        'ubezpieczen spolecznych',
      ),
    ],
    title: [heading],
    act: [threatened, words(2, 'wzywa* … zaplat*', 'wzywa* … uregulowani*', 'wzywa* … wplat*')],
    body: enforcement,
    duties: ['pay', 'relief'],
    reply: 'reminder',
    meaning: 'Urząd przypomina o zaległości i daje ostatni termin przed egzekucją.',
    consequence: 'Urząd wystawi tytuł wykonawczy i zajmie konto, wynagrodzenie lub zwrot podatku.',
    law: [
      administrativeEnforcement.reminder,
      administrativeEnforcement.reminderCosts,
      taxes.relief,
    ],
  }),
  kindOf({
    ...reminder,
    id: 'upomnienie-obowiazek',
    label: 'Upomnienie o wykonanie obowiązku (nie chodzi o dług)',
    issuer: 'office',
    level: 'MEDIUM',
    sender: [
      words(
        3,
        'inspektor sanitarn*',
        'inspektora sanitarn*',
        'urzad statystyczn*',
        'dyrektor szkoly',
        'szkol*',
      ),
    ],
    title: [heading],
    act: [threatened, words(8, 'szczepieni*', 'obowiazk* szkoln*', 'zlozenia sprawozdania')],
    body: enforcement,
    duties: ['perform'],
    reply: 'duty_reminder',
    meaning: 'Urząd wzywa do wykonania obowiązku, zanim zacznie przymuszanie grzywną.',
    consequence: 'Urząd może nałożyć grzywnę w celu przymuszenia.',
    law: [
      administrativeEnforcement.reminder,
      administrativeEnforcement.reminderCosts,
      administrativeEnforcement.compulsionFine,
      administrativeEnforcement.compulsionRemitted,
      benefits.vaccinationDuty,
      benefits.vaccinationFine,
      benefits.statisticsDuty,
      benefits.schoolDuty,
    ],
    specialization: 'prawo administracyjne',
    freeHelp: ['legal_aid'],
  }),
  kindOf({
    ...reminder,
    id: 'abonament-rtv',
    label: 'Upomnienie lub wezwanie w sprawie abonamentu RTV',
    issuer: 'office',
    sender: [
      words(3, 'poczta polska', 'poczty polskiej'),
      words(3, 'abonament* rtv', 'obslugi finansowej'),
    ],
    title: [heading, words(4, 'wezwani*')],
    act: [threatened, words(6, 'oplat* abonamentow*', 'abonament* rtv', 'abonament* radiow*')],
    body: enforcement,
    duties: ['pay', 'relief'],
    reply: 'tv_licence',
    meaning: 'Poczta Polska żąda zaległego abonamentu RTV przed egzekucją.',
    consequence:
      'Poczta wystawi tytuł wykonawczy, a urząd skarbowy zajmie konto lub wynagrodzenie.',
    law: [
      administrativeEnforcement.reminder,
      administrativeEnforcement.reminderCosts,
      benefits.licenceFeeLimit,
      benefits.licenceFeeRelief,
    ],
    freeHelp: ['legal_aid', 'citizen_advice'],
  }),
];
