import { cite } from '#shared/letters/answering/replies/cite.ts';
import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { contestFirst } from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { remedyFamily } from '#shared/letters/answering/replies/remedy-family.ts';
import { gap, ofSum } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';

const mutualEnd: Replies = {
  subject: 'propozycji rozwiązania umowy za porozumieniem stron',
  say: () => ({
    cooperative: {
      paragraphs: [
        `Zgadzam się na rozwiązanie umowy za porozumieniem stron pod warunkiem uzgodnienia: ${gap('data, odprawa, urlop')}.`,
        'Proszę o projekt porozumienia do podpisu.',
      ],
      strategy: 'Zgadzasz się, ale na uzgodnionych warunkach.',
      pros: ['Data i warunki zależą także od Ciebie.'],
      cons: ['Podpisu prawie nie da się cofnąć; zasiłek może przysługiwać później.'],
    },
    assertive: {
      paragraphs: [
        'Nie przyjmuję propozycji rozwiązania umowy za porozumieniem stron.',
        'Chcę dalej pracować na dotychczasowych warunkach.',
      ],
      strategy: 'Odmawiasz. To tylko propozycja, nie musisz jej przyjąć.',
      pros: ['Umowa trwa.'],
      cons: ['Pracodawca może dać wypowiedzenie.'],
    },
    delay: {
      paragraphs: [
        `Proszę o czas na decyzję do dnia ${gap('data')} i o przedstawienie warunków na piśmie.`,
        'Do tego dnia nie składam oświadczenia w sprawie zakończenia umowy.',
      ],
      strategy: 'Prosisz o czas; nie musisz podpisywać od ręki.',
      pros: ['Czas na poradę.'],
      cons: ['Oferta może wygasnąć.'],
    },
  }),
};

const workPenalty = remedyFamily({
  name: 'sprzeciw',
  heading: 'SPRZECIW OD KARY PORZĄDKOWEJ',
  subject: 'zawiadomienia o ukaraniu karą porządkową',
  to: 'sender',
  opening: () =>
    `Na podstawie ${cite(law.work.penaltyObjection)} wnoszę sprzeciw od kary porządkowej.`,
  requests: () => [
    'uwzględnienie sprzeciwu i uchylenie kary',
    'usunięcie zawiadomienia o karze z akt osobowych',
  ],
  grounds: () => [
    `Nie wysłuchano mnie przed ukaraniem (${cite(law.work.penaltyHearing)}).`,
    `Minęły dwa tygodnie od wiadomości o naruszeniu albo trzy miesiące od naruszenia (${cite(law.work.penaltyHearing)}).`,
    'Nie było z mojej strony naruszenia obowiązków.',
    'Takiej kary nie ma w Kodeksie pracy.',
  ],
  besides: ['doręczenie stanowiska związku zawodowego, jeżeli je zajął'],
  gain: 'Gdy pracodawca nie odrzuci sprzeciwu w 14 dni, kara odpada.',
  attachments: [],
  agree: () => ({
    to: 'sender',
    paragraphs: [
      'Przyjmuję do wiadomości zastosowaną karę.',
      `Proszę o usunięcie wzmianki z akt po roku nienagannej pracy (${cite(law.work.penaltyErased)}).`,
    ],
    strategy: 'Godzisz się z karą; po roku uważa się ją za niebyłą.',
    pros: ['Bez sporu w pracy.'],
    cons: [],
  }),
  risks: ['Po odrzuceniu sprzeciwu masz 14 dni na sąd pracy.'],
});

