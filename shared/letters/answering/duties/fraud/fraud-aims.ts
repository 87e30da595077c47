import { either } from '#shared/letters/text/word-list.ts';

/** One thing that a fraud is after: the words that ask for it, and the reader's safe steps. */
export type FraudAim = {
  asked: RegExp;
  /** What not to do, or what to do instead. */
  avoid: string;
  step: string;
  /** What to do when it is already done, beside the call to the bank, with the short form for the plan. */
  rescue?: readonly [action: string, step: string];
};

const cleanDevice = 'Odłącz urządzenie od internetu, jeżeli to już się stało';

/** The aims of frauds, the most dangerous first. Sources: the steps for frauds in the notes on law, 10 and 10.1-10.8. */
export const fraudAims: readonly FraudAim[] = [
  {
    asked: new RegExp(
      either(
        /(?:przekaz|odda[cj]|wyda[cj]|przygotuj|przygotowac)\w* [^.;]{0,40}(?:gotowk|pieniadz|kosztownosc|bizuteri)/,
        /(?:kurier|policjant|funkcjonariusz|pracowni|adwokat)\w* [^.;]{0,50}(?:odbierze|po (?:gotowk|pieniadz))/,
      ),
    ),
    avoid:
      'Nie oddawaj nikomu gotówki ani kosztowności. Gdy ktoś ma po nie przyjść, zadzwoń na 112',
    step: 'Nie oddawaj nikomu gotówki',
    rescue: [
      'Jeżeli pieniądze już oddano, od razu zadzwoń na 112',
      'Zadzwoń na 112, jeżeli oddano pieniądze',
    ],
  },
  {
    asked: new RegExp(
      either(
        /\b(?:anydesk|any desk|teamviewer|team viewer|rustdesk|quicksupport|airdroid|ultraviewer)\b/,
        /zdaln\w{1,3} (?:pulpit|dostep|obslug|pomoc)/,
        /(?:zainstal|pobierz|pobrani|pobrac)\w* [^.;]{0,40}(?:aplikacj|program)/,
        /\.apk\b/,
      ),
    ),
    avoid:
      'Nie instaluj aplikacji ani programu z wiadomości i nie dawaj nikomu dostępu do komputera lub telefonu',
    step: 'Nie instaluj aplikacji ani programu z wiadomości',
    rescue: [
      'Jeżeli aplikację zainstalowano, odłącz urządzenie od internetu i z innego telefonu zadzwoń do swojego banku',
      cleanDevice,
    ],
  },
  {
    asked: /\bblik/,
    avoid:
      'Nie podawaj kodu BLIK i nie zatwierdzaj operacji w aplikacji banku: kod BLIK działa jak gotówka',
    step: 'Nie podawaj kodu BLIK',
  },
  {
    asked:
      /(?:numer|dan[eych]{1,3}|podpi|podaj|zweryfik|aktualiz|potwierdz)\w*[^.;]{0,30} kart(?:y|e|ami)?\b(?! (?:informac|pobyt))|\bcv[vc]2?\b/,
    avoid: 'Nie podawaj numeru karty, daty ważności ani kodu CVV',
    step: 'Nie podawaj danych karty',
    rescue: [
      'Jeżeli podano dane karty, od razu zastrzeż ją w swoim banku albo pod numerem 828 828 828',
      'Zastrzeż kartę, jeżeli podano jej dane',
    ],
  },
  {
    asked: new RegExp(
      either(
        /\b(?:zaloguj|zalogowa|logowani|logujac|login|hasl)\w*/,
        /kod\w{0,3} (?:z )?(?:sms|autoryzac|jednoraz|weryfikac)/,
        /(?:bankowosc|konta? w banku)/,
      ),
    ),
    avoid:
      'Nie loguj się przez wiadomość i nie podawaj hasła ani kodów z SMS. Adres strony banku lub urzędu wpisz samodzielnie',
    step: 'Nie loguj się przez link i nie podawaj kodów',
  },
  {
    asked: new RegExp(
      either(
        /\bpesel\b/,
        /(?:skan|zdjeci|fotografi|kopi)\w* [^.;]{0,25}(?:dowod|paszport|dokument tozsam)/,
        /(?:seri\w+ i )?numer\w* dowodu/,
      ),
    ),
    avoid: 'Nie podawaj numeru PESEL i nie wysyłaj zdjęcia ani skanu dowodu',
    step: 'Nie podawaj numeru PESEL ani skanu dowodu',
    rescue: [
      'Jeżeli podano PESEL lub wysłano skan dowodu, zastrzeż swój PESEL w mObywatelu i włącz alert BIK',
      'Zastrzeż PESEL, jeżeli go podano',
    ],
  },
  {
    asked: new RegExp(
      either(
        /(?:otworz|otwarci|pobierz|pobrani|sciagn|uruchom|wypelni|zapozna)\w* [^.;]{0,50}(?:zalaczn|zalaczon|plik|archiw)/,
        /\w\.(?:js|exe|scr|vbs|iso|bat|jar|hta|lnk|zip|rar|docm|xlsm)\b/,
        /wlacz\w* makra/,
      ),
    ),
    avoid: 'Nie otwieraj załącznika ani pliku z wiadomości i nie włączaj makr',
    step: 'Nie otwieraj załącznika ani pliku',
    rescue: [
      'Jeżeli plik otwarto, odłącz urządzenie od internetu i zmień hasła na innym urządzeniu',
      cleanDevice,
    ],
  },
  {
    asked: /\bkod\w{0,3} qr\b|zeskanuj/,
    avoid: 'Nie skanuj kodu QR z pisma. Adres strony wpisz samodzielnie',
    step: 'Nie skanuj kodu QR',
  },
  {
    asked:
      /\b(?:klikn|klikaj|link|odnosnik|https?:|www\.)|\b[a-z0-9-]{2,40}\.(?:example|pl|com|net|info|top|xyz|online|site|eu)\/\S/,
    avoid: 'Nie klikaj linku z wiadomości. Adres strony wpisz samodzielnie',
    step: 'Nie klikaj linku',
  },
  {
    asked:
      /\b(?:zadzwon|oddzwon|telefon|skontaktuj)\w* [^.;]{0,40}(?:pod|na|numer|konsultant|doradc)/,
    avoid: 'Nie dzwoń pod numer z pisma. Numer weź z oficjalnej strony instytucji',
    step: 'Nie dzwoń pod numer z pisma',
  },
];
