import { cite } from '#shared/letters/answering/replies/cite.ts';
import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Family } from '#shared/letters/answering/replies/parts.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';

/** A seller refuses a complaint: the reader takes its offer, renews the complaint, or asks a free body. */
export const sellerComplaint: Family = {
  subject: 'odpowiedzi na reklamację',
  say: () => ({
    cooperative: {
      paragraphs: [
        'Przyjmuję odpowiedź do wiadomości. Odbiorę rzecz w podanym terminie.',
        'Odbiór nie oznacza, że zgadzam się z odmową ani że zrzekam się roszczeń.',
      ],
      requests: ['potwierdzenie dnia i miejsca odbioru'],
      strategy: 'Odbierasz rzecz i kończysz sprawę, ale niczego się nie zrzekasz.',
      pros: ['Bez sporu i kosztów przechowania.'],
      cons: ['Bez dalszych kroków nie odzyskasz pieniędzy.'],
    },
    assertive: {
      heading: 'PONOWNA REKLAMACJA',
      paragraphs: [
        `Nie zgadzam się z odmową. Sprzedawca odpowiada za niezgodność towaru z umową (${cite(law.services.goodsRepair)}).`,
      ],
      requests: [
        'naprawę albo wymianę towaru, a gdy to niemożliwe – zwrot ceny',
        'przesłanie opinii, na której oparto odmowę',
        'odpowiedź w ciągu 14 dni',
      ],
      grounds: [
        'Wada ujawniła się przed upływem dwóch lat, a uszkodzenia nie spowodowałem/spowodowałam.',
        'Opinia sklepu nie wyjaśnia, skąd wzięła się wada.',
        'Rzecz naprawiano już wcześniej.',
        otherGround,
      ],
      attachments: ['dowód zakupu', 'zdjęcia lub własna opinia'],
      strategy:
        'Jeszcze raz żądasz naprawy, wymiany albo zwrotu ceny. Pomaga bezpłatnie rzecznik konsumentów.',
      pros: ['Bezpłatne.', 'Potem możesz iść do sądu polubownego albo zwykłego.'],
      cons: ['Sklep może odmówić ponownie.'],
    },
    delay: {
      to: { name: gap('Wojewódzki Inspektor Inspekcji Handlowej albo rzecznik konsumentów') },
      heading: 'WNIOSEK O POMOC W SPORZE Z PRZEDSIĘBIORCĄ',
      paragraphs: [
        'Sprzedawca odrzucił reklamację. Proszę o pomoc i o pozasądowe rozwiązanie sporu.',
      ],
      requests: [
        'wystąpienie do sprzedawcy',
        'przeprowadzenie postępowania, jeżeli sprzedawca się zgodzi',
      ],
      attachments: ['reklamacja i odpowiedź sprzedawcy', 'dowód zakupu'],
      strategy: 'Prosisz o bezpłatną pomoc urząd od sporów konsumentów.',
      pros: ['Bezpłatne i bez sądu.'],
      cons: ['Sprzedawca zwykle musi się zgodzić.'],
    },
  }),
};
