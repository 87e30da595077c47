import type { ReplyKind } from '#shared/letters/answering/replies/families.ts';
import type { Recommended, Saying, Sayings } from '#shared/letters/answering/replies/parts.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';
import { eventOnDay, hasTakenPlace } from '#shared/letters/calendar/passed/passed.ts';
import { longDate } from '#shared/letters/calendar/polish-wording.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

/** Kinds whose replies promise to come, or ask for another day. */
const calls: ReadonlySet<ReplyKind> = new Set<ReplyKind>([
  'hearing',
  'witness',
  'summons',
  'suspect',
  'meeting',
  'appointment',
  'visit_at_home',
]);

export const afterCall: Recommended = [
  'cooperative',
  'Dzień z pisma już był: zapytaj, co ustalono i czy jest nowy termin. Jeżeli Cię nie było z ważnego powodu, wybierz wariant 3.',
];

/**
 * The replies to a call whose day has passed: what was decided, the papers of that day, and an excuse; null
 * while a day of the letter is still to come. Nothing is said about the matter, or whether the reader came.
 */
export function afterPassedCall(
  kind: ReplyKind,
  facts: LetterFacts,
  today: string,
): Sayings | null {
  const { events, documentDate } = facts;
  if (!calls.has(kind) || events.some(({ date }) => date === null || date >= today)) return null;
  const event = events.findLast((one) => hasTakenPlace(one, documentDate, today));
  if (event?.date == null) return null;
  const named = `Pismo wyznaczyło dzień: ${eventOnDay(event)}`.replace(/\.$/, '');
  return {
    cooperative: {
      paragraphs: [`${named}. Proszę o informację, co ustalono i czy jest nowy termin.`],
      requests: [
        'informację, co tego dnia ustalono',
        'podanie nowego terminu, jeżeli go wyznaczono',
      ],
      strategy: 'Ten dzień już był. Pytasz, co ustalono i czy jest nowy termin.',
      pros: ['Wiesz, co dzieje się dalej.'],
      cons: ['Odpowiedź może przyjść po czasie: w pilnej sprawie zadzwoń.'],
    },
    assertive: {
      heading: 'WNIOSEK O DOKUMENTY',
      paragraphs: [`${named}. Proszę o dokumenty z tego dnia.`],
      requests: ['kopię protokołu, jeżeli go sporządzono', 'kopię tego, co tego dnia postanowiono'],
      strategy: 'Prosisz na piśmie o protokół i o to, co tego dnia postanowiono.',
      pros: ['Z dokumentów zobaczysz, czy jest coś do zaskarżenia i do kiedy.'],
      cons: ['Za kopie bywa opłata.'],
    },
    delay: kind === 'meeting' ? nextMeetings : excuse(longDate(event.date), kind),
  };
}

const nextMeetings: Saying = {
  heading: 'PROŚBA O ZAWIADAMIANIE O ZEBRANIACH',
  paragraphs: [
    `Proszę o zawiadamianie mnie o następnych zebraniach na adres: ${gap('adres lub e-mail')}.`,
  ],
  strategy: 'To zebranie już było. Prosisz, żeby zawiadomienie o następnym przyszło na czas.',
  pros: ['Następnego zebrania nie przegapisz.'],
  cons: ['Nie zmienia tego, co już uchwalono.'],
};

const excuse = (day: string, kind: ReplyKind): Saying => ({
  heading: 'USPRAWIEDLIWIENIE NIEOBECNOŚCI I PROŚBA O NOWY TERMIN',
  paragraphs: [
    `${kind === 'visit_at_home' ? 'Nie było mnie na miejscu' : 'Nie było mnie'} dnia ${day} Proszę o usprawiedliwienie i nowy termin.`,
  ],
  grounds: [
    'Choroba; zaświadczenie w załączeniu.',
    'Pismo dotarło do mnie po tym dniu; dowód w załączeniu.',
    `Inna ważna przyczyna: ${gap('jaka')}; dowód w załączeniu.`,
  ],
  requests: ['usprawiedliwienie nieobecności', 'wyznaczenie nowego terminu'],
  attachments: ['dowód przyczyny'],
  strategy: 'Tylko jeżeli Cię nie było: podajesz powód z dowodem i prosisz o nowy termin.',
  pros: ['Usprawiedliwienie może zapobiec karze za nieobecność.'],
  cons: ['Im później, tym trudniej usprawiedliwić: wyślij od razu.'],
});
