import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

import type { Saying } from './plain-text.ts';
import { gap, notAcknowledged, type Tone } from './reply-draft.ts';

/** An answer to a claim: contest it in full, narrow it, or ask the court for more time. */
export const lawsuit = (): Readonly<Record<Tone, Saying>> => ({
  cooperative: {
    heading: 'ODPOWIEDŹ NA POZEW',
    paragraphs: [
      'W odpowiedzi na pozew wnoszę o oddalenie powództwa w zakresie, w jakim roszczenie nie zostało wykazane, i o skierowanie stron do mediacji (art. 183(8) k.p.c.).',
      `Stanowisko: ${gap('co jest sporne, a co można uzgodnić')}`,
      notAcknowledged,
    ],
    requests: [
      'skierowanie stron do mediacji',
      'nieobciążanie mnie kosztami procesu (art. 102 k.p.c.)',
    ],
    attachments: ['odpis odpowiedzi na pozew dla powoda', 'dowody'],
    strategy: 'Odpowiada w terminie, kwestionuje roszczenie i proponuje mediację.',
    pros: ['Chroni przed wyrokiem zaocznym', 'Otwiera drogę do ugody'],
    cons: ['Słabszy nacisk na oddalenie całości powództwa'],
  },
  assertive: {
    heading: 'ODPOWIEDŹ NA POZEW',
    paragraphs: [
      'Wnoszę o oddalenie powództwa w całości i zasądzenie kosztów procesu. Zaprzeczam wszystkim twierdzeniom pozwu, których wyraźnie nie przyznaję.',
      'Kwestionuję roszczenie co do zasady i wysokości; z ostrożności podnoszę zarzut przedawnienia.',
      `Fakty i dowody: ${gap('okoliczności i dowody na ich poparcie, z podaniem, co mają wykazać')}`,
    ],
    requests: ['oddalenie powództwa w całości', 'zasądzenie od powoda kosztów procesu'],
    attachments: ['odpis odpowiedzi na pozew dla powoda', 'dowody'],
    strategy: 'Zgłasza wszystkie zarzuty i dowody od razu, zanim sąd uzna je za spóźnione.',
    pros: ['Pełna obrona', 'Zarzuty nie przepadną'],
    cons: ['Wymaga dowodów', 'W razie przegranej rosną koszty'],
  },
  delay: {
    heading: 'WNIOSEK O PRZEDŁUŻENIE TERMINU DO ZŁOŻENIA ODPOWIEDZI NA POZEW',
    paragraphs: [
      `Na podstawie art. 166 k.p.c. wnoszę o przedłużenie wyznaczonego przez sąd terminu o ${gap('liczba dni')} dni. Wniosek składam przed upływem terminu.`,
      `Ważna przyczyna: ${gap('na przykład choroba, konieczność uzyskania dokumentów, ustanowienie pełnomocnika')}`,
      'Z ostrożności oświadczam, że nie uznaję powództwa i wnoszę o jego oddalenie w całości.',
    ],
    attachments: ['odpis wniosku', 'dokumenty potwierdzające przyczynę'],
    strategy:
      'Prosi o więcej czasu na pismo, którego termin wyznaczył sąd; zarazem nie uznaje powództwa.',
    pros: ['Dozwolone przez art. 166 k.p.c.', 'Nie zostawia pozwu bez odpowiedzi'],
    cons: ['Sąd może odmówić – przygotuj odpowiedź na pierwotny termin'],
  },
});

/** A call to cure defects: its week cannot be moved, so all three do what the court asks. */
export const courtCall = (facts: LetterFacts): Readonly<Record<Tone, Saying>> => {
  const cured = {
    heading: 'PISMO UZUPEŁNIAJĄCE BRAKI FORMALNE',
    attachments: ['odpisy i dokumenty wskazane w wezwaniu', 'dowód uiszczenia opłaty'],
    cons: ['Terminu nie można przesunąć pismem'],
  };
  const done = `W wykonaniu wezwania${facts.reference === null ? '' : ` w sprawie ${facts.reference}`} uzupełniam braki formalne: ${gap('co uzupełniam, punkt po punkcie z wezwania')}`;
  return {
    cooperative: {
      ...cured,
      paragraphs: [done, 'Brakujące dokumenty i dowód opłaty składam w załączeniu.'],
      strategy: 'Uzupełnia wszystko, czego sąd żąda, w terminie.',
      pros: ['Pismo wywoła skutek od dnia pierwotnego złożenia'],
    },
    assertive: {
      ...cured,
      paragraphs: [
        done,
        'W mojej ocenie pozostałe wymagania wezwania są bezprzedmiotowe; gdyby sąd był innego zdania, wnoszę o wskazanie ich podstawy prawnej.',
      ],
      strategy: 'Uzupełnia braki, a przy wymaganiu wątpliwym prosi o jego podstawę.',
      pros: ['Zachowuje termin', 'Utrwala zastrzeżenie'],
    },
    delay: {
      ...cured,
      paragraphs: [
        done,
        'Jednocześnie wnoszę o zwolnienie od kosztów sądowych w zakresie opłaty (oświadczenie o stanie majątkowym w załączeniu).',
      ],
      attachments: [...cured.attachments, 'oświadczenie o stanie rodzinnym, majątku i dochodach'],
      strategy:
        'Uzupełnia braki w terminie, a zamiast opłaty składa wniosek o zwolnienie od kosztów.',
      pros: ['Wniosek o zwolnienie złożony w terminie chroni przed zwrotem pisma'],
    },
  };
};

/** A summons: excuse, ask, or come. */
export const summons = (): Readonly<Record<Tone, Saying>> => ({
  cooperative: {
    paragraphs: [
      'Potwierdzam stawiennictwo w wyznaczonym terminie.',
      `Proszę o informację o przewidywanym czasie trwania czynności oraz o ${gap('ewentualne potrzeby, na przykład tłumacz, dostępność')}.`,
    ],
    strategy: 'Potwierdza przyjście.',
    pros: ['Brak ryzyka kary'],
    cons: ['Trzeba dostosować plany'],
  },
  assertive: {
    paragraphs: [
      'Proszę o wskazanie przedmiotu czynności, mojej roli w sprawie i podstawy prawnej wezwania.',
      'Potwierdzam gotowość stawiennictwa; wnoszę o dopuszczenie do udziału mojego pełnomocnika.',
    ],
    strategy: 'Przychodzi przygotowany: pyta o rolę i podstawę wezwania.',
    pros: ['Lepsze przygotowanie'],
    cons: ['Odpowiedź może nie nadejść przed terminem'],
  },
  delay: {
    heading: 'USPRAWIEDLIWIENIE NIEOBECNOŚCI I WNIOSEK O INNY TERMIN',
    paragraphs: [
      `Nie mogę stawić się w wyznaczonym terminie z powodu: ${gap('ważna przyczyna')}. Proszę o usprawiedliwienie i wyznaczenie innego terminu.`,
    ],
    attachments: [
      'dokument potwierdzający przyczynę (przy chorobie – zaświadczenie lekarza sądowego)',
    ],
    strategy: 'Usprawiedliwia nieobecność z wyprzedzeniem i prosi o inny termin.',
    pros: ['Dozwolone, gdy przyczyna jest ważna'],
    cons: ['Bez dokumentu grozi kara za niestawiennictwo'],
  },
});
