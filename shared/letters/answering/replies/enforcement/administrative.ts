import { cite } from '#shared/letters/answering/replies/cite.ts';
import type { Families, Saying } from '#shared/letters/answering/replies/parts.ts';
import { agreeFirst } from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { remedyFamily } from '#shared/letters/answering/replies/remedy-family.ts';
import { nameOf } from '#shared/letters/answering/replies/sending/party-names.ts';
import { creditorAddressee } from '#shared/letters/answering/replies/sending/remedy-body.ts';
import { gap, ofSum } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

/** The creditor's own law of instalments, when the enforcing office is the creditor. */
const basisOf = (facts: LetterFacts): string => {
  if (creditorAddressee(facts) !== 'sender') return 'Proszę';
  const { socialInsurance, taxes } = law;
  const rule = facts.type.issuer === 'zus' ? socialInsurance.instalments : taxes.relief;
  return `Na podstawie ${cite(rule)} proszę`;
};

/** Another creditor learns which office enforces. */
const enforcedBy = (facts: LetterFacts): string =>
  creditorAddressee(facts) === 'sender' ? '' : ` Egzekucję prowadzi: ${nameOf(facts)}.`;

/** The creditor grants instalments; the enforcing office suspends the enforcement when it learns of them. */
const relief = (facts: LetterFacts): Saying => ({
  to: creditorAddressee(facts),
  heading: 'WNIOSEK O ROZŁOŻENIE NALEŻNOŚCI NA RATY',
  paragraphs: [
    `${basisOf(facts)} wierzyciela o rozłożenie należności${ofSum(facts)} ściąganej w egzekucji na ${gap('liczba')} rat miesięcznych.${enforcedBy(facts)}`,
    `Po zgodzie proszę zawiadomić organ egzekucyjny, aby zawiesił egzekucję (${cite(law.administrativeEnforcement.suspensionByInstalments)}).`,
  ],
  requests: [
    'rozłożenie należności z odsetkami na raty',
    'podanie pełnej kwoty do zapłaty na dzień wpłaty',
    'zawiadomienie organu egzekucyjnego o zgodzie na raty',
  ],
  grounds: [
    'Jednorazowa zapłata pozbawi mnie i rodzinę środków do życia.',
    'Mam niższy dochód albo choruję.',
    'Zajęcie uniemożliwia dalszą działalność lub pracę.',
  ],
  attachments: ['kopia zawiadomienia o zajęciu', 'dowody dochodów i stałych wydatków'],
  strategy:
    'Prosisz o raty wierzyciela, bo to on o nich decyduje. Kopię wyślij organowi, który prowadzi egzekucję.',
  pros: ['Zgoda na raty zatrzymuje egzekucję.'],
  cons: ['Sam wniosek jej nie zatrzymuje.', 'Odsetki i koszty rosną.'],
});

const adminEnforcement = remedyFamily({
  name: 'zarzut',
  heading: 'ZARZUT W SPRAWIE EGZEKUCJI ADMINISTRACYJNEJ',
  subject: 'egzekucji administracyjnej, zawiadomienia o zajęciu',
  parties: { reader: 'Strona zobowiązana' },
  opening: (facts) =>
    `Na podstawie ${cite(law.administrativeEnforcement.objection)} wnoszę zarzut w sprawie egzekucji należności${ofSum(facts, ' ')}.`,
  requests: () => [
    'uznanie zarzutu i umorzenie postępowania egzekucyjnego',
    `zawieszenie postępowania do czasu rozpoznania zarzutu (${cite(law.administrativeEnforcement.objectionStays)})`,
  ],
  grounds: () => [
    'Obowiązek nie istnieje albo wygasł wskutek zapłaty; dowód w załączeniu.',
    'Należność jest przedawniona.',
    'Kwota jest inna niż w decyzji lub deklaracji.',
    'To nie mój obowiązek: błąd co do osoby.',
    'Nie doręczono mi upomnienia.',
    'Należność nie jest wymagalna: mam raty, odroczenie albo decyzja nie jest ostateczna.',
  ],
  besides: [
    `zwolnienie z egzekucji kwoty potrzebnej na utrzymanie (${cite(law.administrativeEnforcement.hardshipRelease)})`,
    'udostępnienie akt sprawy',
  ],
  gain: 'Zarzut złożony w 7 dni zawiesza egzekucję.',
  attachments: ['dowody na podstawę zarzutu', 'kopia tytułu wykonawczego'],
  agree: relief,
  risks: ['Zarzut po 7 dniach jest dopuszczalny, ale nie zawiesza egzekucji.'],
});

const enforcementAct = remedyFamily({
  name: 'skarga na czynność egzekucyjną',
  heading: 'SKARGA NA CZYNNOŚĆ EGZEKUCYJNĄ',
  subject: 'czynności egzekucyjnej (zajęcia)',
  to: 'sender',
  parties: { reader: 'Strona zobowiązana' },
  opening: (facts) =>
    `Na podstawie ${cite(law.administrativeEnforcement.actComplaint)} wnoszę skargę na czynność egzekucyjną: zajęcie na poczet należności${ofSum(facts, ' ')}.`,
  requests: () => ['uchylenie zaskarżonej czynności w całości albo w części'],
  grounds: () => [
    'Czynność narusza przepisy o egzekucji.',
    'Zastosowano zbyt uciążliwy środek, choć wystarczyłby łagodniejszy.',
    'Nie zostawiono kwoty wolnej od zajęcia.',
    'Zajęto cudzy albo wspólny rachunek lub cudzą rzecz.',
  ],
  besides: [
    'wstrzymanie czynności do rozpoznania skargi',
    `zwolnienie kwoty potrzebnej na utrzymanie (${cite(law.administrativeEnforcement.hardshipRelease)})`,
    'udostępnienie akt sprawy',
  ],
  gain: 'Urząd musi sprawdzić, czy zajęcie było zgodne z prawem.',
  attachments: ['dowody'],
  agree: relief,
  risks: ['Skarga nie wstrzymuje egzekucji i nie bada samego długu.'],
});

export const administrativeFamilies = {
  /** tytuł wykonawczy, zajęcie: zarzut */
  admin_enforcement: {
    ...adminEnforcement,
    recommended: agreeFirst(
      'Jeżeli należność jest słuszna, zapłać albo proś wierzyciela o raty. Zarzut złożony w 7 dni zawiesza egzekucję, ale wymaga podstawy z listy.',
    ),
  },
  /** only the skarga na czynność egzekucyjną */
  enforcement_act: {
    ...enforcementAct,
    recommended: agreeFirst(
      'Skarga pomaga tylko wtedy, gdy samo zajęcie narusza przepisy. Inaczej proś o raty.',
    ),
  },
} as const satisfies Families;
