import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';

import { complaint, seeTheFiles, sides } from './bailiff.ts';

const costsComplaint = complaint({
  subject: 'postanowienia kończącego egzekucję, w części o kosztach',
  requests: () => ['zmianę rozstrzygnięcia o kosztach i zwrot tego, co pobrano ponad nie'],
  grounds: () => [
    'Opłatę lub wydatki policzono błędnie.',
    'Nie uwzględniono wpłaty; dowód w załączeniu.',
    'Zwrot nadwyżki policzono za nisko.',
  ],
  agree: () => seeTheFiles('Wiesz, jak policzono koszty.', 'Wgląd w akta nie przesuwa terminów.'),
  besides: ['udostępnienie akt sprawy'],
  risks: ['Skarga kosztuje 50 zł.', 'Bez błędu w rozliczeniu nic nie da.'],
});

/** The enforcement has ended: the seizures are lifted, what was too much comes back, only the costs can be wrong. */
const ended: Replies = {
  subject: 'pisma o zakończeniu egzekucji',
  say: (facts) => ({
    cooperative: {
      paragraphs: [
        'Zakończenie egzekucji przyjmuję do wiadomości.',
        `Jeżeli należy mi się zwrot nadwyżki, proszę o wypłatę na rachunek: ${gap('numer rachunku')}.`,
      ],
      requests: ['potwierdzenie, że wszystkie zajęcia są uchylone'],
      strategy:
        'Egzekucja się skończyła. Listu nie musisz wysyłać, chyba że komornik prosi o numer rachunku.',
      pros: ['Nic nie płacisz; nadwyżka wraca do Ciebie.'],
      cons: ['Jeżeli zajęcie jeszcze działa, zapytaj bank lub pracodawcę.'],
    },
    assertive:
      facts.remedy === null
        ? {
            heading: 'WNIOSEK O WYJAŚNIENIE ROZLICZENIA',
            parties: sides,
            paragraphs: [
              `Proszę o sprawdzenie rozliczenia. Nie zgadza się: ${gap('kwota i dlaczego')}.`,
            ],
            requests: ['rozliczenie wpłat, odsetek i kosztów', 'zwrot nadwyżki'],
            attachments: ['dowody wpłat'],
            strategy: 'Tylko wtedy, gdy w rozliczeniu jest błąd.',
            pros: ['Bez opłaty.'],
            cons: ['Bez błędu list nie jest potrzebny.'],
          }
        : costsComplaint.say(facts).assertive,
    delay: {
      heading: 'PROŚBA O POTWIERDZENIE UCHYLENIA ZAJĘĆ',
      parties: sides,
      paragraphs: [
        'Proszę o potwierdzenie, do kogo i kiedy wysłano zawiadomienia o uchyleniu zajęć, oraz o rozliczenie sprawy.',
      ],
      requests: ['kopie zawiadomień o uchyleniu zajęć', 'rozliczenie wpłat i kosztów'],
      strategy: 'Pytasz, czy bank i pracodawca wiedzą już o końcu egzekucji.',
      pros: ['Masz dowód dla banku i pracodawcy.'],
      cons: ['Nie przesuwa terminu na skargę.'],
    },
  }),
};

export const endedEnforcementFamilies = {
  /** zakończenie, ukończenie, umorzenie egzekucji */
  enforcement_over: {
    ...ended,
    recommended: [
      'cooperative',
      'Egzekucja się skończyła: listu nie musisz wysyłać. Sprawdź rozliczenie i zachowaj pismo. Wariant 2 jest tylko na błąd w kosztach.',
    ],
  },
} as const satisfies Families;
