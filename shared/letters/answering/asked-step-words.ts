import { wordPattern } from '#shared/letters/text/word-list.ts';

/** What a letter asks for, by its verb, as a step of the plan; the first match counts. */
export const steps: readonly { words: RegExp; step: string }[] = [
  {
    words: wordPattern(['hasl*', 'zastrzec', 'zastrzez*', 'alert*']),
    step: 'Zabezpiecz swoje dane, jak radzi pismo',
  },
  {
    words: wordPattern(['nadeslac', 'wyslac', 'doslac', 'kopi*', 'odesl*', 'wyslij', 'przesl*']),
    step: 'Wyślij to, o co prosi pismo',
  },
  { words: wordPattern(['przyjsc', 'stawic sie']), step: 'Przyjdź tam, gdzie prosi pismo' },
  {
    words: wordPattern(['zabrac ze soba', 'zabrac', 'przyniesc', 'zabierz', 'przynies', 'wziac']),
    step: 'Zabierz to, co wymienia pismo',
  },
  {
    words: wordPattern(['odebrac', 'odbior*', 'odbierz']),
    step: 'Odbierz to, o czym mówi pismo',
  },
  {
    words: wordPattern(['zwrocic', 'oddac', 'oddani*', 'oddaj', 'zdac', 'wydac']),
    step: 'Oddaj to, o co prosi pismo',
  },
  {
    words: wordPattern(['wypelni*', 'wypelnij', 'podpisa*', 'podpisz', 'ankiet*']),
    step: 'Wypełnij to, co przyszło z pismem',
  },
  {
    words: wordPattern([
      'informacji',
      'odpowiedz*',
      'odpisac',
      'podal*',
      'podac',
      'podani*',
      'podaj',
      'wskazal*',
      'wskazani*',
      'potwierdz*',
      'zadzwon*',
      'telefon*',
      'dac nam znac',
    ]),
    step: 'Odpowiedz na to, o co pyta pismo',
  },
  {
    words: wordPattern([
      'zawiadomic',
      'powiadomic',
      'poinformowac',
      'zawiadomieni*',
      'powiadomieni*',
      'poinformowani*',
    ]),
    step: 'Zawiadom o tym, o czym mówi pismo',
  },
  {
    words: wordPattern([
      'zloz*',
      'przedl*',
      'przedstaw*',
      'zglos*',
      'dolacz*',
      'dostarcz*',
      'przyniesli',
      'przyniosl*',
      'deklaracj*',
    ]),
    step: 'Złóż to, czego wymaga pismo',
  },
  {
    words: wordPattern(['udostepni*', 'umozliwi*', 'dostep*', 'wpusci*']),
    step: 'Umożliw dostęp, o który prosi pismo',
  },
  {
    words: wordPattern([
      'usun*',
      'uprzatn*',
      'zabezpiecz*',
      'naprawi*',
      'wymienic',
      'wykonani*',
      'wykonac',
    ]),
    step: 'Wykonaj to, czego żąda pismo',
  },
  {
    words: wordPattern(['sprawdz*', 'zapozna*', 'przeczyta*', 'porowna*']),
    step: 'Sprawdź to, na co zwraca uwagę pismo',
  },
];
