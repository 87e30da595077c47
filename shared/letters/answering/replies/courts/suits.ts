import { cite } from '#shared/letters/answering/replies/cite.ts';
import { debtGrounds, otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type {
  Families,
  PartyRoles,
  Replies,
  Saying,
} from '#shared/letters/answering/replies/parts.ts';
import { gap, ofSum } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

export const copy = 'odpis pisma dla drugiej strony';
export const sides: PartyRoles = { reader: 'Strona pozwana', other: 'Strona powodowa' };

/** The court may prolong a term that it set itself, before the term ends (art. 166 k.p.c.). */
const moreTime = (roles: PartyRoles, stand: string): Saying => ({
  heading: 'WNIOSEK O PRZEDŁUŻENIE TERMINU DO ZŁOŻENIA ODPOWIEDZI',
  parties: roles,
  paragraphs: [
    `Na podstawie ${cite(law.civilProcedure.extension)} wnoszę o przedłużenie o ${gap('liczba')} dni terminu, który wyznaczył Sąd.`,
    stand,
  ],
  grounds: [
    'Choruję; zaświadczenie w załączeniu.',
    'Czekam na dokumenty; dowód wystąpienia o nie w załączeniu.',
    `Ustanawiam pełnomocnika albo składam wniosek o pełnomocnika z urzędu (${cite(law.civilGrounds.appointedLawyer)}).`,
  ],
  attachments: [copy, 'dowód przyczyny'],
  strategy: 'Prosisz sąd o więcej czasu na odpowiedź. Wyślij, zanim termin minie.',
  pros: ['Prawo na to pozwala, bo ten termin wyznaczył sąd.'],
  cons: ['Sąd może odmówić: przygotuj odpowiedź na pierwotny termin.'],
});

type Suit = {
  /** The answer to a suit, unless said. */
  heading?: string;
  subject: Replies['subject'];
  roles: PartyRoles;
  requests: readonly string[];
  grounds: (facts: LetterFacts) => readonly string[];
  agree: (facts: LetterFacts) => Saying;
  stand: string;
  /** What the request for time says about the claim, when the full position needs its grounds below. */
  standMeanwhile?: string;
  risk: string;
};

export const suit = ({
  heading = 'ODPOWIEDŹ NA POZEW',
  subject,
  roles,
  requests,
  grounds,
  agree,
  stand,
  standMeanwhile = stand,
  risk,
}: Suit): Replies => ({
  subject,
  say: (facts) => ({
    cooperative: agree(facts),
    assertive: {
      heading,
      parties: roles,
      paragraphs: [stand],
      requests,
      grounds: [...grounds(facts), otherGround],
      attachments: [copy, 'dowody powołane w uzasadnieniu'],
      strategy: 'Odpowiadasz sądowi w terminie, mówisz, czemu zaprzeczasz, i podajesz dowody.',
      pros: [
        'Sąd pozna Twoje stanowisko przed wyrokiem.',
        'Dowody zgłoszone od razu nie przepadną.',
      ],
      cons: [risk],
    },
    delay: moreTime(roles, standMeanwhile),
  }),
});

const lawsuit = suit({
  subject: 'pozwu doręczonego z pismem',
  roles: { ...sides, value: 'Wartość przedmiotu sporu' },
  stand:
    'Nie zgadzam się z powództwem. Zaprzeczam wszystkim twierdzeniom pozwu, których wyraźnie nie przyznaję.',
  requests: [
    'oddalenie powództwa w całości',
    'przeprowadzenie dowodów wskazanych w uzasadnieniu',
    'zasądzenie od powoda na moją rzecz kosztów procesu',
    'rozpoznanie sprawy także pod moją nieobecność',
  ],
  grounds: debtGrounds,
  agree: (facts) => ({
    heading: 'ODPOWIEDŹ NA POZEW',
    parties: { ...sides, value: 'Wartość przedmiotu sporu' },
    paragraphs: [
      `Nie spieram się co do kwoty${ofSum(facts, ' ')} w zakresie, w jakim wynika z dokumentów powoda. Nie mogę zapłacić jej od razu; mogę płacić po ${gap('kwota')} miesięcznie.`,
    ],
    requests: [
      `rozłożenie zasądzonej kwoty na raty (${cite(law.civilProcedure.instalments)})`,
      `skierowanie stron do mediacji (${cite(law.civilProcedure.mediation)})`,
      `nieobciążanie mnie kosztami procesu (${cite(law.civilProcedure.recognitionCosts, law.civilProcedure.costsFairness)})`,
    ],
    attachments: [copy, 'dowody dochodów i stałych wydatków'],
    strategy: 'Nie walczysz z pozwem: prosisz sąd o raty i mediację.',
    pros: ['Bez wyroku zaocznego.', 'Szansa na raty i niższe koszty.'],
    cons: ['Sąd zasądzi dług; zarzutów już nie podniesiesz.'],
  }),
  risk: 'Przegrana oznacza koszty drugiej strony.',
});

const eviction = suit({
  subject: 'pozwu o opróżnienie lokalu doręczonego z pismem',
  roles: sides,
  stand: 'Nie zgadzam się z żądaniem opróżnienia lokalu.',
  requests: [
    'oddalenie powództwa',
    `ewentualnie ustalenie, że mam prawo do najmu socjalnego lokalu, i wstrzymanie opróżnienia do czasu oferty gminy (${cite(law.housing.socialFlat)})`,
  ],
  grounds: () => [
    `Wypowiedzenie umowy jest nieważne (${cite(law.housing.leaseNotice)}).`,
    'Zaległość jest spłacona; dowody w załączeniu.',
    'Mieszka ze mną małoletnie dziecko, kobieta w ciąży, osoba chora lub z niepełnosprawnością.',
    'Mam status osoby bezrobotnej albo pobieram świadczenia z pomocy społecznej.',
    `Opróżnienie byłoby sprzeczne z zasadami współżycia społecznego (${cite(law.civilGrounds.socialRules)}).`,
  ],
  agree: () => ({
    heading: 'ODPOWIEDŹ NA POZEW',
    parties: sides,
    paragraphs: [`Mogę wydać lokal do dnia ${gap('data')}. Proszę o ugodę co do tego dnia.`],
    requests: [
      `skierowanie stron do mediacji (${cite(law.civilProcedure.mediation)})`,
      `nieobciążanie mnie kosztami procesu (${cite(law.civilProcedure.costsFairness)})`,
    ],
    attachments: [copy],
    strategy: 'Proponujesz realny dzień wyprowadzki zamiast wyroku z komornikiem.',
    pros: ['Czas na znalezienie mieszkania.', 'Niższe koszty.'],
    cons: ['Sąd może nie zbadać prawa do najmu socjalnego, jeżeli o nie nie prosisz.'],
  }),
  risk: 'Za czas bez umowy właściciel może żądać odszkodowania.',
});

export const suitFamilies = {
  /** pozew with a call to answer */
  lawsuit: {
    ...lawsuit,
    recommended: [
      'assertive',
      'Na pozew trzeba odpowiedzieć w terminie, inaczej sąd może wydać wyrok zaoczny. Jeżeli dług jest pewny, wybierz wariant 1 i proś o raty.',
    ],
  },
  /** pozew o opróżnienie lokalu */
  eviction: {
    ...eviction,
    recommended: [
      'assertive',
      'Odpowiedz w terminie: od tego zależy prawo do najmu socjalnego. Jeżeli chcesz się wyprowadzić, wybierz wariant 1.',
    ],
  },
} as const satisfies Families;
