import { either } from '#shared/letters/text/word-list.ts';

import {
  link,
  madeUpHost,
  onlyMentions,
  pays,
  type ScamPattern,
  signsInByLink,
  warnedOf,
} from './scam-pattern.ts';

const today = String.raw`\b(?:dzis\w{0,3}|jutro|natychmiast(?! po)|w ciagu (?:kilku|\d{1,2}) godzin)\b`;
const cutOff = String.raw`(?:odlacz|odciec|odciet|wylacz|wstrzyman)\w*`;
const parcel = String.raw`(?:paczk|paczc|przesylk|kurier|listonosz)\w*`;

/** "Mamo", "Babciu": the words a child uses. */
const family = either('mamo', 'tato', 'mamus', 'tatus', 'babciu', 'dziadku', 'ciociu');
const newNumber = '(?:nowy|inny) numer(?! (?:rachunku|konta))';
/** Why the number is new. */
const lostPhone = either(
  // Mam nowy numer; not "proszę podać nowy numer", nor the number of an account.
  new RegExp(
    String.raw`(?=${newNumber})(?<!\b(?:poda|podes|przys|przes|wys|napis|wskaza|zglo[sz]|zawiadom|poinform)\w*[^.;]{0,60})${newNumber}`,
  ),
  /zepsul\w* (?:mi )?(?:sie )?(?:mi )?(?:telefon|komork)/, // zepsuł mi się telefon
  /(?:telefon|komork\w) (?:mi )?(?:sie )?(?:zepsul|rozbil|utopil)/, // telefon mi się rozbił
  /zgubil\w* telefon/,
);
const wantsMoney = either(
  'blik',
  /prze(?:le[jw]|sl)(?!e(?:my)?\b)/, // prześlij, przelej; not "przeleję", the sender's own promise
  'wysl',
  'wplac',
  'zaplac',
  'pozycz',
  'pieniadz',
);

const asked = '(?:popro|wymag|zazada|potwierdz|poda[cjw]|podajac|wpis|przepis)';

/**
 * Frauds of two lines by SMS, messenger or e-mail. Sources: warnings of CERT Polska (false parcel surcharges,
 * false arrears for energy, remote desktops) and of the police (a child in need).
 */
