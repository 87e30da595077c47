import { either } from '#shared/letters/text/word-list.ts';

import { isOf, type Matter } from './matter.ts';

/** Matters of disputes, seizures and contracts between people who settle accounts with each other. */
export const businessMatters: readonly Matter[] = [
  {
    // "wniosek o zawezwanie do próby ugodowej": nobody orders anything there.
    said: /\bprob\w* ugodow|\b(?:posiedzeni|postepowani)\w* pojednawcz/,
    fits: ({ sender, role }) => /^S[ąa]d /iu.test(sender ?? '') && role !== 'claimant',
    action:
      'Zdecyduj, czy i na jakich warunkach zawrzesz ugodę (kwota, raty, dni): sprawdź najpierw, skąd jest żądanie. Nie musisz się zgodzić, a sąd niczego tu nie nakazuje',
    step: 'Zdecyduj, na jakich warunkach zawrzesz ugodę',
  },
  {
    // "Inspektor pyta, czy przedsiębiorca zgadza się na udział w postępowaniu".
    said: /\bpozasadow\w* rozwiaz\w+ spor\w*[^;]{0,900}\b(?:wyraza\w* zgod|zgod\w* na udzial|udzial w postepowaniu jest dobrowoln)/,
    fits: ({ type, financial }) => financial.direction !== 'to_pay' && type.issuer !== 'court',
    action:
      'Zdecyduj, czy zgadzasz się na rozmowy w sporze, i odpowiedz na piśmie. Udział jest dobrowolny; żądanej kwoty nie płacisz dlatego, że przyszło to pismo',
    step: 'Odpowiedz, czy zgadzasz się na udział',
  },
  {
    said: /\b(?:faktur\w*|umow\w*|wierzytelnosc\w*)/,
    fits: ({ type, view }) =>
      type.duties.includes('third_party_seizure') && !/\b(?:wynagrodzeni|pensj)/.test(view.spaced),
    action:
      'Sprawdź w fakturach i umowach, ile należy się od Ciebie dłużnikowi. Tylko tyle wpłacasz, w terminie tej płatności, na rachunek z pisma: cały dług nie jest Twój',
    step: 'Sprawdź faktury: wpłacasz tylko to, co należy się dłużnikowi',
  },
  {
    // "wniesienie odwołania nie powoduje zawieszenia wykonania decyzji; o zawieszenie można wnioskować".
    said: new RegExp(
      [
        /\bnie (?:wstrzymuje|zawiesza|powoduje (?:wstrzymania|zawieszenia)) [^;]{0,60}(?:wykonani|decyzj|zaplat)\w*/,
        /[^§]{0,160}\b(?:wnioskowac|wystapic o|wniosek\w* o) ?(?:\w+ ){0,2}/,
      ]
        .map(({ source }) => source)
        .join(''),
    ),
    fits: ({ type, remedy }) => remedy !== null && type.issuer !== 'bailiff',
    action:
      'Zaskarżenie nie wstrzymuje tu wykonania. Jeżeli nie chcesz płacić albo wykonać tego teraz, złóż też wniosek o wstrzymanie (zawieszenie) wykonania; może być potrzebne zabezpieczenie',
    step: 'Rozważ wniosek o wstrzymanie wykonania',
  },
  {
    said: new RegExp(
      either(
        /\bkar\w{0,2} umown\w*[^§]{0,600}\bpotrac(?:amy|am|ilismy|ono|eni)\w*/,
        /\bpotrac(?:amy|am|ilismy|ono|eni)\w*[^§]{0,600}\bkar\w{0,2} umown\w*/,
        /\bnot\w obciazeniow\w*[^§]{0,600}\bkar\w{0,2} umown\w*/,
      ),
    ),
    fits: ({ type }) => type.issuer !== 'court' && type.issuer !== 'bailiff',
    action:
      'Sprawdź w umowie, czy i od czego należy się kara umowna i jak ją policzono. Jeżeli nie zgadzasz się z karą albo z potrąceniem z faktury, napisz to w terminie i dołącz dowody',
    step: 'Sprawdź w umowie karę i potrącenie',
  },
  {
    said: /\bkaucj\w*/,
    fits: (facts) => isOf('wypowiedzenie-najmu')(facts) && facts.role !== 'landlord',
    action:
      'Do końca umowy płać czynsz jak dotąd. Przy oddaniu lokalu spisz protokół i dopilnuj zwrotu kaucji: poproś na piśmie o rozliczenie tego, co z niej potrącono',
    step: 'Dopilnuj zwrotu kaucji',
  },
  {
    said: /\bsprzeciw/,
    fits: ({ type }) => type.reply === 'work_penalty',
    action:
      'Do sprzeciwu dołącz wyjaśnienia i dowody (zdjęcia, zgłoszenia, nazwiska świadków); jeżeli w firmie jest związek zawodowy, poproś go o stanowisko',
    step: 'Zbierz wyjaśnienia i dowody do sprzeciwu',
  },
  {
    said: /\b(?:aktualiz\w*|zaktualiz\w*|potwierdz\w*) (?:\w+ ){0,3}dan\w*|\bdan\w* [^.;]{0,40}zaktualiz\w*/,
    fits: isOf('bank-dane-klienta'),
    action:
      'Zaktualizuj dane tylko drogą, którą znasz: w placówce, w aplikacji albo po zalogowaniu na stronie banku. Hasła, PIN-u i kodów nie podawaj nikomu',
    step: 'Zaktualizuj dane w banku',
  },
  {
    // "Jeżeli dane o liczbie osób są nieaktualne, prosimy o kontakt".
    said: /\bliczb\w* (?:osob|mieszkancow)[^;]{0,400}\b(?:nieaktualn|zmieni|deklaracj)\w*/,
    fits: isOf('nowa-stawka-oplaty'),
    action:
      'Sprawdź, czy liczba osób i inne dane, z których policzono opłatę, są prawdziwe; jeżeli nie, zgłoś to gminie tak, jak mówi pismo',
    step: 'Sprawdź dane, z których policzono opłatę',
  },
];
