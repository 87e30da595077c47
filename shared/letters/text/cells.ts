import { foldText } from './text.ts';
import { either } from './word-list.ts';

const month = 'stycz|lut|mar|kwie|maj|czerw|lip|sierp|wrzes|pazdz|listop|grud';
const dateCell = new RegExp(
  String.raw`^(?:[a-z .-]{2,40},? ?)?(?:dnia |dn\. ?|data:? ?(?:\w+:? )?)?\d{1,2}(?:[./-](?:\d{1,2}|[ivx]{1,4})[./-]\d{2,4}| (?:${month})\w* \d{4})`,
);
const isoCell = /^(?:[a-z .-]{2,40},? ?)?(?:dnia )?(?:19|20)\d{2}([-.])\d{2}\1\d{2}(?![\w/-]|\.\w)/;

/** "Poznań, dnia 4 sierpnia 2026 r.", "Data: 12.05.2026". */
export function isDateCell(cell: string): boolean {
  const folded = foldText(cell.trim());
  return dateCell.test(folded) || isoCell.test(folded);
}

/** Words of an address line or a contact line. */
const contactWord = either(
  'ul.', // ul. Lipowa 4
  'al.',
  'pl.',
  'os.', // os. Tysiąclecia 12
  'aleja',
  'ulica',
  'skr. poczt', // skr. poczt. 17
  /tel\b/, // tel 22 100 20 30
  'tel.',
  'fax',
  'faks',
  /e-?mail/,
  'www.',
  'http',
  /nip\b/,
  /regon\b/,
  /krs\b/,
  /(?<!(?:numeru|ewidencji|rejestru|systemu|ochrony) )pesel\b/, // Biuro Ochrony Numeru PESEL
  'infolinia',
  'kapital zakl', // kapitał zakładowy 1 000 000 zł
  'konto',
  'rachunek',
  'e-dorecz', // e-Doręczenia: AE:PL-12345-67890
  'epuap',
  'godz.', // godz. 8.00-15.00
  /rynek \d/, // Rynek 1
);
/** "[NIP_1]": a placeholder for a masked number or address. */
const maskedContact = /\[(?:adres|nip|pesel|regon|telefon|email|e-mail|rachunek|kod)\w*_\d+\]/;

const contact = new RegExp(
  String.raw`(?:^|\s)${contactWord}|(?:\d ?){16}|\d{2}-\d{3}|${maskedContact.source}|@`,
);

/** An address line, telephone or tax number: part of a block, never a name. */
export function isAddressOrContact(cell: string): boolean {
  return contact.test(foldText(cell));
}

/** Words that open a cell with a number or a label. */
const referenceWord = either(
  'znak', // Znak sprawy: OR.123.2026
  'sygn',
  /l\. ?dz/, // L.dz. 14/2026
  /nr\b/,
  'numer',
  'sprawa',
  'szkoda',
  'polisa',
  'unp', // UNP: 2026-00123
  'ppe', // PPE 590243…
  'taryfa',
  'identyfikator',
  'kod',
  'dotyczy',
  'rep.', // Rep. A 12/2026
  'prosimy podawac', // w odpowiedzi prosimy podawać
  'kontakt',
  'prowadzac', // prowadząca sprawę: …
  'data zdarzenia',
  'pojazd',
  'ubezpieczenie',
);

const referenceCell = new RegExp(String.raw`^(?:(?:nasz |wasz |panstwa )?${referenceWord}\b)`);

/** "KM 3391/26", "I Nc 12/26", "II SA/Ol 318/26" alone. */
const caseNumber = /^(?:[IVXL]{1,6} (?:\d )?)?\p{L}{1,4}(?:-e|\/\p{L}{2,3})? \d{1,7}\/\d{2,4}$/u;

/** "SKO.4130/77/2026", "0402-SPV.4103.18.2026 egz. nr 1": the sign of a case before anything else. */
const officeSign =
  /^(?:[\p{Lu}\d]{1,8}[-./]){2,8}(?:19|20)\d{2}(?:[./-][\p{Lu}\d]{1,6}){0,2}(?:\s|$)/u;

/** A line of numbers and labels ("Znak sprawy: …", "Numer klienta: …"). */
export function isReferenceCell(cell: string): boolean {
  const trimmed = cell.trim();
  return referenceCell.test(foldText(cell)) || caseNumber.test(trimmed) || officeSign.test(trimmed);
}
