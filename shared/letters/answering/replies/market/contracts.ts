import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { gap, ofSum, ownReasons } from '#shared/letters/answering/replies/words.ts';

const contract: Replies = {
  subject: 'projektu umowy',
  say: () => ({
    cooperative: {
      paragraphs: [
        'Dziękuję za przesłanie umowy. Jej treść jest mi znana; proszę o egzemplarz do podpisu.',
        'Proszę o potwierdzenie ceny, terminu i sposobu rozliczenia w tej samej wersji.',
      ],
      strategy: 'Zgadzasz się na warunki. Nic nie biegnie, dopóki nie podpiszesz.',
      pros: ['Porządkuje ustalenia.'],
      cons: ['Po podpisaniu trudniej o zmiany.'],
    },
    assertive: {
      heading: 'PROPOZYCJA ZMIAN W UMOWIE',
      paragraphs: [
        `Przed podpisaniem proponuję zmianę tych postanowień: ${gap('które paragrafy i na jakie')}.`,
        'Pozostałe postanowienia mogę przyjąć po uzgodnieniu zmian.',
      ],
      requests: ['przesłanie projektu umowy ze zmianami'],
      strategy: 'Prosisz o zmianę tego, co jest dla Ciebie niekorzystne.',
      pros: ['Przed podpisem masz najmocniejszą pozycję.'],
      cons: ['Druga strona może odmówić.'],
    },
    delay: {
      heading: 'PROŚBA O CZAS I WYJAŚNIENIA',
      paragraphs: [
        `Proszę o czas na przeczytanie umowy do dnia ${gap('data')} i o wyjaśnienie: ${gap('niejasne postanowienia')}.`,
        'Do tego dnia nie składam żadnego oświadczenia.',
      ],
      strategy: 'Prosisz o czas na spokojne przeczytanie.',
      pros: ['Do niczego nie zobowiązuje.'],
      cons: ['Oferta może wygasnąć.'],
    },
  }),
};

const termination: Replies = {
  subject: 'wypowiedzenia umowy',
  say: (facts) => ({
    cooperative: {
      paragraphs: [
        'Przyjmuję wypowiedzenie umowy do wiadomości. Proszę o pisemne rozliczenie i potwierdzenie dnia jej zakończenia.',
        'Proszę też o zwrot rzeczy, kaucji lub nadpłat, jeżeli się należą.',
      ],
      requests: ['rozliczenie umowy', 'potwierdzenie dnia jej zakończenia'],
      strategy: 'Godzisz się z końcem umowy i pilnujesz rozliczenia.',
      pros: ['Bez sporu.'],
      cons: ['Umowy już nie przywrócisz.'],
    },
    assertive: {
      heading: 'ODPOWIEDŹ NA WYPOWIEDZENIE',
      paragraphs: ['Uważam wypowiedzenie za bezskuteczne i proszę o dalsze wykonywanie umowy.'],
      grounds: [
        'Umowa nie pozwala na wypowiedzenie z tego powodu.',
        'Nie zachowano okresu wypowiedzenia lub formy.',
        'Podana przyczyna jest nieprawdziwa.',
        `Inny powód: ${ownReasons}`,
      ],
      requests: ['cofnięcie wypowiedzenia', `rozliczenie umowy${ofSum(facts, ' co do kwoty ')}`],
      strategy: 'Mówisz, dlaczego wypowiedzenie nie działa.',
      pros: ['Spór jest na piśmie.'],
      cons: ['Rozstrzygnąć może dopiero sąd.'],
    },
    delay: {
      heading: 'PROŚBA O ROZLICZENIE I PÓŹNIEJSZY TERMIN',
      paragraphs: [
        `Proszę o rozliczenie i o przesunięcie końca umowy do dnia ${gap('data')}.`,
        'Pismo nie oznacza zgody na wypowiedzenie.',
      ],
      requests: ['rozliczenie umowy', 'uzgodnienie późniejszego terminu'],
      strategy: 'Prosisz o rozliczenie i czas.',
      pros: ['Czas na znalezienie innego rozwiązania.'],
      cons: ['Bez zgody termin z pisma biegnie dalej.'],
    },
  }),
};

export const contractFamilies = {
  /** wypowiedzenie innej umowy */
  termination: {
    ...termination,
    recommended: [
      'cooperative',
      'Jeżeli umowa nie jest Ci potrzebna, dopilnuj rozliczenia. Jeżeli wypowiedzenie jest bezprawne, wybierz wariant 2.',
    ],
  },
  contract: {
    ...contract,
    recommended: [
      'assertive',
      'Nic nie biegnie, dopóki nie podpiszesz. Przed podpisem najłatwiej zmienić niekorzystne postanowienia.',
    ],
  },
} as const satisfies Families;
