import { cite } from '#shared/letters/answering/replies/cite.ts';
import type { Families, Replies, Saying } from '#shared/letters/answering/replies/parts.ts';
import {
  asAsked,
  contestFirst,
} from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { remedyFamily } from '#shared/letters/answering/replies/remedy-family.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';

import { explanations, moreTime } from './tax-calls.ts';

const adminCall = explanations(
  'pisma urzędu',
  ['Uzupełniam brakujące dokumenty; są w załączeniu.', 'Poprawiam dane we wniosku.'],
  [
    'Dokument lub informacja są już złożone; dowód w załączeniu.',
    `Urząd sam ma te dane (${cite(law.officeGrounds.knownData)}).`,
    'Żądanie wykracza poza tę sprawę.',
    'Fakty opisane w piśmie są inne.',
  ],
  {
    stand: 'Odpowiadam na pismo. Uważam, że żądanie jest niesłuszne w zakresie zaznaczonym niżej.',
    requests: [
      'załatwienie sprawy na podstawie złożonych dokumentów',
      'wskazanie podstawy prawnej, jeżeli urząd podtrzymuje żądanie',
    ],
  },
);

/** A report has no files to inspect: naming the day and asking for the form gains time. */
const laterReport: Saying = {
  heading: 'PROŚBA O CZAS NA SPRAWOZDANIE',
  paragraphs: [
    `Sprawozdanie przekażę do dnia ${gap('data')}. Proszę, aby do tego dnia nie wszczynać egzekucji.`,
  ],
  requests: [
    'wskazanie właściwego formularza i sposobu przekazania',
    'pomoc w dostępie do portalu sprawozdawczego',
  ],
  strategy: 'Podajesz dzień, w którym złożysz sprawozdanie, i pytasz o formularz.',
  pros: ['Pokazuje, że nie uchylasz się od obowiązku.'],
  cons: ['Urząd nie musi czekać.'],
};

const statistics = explanations(
  'wezwania do przekazania danych statystycznych',
  [
    'Sprawozdanie przekazuję w załączeniu lub przez portal.',
    'Sprawozdanie jest złożone; potwierdzenie w załączeniu.',
  ],
  [
    'Sprawozdanie złożono w terminie; potwierdzenie w załączeniu.',
    'Działalność jest zawieszona lub zakończona; dowód w załączeniu.',
    'Obowiązek dotyczy innego podmiotu.',
  ],
  {
    stand: 'Odpowiadam na wezwanie. Obowiązek nie istnieje albo jest wykonany, co zaznaczam niżej.',
    requests: ['uznanie wezwania za wykonane', 'potwierdzenie tego na piśmie'],
    without: laterReport,
  },
);

const labourOrder = remedyFamily({
  name: 'odwołanie',
  heading: 'ODWOŁANIE OD NAKAZU INSPEKTORA PRACY',
  subject: 'nakazu inspektora pracy',
  opening: () =>
    `Na podstawie ${cite(law.inspections.labourOrder)} odwołuję się od nakazu i zaskarżam go w całości albo w punktach zaznaczonych w uzasadnieniu.`,
  requests: () => ['uchylenie nakazu w zaskarżonej części'],
  grounds: () => [
    'Uchybienie usunięto przed nakazem; dowód w załączeniu.',
    'Wyznaczony termin jest nierealny.',
    'Osoba, której dotyczy nakaz, nie jest naszym pracownikiem.',
    'Wskazano złą podstawę prawną.',
  ],
  besides: ['wstrzymanie wykonania nakazu do rozpatrzenia odwołania', 'udostępnienie akt kontroli'],
  gain: 'Nakaz sprawdzi okręgowy inspektor pracy.',
  attachments: ['dowody'],
  agree: () => ({
    heading: 'INFORMACJA O WYKONANIU NAKAZU',
    paragraphs: [
      `Informuję o wykonaniu nakazu: ${gap('punkt, sposób i dzień wykonania')}.`,
      'Dowody wykonania załączam.',
    ],
    attachments: ['dowody wykonania'],
    strategy: 'Wykonujesz nakaz i zgłaszasz to inspektorowi.',
    pros: ['Bez grzywny.'],
    cons: [],
  }),
});

