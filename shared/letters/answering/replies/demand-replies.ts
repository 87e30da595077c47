import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

import type { Saying } from './plain-text.ts';
import { dueText, gap, notAcknowledged, type Tone } from './reply-draft.ts';

const contest = (facts: LetterFacts): Saying => ({
  heading: 'ODPOWIEDŹ NA WEZWANIE DO ZAPŁATY',
  paragraphs: [
    `Kwestionuję żądanie zapłaty kwoty ${dueText(facts)} co do zasady i co do wysokości. Z ostrożności podnoszę zarzut przedawnienia.`,
    notAcknowledged,
    `Stanowisko w sprawie: ${gap('dlaczego kwota nie jest należna, na przykład zapłata, reklamacja, inna umowa')}`,
  ],
  requests: [
    'przesłanie umowy i dokumentów, z których wynika dług, wraz ze szczegółowym rozliczeniem kwot i odsetek',
    'wstrzymanie dalszych czynności, w tym przekazania danych do biura informacji gospodarczej, do czasu wyjaśnienia sprawy',
  ],
  strategy: 'Odmawia zapłaty bez dowodów i przenosi ciężar wykazania długu na wierzyciela.',
  pros: ['Chroni przed uznaniem długu', 'Zmusza wierzyciela do pokazania dokumentów'],
  cons: ['Jeśli dług jest pewny, odsetki rosną', 'Może przyspieszyć pozew'],
});

const askDocuments = (facts: LetterFacts): Saying => ({
  paragraphs: [
    `Zanim zajmę ostateczne stanowisko co do kwoty ${dueText(facts)}, proszę o dokumenty i rozliczenie, bez których nie da się sprawdzić żądania.`,
    notAcknowledged,
  ],
  requests: [
    'przesłanie kopii umowy, faktur lub innych dokumentów źródłowych',
    'podanie dat wymagalności i sposobu naliczenia odsetek oraz kosztów',
    `wyznaczenie nowego terminu odpowiedzi, nie krótszego niż 14 dni od doręczenia tych dokumentów`,
  ],
  strategy:
    'Prosi o dokumenty i rozliczenie oraz o nowy termin od wierzyciela; niczego nie uznaje i niczego nie udaje.',
  pros: ['Daje czas na sprawdzenie długu', 'Nie uznaje długu'],
  cons: ['Wierzyciel nie musi czekać', 'Odsetki biegną dalej'],
});

const settle = (facts: LetterFacts): Saying => ({
  paragraphs: [
    `W odpowiedzi na wezwanie proponuję polubowne zakończenie sprawy dotyczącej kwoty ${dueText(facts)}.`,
    `Proponuję spłatę w ratach po ${gap('kwota raty')} miesięcznie, do ${gap('dzień miesiąca')} dnia każdego miesiąca, począwszy od ${gap('miesiąc')}, bez dalszych odsetek i kosztów.`,
    'Propozycja ma charakter ugodowy, nie stanowi uznania długu ani zrzeczenia się zarzutu przedawnienia i wygasa, jeżeli nie zostanie przyjęta w ciągu 14 dni.',
  ],
  requests: [
    'pisemne potwierdzenie warunków ugody i numeru rachunku do wpłat',
    'wstrzymanie dalszych czynności na czas spłaty',
  ],
  strategy: 'Proponuje raty i szuka porozumienia, bez uznawania długu.',
  pros: ['Szansa na raty i umorzenie części odsetek', 'Może wstrzymać pozew'],
  cons: [
    'Wierzyciel może żądać uznania długu – nie podpisuj bez sprawdzenia',
    'Wpłata bez sprawdzenia przedawnienia bywa błędem',
  ],
});

/** Demands of private creditors: settle, contest, ask for the papers. */
export const demand = (facts: LetterFacts): Readonly<Record<Tone, Saying>> => ({
  cooperative: settle(facts),
  assertive: contest(facts),
  delay: askDocuments(facts),
});
