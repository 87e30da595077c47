import { cite } from '#shared/letters/answering/replies/cite.ts';
import { stopsBenefit } from '#shared/letters/answering/replies/kinds/endings.ts';
import { groundIf } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Saying } from '#shared/letters/answering/replies/parts.ts';
import { contestFirst } from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { remedyFamily, type RemedyText } from '#shared/letters/answering/replies/remedy-family.ts';
import { ofPeriod, ofSum, sumText } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

import { acceptAward, kpaAppeal, kpaGrounds } from './decisions.ts';
import { relief, resumption } from './relief.ts';

/** What the reader wants changed in the decision: charged contributions, or a refused benefit. */
const wanted = (facts: LetterFacts): string =>
  owesMoney(facts)
    ? `zmianę decyzji i ustalenie, że nie mam obowiązku zapłaty${ofSum(facts, ' ')}${ofPeriod(facts)}`
    : `zmianę decyzji i przyznanie mi świadczenia${ofPeriod(facts)}`;

const owesMoney = (facts: LetterFacts) =>
  facts.type.duties.includes('pay') && sumText(facts) !== null && !stopsBenefit(facts);

const contributionGrounds = [
  'Składki są zapłacone albo zaliczono je na inny okres; dowód w załączeniu.',
  'Działalność była w tym czasie zawieszona.',
  `Należność jest przedawniona (${cite(law.socialInsurance.limitation)}).`,
];

const courtAppeal = (text: Partial<RemedyText> & Pick<RemedyText, 'agree'>) =>
  remedyFamily({
    name: 'odwołanie',
    heading: 'ODWOŁANIE OD DECYZJI ZUS',
    subject: 'decyzji Zakładu Ubezpieczeń Społecznych',
    parties: { reader: 'Strona odwołująca się', needsPesel: true },
    opening: (facts) =>
      `Na podstawie ${cite(law.socialInsurance.appealRoute, law.civilProcedure.socialInsuranceAppeal)} zaskarżam w całości decyzję${ofSum(facts, ' dotyczącą kwoty ')} i odwołuję się od niej.`,
    requests: (facts) => [
      wanted(facts),
      'zasądzenie na moją rzecz kosztów, jeżeli ustanowię pełnomocnika',
    ],
    grounds: (facts) => [
      'ZUS źle ustalił fakty lub okres.',
      'ZUS źle policzył kwotę lub podstawę.',
      ...(owesMoney(facts) ? contributionGrounds : []),
      ...groundIf(
        facts,
        /\b(?:podlegani|umow\w+ o (?:prace|dzielo)|zleceni)/,
        'Praca lub działalność była rzeczywista; dowody w załączeniu.',
      ),
      ...groundIf(
        facts,
        /zwolnieni\w+ lekarsk|zasilk\w+ chorob|niezdolnosci do pracy/,
        'Zalecenia lekarza były przestrzegane; czynność była drobna i nie przeszkadzała w leczeniu.',
      ),
      ...groundIf(
        facts,
        /lekarz|niezdolno|uszczerb|stan\w* zdrowia/,
        'Wnoszę o opinię biegłego lekarza.',
      ),
    ],
    besides: (facts) => [
      'udostępnienie akt sprawy',
      ...(owesMoney(facts) ? ['wstrzymanie wykonania decyzji do czasu wyroku'] : []),
    ],
    gain: 'Decyzję sprawdzi niezależny sąd, bez opłaty.',
    attachments: ['kopia decyzji', 'dowody'],
    ...text,
  });

const instalments = relief({
  basis: cite(law.socialInsurance.instalments),
  of: 'składek',
  attachments: ['formularz RSR', 'dowody dochodów i wydatków'],
  note: 'Wniosek o układ ratalny (formularz RSR) rozpatruje ZUS, nie sąd.',
});

const acceptRefusal: Saying = {
  paragraphs: [
    'Proszę o informację, jakie warunki muszę spełnić i jakie dokumenty złożyć, żeby dostać świadczenie na nowy wniosek.',
    'Proszę też o odpis akt lub wyliczenia, na których oparto decyzję.',
  ],
  requests: ['informację o warunkach nowego wniosku', 'przesłanie wyliczenia'],
  strategy: 'Godzisz się z decyzją i pytasz, co zrobić, żeby złożyć nowy wniosek.',
  pros: ['Bez sprawy w sądzie.'],
  cons: [],
};

/** A decision that grants a part is accepted as it is; after a refusal a new request may follow, after a stop what was missing. */
const acceptRuling = (facts: LetterFacts): Saying => {
  if (facts.financial.direction === 'to_receive') return acceptAward();
  return stopsBenefit(facts) ? resumption : acceptRefusal;
};

const yieldTo = (facts: LetterFacts) =>
  owesMoney(facts) ? instalments(facts) : acceptRuling(facts);

const zusDecision = courtAppeal({ agree: yieldTo });

const krusDecision = courtAppeal({
  heading: 'ODWOŁANIE OD DECYZJI PREZESA KRUS',
  subject: 'decyzji Prezesa Kasy Rolniczego Ubezpieczenia Społecznego',
  opening: ({ financial }) =>
    `Na podstawie ${cite(law.civilProcedure.socialInsuranceAppeal)} odwołuję się od decyzji i zaskarżam ją ${financial.direction === 'to_receive' ? 'w części, w której nie uwzględnia mojego wniosku' : 'w całości'}.`,
  grounds: () => [
    'Kasa źle ustaliła fakty lub okres.',
    'Kasa źle policzyła kwotę.',
    'Nie uwzględniono moich chorób; dokumentacja w załączeniu.',
    'Wnoszę o opinię biegłego lekarza.',
  ],
  agree: (facts) =>
    owesMoney(facts)
      ? relief({
          basis: cite(law.socialInsurance.farmersRelief),
          of: 'należności',
          remission: true,
        })(facts)
      : acceptRuling(facts),
});

