import { cite } from '#shared/letters/answering/replies/cite.ts';
import type { Families, Saying } from '#shared/letters/answering/replies/parts.ts';
import { contestFirst } from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';

import { kpaAppeal, kpaGrounds } from './decisions.ts';

const leave = (where: string) => (): Saying => ({
  paragraphs: [
    'Proszę o wydanie moich dokumentów i zaświadczenia o przebiegu nauki.',
    `Proszę też o informację, na jakich zasadach można ponownie starać się o przyjęcie${where}.`,
  ],
  requests: [
    'wydanie dokumentów i zaświadczenia o przebiegu nauki',
    'informację o ponownym przyjęciu',
  ],
  strategy: 'Godzisz się z decyzją, odbierasz dokumenty i pytasz o powrót.',
  pros: ['Bez sporu.', 'Dokumenty przydadzą się w innej szkole.'],
  cons: [],
});

/** A student struck off the list: the decision is contested as the letter instructs, and by the university's rules. */
const studentRemoval = kpaAppeal({
  heading: 'ODWOŁANIE OD DECYZJI O SKREŚLENIU Z LISTY STUDENTÓW',
  subject: 'decyzji o skreśleniu z listy studentów',
  opening: () =>
    `Zaskarżam w całości decyzję o skreśleniu mnie z listy studentów i odwołuję się od niej (${cite(law.officeGrounds.studentRemoval, law.administration.appealTerm)}).`,
  requests: () => [
    'uchylenie decyzji i umorzenie postępowania',
    'ewentualnie uchylenie decyzji i ponowne rozpatrzenie sprawy, w tym wpis warunkowy lub urlop',
  ],
  grounds: () => [
    'Mam zaliczenie; dowód w załączeniu.',
    'Opłata jest wniesiona; dowód w załączeniu.',
    'W sesji przeszkodziła mi choroba; zaświadczenie w załączeniu.',
    'Nie uprzedzono mnie o skreśleniu i nie dano mi się wypowiedzieć.',
    'Przyczyny podanej w decyzji nie ma w ustawie ani w regulaminie studiów.',
  ],
  agree: leave(' na studia'),
  risks: ['Do rozstrzygnięcia pytaj dziekanatu, czy możesz chodzić na zajęcia.'],
});

/** An adult pupil or a parent contests the removal before the school superintendent. */
const pupilRemoval = kpaAppeal({
  heading: 'ODWOŁANIE OD DECYZJI O SKREŚLENIU Z LISTY UCZNIÓW',
  subject: 'decyzji o skreśleniu z listy uczniów',
  opening: () =>
    `Zaskarżam w całości decyzję o skreśleniu z listy uczniów i odwołuję się od niej (${cite(law.benefits.pupilRemoval, law.administration.appealTerm)}).`,
  requests: () => [
    'uchylenie decyzji i umorzenie postępowania',
    'ewentualnie uchylenie decyzji i ponowne rozpatrzenie sprawy',
  ],
  grounds: () => [
    'Przyczyny z decyzji nie ma w statucie szkoły.',
    'Nie było uchwały rady pedagogicznej albo opinii samorządu uczniowskiego.',
    'Uczeń jest w wieku obowiązku szkolnego, więc skreślić go nie wolno.',
    'Nieobecności są usprawiedliwione; zaświadczenie w załączeniu.',
    ...kpaGrounds.slice(0, 1),
  ],
  agree: leave(' do szkoły'),
});

export const schoolFamilies = {
  /** skreślenie z listy studentów */
  student_removal: { ...studentRemoval, recommended: contestFirst('decyzją') },
  /** skreślenie z listy uczniów */
  pupil_removal: { ...pupilRemoval, recommended: contestFirst('decyzją') },
} as const satisfies Families;
