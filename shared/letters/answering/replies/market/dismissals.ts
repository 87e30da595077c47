import { cite } from '#shared/letters/answering/replies/cite.ts';
import type {
  Families,
  PartyRoles,
  Replies,
  Saying,
} from '#shared/letters/answering/replies/parts.ts';
import { contestFirst } from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { remedyFamily, type RemedyText } from '#shared/letters/answering/replies/remedy-family.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';

const sides: PartyRoles = {
  reader: 'Strona powodowa',
  other: 'Strona pozwana (pracodawca)',
  otherIsSender: true,
  needsPesel: true,
  value: 'Wartość przedmiotu sporu',
  valueIs: 'płaca brutto za rok albo żądane odszkodowanie',
};

const settleWithEmployer = (): Saying => ({
  to: 'sender',
  paragraphs: [
    `Nie składam odwołania do sądu. Proszę o uzgodnienie spraw związanych z końcem umowy: ${gap('urlop, odprawa, data, świadectwo pracy')}.`,
    'Proszę o świadectwo pracy i rozliczenie wynagrodzenia w dniu zakończenia umowy.',
  ],
  requests: [
    'wypłatę wynagrodzenia, ekwiwalentu za urlop i odprawy, jeżeli się należą',
    'wydanie świadectwa pracy',
  ],
  strategy: 'Godzisz się z końcem umowy i pilnujesz rozliczenia.',
  pros: ['Bez procesu.'],
  cons: [],
});

const suit = (
  text: Pick<RemedyText, 'heading' | 'subject' | 'opening' | 'requests' | 'grounds'> &
    Partial<RemedyText>,
) =>
  remedyFamily({
    name: 'odwołanie do sądu pracy',
    parties: sides,
    besides: ['skierowanie stron do mediacji', 'zobowiązanie pozwanego do złożenia akt osobowych'],
    attachments: ['odpis pozwu z załącznikami', 'kopia umowy o pracę', 'kopia zaskarżonego pisma'],
    agree: settleWithEmployer,
    gain: 'Sąd pracy sprawdzi pismo pracodawcy.',
    risks: ['Przegrana może oznaczać koszty pracodawcy.'],
    ...text,
  });

const dismissal = suit({
  heading: 'POZEW – ODWOŁANIE OD WYPOWIEDZENIA UMOWY O PRACĘ',
  subject: 'wypowiedzenia umowy o pracę',
  opening: () =>
    `Na podstawie ${cite(law.work.appealRight, law.work.remedies, law.work.appealTerm)} odwołuję się od wypowiedzenia umowy o pracę.`,
  requests: () => [
    'uznanie wypowiedzenia za bezskuteczne, a po rozwiązaniu umowy przywrócenie do pracy na dotychczasowych warunkach',
    `ewentualnie zasądzenie odszkodowania (${cite(law.work.remedies)}): ${gap('kwota, zwykle płaca za okres wypowiedzenia')}`,
    'zasądzenie kosztów procesu',
  ],
  grounds: () => [
    `Nie podano przyczyny albo jest ogólnikowa (${cite(law.work.reason)}).`,
    'Podana przyczyna jest nieprawdziwa.',
    `Wypowiedzenie dano w czasie urlopu lub choroby (${cite(law.otherGrounds.protectedTimes)}) albo w okresie ochronnym.`,
    `Nie zapytano związku zawodowego (${cite(law.otherGrounds.unionConsulted)}).`,
    'Okres wypowiedzenia jest za krótki albo forma zła.',
  ],
});

const summaryDismissal = suit({
  heading: 'POZEW – ODWOŁANIE OD ROZWIĄZANIA UMOWY BEZ WYPOWIEDZENIA',
  subject: 'rozwiązania umowy o pracę bez wypowiedzenia',
  opening: () =>
    `Na podstawie ${cite(law.work.remediesWithoutNotice, law.work.appealTermDismissal)} żądam przywrócenia do pracy albo odszkodowania z powodu rozwiązania umowy bez wypowiedzenia z naruszeniem przepisów.`,
  requests: () => [
    'przywrócenie do pracy na dotychczasowych warunkach',
    `ewentualnie zasądzenie odszkodowania (${cite(law.work.remediesWithoutNotice, law.otherGrounds.compensation)})`,
    'zasądzenie kosztów procesu',
  ],
  grounds: ({ type }) => (type.id === 'rozwiazanie-bez-winy' ? longAbsence : grossBreach),
});

/** Against an employer who alleges a breach by the reader. */
const grossBreach: readonly string[] = [
  'Nie było ciężkiego naruszenia obowiązków.',
  `Od dnia, w którym pracodawca się dowiedział, minął miesiąc (${cite(law.work.grossBreach)}).`,
  'Nie ponoszę winy; nieobecność była usprawiedliwiona.',
  'Przyczyna jest niekonkretna.',
  `Nie zapytano związku zawodowego (${cite(law.work.grossBreach)}).`,
];
/** Against an employer who alleges no breach and only names the length of the absence. */
const longAbsence: readonly string[] = [
  'Okres nieobecności, po którym wolno rozwiązać umowę, jeszcze nie minął.',
  'Powrót do pracy po ustaniu przyczyny nieobecności nastąpił przed otrzymaniem pisma.',
  'Przyczyna jest niekonkretna.',
];

