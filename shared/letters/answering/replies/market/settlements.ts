import { cite } from '#shared/letters/answering/replies/cite.ts';
import { otherGround, reasonsGiven } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies, Saying } from '#shared/letters/answering/replies/parts.ts';
import { datePart, gap } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

/** Harm to health may appear later: nobody should give up such claims unseen. */
const isOfHealth = ({ view }: LetterFacts) =>
  /\b(?:zdrowi|leczeni|zadoscuczynieni|rehabilitacj|uszczerb)/.test(view.spaced);

const thinkItOver = (facts: LetterFacts): Saying => ({
  heading: 'PROŚBA O DOKUMENTY I CZAS NA DECYZJĘ O UGODZIE',
  paragraphs: [
    `Rozważam propozycję ugody ${datePart(facts)}. To pismo nie jest ani jej przyjęciem, ani odrzuceniem.`,
  ],
  requests: [
    'przesłanie dokumentów i wyliczenia, na których oparto propozycję',
    `przedłużenie czasu na odpowiedź do dnia ${gap('data')}`,
    ...(isOfHealth(facts)
      ? ['zapis, że ugoda nie obejmuje szkód, których dziś nie da się przewidzieć']
      : []),
  ],
  strategy: 'Prosisz o dane i o czas, zanim podpiszesz. Wyślij przed dniem z propozycji.',
  pros: ['Decydujesz, gdy znasz wyliczenie. Zdążysz zapytać prawnika.'],
  cons: ['Bez zgody druga strona nie jest związana propozycją po jej terminie.'],
});

/** The other party offers a sum for the rest of the claim: the reader accepts, refuses, or asks for time. */
const settlementOffer: Replies = {
  subject: 'propozycji ugody',
  say: (facts) => ({
    cooperative: {
      heading: 'PRZYJĘCIE PROPOZYCJI UGODY',
      paragraphs: [
        `Przyjmuję propozycję ugody ${datePart(facts)} w podanej w niej kwocie. Podpisany egzemplarz załączam.`,
        `Proszę o wypłatę w terminie z propozycji na rachunek: ${gap('numer rachunku')}.`,
      ],
      attachments: ['podpisany egzemplarz ugody'],
      strategy: 'Bierzesz pieniądze i kończysz spór. Odeślij ugodę przed dniem z propozycji.',
      pros: ['Pieniądze szybko i bez sądu.'],
      cons: ['Po podpisie nie dostaniesz więcej, także za skutki, których dziś nie widać.'],
    },
    assertive: {
      heading: 'ODPOWIEDŹ NA PROPOZYCJĘ UGODY',
      paragraphs: [
        `Nie przyjmuję propozycji ugody ${datePart(facts)} i nie zrzekam się roszczeń. Kwot już wypłaconych nie zwracam.`,
      ],
      requests: [
        `wypłatę bez zrzeczenia się roszczeń kwoty ${gap('ile żądasz')}`,
        'przesłanie dokumentów i wyliczenia, na których oparto propozycję',
      ],
      grounds: [
        'Zaproponowana kwota nie odpowiada szkodzie; wyliczenie w załączeniu.',
        ...(isOfHealth(facts)
          ? ['Leczenie trwa i skutków nie da się dziś ocenić; dokumentacja w załączeniu.']
          : []),
        ...reasonsGiven(facts),
        otherGround,
      ],
      attachments: ['wyliczenie i dowody'],
      strategy: 'Odrzucasz ugodę w tej treści i mówisz, ile się należy. Roszczenia zostają.',
      pros: ['Możesz dostać więcej. Droga do sądu jest otwarta.'],
      cons: ['Propozycja po odmowie wygasa; druga strona może już nie ponowić kwoty.'],
    },
    delay: thinkItOver(facts),
  }),
};

/** "brakujące 642,40 zł proszę przelać": the deposit did not cover what the landlord counts. */
const wantsMore = ({ terms, view }: LetterFacts): boolean =>
  terms.some(({ what }) => what.startsWith('zapłata')) &&
  /\b(?:brakuj\w+|niedoplat\w+|doplat\w+|doplac\w+)\b/.test(view.spaced);

