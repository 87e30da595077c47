import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { gap, ofSum } from '#shared/letters/answering/replies/words.ts';

import { seeFirst, seeTheThing } from './sales.ts';

const noConsent = 'To pismo nie oznacza zgody na żądania ani uznania jakiejkolwiek należności.';

/** A neighbour wants something done: a hedge cut, a fence moved, quiet. */
const neighbourDemand: Replies = {
  subject: 'listu w sprawie sąsiedzkiej',
  say: () => ({
    cooperative: {
      paragraphs: [
        'Odpowiadam na list. Zależy mi na spokojnym załatwieniu sprawy.',
        `Zrobię to, o co chodzi w liście, do dnia ${gap('data')}. Jeżeli potrzebne jest wejście na działkę lub do mieszkania, proponuję dzień i godzinę: ${gap('kiedy')}.`,
      ],
      requests: ['potwierdzenie dnia i sposobu wykonania'],
      strategy: 'Zgadzasz się i podajesz dzień.',
      pros: ['Zgoda z sąsiadem, bez sądu.'],
      cons: ['Obiecaj tylko to, co zrobisz.'],
    },
    assertive: {
      heading: 'ODPOWIEDŹ NA ŻĄDANIE',
      paragraphs: ['Nie zgadzam się z żądaniem z listu.', noConsent],
      grounds: [
        'Jest inaczej, niż napisano; załączam zdjęcia.',
        'Granica przebiega inaczej; proponuję wspólne wezwanie geodety.',
        'Uciążliwość nie przekracza przeciętnej miary.',
        otherGround,
      ],
      requests: ['odstąpienie od żądania albo wskazanie, na czym się opiera'],
      attachments: ['zdjęcia, mapa lub inne dowody'],
      strategy: 'Mówisz spokojnie, dlaczego się nie zgadzasz.',
      pros: ['Twoje stanowisko jest na piśmie.'],
      cons: ['Spór może trafić do sądu.'],
    },
    delay: {
      heading: 'PROPOZYCJA SPOTKANIA',
      paragraphs: [
        `Zanim odpowiem, proponuję spotkanie na miejscu: ${gap('dzień i godzina')}. Obejrzymy to razem i zapiszemy, co ustalimy.`,
        noConsent,
      ],
      requests: ['potwierdzenie dnia spotkania', 'niepodejmowanie do tego czasu dalszych kroków'],
      strategy: 'Proponujesz rozmowę i oględziny, zanim coś obiecasz.',
      pros: ['Wiele takich spraw kończy rozmowa.'],
      cons: ['Termin z listu biegnie dalej.'],
    },
  }),
};

/** A private buyer withdraws from a sale. */
const buyerWithdraws: Replies = {
  subject: 'oświadczenia o odstąpieniu od umowy',
  say: (facts) => ({
    cooperative: {
      paragraphs: [
        'Przyjmuję odstąpienie od umowy.',
        `Zwrócę cenę${ofSum(facts)} po odbiorze rzeczy w takim stanie, w jakim była przy wydaniu. Proponuję odbiór: ${gap('dzień i miejsce')}.`,
      ],
      requests: ['potwierdzenie dnia i miejsca odbioru', 'podpisanie protokołu odbioru'],
      strategy: 'Godzisz się na zwrot i uzgadniasz odbiór.',
      pros: ['Kończy spór bez sądu.'],
      cons: ['Nie oddawaj pieniędzy, zanim nie odzyskasz rzeczy.'],
    },
    assertive: {
      heading: 'ODPOWIEDŹ NA OŚWIADCZENIE O ODSTĄPIENIU OD UMOWY',
      paragraphs: [`Uważam odstąpienie za bezskuteczne i nie zgadzam się na zwrot${ofSum(facts)}.`],
      grounds: [
        'Rzecz nie miała wad w chwili wydania.',
        'Kupujący wiedział o wadzie przed zawarciem umowy.',
        'Wada jest nieistotna.',
        'Proponuję naprawę albo obniżenie ceny.',
        otherGround,
      ],
      requests: ['odstąpienie od żądania', 'wykazanie wady i chwili jej powstania'],
      attachments: ['umowa, ogłoszenie, korespondencja, zdjęcia'],
      strategy: 'Mówisz, dlaczego zwrot się nie należy.',
      pros: ['Stanowisko jest na piśmie.'],
      cons: ['Kupujący może wnieść pozew.'],
    },
    delay: seeTheThing('kopię opinii, zdjęć i rachunków', noConsent),
  }),
};

