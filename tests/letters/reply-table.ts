import type { VariantKey } from '#shared/domain/analysis-result.ts';
import type { ReplyVariantsAnswer } from '#shared/domain/model-answers.ts';
import { buildReplies } from '#shared/letters/answering/replies/build-replies.ts';
import { families, type ReplyKind } from '#shared/letters/answering/replies/families.ts';
import { familyFor } from '#shared/letters/answering/replies/family-for.ts';
import { allDocumentTypes, type KnownType } from '#shared/letters/catalogue/all-document-types.ts';
import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import { faultsOfReply, type ReplyFault } from '#shared/letters/checking/reply-guards.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';
import { foldText } from '#shared/letters/text/text.ts';

import { procedureFaults } from './reply-procedures.ts';

/** Who writes the sample letter, and what its body says of the matter. */
type Writer = { name: string; about?: string };

const office = { name: 'Urząd Miasta Łodzi' };
const firm = { name: 'Przykład Sp. z o.o.' };
const writers: Readonly<Record<DocumentType['issuer'], Writer>> = {
  court: { name: 'Sąd Rejonowy dla Łodzi-Widzewa w Łodzi' },
  bailiff: { name: 'Komornik Sądowy przy Sądzie Rejonowym w Zgierzu Adam Wierny' },
  police: { name: 'Prokuratura Rejonowa Łódź-Bałuty w Łodzi' },
  tax_office: { name: 'Naczelnik Urzędu Skarbowego Łódź-Bałuty' },
  municipality: { name: 'Prezydent Miasta Łodzi' },
  office: { name: 'Wojewoda Łódzki' },
  zus: { name: 'Zakład Ubezpieczeń Społecznych Oddział w Łodzi' },
  traffic: { name: 'Zarząd Dróg i Transportu w Łodzi' },
  insurer: { name: 'Przykład Towarzystwo Ubezpieczeń S.A.', about: 'Dotyczy szkody z polisy.' },
  bank: { name: 'Bank Przykładowy S.A.', about: 'Dotyczy umowy kredytu.' },
  energy: { name: 'Przykład Energia S.A.' },
  housing: { name: 'Spółdzielnia Mieszkaniowa „Przykład”' },
  landlord: firm,
  creditor: firm,
  employer: firm,
  private: firm,
  unknown: office,
};
const senderAddress = ['ul. Urzędowa 1', '90-001 Łódź'];

/** A sample letter of one kind: every kind is given the same reader, sum and day, and a sender of its own sort. */
const sampleOf = ({ name, about = '' }: Writer, title: string) => `${name}
ul. Urzędowa 1, 90-001 Łódź
Znak: AB.123.4.2026                    Łódź, 2 marca 2026 r.
Jan Testowy
ul. Lipowa 3, 90-002 Łódź

${title.toUpperCase()}

Kwota wynosi 1 200,00 zł. ${about}`;
const today = '2026-03-09';
const keys = ['variant_1_cooperative', 'variant_2_assertive', 'variant_3_tactical_delay'] as const;
/** Sums that the law gives, in grosze: fees of a complaint and of a request for reasons, the least claim for a register. */
const sumsOfLaw = [5_000, 10_000, 20_000];

type Check = (replies: ReplyVariantsAnswer, facts: LetterFacts, kind: ReplyKind) => boolean;
const letters = (replies: ReplyVariantsAnswer) => keys.map((key) => replies[key].content);
const publicIssuers: ReadonlySet<DocumentType['issuer']> = new Set([
  'tax_office',
  'municipality',
  'office',
  'zus',
  'traffic',
]);

/** What every set of three replies has to hold to, by name. */
export const replyChecks: Readonly<Record<string, Check>> = {
  'trzy różne listy': (replies) => new Set(letters(replies)).size === 3,
  'układ listu': (replies) =>
    letters(replies).every(
      (letter) =>
        /^ {36}\S.*, 9 marca 2026 r\.$/m.test(letter) &&
        /^ {21,}\S/m.test(letter) &&
        /^Dotyczy: .{5,}/m.test(letter) &&
        /^Z poważaniem$/m.test(letter),
    ),
  'trzymają się pisma': (replies, facts) =>
    keys.every((key) => faultsOf(replies, key, facts).length === 0),
  'środek na początku, gdy się zaskarża': (replies, facts, kind) =>
    !isContested(facts, kind) ||
    headingsOf(replies)
      .slice(1)
      .some((heading) => heading.includes(stemOf(facts))),
  'kto ustępuje, wie, co traci': (replies, facts, kind) =>
    facts.remedy === null ||
    isNeverLost(facts, kind) ||
    headingsOf(replies)[0]?.includes(stemOf(facts)) === true ||
    replies.variant_1_cooperative.cons.some((con) => con.includes('nie zastępuje')),
  'terminu ustawowego nikt nie przesuwa': (replies, { remedy }) =>
    remedy?.legal_basis == null ||
    !letters(replies).some((letter) =>
      /przedłużenie terminu (?:do|na) (?:wniesieni|złożeni)|odroczenie terminu do wniesienia/.test(
        letter,
      ),
    ),
  'bez ugody w należnościach publicznych': (replies, facts) =>
    !publicIssuers.has(facts.type.issuer) ||
    !letters(replies).some((letter) => /polubown|ugod[ęay]|uznania długu/.test(letter)),
  'organ, tryb i termin według nadawcy': (replies, facts, kind) =>
    procedureFaults(replies, facts, kind).length === 0,
  'zdania bez śladów składania': (replies) =>
    !letters(replies).some((letter) =>
      /undefined|null|\.\.(?=\s|$)|\S {2,}\S| [,.;]|\(\)|„”|kwoty (?:w całości|tylko)/m.test(
        letter,
      ),
    ),
  'za, przeciw i strategia': (replies) =>
    keys.every(
      (key) =>
        replies[key].pros.length > 0 &&
        replies[key].cons.length > 0 &&
        replies[key].strategy.length > 20,
    ),
};

