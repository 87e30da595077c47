import type { Families } from '#shared/letters/answering/replies/parts.ts';
import { contestFirst } from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { remedyFamily } from '#shared/letters/answering/replies/remedy-family.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';

/** The team that counted the points counts them once more; a court sees only its second decision. */
const supportLevel = remedyFamily({
  name: 'wniosek o ponowne ustalenie',
  heading: 'WNIOSEK O PONOWNE USTALENIE POZIOMU POTRZEBY WSPARCIA',
  subject: 'decyzji o poziomie potrzeby wsparcia',
  opening: () =>
    'Zgodnie z pouczeniem w decyzji wnoszę o ponowne ustalenie poziomu potrzeby wsparcia.',
  requests: () => ['ustalenie poziomu potrzeby wsparcia na więcej punktów'],
  grounds: () => [
    `Potrzebuję pomocy także przy: ${gap('jakich czynnościach')}.`,
    'Obserwacja lub kwestionariusz pominęły moje trudności.',
    'Mój stan jest gorszy; dokumentacja w załączeniu.',
    'Okres, na który wydano decyzję, jest za krótki.',
  ],
  besides: ['udostępnienie karty oceny i akt sprawy'],
  gain: 'Punkty zostaną policzone jeszcze raz, a od nowej decyzji można odwołać się do sądu.',
  attachments: ['dokumentacja medyczna'],
  agree: () => ({
    paragraphs: [
      'Nie składam wniosku o ponowne ustalenie poziomu potrzeby wsparcia.',
      'Proszę o potwierdzenie, od kiedy decyzja jest ostateczna.',
    ],
    requests: ['potwierdzenie dnia, od którego decyzja jest ostateczna'],
    strategy: 'Zgadzasz się z liczbą punktów i pytasz, od kiedy decyzja jest ostateczna.',
    pros: ['Można od razu starać się o to, do czego punkty dają prawo.'],
    cons: ['Ten list nie zastępuje wniosku o ponowne ustalenie punktów.'],
  }),
  risks: ['Zespół ocenia od nowa: punktów może być więcej, ale i mniej.'],
});

export const supportLevelFamilies = {
  /** decyzja wojewódzkiego zespołu o liczbie punktów */
  support_level: { ...supportLevel, recommended: contestFirst('decyzją') },
} as const satisfies Families;
