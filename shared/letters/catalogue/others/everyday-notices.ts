import { type DocumentType, kindOf } from '#shared/letters/catalogue/document-type.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

const notice = {
  code: 'inne',
  counsel: 'not_needed',
  remedy: null,
  concernsMoney: false,
  specialization: 'poradnictwo ogólne',
  freeHelp: ['legal_aid'],
} as const satisfies Partial<DocumentType>;
const schools = [words(4, 'szkol*', 'przedszkol*', 'zlobek', 'zlobk*', 'liceum', 'technikum')];

/** Everyday notices of schools, towns and employers that decide nothing, yet have a day or a sum to keep. */
export const everydayNoticeTypes = [
  kindOf({
    ...notice,
    id: 'szkola-nieklasyfikowanie',
    label: 'Informacja szkoły o nieklasyfikowaniu ucznia',
    issuer: 'office',
    sender: schools,
    title: [words(9, 'nieklasyfikowan*', 'brak* klasyfikacj*')],
    act: [
      words(
        6,
        'brak* … podstaw do ustalenia … oceny',
        'brak* … podstaw do klasyfik*',
        'nieklasyfikowan*',
        'nie zostal* … sklasyfikowan*',
        'egzamin* klasyfikacyjn*',
      ),
    ],
    body: [words(2, 'nieobecnosc*', 'rad* pedagogiczn*')],
    level: 'MEDIUM',
    duties: ['apply_for_exam'],
    reply: 'classification_exam',
    meaning:
      'Szkoła pisze, że z przedmiotu nie można wystawić oceny, bo było za dużo nieobecności. Można wnioskować o egzamin klasyfikacyjny.',
    consequence: 'Bez oceny uczeń może nie przejść do następnej klasy.',
  }),
  kindOf({
    ...notice,
    id: 'szkola-nieobecnosci',
    label: 'Pismo szkoły o nieobecnościach dziecka',
    issuer: 'office',
    sender: schools,
    act: [
      words(
        7,
        'obowiazk* szkoln*', // niespełnianie obowiązku szkolnego
        'obowiazek szkoln*',
        'obowiazk* nauki',
        'obowiazek nauki',
      ),
    ],
    body: [
      words(
        5,
        'bez usprawiedliwieni*',
        'nieusprawiedliwion*',
        'opuscil* … godzin*',
        'nieobecnosc* … godzin*',
      ),
      words(3, 'grzywn*', 'postepowani* egzekucyjn*', '50%', '50 %'),
    ],
    level: 'MEDIUM',
    duties: [],
    reply: 'school_absence',
    meaning:
      'Szkoła pisze, że dziecko opuszcza lekcje bez usprawiedliwienia. Odezwij się do szkoły i wyjaśnij powód.',
    consequence: 'Gdy nieobecności nie ustaną, szkoła może wystąpić o grzywnę w celu przymuszenia.',
  }),
  kindOf({
    ...notice,
    id: 'przyjecie-do-placowki',
    label: 'Wynik rekrutacji: miejsce dla dziecka',
    issuer: 'office',
    sender: schools,
    title: [words(9, 'wynik* rekrutacj*', 'wynik* naboru', 'zakwalifikowan*')],
    act: [
      words(
        6,
        'potwierdzeni* woli',
        'potwierdzic wole',
        'zakwalifikowal* … dzieck*',
        'zakwalifikowal* … cork*',
        'zakwalifikowal* … syn*',
        'zostal* … zakwalifikowan*',
      ),
    ],
    body: [words(2, 'komisj* rekrutacyjn*', 'rekrutacj*', 'list* rezerwow*')],
    level: 'MEDIUM',
    duties: ['confirm_place'],
    reply: 'place_offered',
    meaning: 'Dziecko ma miejsce, jeżeli w terminie potwierdzisz, że chcesz je przyjąć.',
    consequence: 'Bez potwierdzenia w terminie miejsce może dostać inne dziecko.',
  }),
  kindOf({
    ...notice,
    id: 'nowa-stawka-oplaty',
    label: 'Zawiadomienie o nowej wysokości opłaty',
    issuer: 'municipality',
    sender: [words(4, 'burmistrz*', 'wojt*', 'prezydent* miasta', 'urzad miasta', 'urzad gminy')],
    title: [words(9, 'wysokosci oplat*', 'nowej wysokosci', 'zmian* … stawk*', 'nowej stawce')],
    act: [
      words(
        6,
        'nowa stawka oplat*',
        'nowa stawka',
        'zmian* stawki oplat*',
        'oplat* w nowej wysokosci',
        'nowej wysokosci oplat*',
      ),
    ],
    body: [words(2, 'uchwal*', 'odpad*')],
    level: 'LOW',
    duties: ['pay'],
    reply: 'information',
    meaning:
      'Gmina zawiadamia o nowej wysokości opłaty. Sprawdź, od kiedy obowiązuje, ile wynosi i do kiedy się płaci.',
    consequence: 'Od opłaty zapłaconej za nisko albo po terminie gmina nalicza odsetki.',
    concernsMoney: true,
  }),
  kindOf({
    ...notice,
    id: 'koniec-umowy-terminowej',
    label: 'Koniec umowy o pracę na czas określony',
    issuer: 'employer',
    title: [words(4, 'umow* o prace', 'zatrudnieni*')],
    act: [
      words(
        12,
        'rozwiaze sie z uplywem czasu',
        'rozwiazuje sie z uplywem czasu',
        'rozwiaze sie z uplywem okresu',
        'nie przewiduje zawarcia kolejnej umowy',
        'nie zostanie przedluzon*',
        'nie przedluz* … umow*',
        'nie bedzie kontynuowan*',
      ),
    ],
    body: [words(3, 'czas okreslony', 'art. 30'), words(1, 'urlop*', 'swiadectw* pracy')],
    level: 'LOW',
    duties: [],
    reply: 'information',
    meaning:
      'Pracodawca pisze, że umowa na czas określony kończy się w umówionym dniu i nie będzie następnej. To nie jest wypowiedzenie.',
    consequence: null,
    specialization: 'prawo pracy',
    freeHelp: ['labour', 'legal_aid'],
  }),
];
