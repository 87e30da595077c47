import { cite } from '#shared/letters/answering/replies/cite.ts';
import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies, Saying } from '#shared/letters/answering/replies/parts.ts';
import { askFirst } from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { gap, ownReasons } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

/** Customs, planning and taxes have their own rules: the code is cited when the letter cites it. */
const basisOf = ({ view }: LetterFacts): string =>
  /\bart\. ?10\b[^.]{0,12}(?:k\.?p\.?a|kodeks)/.test(view.spaced)
    ? ` (${cite(law.administration.hearingOfParty)})`
    : '';

/** Before it decides, the office hears the reader: nothing to add, a position with evidence, the files first. */
const rightToBeHeard: Replies = {
  subject: 'zawiadomienia',
  say: (facts) => ({
    cooperative: {
      heading: 'OŚWIADCZENIE STRONY',
      paragraphs: [
        'Zawiadomienie jest mi znane. Nie zgłaszam uwag ani nowych dowodów.',
        'Proszę o rozstrzygnięcie sprawy na podstawie zebranych dokumentów.',
      ],
      strategy: 'Nie masz uwag i chcesz szybkiego rozstrzygnięcia. Listu nie trzeba wysyłać.',
      pros: ['Najszybsza droga.'],
      cons: ['Po rozstrzygnięciu zostaje tylko odwołanie.'],
    },
    assertive: {
      heading: 'STANOWISKO I WNIOSKI DOWODOWE',
      paragraphs: [
        `Korzystam z prawa do wypowiedzenia się przed rozstrzygnięciem${basisOf(facts)}. Moje stanowisko: ${ownReasons}`,
      ],
      grounds: [
        'W aktach brakuje dowodu, który załączam.',
        `Wnoszę o przesłuchanie świadka lub inny dowód: ${gap('kto albo co i na jaki fakt')}.`,
        'Wyliczenie albo ustalenie jest błędne.',
        otherGround,
      ],
      requests: [
        'uwzględnienie mojego stanowiska w rozstrzygnięciu',
        'przeprowadzenie zgłoszonych dowodów',
      ],
      attachments: ['dowody'],
      strategy: 'Mówisz swoje, zanim urząd zdecyduje. Potem jest trudniej.',
      pros: ['Urząd musi odnieść się do stanowiska.'],
      cons: ['Trzeba zmieścić się w czasie z pisma.'],
    },
    delay: {
      heading: 'WNIOSEK O UDOSTĘPNIENIE AKT SPRAWY',
      paragraphs: [
        'Przed zajęciem stanowiska proszę o udostępnienie akt sprawy.',
        `Stanowisko złożę do dnia ${gap('data')}.`,
      ],
      requests: [
        'wyznaczenie dnia wglądu w akta albo przesłanie kopii',
        'wstrzymanie się z rozstrzygnięciem do tego dnia',
      ],
      strategy: 'Najpierw oglądasz akta, potem piszesz stanowisko.',
      pros: ['Wiesz, na czym opiera się urząd.'],
      cons: ['Urząd nie musi czekać dłużej, niż napisał.'],
    },
  }),
};

/** No term runs: looking at the files gains time. */
export const seeFiles: Saying = {
  heading: 'WNIOSEK O WGLĄD W AKTA SPRAWY',
  paragraphs: [
    'Proszę o udostępnienie akt sprawy. Stanowisko przedstawię po zapoznaniu się z nimi.',
  ],
  requests: [
    'wyznaczenie dnia wglądu w akta albo przesłanie kopii',
    'informację, jakie czynności są planowane',
  ],
  strategy: 'Oglądasz akta, zanim cokolwiek wyjaśnisz.',
  pros: ['Wiesz, na czym opiera się urząd.'],
  cons: ['Pismo nie wstrzymuje sprawy.'],
};

export const noticeFamilies = {
  /** zawiadomienie before a decision: the reader may comment */
  right_to_be_heard: {
    ...rightToBeHeard,
    recommended: askFirst(
      'To ostatni moment na dowody przed rozstrzygnięciem: obejrzyj akta. Jeżeli masz gotowe uwagi, wyślij wariant 2.',
    ),
  },
} as const satisfies Families;