const workCertificate = remedyFamily({
  name: 'wniosek o sprostowanie',
  heading: 'WNIOSEK O SPROSTOWANIE ŚWIADECTWA PRACY',
  subject: 'świadectwa pracy',
  to: 'sender',
  opening: () =>
    `Na podstawie ${cite(law.work.certificate)} wnoszę o sprostowanie świadectwa pracy.`,
  requests: () => [`sprostowanie punktu ${gap('numer i właściwa treść')}`],
  grounds: () => [
    'Tryb zakończenia umowy jest inny.',
    'Okres zatrudnienia, urlop lub dni choroby są błędne.',
    'Stanowisko jest inne.',
    'Brakuje wymaganej wzmianki.',
  ],
  besides: ['wydanie nowego świadectwa pracy w ciągu 7 dni'],
  gain: 'Szybciej niż w sądzie pracy.',
  attachments: ['dowody'],
  agree: () => ({
    to: 'sender',
    paragraphs: [
      'Potwierdzam otrzymanie świadectwa pracy. Nie zgłaszam uwag.',
      'Proszę o zachowanie moich akt zgodnie z przepisami i o podanie miejsca ich przechowywania.',
    ],
    strategy: 'Świadectwo jest w porządku; odpowiedzi nie trzeba wysyłać.',
    pros: ['Nic nie trzeba robić.'],
    cons: [],
  }),
});

const employerClaim: Replies = {
  subject: 'wezwania pracodawcy',
  say: (facts) => ({
    cooperative: {
      paragraphs: [
        `Proponuję rozliczenie kwoty${ofSum(facts, ' ')} w ratach po ${gap('kwota')}. Nie zgadzam się na potrącenie z wynagrodzenia bez mojej pisemnej zgody.`,
        'Propozycja nie oznacza uznania odpowiedzialności.',
      ],
      requests: ['pisemne potwierdzenie rat'],
      strategy: 'Proponujesz raty, bez zgody na potrącenia i bez uznania winy.',
      pros: ['Spokój w pracy.'],
      cons: ['Najpierw sprawdź, czy pracodawca udowodnił szkodę.'],
    },
    assertive: {
      heading: 'ODPOWIEDŹ NA WEZWANIE PRACODAWCY',
      paragraphs: [
        `Nie uznaję roszczenia${ofSum(facts, ' ')} i nie zgadzam się na potrącenie z wynagrodzenia (${cite(law.work.deduction)}).`,
      ],
      grounds: [
        'Nie ponoszę winy.',
        'Szkody nie udowodniono.',
        'Nie było umowy o powierzeniu mienia.',
        `To ryzyko pracodawcy (${cite(law.otherGrounds.employerRisk)}).`,
        'Sprzęt jest zwrócony; protokół w załączeniu.',
        otherGround,
      ],
      requests: ['przedstawienie dowodów szkody i mojej winy'],
      strategy: 'Odmawiasz zapłaty i potrącenia; pracodawca musi udowodnić szkodę i winę.',
      pros: ['Chroni wynagrodzenie.'],
      cons: ['Pracodawca może iść do sądu.'],
    },
    delay: {
      heading: 'WNIOSEK O DOKUMENTY',
      paragraphs: [
        'Proszę o dokumenty szkody, zanim zajmę stanowisko. Nie zgadzam się na potrącenia bez mojej pisemnej zgody.',
      ],
      requests: ['przesłanie protokołu, wyliczenia i dowodów'],
      strategy: 'Prosisz o dowody przed odpowiedzią.',
      pros: ['Wiesz, czego dotyczy żądanie.'],
      cons: ['Pracodawca może nie czekać.'],
    },
  }),
};

export const workFamilies = {
  /** propozycja porozumienia stron */
  mutual_end: {
    ...mutualEnd,
    recommended: [
      'delay',
      'To tylko propozycja: nie musisz podpisywać od ręki. Poproś o czas i warunki na piśmie.',
    ],
  },
  /** kara porządkowa */
  work_penalty: { ...workPenalty, recommended: contestFirst('karą') },
  /** świadectwo pracy */
  work_certificate: {
    ...workCertificate,
    recommended: [
      'cooperative',
      'Sprawdź daty, tryb i urlop. Jeżeli wszystko się zgadza, nic nie wysyłaj; błąd popraw wariantem 2.',
    ],
  },
  /** roszczenie pracodawcy */
  employer_claim: {
    ...employerClaim,
    recommended: [
      'assertive',
      'Pracodawca musi udowodnić szkodę i winę, a potrącić może tylko za Twoją pisemną zgodą.',
    ],
  },
} as const satisfies Families;
