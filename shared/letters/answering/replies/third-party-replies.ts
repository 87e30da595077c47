import type { Saying } from './plain-text.ts';
import { gap, type Tone } from './reply-draft.ts';

const debtor = gap('imię i nazwisko dłużnika');

/** An employer or another payer of the debtor answers a seizure (art. 882 and 896 of the civil procedure code). */
export const thirdParty = (): Readonly<Record<Tone, Saying>> => ({
  cooperative: {
    heading: 'ODPOWIEDŹ NA ZAJĘCIE',
    paragraphs: [
      `W odpowiedzi na zajęcie podaję, że ${debtor} otrzymuje wynagrodzenie lub inne należności: ${gap('zestawienie za trzy miesiące przed zajęciem, osobno za każdy miesiąc')}.`,
      `Zajęte kwoty będą przekazywane w wysokości ${gap('kwota lub zasada obliczenia')}, w dniu ${gap('dzień miesiąca')}. Inne egzekucje i zajęcia: ${gap('brak albo organ, sygnatura i kwota')}.`,
    ],
    attachments: ['zestawienie wypłat'],
    strategy: 'Odpowiada na wszystkie pytania komornika w terminie z pisma.',
    pros: ['Wypełnia obowiązek i chroni przed grzywną'],
    cons: ['Wymaga danych z płac lub księgowości'],
  },
  assertive: {
    heading: 'OŚWIADCZENIE O PRZESZKODACH W REALIZACJI ZAJĘCIA',
    paragraphs: [
      `W odpowiedzi na zajęcie oświadczam, że istnieje przeszkoda w jego wykonaniu: ${gap('na przykład dłużnik nie jest zatrudniony, wynagrodzenie nie przekracza kwoty wolnej, zbieg egzekucji')}.`,
      `Stan na dzień doręczenia zajęcia: ${gap('podstawa i wysokość należności dłużnika albo ich brak')}.`,
    ],
    attachments: ['dokumenty potwierdzające przeszkodę'],
    strategy: 'Wskazuje, dlaczego zajęcia nie da się wykonać w całości lub w części.',
    pros: ['Zamyka sprawę, gdy nie ma czego zająć'],
    cons: ['Nieprawdziwe oświadczenie grozi odpowiedzialnością'],
  },
  delay: {
    heading: 'ODPOWIEDŹ NA ZAJĘCIE I PYTANIE O SPOSÓB OBLICZENIA',
    paragraphs: [
      `W odpowiedzi na zajęcie podaję dane o należnościach, które otrzymuje ${debtor}: ${gap('zestawienie')}.`,
      'Zajęta część nie będzie wypłacana dłużnikowi do czasu odpowiedzi.',
    ],
    requests: [
      'wskazanie, jak obliczyć kwotę wolną i granice potrącenia w tej sprawie',
      'potwierdzenie numeru rachunku i tytułu przelewu',
    ],
    attachments: ['zestawienie wypłat'],
    strategy: 'Odpowiada w terminie i wyjaśnia wątpliwości co do obliczenia potrącenia.',
    pros: ['Nie ryzykuje terminu ani błędnej wypłaty'],
    cons: ['Do czasu odpowiedzi trzeba wstrzymać sporną część'],
  },
});