export const messageScamPatterns: readonly ScamPattern[] = [
  {
    id: 'bank_login',
    weight: 3,
    pattern: new RegExp(
      either(
        // zaloguj się loginem i hasłem do bankowości
        /(?:login\w*|haslo|haslem)[^.;]{0,30} (?:do|w) (?:\w+ )?(?:bankowosci|banku)\b/,
        // podaj dane do bankowości; a client updates "dane w bankowości"
        /\bdan\w{1,4}\b(?! osobow)[^.;]{0,30} do (?:\w+ )?(?:bankowosci|banku)\b/,
        // odnośnik … wymaga zalogowania w bankowości: a way to the bank that the letter brings along
        signsInByLink,
        // zalogować się do swojego banku w celu potwierdzenia tożsamości
        /zalog\w+ sie do (?:\w+ ){0,2}bank\w*[^.;]{0,20} (?:w celu|aby|zeby|by|dla) (?:potwierdz|weryfik|odebra|odbior|otrzym|zwrot)/,
        // podaj kod autoryzacyjny z SMS
        /(?:podaj|przepisz|przekaz)\w* [^.;]{0,30}kod\w* (?:autoryzac|z sms|sms)/,
      ),
    ),
    unless: warnedOf,
    explanation: 'Prosi o logowanie danymi do banku. Danych do banku podaje się tylko w banku.',
  },
  {
    // "Twoja paczka czeka. Dopłać 1,20 zł: http://…"
    id: 'parcel_surcharge',
    weight: 3,
    pattern: new RegExp(
      String.raw`\b${parcel}[^;]{0,200}\b${pays}[^;]{0,120}(?:${link})|\b${pays}[^;]{0,120}\b${parcel}[^;]{0,160}(?:${link})`,
    ),
    unless: warnedOf,
    explanation:
      'Każe dopłacić do paczki przez link. Firmy kurierskie i poczta nie pobierają dopłat linkiem z wiadomości.',
  },
  {
    // "Mamo, zepsuł mi się telefon, pisz na ten numer. Prześlij mi kod BLIK."
    id: 'child_in_need',
    weight: 3,
    pattern: new RegExp(
      String.raw`\b${family}\b[^;]{0,240}\b${wantsMoney}|${lostPhone}[^;]{0,240}\b${wantsMoney}`,
    ),
    unless: warnedOf,
    explanation:
      'Ktoś podaje się za bliską osobę z nowym numerem i prosi o pieniądze. Zadzwoń do niej na stary numer.',
  },
  {
    // "Zainstaluj AnyDesk, konsultant pomoże"
    id: 'remote_desktop',
    weight: 3,
    pattern: new RegExp(
      either(
        /\b(?:anydesk|any desk|teamviewer|team viewer|rustdesk|quicksupport|airdroid|ultraviewer)\b/,
        /(?:zainstal|pobier|pobran)\w* [^.;]{0,30}(?:do|umozliwiajac\w*) (?:\w+ )?zdaln/, // aplikację do zdalnej obsługi
        // zdalny pulpit, zainstaluj go
        /zdaln\w{1,3} (?:pulpit|dostep)[^.;]{0,60}(?:zainstaluj|pobierz|konsultant|bank)/,
      ),
    ),
    unless: warnedOf,
    explanation:
      'Każe zainstalować program do zdalnego pulpitu. Tak oszust przejmuje komputer i konto w banku.',
  },
  {
    // "Zaległość za prąd 3,20 zł. Dziś odłączenie. Zapłać: http://…"
    id: 'cut_off_today',
    weight: 3,
    pattern: new RegExp(
      String.raw`${today}[^;]{0,140}${cutOff}[^;]{0,160}(?:${link})|${cutOff}[^;]{0,140}${today}[^;]{0,160}(?:${link})`,
    ),
    unless: warnedOf,
    explanation:
      'Straszy odłączeniem i podaje link do zapłaty. Dostawca wysyła najpierw wezwanie z terminem 14 dni.',
  },
  {
    // "Przesyłam kod, wyślij go", "zrób BLIK na ten numer"
    id: 'blik_to_number',
    weight: 2,
    pattern:
      /\bblik\w{0,3}[^.;]{0,30} na (?:ten|moj|podany|nowy) (?:numer|telefon)|\bprze(?:l|sl)\w{1,4}[^.;]{0,40}\bblik\w{0,3}\b/,
    unless: onlyMentions,
    explanation:
      'Każe przesłać pieniądze BLIK-iem na numer telefonu. Takiej wpłaty nie da się cofnąć.',
  },
  {
    // Nobody imposes a fine for a missing e-Doręczenia address by SMS or by a letter with an account.
    id: 'delivery_box_fine',
    weight: 2,
    pattern:
      /(?:kar[aey]|grzywn|oplat)\w*[^;]{0,140}e-?doreczen|e-?doreczen\w*[^;]{0,140}(?:kar[aey] |grzywn|oplat)/,
    unless: warnedOf,
    explanation:
      'Straszy karą za e-Doręczenia. Takiej kary nie ma, a adres zakłada się bezpłatnie na gov.pl.',
  },
  {
    // "inwestycja", "zysk bez ryzyka"
    id: 'sure_profit',
    weight: 2,
    pattern: /(?:gwarantowan|pewn)\w{1,3} (?:zysk|doch|zwrot z inwestycji)|zysk\w* bez ryzyka/,
    unless: warnedOf,
    explanation: 'Obiecuje pewny zysk. Takie obietnice składają oszuści.',
  },
  {
    id: 'made_up_host',
    weight: 2,
    pattern: madeUpHost,
    unless: warnedOf,
    explanation: 'Adres strony wygląda na założony tylko do tej wiadomości.',
  },
  {
    // "potwierdzenie kodem BLIK albo kodem SMS", "podając hasło i kod z SMS"
    id: 'codes_asked',
    weight: 3,
    pattern: new RegExp(
      either(
        // podaj mu kod, który przyjdzie SMS-em
        /\b(?:podaj|podyktuj|przeczytaj)\w* (?:\w+ ){0,2}kod\w{0,2},? [^.;]{0,20}\b(?:przyjdzie|przyszedl|otrzymasz|dostaniesz)/,
        new RegExp(
          String.raw`${asked}\w* [^.;]{0,60}(?:kod\w{0,3} (?:blik|sms|z sms|autoryzac|jednoraz)|haslo [^.;]{0,20}kod)`,
        ),
      ),
    ),
    unless: onlyMentions,
    explanation: 'Prosi o kody lub hasła. Nikt uczciwy nie prosi o nie poza stroną banku.',
  },
  {
    // "dasz kod blik? oddam wieczorem"
    id: 'blik_begged',
    weight: 3,
    pattern:
      /\b(?:dasz|daj|podesl\w*|podrzuc\w*|mozesz (?:mi )?(?:dac|wyslac|zrobic)|pozycz\w*) [^.;?]{0,30}\bblik/,
    unless: warnedOf,
    explanation: 'Ktoś prosi o kod BLIK. Zadzwoń do tej osoby, zanim cokolwiek podasz.',
  },
  {
    // "otworzyć plik Faktura_0426.js i włączyć makra"
    id: 'dangerous_file',
    weight: 3,
    pattern: /\w\.(?:js|exe|scr|vbs|iso|bat|apk|jar|hta|lnk)\b(?!\/)|wlacz\w* makra/,
    unless: warnedOf,
    explanation: 'Każe otworzyć plik, który może przejąć komputer. Nie otwieraj go.',
  },
];