const zusRefund = courtAppeal({
  subject: 'decyzji o zwrocie świadczenia',
  requests: (facts) => [
    `zmianę decyzji i ustalenie, że nie mam obowiązku zwrotu${ofSum(facts, ' ')}${ofPeriod(facts)}`,
  ],
  grounds: () => [
    `Nie pouczono mnie, kiedy świadczenie się nie należy (${cite(law.socialInsurance.unduePayment)}).`,
    'Nie było z mojej strony wprowadzenia ZUS w błąd.',
    'ZUS został zawiadomiony o zmianie; dowód w załączeniu.',
    `ZUS żąda zwrotu za zbyt długi okres (${cite(law.socialInsurance.unduePayment)}).`,
  ],
  agree: relief({
    basis: cite(law.socialInsurance.unduePaymentRelief),
    of: 'należności do zwrotu',
    remission: true,
  }),
});

/** From 2027 another medical examiner hears the objection, before that a commission. */
const objectionRule = (facts: LetterFacts) =>
  facts.type.remedy?.law[0] ?? law.socialInsurance.medicalObjection;

const zusRuling = remedyFamily({
  name: 'sprzeciw',
  heading: 'SPRZECIW OD ORZECZENIA LEKARZA ORZECZNIKA',
  subject: 'orzeczenia lekarza orzecznika ZUS',
  to: (facts) =>
    objectionRule(facts) === law.socialInsurance.medicalObjectionReformed
      ? 'sender'
      : { name: 'Komisja Lekarska Zakładu Ubezpieczeń Społecznych', via: 'sender' },
  parties: { reader: 'Osoba badana', needsPesel: true },
  opening: (facts) =>
    `Wnoszę sprzeciw od orzeczenia lekarza orzecznika (${cite(objectionRule(facts))}).`,
  requests: () => ['ponowne badanie i zmianę orzeczenia na moją korzyść'],
  grounds: () => [
    'Nie zbadano mnie albo pominięto wyniki badań; dokumenty w załączeniu.',
    'Mój stan się pogorszył.',
    'Nie mogę wykonywać pracy w swoim zawodzie.',
    'Data lub okres niezdolności są błędne.',
  ],
  besides: ['udostępnienie dokumentacji orzeczniczej'],
  gain: 'Zbada Cię ktoś inny niż za pierwszym razem.',
  attachments: ['dokumentacja medyczna'],
  agree: () => ({
    paragraphs: [
      'Proszę o wydanie decyzji na podstawie orzeczenia i o przesłanie kopii orzeczenia.',
      'Jeżeli mój stan się zmieni, złożę nowy wniosek.',
    ],
    requests: ['wydanie decyzji'],
    strategy: 'Zgadzasz się z orzeczeniem i czekasz na decyzję.',
    pros: ['Szybsza decyzja.'],
    cons: ['Bez sprzeciwu sąd odrzuci odwołanie oparte tylko na stanie zdrowia.'],
  }),
  risks: ['Nowe orzeczenie może być mniej korzystne.'],
});

const childBenefit = kpaAppeal({
  heading: 'ODWOŁANIE OD DECYZJI',
  subject: 'decyzji w sprawie świadczenia dla rodziny',
  to: { name: 'Prezes Zakładu Ubezpieczeń Społecznych', via: 'sender' },
  opening: () =>
    `Na podstawie ${cite(law.administration.appealRight, law.administration.appealTerm)} odwołuję się od decyzji i zaskarżam ją w części, w której odmawia mi świadczenia lub każe je zwrócić.`,
  requests: () => [
    'zmianę decyzji i ustalenie prawa do świadczenia w pełnej wysokości',
    'ewentualnie uchylenie decyzji i ponowne rozpatrzenie wniosku',
  ],
  grounds: () => [
    'Dziecko mieszkało ze mną i było na moim utrzymaniu; dowody w załączeniu.',
    'Sposób opieki nad dzieckiem ustalono błędnie.',
    'Zmiana była zgłoszona w terminie; dowód w załączeniu.',
    'Nie pouczono mnie zrozumiale.',
    kpaGrounds[0] ?? '',
  ],
  agree: (facts) =>
    owesMoney(facts)
      ? relief({
          basis: cite(law.socialInsurance.childBenefitRefund),
          of: 'należności do zwrotu',
          remission: true,
        })(facts)
      : acceptRuling(facts),
});

export const zusFamilies = {
  zus_decision: { ...zusDecision, recommended: contestFirst('decyzją') },
  /** orzeczenie lekarza orzecznika */
  zus_ruling: { ...zusRuling, recommended: contestFirst('orzeczeniem') },
  /** zwrot nienależnie pobranych */
  zus_refund: { ...zusRefund, recommended: contestFirst('decyzją') },
  /** 800+ and other benefits by KPA, to Prezes ZUS */
  child_benefit: { ...childBenefit, recommended: contestFirst('decyzją') },
  krus_decision: { ...krusDecision, recommended: contestFirst('decyzją') },
} as const satisfies Families;
