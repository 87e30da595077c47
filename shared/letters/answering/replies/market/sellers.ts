import { cite } from '#shared/letters/answering/replies/cite.ts';
import { says } from '#shared/letters/answering/replies/kinds/questions.ts';
import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies, Saying } from '#shared/letters/answering/replies/parts.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';

/** The reader asks for the shop's opinion and whether it agrees to settle the dispute without a court. */
const withoutCourt: Saying = {
  heading: 'WNIOSEK O DOKUMENTY I O POZASĄDOWE ROZWIĄZANIE SPORU',
  paragraphs: [
    'Zanim zdecyduję o dalszych krokach, proszę o dokumenty, na których oparto odmowę. Nie zrzekam się roszczeń.',
    'Proponuję rozwiązanie sporu bez sądu, z udziałem Inspekcji Handlowej albo rzecznika konsumentów.',
  ],
  requests: [
    'przesłanie opinii i zdjęć, na których oparto odmowę',
    'pisemną odpowiedź, czy sprzedawca zgadza się na pozasądowe rozwiązanie sporu',
    'bezpłatne przechowanie rzeczy do czasu odpowiedzi',
  ],
  attachments: ['kopia reklamacji'],
  strategy:
    'Prosisz sprzedawcę o opinię i o zgodę na spór bez sądu. Obok zadzwoń do rzecznika konsumentów: pomaga bezpłatnie.',
  pros: ['Bezpłatne i bez sądu.', 'Wiesz, na czym oparto odmowę.'],
  cons: ['Sprzedawca może odmówić.', 'Termin odbioru z pisma biegnie dalej.'],
};

/** The seller accepts a part: it repairs or replaces, and refuses only the money. */
const offersRepair = says(
  'wymienimy',
  'naprawimy',
  'naprawa potrwa',
  'uznajemy niezgodnosc*',
  'proponujemy napraw*',
);

const takeRepair: Saying = {
  paragraphs: [
    'Przyjmuję proponowaną naprawę lub wymianę i udostępnię rzecz w dniu z pisma.',
    'Nie zrzekam się dalszych roszczeń, gdyby wada nie zniknęła.',
  ],
  requests: ['potwierdzenie dnia i sposobu naprawy'],
  strategy: 'Bierzesz naprawę, a dalsze prawa zostają.',
  pros: ['Rzecz będzie sprawna bez kosztów.'],
  cons: ['Pieniędzy na razie nie odzyskasz.'],
};

const takeBack: Saying = {
  paragraphs: [
    'Przyjmuję odpowiedź do wiadomości. Odbiorę rzecz w podanym terminie.',
    'Odbiór nie oznacza, że zgadzam się z odmową ani że zrzekam się roszczeń.',
  ],
  requests: ['potwierdzenie dnia i miejsca odbioru'],
  strategy: 'Odbierasz rzecz i kończysz sprawę, ale niczego się nie zrzekasz.',
  pros: ['Bez sporu i kosztów przechowania.'],
  cons: ['Bez dalszych kroków nie odzyskasz pieniędzy.'],
};

/** "Nie wyrażamy zgody na udział w postępowaniu ADR": the seller has refused a way without a court already. */
const refusesSettling = says(
  'nie wyraza* zgody na … pozasadow*',
  'nie wyraza* zgody na … adr',
  'nie wyraza* zgody na … polubown*',
  'nie wyraza* zgody na … mediacj*',
  'nie zgadza* sie na … pozasadow*',
  'nie zgadza* sie na … polubown*',
  'nie korzysta* z pozasadow*',
  'nie korzysta* z … pozasadow*',
  'nie bierze* udzialu w … pozasadow*',
  'odmawia* udzialu w … pozasadow*',
  'odmawia* udzialu w … polubown*',
);

/** The same without the way that the seller has refused. */
const askOpinion: Saying = {
  ...withoutCourt,
  heading: 'WNIOSEK O DOKUMENTY',
  paragraphs: withoutCourt.paragraphs.slice(0, 1),
  requests: (withoutCourt.requests ?? []).filter((request) => !request.includes('pozasądowe')),
  strategy:
    'Prosisz sprzedawcę o opinię. Obok zadzwoń do rzecznika konsumentów: pomaga bezpłatnie.',
  pros: ['Bezpłatne.', 'Wiesz, na czym oparto odmowę.'],
};

/** A seller refuses a complaint: the reader takes its offer, renews the complaint, or asks for its opinion and a way without a court. */
const sellerComplaint: Replies = {
  subject: 'odpowiedzi na reklamację',
  say: (facts) => ({
    cooperative: offersRepair(facts) ? takeRepair : takeBack,
    assertive: {
      heading: 'PONOWNA REKLAMACJA',
      paragraphs: [
        `Nie zgadzam się z odmową. Sprzedawca odpowiada za niezgodność towaru z umową (${cite(law.services.goodsRepair)}).`,
      ],
      requests: [
        offersRepair(facts)
          ? 'obniżenie ceny albo zwrot ceny zamiast proponowanej naprawy'
          : 'naprawę albo wymianę towaru, a gdy to niemożliwe – zwrot ceny',
        'przesłanie opinii, na której oparto odmowę',
        'odpowiedź w ciągu 14 dni',
      ],
      grounds: [
        'Wada ujawniła się przed upływem dwóch lat, a uszkodzenie nie powstało z mojej winy.',
        'Opinia sklepu nie wyjaśnia, skąd wzięła się wada.',
        'Rzecz naprawiano już wcześniej.',
        otherGround,
      ],
      attachments: ['dowód zakupu', 'zdjęcia lub własna opinia'],
      strategy:
        'Jeszcze raz żądasz naprawy, wymiany albo zwrotu ceny. Pomaga bezpłatnie rzecznik konsumentów.',
      pros: [
        'Bezpłatne.',
        refusesSettling(facts)
          ? 'Potem możesz iść do sądu.'
          : 'Potem możesz iść do sądu polubownego albo zwykłego.',
      ],
      cons: ['Sklep może odmówić ponownie.'],
    },
    delay: refusesSettling(facts) ? askOpinion : withoutCourt,
  }),
};

export const sellerFamilies = {
  /** sklep odmawia reklamacji */
  seller_complaint: {
    ...sellerComplaint,
    recommended: [
      'assertive',
      'Sprzedawca odpowiada za wady przez dwa lata. Jeżeli rzecz uszkodzono w użyciu, wybierz wariant 1.',
    ],
  },
} as const satisfies Families;
