import { cite } from '#shared/letters/answering/replies/cite.ts';
import { grantsRelief } from '#shared/letters/answering/replies/kinds/questions.ts';
import type { Families, Saying } from '#shared/letters/answering/replies/parts.ts';
import { contestFirst } from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { remedyFamily, type RemedyText } from '#shared/letters/answering/replies/remedy-family.ts';
import { ofSum, sumText } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

import { carryOut, doIt, givesPart, kpaGrounds, refuses, yieldTo } from './decisions.ts';
import { relief } from './relief.ts';
import { taxGrounds, taxRelief } from './taxes.ts';

/** The tax ordinance, not the code of administrative procedure, governs a tax case to its end. */
const isTax = ({ type, view }: LetterFacts) =>
  type.issuer === 'tax_office' || /\bordynacj\w* podatkow/.test(view.spaced);

/** A decision of the second instance is final at once; relief is given by the body of the first. */
const yieldToFinal = (facts: LetterFacts): Saying => {
  const { type, view, financial } = facts;
  if (grantsRelief(facts)) return doIt('decyzja', 'prawomocn');
  if (sumText(facts) !== null && type.duties.includes('pay'))
    return isTax(facts)
      ? taxRelief(facts)
      : relief({ basis: null, of: 'należności', remission: true })(facts);
  return financial.direction === 'to_receive' || refuses.test(view.spaced)
    ? carryOut()(facts)
    : doIt('decyzja', 'prawomocn');
};

const courtComplaint = (text: Partial<RemedyText> = {}) =>
  remedyFamily({
    name: 'skarga do sądu administracyjnego',
    heading: 'SKARGA DO WOJEWÓDZKIEGO SĄDU ADMINISTRACYJNEGO',
    subject: 'decyzji ostatecznej',
    parties: { reader: 'Strona skarżąca', needsPesel: true },
    opening: (facts) =>
      `Na podstawie ${cite(law.officeGrounds.courtComplaintRight, law.administration.courtComplaint)} wnoszę skargę na decyzję${givesPart(facts) ? ' i zaskarżam ją w części, w której nie uwzględnia mojego wniosku' : `${ofSum(facts, ' dotyczącą kwoty ')} i zaskarżam ją w całości`}.`,
    requests: (facts) => [
      givesPart(facts) ? 'uchylenie decyzji w zaskarżonej części' : 'uchylenie zaskarżonej decyzji',
      'zasądzenie na moją rzecz kosztów postępowania',
    ],
    grounds: (facts) => [
      ...(isTax(facts) ? taxGrounds : kpaGrounds),
      'Organ odwoławczy nie odniósł się do moich zarzutów.',
    ],
    besides: [
      `wstrzymanie wykonania decyzji (${cite(law.administration.courtStay)})`,
      'przyznanie prawa pomocy (formularz PPF w załączeniu)',
    ],
    gain: 'Decyzję sprawdzi niezależny sąd.',
    attachments: ['odpis skargi', 'dowód wpisu albo wniosek o prawo pomocy'],
    agree: yieldToFinal,
    risks: ['Skarga sama nie wstrzymuje wykonania decyzji.', 'Od skargi jest zwykle wpis.'],
    ...text,
  });

const finalDecision = courtComplaint();

/** An authority without a higher one: its decision goes straight to the administrative court. */
const singleInstance = courtComplaint({
  subject: 'decyzji',
  grounds: () => kpaGrounds,
});

const competitionDecision = remedyFamily({
  name: 'odwołanie',
  heading: 'ODWOŁANIE OD DECYZJI PREZESA UOKIK',
  subject: 'decyzji Prezesa UOKiK',
  to: { name: 'Sąd Okręgowy w Warszawie – Sąd Ochrony Konkurencji i Konsumentów', via: 'sender' },
  parties: { reader: 'Strona powodowa (odwołująca się)' },
  opening: (facts) =>
    `Na podstawie ${cite(law.inspections.competitionAppeal)} zaskarżam w całości decyzję${ofSum(facts, ' dotyczącą kwoty ')} i odwołuję się od niej.`,
  requests: () => ['uchylenie albo zmianę decyzji', 'zasądzenie kosztów procesu'],
  grounds: () => [
    'Zarzucane zachowanie nie miało miejsca.',
    'Prezes UOKiK błędnie ocenił skutki zachowania.',
    'Kara jest za wysoka.',
  ],
  besides: ['wstrzymanie wykonania decyzji', 'udostępnienie akt sprawy'],
  gain: 'Decyzję sprawdzi niezależny sąd.',
  attachments: ['odpis odwołania', 'dowód opłaty'],
  agree: yieldTo(null, 'kary'),
});

export const courtComplaintFamilies = {
  /** second instance: skarga do WSA */
  final_decision: { ...finalDecision, recommended: contestFirst('decyzją') },
  /** UODO and similar: skarga do WSA at once */
  single_instance: { ...singleInstance, recommended: contestFirst('decyzją') },
  /** UOKiK: odwołanie do SOKiK */
  competition_decision: { ...competitionDecision, recommended: contestFirst('decyzją') },
} as const satisfies Families;