/** The employer rejected the objection: only the labour court can lift the penalty. */
const penalty = suit({
  parties: {
    reader: 'Strona powodowa',
    other: 'Strona pozwana (pracodawca)',
    otherIsSender: true,
    needsPesel: true,
  },
  heading: 'POZEW O UCHYLENIE KARY PORZĄDKOWEJ',
  subject: 'zawiadomienia o odrzuceniu sprzeciwu od kary porządkowej',
  opening: () =>
    `Na podstawie ${cite(law.work.penaltyCourt)} wnoszę o uchylenie zastosowanej wobec mnie kary porządkowej. Mój sprzeciw pracodawca odrzucił.`,
  requests: () => ['uchylenie kary porządkowej', 'zasądzenie kosztów procesu'],
  grounds: () => [
    'Nie było z mojej strony naruszenia obowiązków; dowody i świadkowie w załączeniu.',
    `Nie wysłuchano mnie przed ukaraniem (${cite(law.work.penaltyHearing)}).`,
    `Minęły dwa tygodnie od wiadomości o naruszeniu albo trzy miesiące od naruszenia (${cite(law.work.penaltyHearing)}).`,
    'Związek zawodowy był przeciw karze; opinia w załączeniu.',
  ],
  attachments: [
    'odpis pozwu z załącznikami',
    'zawiadomienie o karze i o odrzuceniu sprzeciwu',
    'kopia sprzeciwu',
    'dowody',
  ],
  agree: () => ({
    to: 'sender',
    paragraphs: [
      'Przyjmuję do wiadomości odrzucenie sprzeciwu i nie występuję do sądu.',
      `Proszę o usunięcie odpisu zawiadomienia z akt po roku nienagannej pracy (${cite(law.work.penaltyErased)}).`,
    ],
    strategy: 'Godzisz się z karą; po roku uważa się ją za niebyłą.',
    pros: ['Bez procesu.'],
    cons: [],
  }),
  gain: 'Sąd pracy może uchylić karę.',
});

/** Two acts with two days: refusing the new terms ends the job; the court must be asked within 21 days. */
const changedTerms: Replies = {
  subject: 'wypowiedzenia zmieniającego warunki pracy i płacy',
  say: (facts) => {
    const court = suit({
      heading: 'POZEW – ODWOŁANIE OD WYPOWIEDZENIA ZMIENIAJĄCEGO',
      subject: 'wypowiedzenia zmieniającego',
      opening: () =>
        `Na podstawie ${cite(law.work.changedTermsAppeal, law.work.appealRight, law.work.remedies, law.work.appealTerm)} odwołuję się od wypowiedzenia warunków pracy i płacy.`,
      requests: () => [
        'uznanie wypowiedzenia warunków za bezskuteczne, ewentualnie przywrócenie dotychczasowych warunków',
        'zasądzenie kosztów procesu',
      ],
      grounds: () => [
        'Przyczyna jest nieprawdziwa lub niekonkretna.',
        'Nowe warunki nie mają związku z podaną przyczyną.',
        `Nie zapytano związku zawodowego (${cite(law.otherGrounds.unionConsulted)}).`,
        'Chroni mnie wiek, ciąża, choroba lub funkcja.',
      ],
    }).say(facts);
    return {
      cooperative: {
        to: 'sender',
        heading: 'OŚWIADCZENIE O PRZYJĘCIU NOWYCH WARUNKÓW',
        paragraphs: [
          'Przyjmuję warunki pracy i płacy zaproponowane w wypowiedzeniu zmieniającym.',
          'Proszę o aneks do umowy i nowy zakres obowiązków przed dniem, od którego mają obowiązywać.',
        ],
        requests: ['przesłanie aneksu do umowy'],
        strategy: 'Zostajesz w pracy na nowych warunkach. Milczenie też oznacza zgodę.',
        pros: ['Praca trwa.'],
        cons: [],
      },
      assertive: court.assertive,
      delay: {
        to: 'sender',
        heading: 'ODMOWA PRZYJĘCIA NOWYCH WARUNKÓW',
        paragraphs: [
          `Odmawiam przyjęcia warunków zaproponowanych w wypowiedzeniu zmieniającym (${cite(law.work.changedTerms)}). Zastrzegam odwołanie do sądu pracy.`,
          'Proszę o potwierdzenie daty otrzymania tej odmowy.',
        ],
        requests: [
          'potwierdzenie otrzymania odmowy',
          'wydanie świadectwa pracy i rozliczenie w dniu końca umowy',
        ],
        strategy:
          'Odmawiasz nowych warunków przed dniem z pisma: umowa skończy się z upływem wypowiedzenia, na starych warunkach do końca.',
        pros: ['Do końca wypowiedzenia obowiązują stare warunki.'],
        cons: ['Stracisz pracę.', 'Odwołanie do sądu to osobne pismo, w 21 dni.'],
      },
    };
  },
};

export const dismissalFamilies = {
  /** odrzucenie sprzeciwu od kary porządkowej */
  penalty_suit: { ...penalty, recommended: contestFirst('karą') },
  /** wypowiedzenie umowy o pracę */
  dismissal: { ...dismissal, recommended: contestFirst('wypowiedzeniem') },
  /** bez wypowiedzenia, art. 52 */
  summary_dismissal: { ...summaryDismissal, recommended: contestFirst('zwolnieniem') },
  /** wypowiedzenie zmieniające */
  changed_terms: {
    ...changedTerms,
    recommended: [
      'assertive',
      'Masz trzy drogi: przyjąć nowe warunki (wariant 1), iść do sądu (wariant 2) albo odmówić i odejść (wariant 3). Milczenie oznacza zgodę.',
    ],
  },
} as const satisfies Families;
