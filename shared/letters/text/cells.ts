import { foldText } from './text.ts';

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

const contact =
  /(?:^|\s)(?:ul\.|al\.|pl\.|os\.|aleja|ulica|skr\. poczt|tel\b|tel\.|fax|faks|e-?mail|www\.|http|nip\b|regon\b|krs\b|pesel\b|infolinia|kapital zakl|konto|rachunek|e-dorecz|epuap|godz\.|rynek \d)|(?:\d ?){16}|\d{2}-\d{3}|\[(?:adres|nip|pesel|regon|telefon|email|e-mail|rachunek|kod)\w*_\d+\]|@/;

/** An address line, telephone, tax number: part of a block, never a name. */
export function isAddressOrContact(cell: string): boolean {
  return contact.test(foldText(cell));
}

const referenceCell =
  /^(?:(?:nasz |wasz |panstwa )?(?:znak|sygn|l\. ?dz|nr\b|numer|sprawa|szkoda|polisa|unp|ppe|taryfa|identyfikator|kod|dotyczy|rep\.|prosimy podawac|kontakt|prowadzac|data zdarzenia|pojazd|ubezpieczenie)\b)/;

/** "KM 3391/26", "I Nc 12/26", "II SA/Ol 318/26" alone. */
const caseNumber = /^(?:[IVXL]{1,6} (?:\d )?)?\p{L}{1,4}(?:-e|\/\p{L}{2,3})? \d{1,7}\/\d{2,4}$/u;

/** A line of numbers and labels ("Znak sprawy: …", "Numer klienta: …"). */
export function isReferenceCell(cell: string): boolean {
  return referenceCell.test(foldText(cell)) || caseNumber.test(cell.trim());
}
