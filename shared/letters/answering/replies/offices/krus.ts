import type { Families } from '#shared/letters/answering/replies/parts.ts';
import { contestFirst } from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { remedyFamily } from '#shared/letters/answering/replies/remedy-family.ts';

/** The farmers' fund examines twice: its medical board reviews its doctor, and a court only the later decision. */
const krusRuling = remedyFamily({
  name: 'odwołanie',
  heading: 'ODWOŁANIE OD ORZECZENIA LEKARZA RZECZOZNAWCY',
  subject: 'orzeczenia lekarza rzeczoznawcy Kasy',
  to: { name: 'Komisja Lekarska Kasy Rolniczego Ubezpieczenia Społecznego', via: 'sender' },
  parties: { reader: 'Osoba badana', needsPesel: true },
  opening: () =>
    'Odwołuję się od orzeczenia lekarza rzeczoznawcy do komisji lekarskiej Kasy i zaskarżam je w całości.',
  requests: () => ['ponowne badanie i zmianę orzeczenia na moją korzyść'],
  grounds: () => [
    'Pominięto wyniki badań lub choroby; dokumentacja w załączeniu.',
    'Mój stan się pogorszył.',
    'Nie mogę pracować w gospodarstwie; opisuję, czego nie jestem w stanie zrobić.',
    'Data lub okres niezdolności są błędne.',
  ],
  besides: ['udostępnienie dokumentacji orzeczniczej'],
  gain: 'Zbada Cię komisja, nie ten sam lekarz.',
  attachments: ['dokumentacja medyczna'],
  agree: () => ({
    paragraphs: [
      'Proszę o wydanie decyzji na podstawie orzeczenia i o przesłanie jego kopii.',
      'Jeżeli mój stan się zmieni, złożę nowy wniosek.',
    ],
    requests: ['wydanie decyzji'],
    strategy: 'Zgadzasz się z orzeczeniem i czekasz na decyzję.',
    pros: ['Szybsza decyzja.'],
    cons: ['Bez odwołania do komisji trudno potem podważyć stan zdrowia w sądzie.'],
  }),
  risks: ['Nowe orzeczenie może być mniej korzystne.'],
});

export const krusFamilies = {
  /** orzeczenie lekarza rzeczoznawcy Kasy */
  krus_ruling: { ...krusRuling, recommended: contestFirst('orzeczeniem') },
} as const satisfies Families;
