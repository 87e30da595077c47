import { cite } from '#shared/letters/answering/replies/cite.ts';
import type { Families, Replies, Saying } from '#shared/letters/answering/replies/parts.ts';
import { agreeFirst } from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { gap, ofSum, receivedOn } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { clausesOf } from '#shared/letters/reading/clauses/clause.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { copy, sides, suit } from './suits.ts';

/** The suit asks for a separation and not for a divorce. */
const isSeparation = (text: string) =>
  /\bseparacj/.test(text) && !/\brozw(?:od|iaz\w+ malzenstw)/.test(text);

const divorce = suit({
  subject: ({ view }) =>
    isSeparation(view.spaced)
      ? 'pozwu o separację doręczonego z pismem'
      : 'pozwu o rozwód doręczonego z pismem',
  roles: sides,
  stand: 'Nie zgadzam się z żądaniem pozwu w całości albo w części wskazanej niżej.',
  standMeanwhile: 'Stanowisko wobec żądań pozwu przedstawię w przedłużonym terminie.',
  requests: [
    'oddalenie powództwa albo orzeczenie zgodnie ze stanowiskiem zaznaczonym w uzasadnieniu',
    'zasądzenie od strony powodowej kosztów procesu',
  ],
  grounds: () => [
    'Rozkład pożycia nie jest zupełny i trwały.',
    `Rozwód zaszkodzi naszemu małoletniemu dziecku (${cite(law.familyAndEstates.divorce)}).`,
    'Wnoszę o rozwód z winy strony powodowej.',
    `Wnoszę o inne alimenty lub inne kontakty z dzieckiem: ${gap('jakie')}`,
    'Wnoszę o zabezpieczenie na czas procesu.',
  ],
  agree: ({ view }) => ({
    heading: 'ODPOWIEDŹ NA POZEW',
    parties: sides,
    paragraphs: [
      `Zgadzam się na ${isSeparation(view.spaced) ? 'separację' : 'rozwód'} bez orzekania o winie.`,
    ],
    requests: [
      'orzeczenie bez ustalania winy',
      `rozstrzygnięcie o dzieciach, alimentach i mieszkaniu w ten sposób: ${gap('moja propozycja')}`,
      `skierowanie stron do mediacji (${cite(law.civilProcedure.mediation)})`,
    ],
    attachments: [copy],
    strategy: 'Zgadzasz się na rozstanie bez winy i mówisz, jak ułożyć sprawy dzieci i mieszkania.',
    pros: ['Najszybsza droga.', 'Bez świadków na okoliczność winy.'],
    cons: ['Bez winy inne są zasady alimentów między małżonkami.'],
  }),
  risk: 'Sprawa o winę trwa dłużej i wymaga świadków.',
});

const alimonySuit = suit({
  subject: 'pozwu o alimenty doręczonego z pismem',
  roles: sides,
  stand: 'Nie zgadzam się z kwotą alimentów żądaną w pozwie.',
  requests: [
    `oddalenie powództwa ponad kwotę ${gap('kwota')} miesięcznie`,
    `nieobciążanie mnie kosztami procesu (${cite(law.civilProcedure.costsFairness)})`,
  ],
  grounds: () => [
    'Moje dochody i stałe wydatki nie pozwalają na więcej; dowody w załączeniu.',
    'Utrzymuję także inne osoby.',
    `Potrzeby dziecka podano za wysoko (${cite(law.familyAndEstates.maintenanceScope)}).`,
    'Płacę już alimenty lub pokrywam wydatki dziecka; dowody w załączeniu.',
    'Nie mam już pracy albo choruję.',
  ],
  agree: () => ({
    heading: 'ODPOWIEDŹ NA POZEW',
    parties: sides,
    paragraphs: [
      `Zgadzam się płacić alimenty w kwocie ${gap('kwota')} miesięcznie, do ${gap('dzień')} dnia każdego miesiąca.`,
    ],
    requests: [
      'zasądzenie alimentów w tej kwocie',
      `skierowanie stron do mediacji (${cite(law.civilProcedure.mediation)})`,
    ],
    attachments: [copy, 'dowody dochodów'],
    strategy: 'Podajesz kwotę, którą możesz płacić, i proponujesz ugodę w sądzie.',
    pros: ['Szybki koniec sprawy.', 'Kwota oparta na Twoich dochodach.'],
    cons: ['Co do tej kwoty nie będziesz się już spierać.'],
  }),
  risk: 'Wyrok zasądzający alimenty trzeba wykonać od razu, także gdy złożysz apelację.',
});

/** The court has ordered what is to be paid while the case runs. */
const security = new RegExp(
  either(
    /\b(?:udziel(?:il\w*|on\w*|a|ic)|ustanowi\w+) (?:[\w()]+ ){0,4}zabezpieczeni/,
    /\bpostanowieni\w* (?:sadu )?(?:z (?:dnia )?[\w. ]{1,30} )?(?:o|w przedmiocie) (?:udzieleni\w* )?zabezpieczeni/,
    /\bzabezpiecz(?:yc|yl|yla|ono|a|am)\b (?!sie\b)|\btytulem zabezpieczenia\b/,
  ),
);
/** A motion that nobody has ruled on yet, and one that was refused. */
const unruled =
  /\bczy\b|\b(?:wnios(?:ek|ku|kiem|la)|wnosi|zada|domaga|odm[oa]wi\w+|oddal\w+|jezeli|jesli|zostanie|bedzie|rozpozna\w*|rozstrzygnie)\b/;

