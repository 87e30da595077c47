import { cite } from '#shared/letters/answering/replies/cite.ts';
import type { Saying } from '#shared/letters/answering/replies/parts.ts';
import { remedyFamily } from '#shared/letters/answering/replies/remedy-family.ts';
import { gap, ofSum } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

/** The creditor decides on instalments; the enforcing office stops when it receives proof of them (art. 56 § 1 pkt 1). */
const relief = (facts: LetterFacts): Saying => ({
  heading: 'WNIOSEK O ROZŁOŻENIE NALEŻNOŚCI NA RATY',
  paragraphs: [
    `Proszę wierzyciela o rozłożenie należności${ofSum(facts)} na ${gap('liczba')} rat i o zawieszenie egzekucji po wyrażeniu zgody (${cite(law.administrativeEnforcement.suspensionByInstalments)}).`,
  ],
  requests: [
    'rozłożenie należności z odsetkami i kosztami na raty',
    'podanie pełnej kwoty do zapłaty na dzień wpłaty',
    `zwolnienie z zajęcia kwoty potrzebnej na utrzymanie (${cite(law.administrativeEnforcement.hardshipRelease)})`,
  ],
  grounds: [
    'Jednorazowa zapłata pozbawi mnie i rodzinę środków do życia.',
    'Straciłem/straciłam dochód albo choruję.',
    'Zajęcie uniemożliwia dalszą działalność lub pracę.',
  ],
  attachments: ['dowody dochodów i stałych wydatków'],
  strategy:
    'Prosisz wierzyciela o raty. Jeżeli wierzycielem jest inny urząd niż nadawca, wyślij ten wniosek tam, a kopię nadawcy.',
  pros: ['Zgoda na raty zatrzymuje egzekucję.'],
  cons: ['Sam wniosek jej nie zatrzymuje.', 'Odsetki i koszty rosną.'],
});

export const adminEnforcement = remedyFamily({
  name: 'zarzut',
  heading: 'ZARZUT W SPRAWIE EGZEKUCJI ADMINISTRACYJNEJ',
  subject: 'egzekucji administracyjnej, zawiadomienia o zajęciu',
  parties: { reader: 'Zobowiązany/Zobowiązana' },
  opening: (facts) =>
    `Na podstawie ${cite(law.administrativeEnforcement.objection)} wnoszę zarzut w sprawie egzekucji należności${ofSum(facts, ' ')}.`,
  requests: () => [
    'uznanie zarzutu i umorzenie postępowania egzekucyjnego',
    `zawieszenie postępowania do czasu rozpoznania zarzutu (${cite(law.administrativeEnforcement.objectionStays)})`,
  ],
  grounds: () => [
    'Obowiązek nie istnieje albo wygasł: zapłaciłem/zapłaciłam; dowód w załączeniu.',
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

export const enforcementAct = remedyFamily({
  name: 'skarga na czynność egzekucyjną',
  heading: 'SKARGA NA CZYNNOŚĆ EGZEKUCYJNĄ',
  subject: 'czynności egzekucyjnej (zajęcia)',
  to: 'sender',
  parties: { reader: 'Zobowiązany/Zobowiązana' },
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
