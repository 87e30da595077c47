import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import { employeeWords } from '#shared/letters/catalogue/enforcement/employee-words.ts';
import { issuers } from '#shared/letters/catalogue/issuers.ts';
import type { Person } from '#shared/letters/reading/clauses/person-words.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { either, wordPattern } from '#shared/letters/text/word-list.ts';

import { nameSource } from './role-of-name.ts';

/** "przeciwko dłużniczce Jolancie Młynarczyk": the debtor by name. */
const debtorNamed =
  /(?:przeciwko|wobec) (?:\w+ )?(?:dluzni(?:kowi|czce|ka|czki)|zobowiazan\w{1,3}):? (?=\S)/g;
const NAME = /^(?:\[OSOBA|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)/u;
const asked = wordPattern([
  'zadam', // żądam, aby … udzieliła Pani odpowiedzi
  'wzywa*',
  'prosze',
  'zwracam sie',
  'zajmuj*',
]);

/** Somebody else's enforcement names its debtor, and the reader is a third person who is asked or informed. */
export function outsideRole(
  view: LetterView,
  { issuer }: DocumentType,
  name: string | null,
): Person | undefined {
  const source = name === null ? undefined : nameSource(name);
  if (source !== undefined && callsEmployer(view, source)) return 'employer';
  if (issuer !== 'bailiff' || source === undefined || !asked.test(view.spaced)) return undefined;
  const reader = new RegExp(`^${source}`);
  const debtors = [...view.spaced.matchAll(debtorNamed)]
    .map((match) => match.index + match[0].length)
    .filter((at) => NAME.test(view.flow.text.slice(at).replace(/\s+/g, ' ')));
  const isOther = debtors.every((at) => !reader.test(view.spaced.slice(at)));
  return debtors.length > 0 && isOther ? 'third' : undefined;
}

const ofEmployee = wordPattern(employeeWords);
const seizure = /\bzaj(?:ec|al|el|et|muj)\w*|\begzekucj/;

/** "zajął wynagrodzenie za pracę dłużnika: Kamil Borek … wzywam pracodawcę": the debtor's copy names its reader. */
const callOnEmployer = /\bwzyw(?:am|amy|a) (?:sie )?pracodawc/;
const debtorLabel = /\b(?:dluzni|zobowiazan)\w*(?: \(\w+\))?:? (?:pan\w? )?/g;
function callsEmployer({ spaced }: LetterView, reader: string): boolean {
  if (!callOnEmployer.test(spaced)) return false;
  return [...spaced.matchAll(debtorLabel)].every(
    ({ index, 0: label }) => !new RegExp(`^${reader}`).test(spaced.slice(index + label.length)),
  );
}

/** Whether wages that the reader pays are seized. */
export const employs = ({ spaced }: LetterView): boolean =>
  seizure.test(spaced) && (ofEmployee.test(spaced) || owesDebtor.test(spaced));

const fromReader = String.raw`(?:wobec|od|u) (?:panstwa|pana|pani)\b(?! (?:jako |- ?)?(?:dluzni|zobowiazan))`;
/** "wierzytelność dłużnika wobec Państwa", "należną od Państwa kwotę przekazali Państwo komornikowi": the reader owes the debtor. */
const owesDebtor = new RegExp(
  either(
    new RegExp(
      String.raw`\b(?:wierzytelnosc|naleznosc)\w* (?:pieniezn\w+ )?(?:przysluguj\w+ )?(?:dluzni|zobowiazan)(?!\w* zajetej)\w*[^.;]{0,140}\b${fromReader}`,
    ),
    new RegExp(
      String.raw`\bnalezn\w+ (?:mu |jej |dluzni\w+ |zobowiazan\w+ )?${fromReader}[^.;]{0,60}\bprzek[a-z]+ [^.;]{0,30}(?:organ|komornik|na rachunek)`,
    ),
  ),
);

/** The sender rents from the reader and writes in the first person. */
const tenantWrites = wordPattern([
  'czynsz* … bede placil*', // Czynsz za lipiec … będę płacił jak dotąd
  'czynsz* … zaplace',
  'prosze o zwrot kaucji',
  'prosimy o zwrot kaucji',
  'zwrot* mojej kaucji',
  'oproznie lokal*',
  'oproznimy lokal*',
  'oddam lokal*',
  'wyprowadze sie',
  'zwroce klucze',
  'oddam klucze',
]);
/** The answer to the reader's complaint or claim. */
const answersClaim = wordPattern([
  'w odpowiedzi na … reklamacj*',
  'pani reklamacja … rozpatrzon*', // Pani reklamacja z 29 czerwca została rozpatrzona pozytywnie
  'pana reklamacja … rozpatrzon*',
  'panstwa reklamacja … rozpatrzon*',
  'po rozpatrzeniu … reklamacji',
  'rozpatrzylismy … reklamacj*',
  'uznajemy reklamacj*',
  'nie uznajemy … reklamacj*',
  'uwzgledniamy … reklamacj*',
  'nie uwzgledniamy … reklamacj*',
]);

/** Somebody owes the reader, and writes about it. */
const debtorWrites = wordPattern([
  'przepraszam* za opoznieni* w platnosci',
  'przepraszam* za opoznieni* w zaplacie',
  'przepraszam* za opoznieni* … zaplac*', // przepraszam za opóźnienie … nasz klient zapłacił później
  'przepraszam* za zwloke … zaplac*',
  'prosimy nie naliczac', // Odsetek i rekompensaty prosimy nie naliczać, jeżeli dotrzymamy terminów
  'prosze nie naliczac',
  'prosimy o nienaliczani*',
  'prosze o nienaliczani*',
  'zaplacimy panstwu',
  'zaplace panstwu',
  'zaplacimy pan*',
  'splace pan*',
  'prosze … rozlozenie mojego dlugu',
  'prosze … rozlozenie mojej zaleglosci',
  'prosimy … rozlozenie naszego dlugu',
  'prosimy … rozlozenie naszej zaleglosci',
  'moj* dlug* wobec pan*',
  'nasz* dlug* wobec pan*',
]);

const answerTitle = /\bodpowiedz na (?:\w+ )?reklamacj/;

/**
 * The reader's role towards a private sender: the landlord of a tenant, the creditor of a debtor, the author of a
 * complaint.
 */
export function ownAffair(
  { spaced, foldedTitle }: LetterView,
  { issuer }: DocumentType,
): Person | undefined {
  if (issuers[issuer].isStatutory) return undefined;
  if (tenantWrites.test(spaced)) return 'landlord';
  if (debtorWrites.test(spaced)) return 'claimant';
  const answers = answerTitle.test(foldedTitle) || answersClaim.test(spaced);
  return answers ? 'complainant' : undefined;
}
