import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { gap, ownReasons } from '#shared/letters/answering/replies/words.ts';

/** A court calls a sentenced person to prison: the day may be put off, or the sentence served at home. */
const prisonCall: Replies = {
  subject: 'wezwania do odbycia kary',
  say: () => ({
    cooperative: {
      paragraphs: [
        'Stawię się w wyznaczonym dniu. Proszę o informację, jakie dokumenty i rzeczy mogę mieć ze sobą.',
        `Mój stan zdrowia i leki: ${gap('choroby i leki albo „brak”')}.`,
      ],
      requests: ['podanie godziny i miejsca przyjęcia'],
      attachments: ['dokumenty o stanie zdrowia'],
      strategy: 'Stawiasz się w dniu z wezwania; listu nie trzeba wysyłać.',
      pros: ['Nie grozi Ci doprowadzenie przez Policję.'],
      cons: ['Od tego dnia biegnie kara.'],
    },
    assertive: {
      heading: 'WNIOSEK O ODROCZENIE WYKONANIA KARY',
      paragraphs: [
        'Wnoszę o odroczenie wykonania kary i o wstrzymanie jej wykonania do rozpoznania wniosku.',
        `Kara i wyrok: ${gap('sygnatura i data wyroku')}. Proszę o odroczenie do dnia ${gap('data')}.`,
        ownReasons,
      ],
      grounds: [
        'Stan zdrowia nie pozwala na pobyt w zakładzie; zaświadczenie lekarskie w załączeniu.',
        'Opiekuję się dzieckiem lub chorym i nikt inny nie może tego przejąć.',
        'Natychmiastowe wykonanie pociągnie dla mnie lub rodziny zbyt ciężkie skutki.',
      ],
      requests: ['odroczenie wykonania kary', 'wstrzymanie jej wykonania do rozpoznania wniosku'],
      attachments: ['dowody'],
      strategy:
        'Prosisz sąd o późniejszy termin z ważnego powodu. Wyślij to jak najszybciej i poradź się obrońcy.',
      pros: ['Czas na leczenie, opiekę albo wniosek o dozór elektroniczny.'],
      cons: ['Wniosek sam nie wstrzymuje kary: bez decyzji sądu obowiązuje dzień z wezwania.'],
    },
    delay: {
      heading: 'WNIOSEK O UDOSTĘPNIENIE AKT SPRAWY WYKONAWCZEJ',
      paragraphs: [
        'Proszę o wgląd w akta i kopie orzeczeń, żeby złożyć wniosek o dozór elektroniczny lub o odroczenie.',
        'Wiem, że ta prośba nie zmienia dnia stawiennictwa.',
      ],
      requests: ['wyznaczenie najbliższego dnia wglądu w akta', 'odpis wyroku i wezwania'],
      strategy: 'Zbierasz dokumenty do wniosku o dozór elektroniczny; dzień z wezwania obowiązuje.',
      pros: ['Z aktami obrońca szybciej napisze wniosek.'],
      cons: ['Nie odsuwa dnia stawiennictwa.'],
    },
  }),
};

export const prisonCallFamilies = {
  /** wezwanie do odbycia kary pozbawienia wolności */
  prison_call: {
    ...prisonCall,
    recommended: [
      'cooperative',
      'Bez decyzji sądu stawiasz się w dniu z wezwania. Jeżeli masz ważny powód i dowody, od razu złóż wniosek z wariantu 2 i poradź się obrońcy.',
    ],
  },
} as const satisfies Families;
