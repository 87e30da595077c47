import { otherGround, reasonsGiven } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';

/** An employer answers what its (former) employee asked for, in whole or in part. */
const employerAnswer: Replies = {
  subject: 'odpowiedzi na wniosek',
  say: (facts) => ({
    cooperative: {
      paragraphs: [
        'Przyjmuję odpowiedź na wniosek do wiadomości.',
        'W części, w której wniosek uwzględniono, proszę o wykonanie w terminie z pisma.',
      ],
      strategy: 'Zgadzasz się z odpowiedzią. Listu nie musisz wysyłać.',
      pros: ['Bez sporu z pracodawcą.'],
      cons: ['Odmowa zostaje bez zmian.'],
    },
    assertive: {
      heading: 'PONOWNY WNIOSEK PO ODMOWIE',
      paragraphs: [
        'Nie zgadzam się z odmową i proszę o ponowne rozpatrzenie wniosku. Zachowuję prawo do wystąpienia do sądu pracy.',
      ],
      grounds: [
        'Przyczyna podana w odmowie jest nieprawdziwa.',
        'Mam dokumenty, których nie wzięto pod uwagę; załączam je.',
        ...reasonsGiven(facts),
        otherGround,
      ],
      requests: ['uwzględnienie wniosku w całości', 'pisemną odpowiedź z uzasadnieniem'],
      attachments: ['kopia wniosku', 'dowody'],
      strategy:
        'Prosisz pracodawcę o zmianę zdania. Ten list nie zatrzymuje terminu do sądu, jeżeli pismo go podaje.',
      pros: ['Bezpłatne; spór może skończyć się bez sądu.'],
      cons: ['Jeżeli pismo podaje termin do sądu pracy, pozew trzeba wnieść przed jego końcem.'],
    },
    delay: {
      heading: 'WNIOSEK O DOKUMENTY',
      paragraphs: [
        'Zanim zdecyduję o dalszych krokach, proszę o dokumenty, na których oparto odpowiedź.',
      ],
      requests: ['dokumenty i zapisy, na których oparto odmowę', 'wskazanie podstawy prawnej'],
      strategy:
        'Zbierasz dowody. Poradę da bezpłatnie Państwowa Inspekcja Pracy; terminy biegną dalej.',
      pros: ['Wiesz, na czym oparto odmowę.'],
      cons: ['Pytanie nie przesuwa żadnego terminu.'],
    },
  }),
};

export const employerAnswerFamilies = {
  /** pracodawca odpowiada na wniosek */
  employer_answer: {
    ...employerAnswer,
    recommended: [
      'assertive',
      'Jeżeli zgadzasz się z odpowiedzią, nie musisz nic wysyłać. Jeżeli nie, wybierz wariant 2 i pilnuj terminu do sądu pracy.',
    ],
  },
} as const satisfies Families;
