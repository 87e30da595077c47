import { freeHelp, type FreeHelpKey } from '#shared/letters/catalogue/free-help.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { hasLegalForm, isFirm } from '#shared/letters/reading/parties/institutions.ts';
import { foldText, textInOneLine } from '#shared/letters/text/text.ts';
import { either, wordPattern } from '#shared/letters/text/word-list.ts';

/** Help for people in private matters, closed to anybody who writes as a firm. */
const ofConsumers: ReadonlySet<FreeHelpKey> = new Set<FreeHelpKey>(['consumer', 'energy']);
/** Help for people: somebody who runs a firm alone may get it, a company never. */
const ofPeople: ReadonlySet<FreeHelpKey> = new Set<FreeHelpKey>([
  'legal_aid',
  'citizen_advice',
  'social',
]);

/** The free help that fits the reader of the letter. */
export function helpFor(facts: LetterFacts): string[] {
  const { type, sender, recipient } = facts;
  const isBusiness = isForBusiness(facts);
  const isCompany = recipient !== null && hasLegalForm(recipient) && !ofPartners.test(recipient);
  return type.freeHelp
    .filter(
      (key) =>
        !(isBusiness && ofConsumers.has(key)) &&
        !(isCompany && ofPeople.has(key)) &&
        // The tax information speaks for tax offices alone.
        (key !== 'tax_info' || !isOtherTaxOffice.test(sender ?? '')) &&
        (key !== 'court_office' || type.issuer !== 'police'),
    )
    .map((key) => freeHelp[key]);
}
const isOtherTaxOffice = /^(?:ZUS|Zakład Ubezp|Wójt|Burmistrz|Gmina|Urząd (?:Gminy|Mi))/iu;
/** The partners of a "spółka cywilna" are people. */
const ofPartners = /(?<!\p{L})(?:s\. ?c\.|spółk\p{L} cywiln)/iu;

/** Whether the letter reaches somebody in a matter of business: as a company, a partner or a sole trader. */
function isForBusiness({ recipient, recipientAddress, sender, view }: LetterFacts): boolean {
  if (recipient !== null && isFirm(recipient)) return true;
  if (recipientAddress.some((line) => /\bNIP\b/.test(line))) return true;
  if (ofBusiness.test(view.spaced) && !ofConsumer.test(view.spaced)) return true;
  return recipient !== null && isNamedAsFirm(view, recipient, sender ?? '');
}

/** Contracts and words that only firms have. */
const ofBusiness = new RegExp(
  String.raw`\b${either(
    /w transakcjach handlowych/,
    /umow\w* leasing\w*|(?:oplat|rat)\w* leasingow\w*|umow\w* faktoring\w*/,
    /(?:umow|najm|najem|dzierzaw|wypowiedzeni)\w* (?:\w+ ){0,2}lokal\w* (?:uzytkow|handlow|biurow|uslugow)\w*/,
    /(?:pana|pani|panstwa) (?:firm[aeyi]|przedsiebiorstw\w*|dzialalnosc\w* gospodarcz\w*)\b/,
    /szanown\w+ przedsiebior\w*/,
    /(?:pan|pani) jako przedsiebiorc\w*/,
    /faktur\w* wystawion\w* przez (?:pana|pania|panstwa)|(?:pana|pani|panstwa) faktur\w*/,
  )}`,
);
const ofConsumer = /\b(?:leasing\w* konsumenck|umow\w* konsumenck|jako konsument\w*)/;

const trade = wordPattern([
  'pracownia',
  'studio',
  'sklep',
  'uslugi',
  'firma',
  'fhu',
  'phu',
  'pphu',
  'zaklad',
  'warsztat',
  'serwis',
  'autoserwis',
  'salon',
  'gabinet',
  'hurtownia',
  'transport',
  'kwiaciarnia',
  'piekarnia',
  'cukiernia',
  'restauracja',
  'kawiarnia',
  'apteka',
  'gospodarstwo rolne',
  'fotografia',
]);

/** "Pracownia Krawiecka „Nitka”" above the reader's name, "STUDIO PRUSZKO" below it, "NIP 7281149021" behind it. */
function isNamedAsFirm(view: LetterFacts['view'], recipient: string, sender: string): boolean {
  const at = view.lines.findIndex(({ text }) => text.includes(recipient));
  const own = view.lines[at];
  if (own === undefined) return false;
  const start = own.segments.find(({ text }) => text.includes(recipient))?.column ?? 0;
  const beside = [at - 1, at, at + 1].flatMap((index) =>
    (view.lines[index]?.segments ?? []).filter(({ column }) => Math.abs(column - start) <= NEAR),
  );
  const isTrade = beside.some(
    ({ text }) => text.length <= LONGEST && trade.test(foldText(text)) && !sender.includes(text),
  );
  return isTrade || hasOwnNip(textInOneLine(view.flow), recipient);
}
const NEAR = 2;
const LONGEST = 70;

/** The number of a firm in the block of its name; words that name the other party end the block. */
function hasOwnNip(text: string, recipient: string): boolean {
  const at = text.indexOf(recipient);
  const block = at < 0 ? '' : text.slice(at + recipient.length, at + recipient.length + BLOCK);
  const before = /^(.*?)\bNIP[:\s]*(?:\[NIP_\d+\]|\d)/u.exec(block)?.[1];
  return before !== undefined && !hasLegalForm(before) && !otherParty.test(foldText(before));
}
const BLOCK = 120;
const otherParty = /\b(?:sprzedawc|wystawc|wierzyciel|nadawc|uslugodawc|dostawc|wynajmujac)\w*/;