export type ReplyRow = {
  /** The kind of letter; null for a family that no kind of letter names. */
  type: string | null;
  kind: ReplyKind;
  /** Names of the checks that fail. */
  failed: string[];
  replies: ReplyVariantsAnswer;
};

/** Each kind of letter with its replies and the checks that fail; families without a kind of letter follow. */
export function replyTable(): ReplyRow[] {
  const rows = allDocumentTypes.map((type) => rowOf(type));
  const taken = new Set(rows.map(({ kind }) => kind));
  const [model] = allDocumentTypes;
  if (model === undefined) return rows;
  const plain = { ...model, remedy: null };
  const rest = (Object.keys(families) as ReplyKind[]).filter((kind) => !taken.has(kind));
  return [...rows, ...rest.map((kind) => rowOf(plain, { family: families[kind], kind }))];
}

function rowOf(type: KnownType, chosen?: ReturnType<typeof familyFor>): ReplyRow {
  const facts = factsFor(type);
  const { kind, family } = chosen ?? familyFor(facts);
  const replies = buildReplies(facts, today, { kind, family });
  const failed = Object.entries(replyChecks).flatMap(([name, holds]) =>
    holds(replies, facts, kind) ? [] : [name],
  );
  return { type: chosen === undefined ? type.id : null, kind, failed, replies };
}

function faultsOf(replies: ReplyVariantsAnswer, key: VariantKey, facts: LetterFacts): ReplyFault[] {
  return faultsOfReply(replies[key].content, {
    letter: facts.view.flow,
    today,
    recipient: facts.recipient,
    reference: facts.reference,
    remedy: null,
    isFinalClaim: false,
    isPublicDue: publicIssuers.has(facts.type.issuer),
    isInTime: false,
    knownSums: sumsOfLaw,
  });
}

/** Good news, somebody else's debt, and remedies that no term takes away. */
const isNeverLost = ({ type }: LetterFacts, kind: ReplyKind) =>
  kind === 'favourable' ||
  kind === 'meeting' ||
  kind === 'third_party' ||
  (type.remedy?.term === null && /^(?:reklamacja|pozew|powództwo)/.test(type.remedy.name));

/** Kinds whose remedy is the reply; elsewhere the letter offers a way that the replies only mention. */
function isContested({ remedy, type }: LetterFacts, kind: ReplyKind): boolean {
  return remedy !== null && kind !== 'favourable' && publicIssuers.has(type.issuer);
}

const stemOf = ({ remedy }: LetterFacts) => foldText(remedy?.name ?? '').slice(0, 6);

function headingsOf(replies: ReplyVariantsAnswer): string[] {
  return letters(replies).map((letter) =>
    foldText(/^(?=.*\p{Lu}{4})[\p{Lu}\d ()–-]{8,}$/mu.exec(letter)?.[0] ?? ''),
  );
}

const nothing = { value: null, quote: null };

/** The facts of the sample letter of a kind. */
export function factsFor(type: KnownType): LetterFacts {
  const writer = writers[type.issuer];
  return {
    view: viewLetter(openLetter(sampleOf(writer, type.label))),
    type,
    sender: writer.name,
    recipient: 'Jan Testowy',
    reference: 'AB.123.4.2026',
    senderAddress,
    recipientAddress: ['ul. Lipowa 3', '90-002 Łódź'],
    documentDate: '2026-03-02',
    terms: [],
    events: [],
    role: undefined,
    remedy:
      type.remedy === null
        ? null
        : {
            name: type.remedy.name,
            addressee: type.remedy.addressee,
            via: type.remedy.via,
            form: type.remedy.form,
            fee: type.remedy.fee,
            legal_basis: type.remedy.legalBasis,
            quote: null,
          },
    financial: {
      has_financial: true,
      main_amount: { value: 1200, quote: null },
      interest: nothing,
      costs: nothing,
      total_amount: nothing,
      currency: 'PLN',
      payment_title: nothing,
      bank_account: nothing,
      rows: [],
      direction: 'to_pay',
    },
  };
}
