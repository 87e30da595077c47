import type { Family } from '#shared/letters/answering/replies/parts.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';

const debtor = gap('imię i nazwisko dłużnika z zajęcia');

/** An employer or another payer of the debtor answers a seizure: its own money is not at stake. */
export const thirdParty: Family = {
  subject: 'zajęcia',
  say: () => ({
    cooperative: {
      heading: 'ODPOWIEDŹ NA ZAJĘCIE',
      paragraphs: [
        `Odpowiadam na zajęcie jako płatnik dłużnika: ${debtor}.`,
        `Wypłaty za trzy miesiące przed zajęciem: ${gap('kwota za każdy miesiąc')}. Zajętą część będę przekazywać na rachunek z zajęcia.`,
      ],
      grounds: ['Nie ma innych zajęć tego dochodu.', 'Są inne zajęcia; lista w załączeniu.'],
      attachments: ['zestawienie wypłat'],
      strategy:
        'Odpowiadasz na pytania organu w terminie. To nie jest Twój dług: płacisz z pieniędzy dłużnika.',
      pros: ['Obowiązek spełniony, brak grzywny.'],
      cons: ['Trzeba pilnować granic potrąceń.'],
    },
    assertive: {
      heading: 'OŚWIADCZENIE O PRZESZKODACH W REALIZACJI ZAJĘCIA',
      paragraphs: [
        `Oświadczam, że zajęcia nie mogę wykonać w całości lub w części. Dłużnik: ${debtor}.`,
      ],
      grounds: [
        'Dłużnik u nas nie pracuje i nic mu nie wypłacamy.',
        'Wypłata nie przekracza kwoty wolnej od potrąceń.',
        'Jest wcześniejsze zajęcie; organ i sygnatura w załączeniu.',
        'Wierzytelność już wygasła; dowód w załączeniu.',
      ],
      attachments: ['dokumenty potwierdzające przeszkodę'],
      strategy: 'Mówisz, dlaczego nie ma czego zająć albo nie można zająć całości.',
      pros: ['Zamyka sprawę, gdy nie ma czego zająć.'],
      cons: ['Nieprawdziwe oświadczenie grozi grzywną i odszkodowaniem.'],
    },
    delay: {
      heading: 'ODPOWIEDŹ NA ZAJĘCIE I PYTANIE O SPOSÓB OBLICZENIA',
      paragraphs: [
        `Odpowiadam na zajęcie jako płatnik dłużnika: ${debtor}. Zestawienie wypłat załączam.`,
        'Do czasu odpowiedzi nie wypłacę dłużnikowi zajętej części.',
      ],
      requests: [
        'wskazanie, jak obliczyć kwotę wolną i granice potrącenia',
        'potwierdzenie rachunku i tytułu przelewu',
      ],
      attachments: ['zestawienie wypłat'],
      strategy: 'Odpowiadasz w terminie i pytasz, jak policzyć potrącenie.',
      pros: ['Termin zachowany, mniej ryzyka błędu.'],
      cons: ['Sporną część trzeba na razie zatrzymać.'],
    },
  }),
};
