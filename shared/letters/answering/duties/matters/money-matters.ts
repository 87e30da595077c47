import { oldDebtDay } from '#shared/letters/reading/money/old-debt.ts';
import { isStranger } from '#shared/letters/reading/reader/reader.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { isOf, type Matter } from './matter.ts';

const paying = String.raw`\b(?:zaplat[ay]|splat[ay]|wplat[ay]|uregulowanie|uiszczenie)\b`;

/** Matters of sums, rates and overpayments that nobody has to pay at once. */
export const moneyMatters: readonly Matter[] = [
  {
    // "Najbliższa wpłata: 122,12 zł do dnia 14.12.2026": nothing is due yet.
    said: /\b(?:najblizsz|nastepn)\w+ (?:wplat|platnos|rat)\w*[^;]{0,40}\d{1,2}[. ]\w{2,12}[. ]\d{4}/,
    fits: ({ financial }) => financial.direction !== 'to_pay',
    action: 'Zapisz następną płatność, o której mówi pismo',
    step: 'Zapisz następną płatność',
    isQuoted: true,
  },
  {
    said: /\bnow\w+ (?:zaliczk|stawk|oplat|prognoz)\w*[^.;]{0,60}\bod (?:dnia )?\d{1,2}\b[^;\n]{0,60}\bzl\b(?: \w+)?/,
    fits: ({ type }) => !type.duties.includes('weigh_change') && type.issuer !== 'private',
    action: 'Zapisz nową kwotę, która zacznie obowiązywać później',
    step: 'Zapisz nową kwotę na później',
    isQuoted: true,
  },
  {
    said: /\b(?:wplac|zaplac|zaplat|oplac)\w*/,
    fits: (facts) => isOf('mandat-zagraniczny')(facts) && facts.financial.direction !== 'to_pay',
    action:
      'Jeżeli sprawdzisz, że pismo jest prawdziwe i to Twój samochód, zapłać karę w walucie i do dnia z pisma albo odpowiedz nadawcy',
    step: 'Sprawdź karę, potem zapłać ją albo odpowiedz',
  },
  {
    // "zaliczyć nadpłatę … na poczet zaległości podatkowej".
    said: new RegExp(
      either(
        /\bzalicz\w+\b[^;]{0,220}\bnadplat\w*[^;]{0,220}\bna poczet (?:\w+ ){0,3}zaleglosc/,
        /\bnadplat\w*[^;]{0,120}\bzalicz\w+ (?:[^;]{0,60} )?na (?:poczet )?(?:\w+ ){0,3}zaleglosc/,
      ),
    ),
    fits: ({ type }) => type.issuer === 'tax_office' || type.issuer === 'municipality',
    action:
      'Urząd zaliczył nadpłatę na zaległość: sprawdź, czy zaległość i odsetki policzono dobrze, a jeżeli pismo mówi o zwrocie reszty, czy wpłynęła na Twój rachunek',
    step: 'Sprawdź zaległość i zwrot reszty nadpłaty',
  },
  {
    // "0 zł, jeżeli w miesiącu wpłynie emerytura co najmniej 1 500 zł".
    said: /\b(?:0(?:,00)? zl|bez oplaty?|bezplatni\w+|zwolnieni\w* z oplaty?),? (?:\w+ )?(?:jezeli|jesli|gdy|pod warunkiem|o ile|przy)\b[^;)]{0,120}/,
    fits: ({ type }) => type.issuer === 'bank',
    action: 'Sprawdź, czy spełniasz warunek, przy którym opłaty nie ma',
    step: 'Sprawdź warunek zwolnienia z opłaty',
    isQuoted: true,
  },
  {
    // "Uwagi do rozliczenia przyjmujemy na piśmie przez 30 dni".
    said: /\b(?:uwag[ai]?|zastrzezeni\w*|reklamacj\w*|pytania) (?:\w+ )?do (?:\w+ )?(?:rozliczeni|odczyt|rachunk)\w*[^.;]*(?:\.\)?[^.;]{0,60})?\b\d+ dni\b/,
    fits: ({ type }) => type.issuer === 'housing' || type.issuer === 'unknown',
    action:
      'Sprawdź odczyty i rozliczenie; jeżeli coś się nie zgadza, zgłoś uwagi na piśmie w czasie, który podaje pismo',
    step: 'Sprawdź odczyty, uwagi zgłoś na piśmie',
  },
  {
    // "Do zapłaty z faktury lipcowej zostaje 117,90 zł": what is left of a bill after a complaint.
    said: /\bdo zaplaty (?:\w+ ){0,5}(?:zostaje|pozostaje|zostalo|pozostalo) (?!0[, ])\d[\d ]{0,8}(?:,\d\d)? ?zl\b/,
    fits: ({ type, financial }) =>
      financial.direction === 'disputed' && type.reply !== 'scam' && type.issuer !== 'court',
    action:
      'Zapłać to, co według pisma zostaje do zapłaty, w nowym terminie; spór o resztę możesz prowadzić dalej',
    step: 'Zapłać to, co zostaje do zapłaty',
    isQuoted: true,
  },
  {
    // "Zapłata zaległości przed rozpatrzeniem wniosku zostanie wzięta pod uwagę".
    said: new RegExp(
      String.raw`${paying}[^.;\d]{0,100}(?<!\bnie )${either(
        /\b(?:zostanie|bedzie) wzi[a-z]+ pod uwage/,
        /\b(?:spowoduje|skutkuje|pozwoli na|umozliwi) (?:cofniec|wycofani|uchyleni|umorzeni|wstrzymani|przywroceni|zachowani)[^.;]{0,60}\b/,
        /\b(?:konczy|zakonczy|zamyka|zamknie) spraw[ey]\b/,
      )}`,
    ),
    // A debt that is first to be checked is not paid because its collector speaks well of paying.
    fits: (facts) =>
      facts.financial.direction !== 'to_pay' &&
      facts.financial.direction !== 'to_receive' &&
      facts.type.issuer !== 'unknown' &&
      !facts.type.duties.includes('verify_debt') &&
      oldDebtDay(facts) === null &&
      !isStranger(facts.role),
    action: 'Rozważ zapłatę zaległości; pismo mówi, co ona zmieni',
    step: 'Rozważ zapłatę zaległości',
    isQuoted: true,
  },
  {
    // "Od 1 lipca 2026 r. zaliczka na ogrzewanie wynosi 148,00 zł miesięcznie".
    said: /\bod (?:dnia )?\d{1,2} \w+ \d{4}(?: r\.)?,? (?:\w+ )?zaliczk\w* [^.;\n]{0,60}\bzl\b(?: do [\d ,]{1,10}zl\b)?(?: \w+)?/,
    fits: ({ type }) => type.issuer === 'housing',
    action: 'Od dnia, który podaje pismo, płać nową zaliczkę, do tego dnia dotychczasową',
    step: 'Zapisz nową zaliczkę',
    isQuoted: true,
  },
];
