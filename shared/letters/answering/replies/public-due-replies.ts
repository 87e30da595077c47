import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

import type { Saying } from './plain-text.ts';
import { dueText, gap, type Tone } from './reply-draft.ts';

/** Public dues: no word about acknowledging, a relief instead of a settlement. */
export const publicDue =
  (basis: string, office: string) =>
  (facts: LetterFacts): Readonly<Record<Tone, Saying>> => ({
    cooperative: {
      heading: 'WNIOSEK O ROZŁOŻENIE NALEŻNOŚCI NA RATY',
      paragraphs: [
        `Na podstawie ${basis} proszę o rozłożenie na raty należności wskazanej w piśmie (${dueText(facts)}).`,
        `Uzasadnienie: ${gap('dochody, wydatki, sytuacja rodzinna i zdrowotna')}. Proponuję ${gap('liczba rat')} rat po ${gap('kwota')}.`,
      ],
      requests: [
        'rozłożenie należności na raty',
        `niewszczynanie egzekucji do czasu rozpatrzenia wniosku przez ${office}`,
      ],
      attachments: [
        'oświadczenie o sytuacji materialnej',
        'dokumenty potwierdzające dochody i wydatki',
      ],
      strategy: 'Prosi o raty, zanim ruszy egzekucja.',
      pros: ['Realny sposób na uniknięcie zajęcia konta', 'Bez sporu z urzędem'],
      cons: ['Sam wniosek nie zawsze wstrzymuje egzekucję', 'Trzeba udokumentować sytuację'],
    },
    assertive: {
      heading: 'ODPOWIEDŹ NA PISMO – ZAKWESTIONOWANIE ZALEGŁOŚCI',
      paragraphs: [
        `Nie zgadzam się ze wskazaną zaległością (${dueText(facts)}): ${gap('zapłacono dnia…, korekta deklaracji, przedawnienie, błędne zaliczenie wpłaty')}.`,
      ],
      requests: [
        'wyjaśnienie podstawy i sposobu wyliczenia zaległości',
        'zaliczenie dokonanych wpłat i anulowanie pisma',
        'przesłanie stanu rozliczeń na koncie',
      ],
      attachments: ['potwierdzenia wpłat', 'kopie deklaracji lub korekt'],
      strategy: 'Wskazuje błąd w rozliczeniu i żąda jego poprawienia.',
      pros: ['Zatrzymuje błędną egzekucję', 'Porządkuje rozliczenia'],
      cons: ['Bez dowodu wpłaty nieskuteczne'],
    },
    delay: {
      heading: 'WNIOSEK O ODROCZENIE TERMINU PŁATNOŚCI',
      paragraphs: [
        `Na podstawie ${basis} proszę o odroczenie terminu zapłaty należności (${dueText(facts)}) do dnia ${gap('data')}.`,
        `Uzasadnienie: ${gap('przejściowe trudności i kiedy ustaną')}.`,
      ],
      requests: ['odroczenie terminu płatności', 'przesłanie szczegółowego zestawienia zaległości'],
      attachments: ['dokumenty potwierdzające trudną sytuację'],
      strategy:
        'Prosi o odroczenie przed upływem terminu; o odroczeniu decyduje urząd, a termin z pisma biegnie dalej.',
      pros: ['Dozwolony sposób na zyskanie czasu', 'Pokazuje dobrą wolę'],
      cons: ['Do czasu zgody egzekucja może ruszyć', 'Możliwa opłata prolongacyjna'],
    },
  });
