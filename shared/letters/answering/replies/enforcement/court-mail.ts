import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';

/** A bailiff holds a court's letter for the reader and enforces nothing: it is collected, not contested. */
const courtMail: Replies = {
  subject: 'zawiadomienia o doręczaniu pisma sądu',
  say: () => ({
    cooperative: {
      paragraphs: [
        'Odbiorę pismo sądu w kancelarii w terminie z zawiadomienia.',
        `Jeżeli nie przyjdę osobiście, pismo odbierze za mnie: ${gap('imię i nazwisko pełnomocnika')}; pełnomocnictwo okaże przy odbiorze.`,
      ],
      requests: ['przygotowanie pisma do odbioru'],
      strategy:
        'Najprościej odebrać pismo osobiście, z dowodem tożsamości. Listu nie trzeba wysyłać.',
      pros: ['Poznasz sprawę i termin na odpowiedź, zanim minie.'],
      cons: ['Od odbioru biegnie termin z pisma sądu.'],
    },
    assertive: {
      heading: 'ZASTRZEŻENIA DO USTALEŃ O MIEJSCU ZAMIESZKANIA',
      paragraphs: [
        'Zgłaszam, że ustalenia o miejscu mojego zamieszkania są błędne. Pismo dotyczy tylko doręczenia.',
        `Mieszkam pod adresem: ${gap('obecny adres')} od dnia ${gap('data')}.`,
      ],
      grounds: [
        'Nie mieszkam pod adresem z zawiadomienia; dowód w załączeniu.',
        'Pismo jest do innej osoby o podobnym nazwisku.',
      ],
      requests: [
        'przekazanie tych informacji sądowi',
        'zwrot pisma sądowi z adnotacją o moim obecnym adresie',
      ],
      attachments: ['dowód obecnego adresu'],
      strategy:
        'Tylko jeżeli tam nie mieszkasz albo pismo jest do kogoś innego. To samo napisz od razu do sądu, podając jego sygnaturę.',
      pros: ['Pismo wysłane na zły adres nie powinno być uznane za doręczone.'],
      cons: ['Jeżeli adres jest dobry, takie pismo nie zatrzyma doręczenia.'],
    },
    delay: {
      heading: 'PYTANIE O ODBIÓR PISMA',
      paragraphs: ['Proszę o informacje potrzebne do odbioru pisma. Chcę je odebrać w terminie.'],
      requests: [
        'podanie dnia, do którego pismo czeka, i godzin odbioru',
        'wskazanie sądu i sygnatury sprawy',
      ],
      strategy:
        'Pytasz o godziny i sygnaturę; szybciej jest zadzwonić. Termin odbioru biegnie dalej.',
      pros: ['Z sygnaturą możesz zapytać o sprawę w sądzie.'],
      cons: ['Nieodebrane pismo może zostać uznane za doręczone.'],
    },
  }),
};

export const courtMailFamilies = {
  /** komornik doręcza pismo sądu (art. 139(1) k.p.c.) */
  court_mail: {
    ...courtMail,
    recommended: [
      'cooperative',
      'Odbierz pismo w terminie; na samo doręczenie nie odpowiadasz. Jeżeli tam nie mieszkasz, wybierz wariant 2 i napisz też do sądu.',
    ],
  },
} as const satisfies Families;