const labourInspection: Replies = {
  subject: 'wystąpienia inspektora pracy',
  say: () => ({
    cooperative: {
      heading: 'ODPOWIEDŹ NA WYSTĄPIENIE',
      paragraphs: [
        `Zawiadamiam o sposobie i terminie wykonania wniosków z wystąpienia (${cite(law.inspections.labourRequest)}).`,
        `Wykonanie: ${gap('każdy wniosek: sposób i dzień')}.`,
      ],
      attachments: ['dowody wykonania'],
      strategy: 'Odpisujesz w terminie, co i kiedy zrobisz. Wystąpienia się nie zaskarża.',
      pros: ['Obowiązek odpowiedzi spełniony.'],
      cons: ['Inspektor może sprawdzić wykonanie.'],
    },
    assertive: {
      heading: 'ODPOWIEDŹ NA WYSTĄPIENIE – STANOWISKO PRACODAWCY',
      paragraphs: [
        'Odpowiadam na wystąpienie. Nie podzielam części wniosków z powodów zaznaczonych niżej.',
      ],
      grounds: [
        'Uchybienia nie było; dokumenty w załączeniu.',
        'Uchybienie usunięto przed wystąpieniem; dowód w załączeniu.',
        'Wniosek opiera się na błędnych danych.',
        `Inny powód: ${gap('który wniosek i dlaczego')}`,
      ],
      requests: ['uznanie wyjaśnień i zakończenie sprawy'],
      attachments: ['dokumenty'],
      strategy: 'Odpisujesz w terminie i mówisz, z którym wnioskiem się nie zgadzasz.',
      pros: ['Stanowisko jest w aktach.'],
      cons: ['Inspektor może wydać nakaz.'],
    },
    delay: moreTime(''),
  }),
};

const militaryCall: Replies = {
  subject: 'wezwania do kwalifikacji wojskowej',
  say: () => ({
    cooperative: {
      paragraphs: [
        'Stawię się na kwalifikację wojskową w wyznaczonym dniu i miejscu.',
        'Proszę o potwierdzenie, jakie dokumenty mam zabrać.',
      ],
      strategy: 'Przychodzisz w wyznaczonym dniu z dokumentami z wezwania.',
      pros: ['Obowiązek spełniony.'],
      cons: ['Trzeba mieć wolny dzień.'],
    },
    assertive: {
      heading: 'WYJAŚNIENIE W SPRAWIE WEZWANIA DO KWALIFIKACJI WOJSKOWEJ',
      paragraphs: [
        'Wyjaśniam, dlaczego wezwanie nie powinno mnie dotyczyć. Do czasu odpowiedzi traktuję wezwanie jako obowiązujące.',
      ],
      grounds: [
        'Mam już ustaloną kategorię zdolności; dokument w załączeniu.',
        'Mieszkam stale w innej gminie.',
        'Mam orzeczenie o znacznym stopniu niepełnosprawności; kopia w załączeniu.',
      ],
      requests: ['sprawdzenie, czy wezwanie mnie dotyczy'],
      attachments: ['kopia dokumentu'],
      strategy: 'Wyjaśniasz, że wezwanie Cię nie dotyczy, i czekasz na odpowiedź.',
      pros: ['Może zakończyć sprawę bez wizyty.'],
      cons: ['Bez odpowiedzi trzeba przyjść w wyznaczonym dniu.'],
    },
    delay: {
      heading: 'ZAWIADOMIENIE O PRZESZKODZIE I PROŚBA O INNY TERMIN',
      paragraphs: [
        'Zawiadamiam, że nie mogę stawić się w wyznaczonym dniu z ważnej przyczyny. Proszę o inny termin.',
      ],
      grounds: [
        'Choroba; zaświadczenie w załączeniu.',
        'Ważny egzamin; zaświadczenie w załączeniu.',
        'Nagłe zdarzenie w rodzinie; dowód w załączeniu.',
      ],
      requests: ['usprawiedliwienie nieobecności', 'wyznaczenie innego terminu'],
      attachments: ['dowód przyczyny'],
      strategy:
        'Zawiadamiasz gminę o przeszkodzie najpóźniej w dniu kwalifikacji i prosisz o nowy termin.',
      pros: ['Prawo na to pozwala.'],
      cons: ['Bez ważnej przyczyny grozi grzywna.'],
    },
  }),
};

export const inspectionFamilies = {
  admin_call: { ...adminCall, recommended: asAsked },
  /** nakaz PIP */
  labour_order: { ...labourOrder, recommended: contestFirst('nakazem') },
  /** wystąpienie PIP */
  labour_inspection: { ...labourInspection, recommended: asAsked },
  /** GUS */
  statistics: { ...statistics, recommended: asAsked },
  /** kwalifikacja wojskowa */
  military_call: {
    ...militaryCall,
    recommended: [
      'cooperative',
      'Stawiennictwo jest obowiązkowe. Jeżeli masz ważną przeszkodę, wybierz wariant 3.',
    ],
  },
} as const satisfies Families;