const payMore: Saying = {
  paragraphs: [
    'Przyjmuję rozliczenie kaucji i dopłacę brakującą kwotę w terminie z pisma, na podany w nim rachunek.',
  ],
  requests: ['potwierdzenie, że po wpłacie rozliczenie jest zakończone'],
  strategy: 'Zgadzasz się z rozliczeniem i dopłacasz.',
  pros: ['Bez sporu.'],
  cons: ['Potem trudno odzyskać kaucję i dopłatę: najpierw sprawdź rachunki.'],
};

/** The landlord keeps a part of the deposit: the reader accepts, contests, or asks for the receipts. */
const depositSettlement: Replies = {
  subject: 'rozliczenia kaucji',
  say: (facts) => ({
    cooperative: wantsMore(facts)
      ? payMore
      : {
          paragraphs: [
            `Przyjmuję rozliczenie kaucji. Proszę o przelew w terminie z pisma na rachunek: ${gap('numer rachunku')}.`,
          ],
          requests: ['zwrot kaucji w kwocie i w terminie z pisma'],
          strategy:
            'Zgadzasz się z potrąceniami i czekasz na przelew. Jeżeli rachunek jest już znany, listu nie musisz wysyłać.',
          pros: ['Bez sporu.'],
          cons: ['Potem trudniej odzyskać potrącone kwoty.'],
        },
    assertive: {
      heading: 'STANOWISKO W SPRAWIE POTRĄCEŃ Z KAUCJI',
      paragraphs: [
        `Nie zgadzam się z potrąceniami z kaucji. Kaucję zwraca się w ciągu miesiąca od opróżnienia lokalu po potrąceniu należności z najmu (${cite(law.housing.deposit)}).`,
        'Przyjęcie przelewu w niższej kwocie nie oznacza zgody na potrącenia.',
      ],
      requests: [
        'zwrot reszty kaucji',
        'rachunki, zdjęcia i protokół, z których wynikają potrącenia',
      ],
      grounds: [
        'Ślady wynikają ze zwykłego używania lokalu; za takie zużycie najemca nie płaci.',
        'Uszkodzenie było przy przejęciu lokalu; protokół lub zdjęcia w załączeniu.',
        'Kwota potrącenia jest zawyżona albo nie ma na nią rachunku.',
        'Media policzono błędnie; odczyty w załączeniu.',
        ...reasonsGiven(facts),
        otherGround,
      ],
      attachments: ['protokół przekazania lokalu i zdjęcia'],
      strategy: 'Żądasz zwrotu potrąconych kwot. Zużycie to nie szkoda.',
      pros: ['Wynajmujący musi pokazać, skąd wziął kwoty.'],
      cons: ['Gdy odmówi, zostaje pozew.'],
    },
    delay: {
      heading: 'WNIOSEK O DOKUMENTY ROZLICZENIA KAUCJI',
      paragraphs: [
        'Zanim odpowiem na rozliczenie, proszę o dokumenty. Kwotę, co do której nie ma sporu, proszę wypłacić w terminie z pisma.',
      ],
      requests: ['rachunki za naprawy i media', 'zdjęcia oraz protokół zdawczo-odbiorczy'],
      strategy: 'Najpierw sprawdzasz, za co potrącono. Nic nie tracisz.',
      pros: ['Wiesz, czy jest się o co spierać.'],
      cons: ['Potrąconych kwot ten list jeszcze nie odzyska.'],
    },
  }),
};

export const settlementFamilies = {
  /** the landlord settles the deposit */
  deposit_settlement: {
    ...depositSettlement,
    recommended: [
      'delay',
      'Sprawdź, za co potrącono kaucję: poproś o rachunki. Jeżeli potrącenia są słuszne, wybierz wariant 1; jeżeli to zwykłe zużycie, wariant 2.',
    ],
  },
  /** an insurer or a firm offers a sum in exchange for the rest of the claim */
  settlement_offer: {
    ...settlementOffer,
    recommended: [
      'delay',
      'Podpis pod ugodą zamyka sprawę na zawsze. Najpierw poproś o wyliczenie i poradę. Jeżeli kwota Ci odpowiada, wybierz wariant 1.',
    ],
  },
} as const satisfies Families;
