import { cite } from '#shared/letters/answering/replies/cite.ts';
import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Family } from '#shared/letters/answering/replies/parts.ts';
import { ofSum } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';

export const housingFees: Family = {
  subject: 'zawiadomienia o zmianie opłat',
  say: (facts) => ({
    cooperative: {
      paragraphs: [
        `Przyjmuję do wiadomości nową wysokość opłat${ofSum(facts)}. Proszę o przesłanie kalkulacji do mojej wiadomości.`,
        'Nową opłatę będę wnosić od dnia wskazanego w piśmie.',
      ],
      requests: ['przesłanie kalkulacji opłat'],
      strategy: 'Płacisz nową opłatę; listu nie trzeba wysyłać.',
      pros: ['Bez zaległości.'],
      cons: [],
    },
    assertive: {
      heading: 'ZAKWESTIONOWANIE ZMIANY OPŁAT',
      paragraphs: ['Kwestionuję zmianę opłat jako niezasadną.'],
      grounds: [
        'Zmiany nie uzasadniono na piśmie.',
        'Zawiadomiono mnie za późno.',
        'Do opłat wliczono koszty, które nie dotyczą mojej nieruchomości.',
        'Powierzchnia lub liczba osób jest błędna.',
        otherGround,
      ],
      requests: ['przesłanie kalkulacji i dokumentów kosztów', 'ponowne obliczenie opłat'],
      strategy:
        'Prosisz o kalkulację i wskazujesz błąd. Ostatecznie rozstrzyga sąd, na pozew nie ma krótkiego terminu.',
      pros: ['Spółdzielnia musi pokazać kalkulację.'],
      cons: ['Do wyroku pilnuj wpłat, żeby nie powstała zaległość.'],
    },
    delay: {
      heading: 'WNIOSEK O KALKULACJĘ OPŁAT',
      paragraphs: [
        'Proszę o kalkulację nowych opłat i dokumenty, na których ją oparto. Do czasu odpowiedzi nie zajmuję stanowiska.',
      ],
      requests: ['przesłanie kalkulacji', 'wyznaczenie terminu wglądu w dokumenty'],
      strategy: 'Prosisz o kalkulację przed decyzją, czy się sprzeciwiać.',
      pros: ['Widać, skąd wzrost.'],
      cons: ['Nowa opłata obowiązuje od dnia z pisma.'],
    },
  }),
};

export const resolution: Family = {
  subject: 'uchwały',
  say: () => ({
    cooperative: {
      paragraphs: [
        'Potwierdzam otrzymanie uchwały i będę ją stosować.',
        'Proszę o przesłanie protokołu i wyniku głosowania do mojej wiadomości.',
      ],
      requests: ['przesłanie protokołu i listy głosowania'],
      strategy: 'Przyjmujesz uchwałę i prosisz tylko o protokół.',
      pros: ['Bez sporu z sąsiadami.'],
      cons: ['Po sześciu tygodniach uchwały nie zaskarżysz.'],
    },
    assertive: {
      heading: 'ZAKWESTIONOWANIE UCHWAŁY',
      paragraphs: [
        `Nie zgadzam się z uchwałą i zapowiadam powództwo o jej uchylenie (${cite(law.housing.resolutionSuit)}), jeżeli nie zostanie zmieniona.`,
      ],
      grounds: [
        'Uchwała jest niezgodna z prawem lub umową właścicieli.',
        'Narusza zasady prawidłowego zarządzania nieruchomością.',
        'Narusza mój interes.',
        'Głosy policzono błędnie.',
        'Nie zawiadomiono mnie o zebraniu na tydzień wcześniej.',
        otherGround,
      ],
      requests: [
        'zwołanie zebrania w celu zmiany uchwały',
        'przesłanie uchwały, protokołu i listy głosowania',
      ],
      strategy:
        'Żądasz zmiany uchwały. Jeżeli jej nie będzie, pozew do sądu trzeba wnieść w sześć tygodni.',
      pros: ['Może wystarczyć bez sądu.'],
      cons: ['Pismo nie zastępuje pozwu.', 'Uchwała obowiązuje, dopóki sąd jej nie wstrzyma.'],
    },
    delay: {
      heading: 'WNIOSEK O DOKUMENTY',
      paragraphs: ['Proszę o dokumenty, żebym mógł/mogła ocenić uchwałę.'],
      requests: ['przesłanie uchwały, protokołu, listy głosowania i kosztorysów'],
      strategy: 'Prosisz o dokumenty przed decyzją o pozwie; sześć tygodni biegnie dalej.',
      pros: ['Wiesz, czy pozew ma sens.'],
      cons: ['Nie przesuwa terminu na pozew.'],
    },
  }),
};
