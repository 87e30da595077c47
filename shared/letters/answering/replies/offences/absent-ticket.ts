import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { ofSum } from '#shared/letters/answering/replies/words.ts';

/** A ticket left while the driver was away becomes final only when it is paid: a driver who disagrees does not pay. */
const absentTicket: Replies = {
  subject: 'mandatu karnego zaocznego',
  say: (facts) => ({
    cooperative: {
      paragraphs: [
        `Informuję, że grzywna${ofSum(facts)} została zapłacona na rachunek z mandatu. Potwierdzenie przelewu załączam.`,
        'Proszę o odnotowanie wpłaty.',
      ],
      attachments: ['potwierdzenie przelewu'],
      strategy: 'Płacisz w terminie z mandatu. Listu zwykle nie trzeba wysyłać.',
      pros: ['Koniec sprawy.'],
      cons: ['Zapłata oznacza, że przyjmujesz mandat.'],
    },
    assertive: {
      heading: 'WYJAŚNIENIE – NIE PRZYJMUJĘ MANDATU',
      paragraphs: [
        'Nie przyjmuję mandatu i go nie płacę. Proszę o ponowne zbadanie sprawy przed wnioskiem do sądu.',
      ],
      grounds: [
        'Znak był niewidoczny, zasłonięty albo go nie było; zdjęcie w załączeniu.',
        'Mam uprawnienie do postoju w tym miejscu; kopia w załączeniu.',
        'Pojazd był w tym czasie w innym miejscu; dowód w załączeniu.',
        otherGround,
      ],
      requests: ['odstąpienie od wniosku o ukaranie', 'udostępnienie zdjęć z miejsca postoju'],
      attachments: ['zdjęcia lub inne dowody'],
      strategy: 'Mówisz, dlaczego mandat jest niesłuszny. Bez zapłaty rozstrzygnie sąd.',
      pros: ['Straż może zakończyć sprawę bez sądu.'],
      cons: ['Sąd może orzec wyższą grzywnę i koszty.'],
    },
    delay: {
      heading: 'PROŚBA O DOWODY',
      paragraphs: [
        'Zanim zdecyduję, czy przyjąć mandat, proszę o zdjęcia i notatkę z miejsca postoju.',
        'Pismo nie oznacza przyjęcia mandatu.',
      ],
      requests: ['udostępnienie zdjęć i notatki'],
      strategy: 'Najpierw oglądasz dowody; termin zapłaty z mandatu biegnie dalej.',
      pros: ['Wiesz, czy warto się spierać.'],
      cons: ['Po terminie straż może iść do sądu.'],
    },
  }),
};

export const absentTicketFamilies = {
  /** mandat zaoczny, left while the driver was away */
  absent_ticket: {
    ...absentTicket,
    recommended: [
      'cooperative',
      'Jeżeli mandat jest słuszny, zapłać w terminie: to kończy sprawę. Jeżeli nie, nie płać i wyślij wyjaśnienie (wariant 2).',
    ],
  },
} as const satisfies Families;
