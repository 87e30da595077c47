import { kindOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

import { claim, demand, firms } from './demands.ts';

const { debts } = law;

/** Letters of funds and collectors that took a debt over: offers to settle it and notices of its assignment. */
export const collectorTypes = [
  kindOf({
    ...demand,
    id: 'propozycja-splaty',
    code: 'wezwanie_do_zaplaty',
    label: 'Propozycja spłaty długu na warunkach wierzyciela',
    counsel: 'advised',
    sender: [firms, words(2, 'fundusz*', 'sekurytyzacyjn*', 'inkaso', 'windykac*', 'fiz')],
    title: [
      words(9, 'propozycj* splaty', 'propozycj* umorzeni*', 'oferta splaty'),
      words(4, 'propozycj* ugod*', 'propozycj* porozumieni*', 'oferta ugod*', 'ofert* … zaplac'),
      words(4, 'zaplac mniej', 'splac mniej', 'zamknij spraw*', 'wyjatkow* ofert*', 'promocj*'),
    ],
    act: [
      words(
        4,
        'reszt* umarzamy', // Jedna wpłata 2 900 zł do 30 września: resztę umarzamy.
        'umorzymy reszt*',
        'umorzymy pozostal*',
        'pozostal* … umorzymy',
        'reszt* umorzymy',
        'rezygnujemy z dochodzenia pozostal*',
        'umorzymy * %', // jednorazowo 2 900 zł (umorzymy 40%)
        'umarzamy * %',
        'umorzymy … odset*',
        'umorzymy … dlug*',
        'umorzymy … kwot*',
      ),
      words(3, 'propon* … splat*', 'propon* … umorzeni*', 'splat* dlugu'),
      words(
        4,
        'uznaj* … dlug',
        'uznaj* … zadluzeni*',
        'uznani* dlugu',
        'wplata … przyjecie oferty',
      ),
    ],
    body: [words(1, 'zalegl*', 'zadluzeni*', 'dlug*', 'wierzytelnosc*')],
    duties: ['verify_debt', 'ask_documents', 'object_in_writing'],
    meaning:
      'Wierzyciel proponuje, jak spłacić dług. Nie musisz się zgadzać: podpis, rata lub wpłata może być uznaniem długu.',
    consequence: 'Propozycja wygaśnie; wierzyciel może nadal żądać długu albo wnieść pozew.',
    law: claim,
  }),
  kindOf({
    ...demand,
    id: 'cesja',
    code: 'cesja_wierzytelnosci',
    label: 'Zawiadomienie o przelewie (cesji) wierzytelności',
    counsel: 'advised',
    sender: [words(2, 'fundusz*', 'sekurytyzacyjn*', 'inkaso', 'windykac*', 'fiz')],
    title: [
      words(
        13,
        'przelew* wierzytelnosci',
        'cesj* wierzytelnosci',
        'sprzedaz* wierzytelnosci',
        'nabyci* wierzytelnosci',
        'zmian* wierzyciela',
        'o przelewie',
        'o cesji',
      ),
    ],
    act: [
      words(
        5,
        'umow* przelewu wierzytelnosci',
        'umow* cesji',
        'umow* sprzedazy wierzytelnosci',
        'umow* przelewu',
      ),
      words(
        4,
        'nabyl* … wierzytelnosc*',
        'kupil* … wierzytelnosc*',
        'zakupil* … wierzytelnosc*',
        'przejel* … wierzytelnosc*',
        'przenios* … wierzytelnosc*',
        'przelal* … wierzytelnosc*',
        'zbyl* … wierzytelnosc*',
        'nabyl* … dlug*',
      ),
    ],
    body: [words(3, 'art. 509')],
    duties: ['verify_debt', 'ask_documents', 'pay'],
    reply: 'assignment',
    meaning:
      'Nowa firma pisze, że kupiła Twój dług, i to ona żąda zapłaty. Najpierw sprawdź, czy dług istnieje i czy się nie przedawnił.',
    consequence: 'Nowy wierzyciel może wnieść pozew albo zgłosić dług do rejestru dłużników.',
    law: [debts.assignment, debts.assignmentDefences, debts.assignmentNotice, ...claim],
  }),
];
