import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

import type { Saying } from './plain-text.ts';
import { dueText, gap, type Tone } from './reply-draft.ts';

/** Extra fees for parking and travel: complaint, complaint with evidence demanded, the evidence alone. */
export const extraFee = (facts: LetterFacts): Readonly<Record<Tone, Saying>> => ({
  cooperative: {
    heading: 'REKLAMACJA',
    paragraphs: [
      `Proszę o ponowne rozpatrzenie sprawy opłaty dodatkowej (${dueText(facts)}).`,
      `Okoliczności: ${gap('na przykład ważny bilet lub abonament, awaria automatu, pomyłka w numerze rejestracyjnym')}.`,
    ],
    requests: ['anulowanie opłaty dodatkowej, a w razie odmowy – jej obniżenie lub raty'],
    attachments: ['dowód opłaty, bilet lub abonament'],
    strategy: 'Prosi o anulowanie lub obniżenie opłaty i wyjaśnia okoliczności.',
    pros: ['Bezpłatna i prosta', 'Często wystarczy dowód opłaty'],
    cons: ['Obniżona stawka za szybką zapłatę może przepaść'],
  },
  assertive: {
    heading: 'REKLAMACJA',
    paragraphs: [
      `Kwestionuję opłatę dodatkową (${dueText(facts)}) co do zasady.`,
      `Uzasadnienie: ${gap('na przykład opłata była uiszczona, brak oznakowania strefy, pojazd lub osoba nie znajdowały się w tym miejscu')}.`,
    ],
    requests: [
      'anulowanie opłaty dodatkowej',
      'przesłanie dokumentacji kontroli (zdjęcia, protokół, podstawa naliczenia)',
    ],
    attachments: ['dowody na poparcie reklamacji'],
    strategy: 'Podważa opłatę i żąda dowodów z kontroli.',
    pros: ['Zmusza do pokazania dokumentacji', 'Utrwala zarzuty przed egzekucją lub pozwem'],
    cons: ['Reklamacja nie zawsze wstrzymuje dochodzenie opłaty'],
  },
  delay: {
    paragraphs: [
      'Zanim zajmę stanowisko, proszę o dokumentację kontroli, na której oparto opłatę dodatkową.',
      'Pismo nie stanowi uznania opłaty za należną.',
    ],
    requests: [
      'przesłanie zdjęć, protokołu i podstawy prawnej naliczenia opłaty',
      'wstrzymanie dalszych czynności do czasu odpowiedzi',
    ],
    strategy:
      'Prosi o dokumentację kontroli, niczego nie uznając; termin na reklamację biegnie dalej.',
    pros: ['Pozwala ocenić sprawę przed reklamacją'],
    cons: ['Nie zastępuje reklamacji – złóż ją w terminie'],
  },
});

const reasons =
  'podanie na piśmie przyczyny podwyżki i jej kalkulacji (art. 8a ust. 4 ustawy o ochronie praw lokatorów)';

/** A higher rent (art. 8a of the act on the protection of tenants): ask for the reckoning, contest it. */
export const rentRise = (): Readonly<Record<Tone, Saying>> => ({
  cooperative: {
    paragraphs: [
      'W odpowiedzi na wypowiedzenie wysokości czynszu proszę o rozmowę o jego nowej wysokości.',
      `Proponuję: ${gap('kwota lub stopniowe podniesienie czynszu')}. Propozycja nie oznacza zgody na podwyżkę w żądanej wysokości.`,
    ],
    requests: [reasons, 'pisemne potwierdzenie uzgodnionej wysokości'],
    strategy: 'Szuka porozumienia co do kwoty i prosi o kalkulację, do której lokator ma prawo.',
    pros: ['Może obniżyć podwyżkę bez sporu', 'Nie zrywa umowy'],
    cons: ['Rozmowy nie wstrzymują dwóch miesięcy na zakwestionowanie podwyżki'],
  },
  assertive: {
    heading: 'ZAKWESTIONOWANIE PODWYŻKI CZYNSZU',
    paragraphs: [
      'Kwestionuję podwyżkę czynszu jako niezasadną (art. 8a ust. 5 ustawy o ochronie praw lokatorów).',
      `Uzasadnienie: ${gap('na przykład brak kalkulacji, kwota wyższa niż uzasadniona, poprzednia podwyżka przed upływem 6 miesięcy')}.`,
      'Jeżeli podwyżka nie zostanie cofnięta, w terminie dwóch miesięcy od wypowiedzenia wystąpię do sądu o ustalenie, że jest niezasadna albo zasadna w innej wysokości.',
    ],
    requests: ['cofnięcie podwyżki', reasons],
    strategy: 'Kwestionuje podwyżkę i zapowiada pozew; samo pismo go nie zastępuje.',
    pros: ['Do wyroku płaci się dotychczasowy czynsz, jeżeli pozew wniesiono w terminie'],
    cons: [
      'Pozew trzeba wnieść w ciągu 2 miesięcy',
      'Sama odmowa przyjęcia podwyżki kończy umowę z upływem okresu wypowiedzenia',
    ],
  },
  delay: {
    heading: 'ŻĄDANIE PODANIA PRZYCZYN I KALKULACJI PODWYŻKI',
    paragraphs: [
      'Przed zajęciem stanowiska żądam podania przyczyn podwyżki i jej kalkulacji w terminie 14 dni od otrzymania tego pisma.',
      'Pismo nie oznacza zgody na podwyżkę.',
    ],
    requests: [reasons],
    strategy: 'Korzysta z prawa do kalkulacji; bez niej w terminie podwyżka jest nieważna.',
    pros: ['Wynajmujący ma na odpowiedź 14 dni', 'Daje podstawę do oceny podwyżki'],
    cons: ['Dwa miesiące na pozew biegną dalej'],
  },
});