/** A motion for security takes nothing from the reader; nor does a refusal, against which the claimant complains. */
const isSecured = ({ view }: LetterFacts) =>
  /\bzabezpiecz/.test(view.spaced) &&
  !/\b(?:oddal\w+|odmow\w+|odmawia\w*) [^.;]{0,60}\bzabezpieczeni/.test(view.spaced) &&
  clausesOf(view).some(({ text }) => security.test(text) && !unruled.test(text));

/** An order to pay while the case runs comes with the suit: it has its own complaint, within a week. */
const securityComplaint = (facts: LetterFacts): Saying => ({
  heading: 'ZAŻALENIE NA POSTANOWIENIE O ZABEZPIECZENIU',
  parties: sides,
  paragraphs: [
    `Na podstawie ${cite(law.civilProcedure.securityComplaint)} zaskarżam postanowienie o zabezpieczeniu w części ponad kwotę ${gap('ile możesz płacić')} miesięcznie.`,
    receivedOn,
  ],
  requests: [
    'zmianę postanowienia i obniżenie kwoty zabezpieczenia do podanej wyżej',
    'rozstrzygnięcie o kosztach w wyroku',
  ],
  grounds: [
    'Moje dochody i stałe wydatki nie pozwalają na więcej; dowody w załączeniu.',
    `Potrzeby dziecka podano za wysoko${ofSum(facts, ' (kwota ')}${ofSum(facts, '') === '' ? '' : ')'}.`,
    'Już płacę na dziecko lub pokrywam jego wydatki; dowody w załączeniu.',
  ],
  attachments: [copy, 'dowody dochodów i stałych wydatków', 'dowód opłaty, jeżeli sąd jej zażąda'],
  strategy:
    'Skarżysz tylko kwotę na czas procesu. Odpowiedź na pozew (wariant 2) to osobne pismo i trzeba ją złożyć także.',
  pros: ['Kwotę na czas procesu zbada sąd w innym składzie.'],
  cons: ['Do zmiany trzeba płacić tyle, ile nakazał sąd.', 'Na zażalenie jest tylko tydzień.'],
});

const paidMeanwhile = 'Zabezpieczenie trzeba płacić mimo sporu, dopóki sąd go nie zmieni.';

const alimony: Replies = {
  ...alimonySuit,
  say: (facts) => {
    const said = alimonySuit.say(facts);
    if (!isSecured(facts)) return said;
    return {
      ...said,
      assertive: { ...said.assertive, cons: [paidMeanwhile] },
      ...(facts.remedy === null ? {} : { delay: securityComplaint(facts) }),
    };
  },
};

const inheritanceCase = suit({
  heading: 'ODPOWIEDŹ NA WNIOSEK',
  subject: 'wniosku doręczonego z pismem',
  roles: { reader: 'Uczestnik postępowania', other: 'Wnioskodawca' },
  stand: 'Przedstawiam stanowisko uczestnika postępowania.',
  standMeanwhile: 'Stanowisko wobec wniosku przedstawię w przedłużonym terminie.',
  requests: [
    `stwierdzenie, że spadek nabyli: ${gap('kto i na jakiej podstawie')}`,
    `obciążenie każdego uczestnika tylko własnymi kosztami (${cite(law.civilGrounds.participantCosts)})`,
  ],
  grounds: () => [
    'Istnieje testament; kopia w załączeniu.',
    'Pominięto spadkobiercę.',
    'Spadek został przeze mnie odrzucony; dowód w załączeniu.',
    'Testament jest nieważny.',
  ],
  agree: () => ({
    heading: 'ODPOWIEDŹ NA WNIOSEK',
    parties: { reader: 'Uczestnik postępowania', other: 'Wnioskodawca' },
    paragraphs: [
      `Nie sprzeciwiam się wnioskowi. Zastrzegam sobie prawo do odrzucenia spadku albo przyjęcia go z dobrodziejstwem inwentarza w terminie sześciu miesięcy (${cite(law.familyAndEstates.inheritanceTerm)}).`,
    ],
    requests: [
      'rozpoznanie wniosku zgodnie z prawem',
      `obciążenie każdego uczestnika tylko własnymi kosztami (${cite(law.civilGrounds.participantCosts)})`,
    ],
    attachments: ['odpisy dla uczestników', 'odpis aktu stanu cywilnego'],
    strategy: 'Odpowiadasz sądowi bez sporu i nie zamykasz sobie drogi do odrzucenia spadku.',
    pros: ['Obowiązek odpowiedzi spełniony.'],
    cons: ['Sześć miesięcy na odrzucenie spadku biegnie dalej; to pismo go nie zastępuje.'],
  }),
  risk: 'Spór o spadek wydłuża sprawę.',
});

export const familySuitFamilies = {
  /** pozew o rozwód or separację */
  divorce: {
    ...divorce,
    recommended: [
      'assertive',
      'Odpowiedz sądowi w terminie i powiedz, z czym się nie zgadzasz. Jeżeli chcesz rozwodu bez winy, wybierz wariant 1.',
    ],
  },
  /** pozew o alimenty, also with zabezpieczenie */
  alimony: {
    ...alimony,
    recommended: [
      'assertive',
      'Odpowiedz w terminie i pokaż swoje dochody i wydatki. Jeżeli kwota jest do przyjęcia, wybierz wariant 1.',
    ],
  },
  /** stwierdzenie nabycia spadku, dział spadku */
  inheritance_case: {
    ...inheritanceCase,
    recommended: agreeFirst('Odpowiedz sądowi i nie zamykaj sobie drogi do odrzucenia spadku.'),
  },
} as const satisfies Families;
