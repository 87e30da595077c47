import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';

/** An answer to a petition or a complaint: nothing is due, and what is new may be written once more. */
const answered: Replies = {
  subject: 'odpowiedzi urzędu',
  say: () => ({
    cooperative: {
      paragraphs: ['Dziękuję za odpowiedź. Przyjmuję ją do wiadomości.'],
      strategy: 'Przyjmujesz odpowiedź. Listu nie trzeba wysyłać.',
      pros: ['Nic nie trzeba robić.'],
      cons: ['List nie jest potrzebny.'],
    },
    assertive: {
      heading: 'PONOWNE WYSTĄPIENIE W TEJ SAMEJ SPRAWIE',
      paragraphs: [
        'Odpowiedź nie załatwia sprawy, z którą zwracam się do urzędu.',
        `Nowe okoliczności: ${gap('co się zmieniło albo czego urząd nie wiedział')}.`,
      ],
      requests: [
        'ponowne rozpatrzenie sprawy z uwzględnieniem tych okoliczności',
        'odpowiedź na te punkty, których pismo nie omawia',
      ],
      strategy:
        'Piszesz jeszcze raz, z czymś nowym. To nie jest odwołanie: nie biegnie na to żaden termin.',
      pros: ['Bez opłaty i bez terminu.'],
      cons: ['Bez nowych okoliczności urząd może podtrzymać swoje stanowisko.'],
    },
    delay: {
      heading: 'PROŚBA O INFORMACJĘ',
      paragraphs: ['Proszę o informację, na czym oparto odpowiedź i co urząd zrobi dalej.'],
      requests: [
        'kopie dokumentów, na których oparto odpowiedź',
        'podanie, kto i do kiedy zrobi to, co zapowiada odpowiedź',
      ],
      strategy: 'Pytasz o szczegóły, zanim zdecydujesz, czy pisać jeszcze raz.',
      pros: ['Wiesz, czego się trzymać.'],
      cons: ['Odpowiedź może potrwać.'],
    },
  }),
};

/** An application refused by a plain letter: reasons are asked for, and a second look. */
const refused: Replies = {
  subject: 'odpowiedzi na wniosek',
  say: () => ({
    cooperative: {
      heading: 'PYTANIE O NOWY WNIOSEK',
      paragraphs: ['Proszę o informację, czy i kiedy mogę złożyć nowy wniosek.'],
      requests: ['podanie terminu następnego naboru', 'listę potrzebnych dokumentów'],
      strategy: 'Godzisz się z odpowiedzią i pytasz, kiedy spróbować jeszcze raz.',
      pros: ['Następny wniosek będzie kompletny i na czas.'],
      cons: ['Ta odpowiedź zostaje bez zmian.'],
    },
    assertive: {
      heading: 'PROŚBA O PONOWNE ROZPATRZENIE WNIOSKU',
      paragraphs: ['Proszę o ponowne rozpatrzenie mojego wniosku. Powody zaznaczam niżej.'],
      grounds: [
        'Wniosek spełnia warunki; dokumenty w załączeniu.',
        'Pominięto mój dokument lub ważną okoliczność; dowód w załączeniu.',
        otherGround,
      ],
      requests: [
        'ponowne rozpatrzenie wniosku',
        'podanie na piśmie podstawy prawnej i kryteriów, które przesądziły',
      ],
      attachments: ['dokumenty na poparcie wniosku'],
      strategy: 'Pokazujesz, co urząd powinien ocenić inaczej. To prośba, nie odwołanie.',
      pros: ['Bez opłaty.'],
      cons: ['Urząd nie musi zmienić zdania.'],
    },
    delay: {
      heading: 'PYTANIE O POWODY',
      paragraphs: ['Proszę o wyjaśnienie, dlaczego wniosek rozpatrzono w ten sposób.'],
      requests: [
        'podanie podstawy prawnej i kryteriów',
        'informację, czy przysługuje mi odwołanie, do kogo i do kiedy',
      ],
      strategy: 'Najpierw pytasz o powody i o drogę odwołania.',
      pros: ['Wiesz, czy jest o co się spierać.'],
      cons: ['Jeżeli pismo podaje termin na odwołanie, nie przesunie go żadne pytanie.'],
    },
  }),
};

export const officeAnswerFamilies = {
  /** odpowiedź na petycję lub skargę */
  office_answer: {
    ...answered,
    recommended: [
      'cooperative',
      'Nie musisz odpowiadać. Jeżeli masz coś nowego, wybierz wariant 2.',
    ],
  },
  /** odmowna odpowiedź bez decyzji */
  office_refusal: {
    ...refused,
    recommended: [
      'delay',
      'Najpierw zapytaj o powody. Jeżeli możesz coś wykazać, wybierz wariant 2.',
    ],
  },
} as const satisfies Families;