/** Somebody, mostly through a lawyer, calls to remove words or pictures and to apologise. */
const infringementCall: Replies = {
  subject: 'wezwania do zaprzestania naruszeń',
  say: () => ({
    cooperative: {
      paragraphs: [
        `Bez uznawania odpowiedzialności informuję, że treść, o której mowa w wezwaniu, usunę do dnia ${gap('data')}.`,
        `Proponuję zakończenie sporu ugodą: ${gap('co proponujesz, na przykład sprostowanie')}. Pismo nie oznacza uznania żądań pieniężnych.`,
      ],
      requests: ['potwierdzenie, że po usunięciu treści dalszych roszczeń nie będzie'],
      strategy: 'Usuwasz treść i proponujesz ugodę, ale niczego nie uznajesz.',
      pros: ['Często kończy sprawę bez sądu.'],
      cons: ['Zrób wcześniej zrzut ekranu: może być potrzebny jako dowód.'],
    },
    assertive: {
      heading: 'ODPOWIEDŹ NA WEZWANIE',
      paragraphs: ['Nie zgadzam się z żądaniami z wezwania w całości.', noConsent],
      grounds: [
        'Nie jestem autorem/autorką tej treści.',
        'To, co napisano, jest prawdą; dowody w załączeniu.',
        'To dozwolona krytyka lub ocena.',
        'Druga strona zgodziła się na publikację.',
        'Żądana kwota jest rażąco wysoka.',
        otherGround,
      ],
      requests: [
        'odstąpienie od żądań',
        'wskazanie, które słowa lub zdjęcia i dlaczego naruszają prawo',
      ],
      attachments: ['dowody'],
      strategy: 'Mówisz, dlaczego żądania są bezzasadne.',
      pros: ['Twoje stanowisko jest na piśmie.'],
      cons: ['Druga strona może wnieść pozew: poradź się prawnika.'],
    },
    delay: {
      heading: 'PROŚBA O DOKUMENTY I CZAS NA ODPOWIEDŹ',
      paragraphs: [
        `Zanim zajmę stanowisko, proszę o dokumenty i o czas na odpowiedź do dnia ${gap('data')}.`,
        noConsent,
      ],
      requests: ['kopię pełnomocnictwa', 'dowody naruszenia i wyliczenie żądanych kwot'],
      strategy: 'Zyskujesz czas na poradę; wyślij przed końcem terminu.',
      pros: ['Decydujesz po rozmowie z prawnikiem.'],
      cons: ['Druga strona nie musi czekać.'],
    },
  }),
};

export const privatePersonFamilies = {
  /** żądanie sąsiada */
  neighbour_demand: {
    ...neighbourDemand,
    recommended: [
      'delay',
      'Zaproponuj spotkanie na miejscu. Jeżeli się zgadzasz, wybierz wariant 1; jeżeli nie, wariant 2.',
    ],
  },
  /** kupujący odstępuje od umowy */
  buyer_withdraws: { ...buyerWithdraws, recommended: seeFirst },
  /** wezwanie do usunięcia treści i przeprosin */
  infringement_call: {
    ...infringementCall,
    recommended: [
      'delay',
      'Poproś o dowody i czas, i poradź się prawnika. Jeżeli treść rzeczywiście trzeba usunąć, wybierz wariant 1; jeżeli żądania są bezzasadne, wariant 2.',
    ],
  },
} as const satisfies Families;
