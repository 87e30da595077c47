import { anyOf } from '#shared/letters/text/word-list.ts';

import { dueTerm, type DutyBuilder, until, when } from './duty.ts';

const calling = [
  'wzyw*',
  'prosze',
  'prosi',
  'prosimy',
  'nalezy',
  'zobowiaz*',
  'zada*',
  'trzeba',
  'ma pan*',
  'musi',
];
const telling = [
  'wyjasni*',
  'ustosunk*',
  'odpow*',
  'dokument*',
  'zaswiadcz*',
  'dowod*',
  'oswiadcz*',
  'przedstaw*',
  'przedloz*',
  'nadesl*',
  'przesl*',
  'dostarcz*',
  'zloz*',
  'wskaz*',
  'uzupeln*',
  'podani*',
  'udziel*',
  'informacj*',
];
/** "Proszę o wyjaśnienie różnicy", "wzywam do przedłożenia umowy". */
const asked = new RegExp(`${anyOf(calling)}[^.]{0,120}${anyOf(telling)}`);

/** To explain and to hand in documents, where the letter asks for it; else to check what it says. */
export const explanationDuty: DutyBuilder = (facts) =>
  asked.test(facts.view.spaced)
    ? [
        {
          action: `Złóż na piśmie wyjaśnienia i dołącz żądane dokumenty (kopie faktur, umów, dowody zapłaty)${until(facts, 'wyjaśnie')}`,
          step: 'Złóż na piśmie wyjaśnienia i żądane dokumenty',
          otherwise: 'Bez odpowiedzi urząd rozstrzygnie na podstawie tego, co sam ma.',
          priority: 'HIGH',
          due: dueTerm(facts, 'wyjaśnie'),
          quote: /(?:wzywa\w*|prosz\w*|prosimy)[^.]{0,80}(?:wyjasni|dokument)/,
        },
        ...when(/nie moze (?:pan\w* )?dotrzymac|przedluzeni/.test(facts.view.spaced), {
          action:
            'Jeżeli nie zdążysz, przed upływem terminu złóż wniosek o jego przedłużenie albo działaj przez pełnomocnika',
          step: 'Proś o więcej czasu, jeżeli nie zdążysz',
          priority: 'LOW',
          quote: /[^.]{0,60}przedluzeni\w*/,
        }),
      ]
    : [
        {
          action:
            'Sprawdź, czy to, co pisze nadawca, zgadza się z Twoimi dokumentami; jeżeli nie, napisz do niego i to wyjaśnij',
          step: 'Porównaj pismo ze swoimi dokumentami',
          priority: 'MEDIUM',
        },
      ];
