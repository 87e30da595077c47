import { documentTypeOf, type KnownType } from '#shared/letters/catalogue/all-document-types.ts';
import { landRegisterTypes } from '#shared/letters/catalogue/courts/land-register.ts';
import type { CaseDeed } from '#shared/letters/catalogue/deeds/case-deed.ts';
import { deedDescriptions } from '#shared/letters/catalogue/deeds/deed-descriptions.ts';
import type { IssuerKind } from '#shared/letters/catalogue/issuers.ts';
import { onRequest } from '#shared/letters/reading/clauses/outcome-words.ts';
import { isAuthority } from '#shared/letters/reading/clauses/senders.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { type CaseDeedDone, caseDeedsOf } from './case-deeds.ts';

/** Kinds whose own description already says the deed, or whose letters do several at once. */
const saidAlready: ReadonlySet<string> = new Set([
  'koniec-wobec-wlasciciela',
  'decyzja-podatkowa-korzystna',
  'zus-zgoda-na-raty',
  'komornik-koniec',
  'komornik-trzeciodluznik',
  'administracyjny-trzeciodluznik',
  'komornik-wezwanie-wierzyciela',
  'komornik-plan-podzialu',
  'prokuratura-postanowienie',
  ...landRegisterTypes.map(({ id }) => id),
  'orzeczenie-dla-wygranego',
  'decyzja-ostateczna',
  'decyzja-dias',
  'umowa',
  'bank-odpowiedz',
  'odpowiedz-na-reklamacje',
  'odpowiedz-pracodawcy',
  'ubezpieczyciel-reklamacja-odpowiedz',
  'ubezpieczyciel-wyplata',
  'mandat-zagraniczny',
]);

const ofAuthority: ReadonlySet<IssuerKind> = new Set<IssuerKind>([
  'office',
  'municipality',
  'tax_office',
  'zus',
  'traffic',
]);
const ofFirm: ReadonlySet<IssuerKind> = new Set<IssuerKind>([
  'creditor',
  'bank',
  'insurer',
  'housing',
  'landlord',
  'energy',
  'employer',
  'private',
]);
const ruling = /^(?:decyzja|orzeczenie|pismo_komornicze)/;

/** Deeds that only withdraw or end something: every sender does them. */
const withdrawals: ReadonlySet<CaseDeed> = new Set<CaseDeed>([
  'withdraws_demand',
  'withdraws_notice',
  'withdraws_notice_agreed',
]);
/** Deeds of letters that rule on nothing. */
const notices: ReadonlySet<CaseDeed> = new Set<CaseDeed>(['delays', 'refers', 'leaves_unexamined']);

const burden = new RegExp(
  either(
    /\bz urzedu\b|\blegalnosc|\bsamowol|\brozbior|\bnalozeni|\bwymierzeni/,
    /\b(?:kar[aey]\b|grzywn|nienalezn|zaleglos|odpowiedzialnos|zwrot\w* (?:swiadcz|zasil|pomoc))/,
    /\bzobowiazuj\w+|\begzekuc|\bnakaz\w* /,
  ),
);

/**
 * The letter as its own deed describes it, where its operative words do something else than letters of its kind do:
 * they end, suspend, correct, change or withdraw. The plainest kind of its code and issuer, with the deed's description.
 */
export function toldByDeed(view: LetterView, type: KnownType, recipient: string | null): KnownType {
  if (saidAlready.has(type.id) || type.reply === 'scam') return type;
  const { deeds, hasBurden } = caseDeedsOf(view);
  const isEnded = ended.test(view.spaced);
  if (type.issuer === 'bailiff' && isEnded && deeds.some(({ deed }) => deed === 'lifts_seizure')) {
    return documentTypeOf('komornik-koniec');
  }
  for (const done of deeds) {
    const deed = fittingDeed({ view, type, hasBurden, recipient }, done);
    if (deed !== undefined) return described(view, type, deed);
  }
  return type;
}

type Asked = { view: LetterView; type: KnownType; hasBurden: boolean; recipient: string | null };

function fittingDeed(asked: Asked, { deed, text }: CaseDeedDone): CaseDeed | undefined {
  const { view, type, hasBurden, recipient } = asked;
  const { issuer } = type;
  const isOfCourt = issuer === 'court' || issuer === 'police';
  if (deed === 'permits') {
    if (!ruling.test(type.code) || !concerns(recipient, text)) return undefined;
    return hasBurden ? 'permits_with_duties' : deed;
  }
  // A part of the request may be refused.
  if (deed === 'grants_relief') return issuer === 'court' ? deed : undefined;
  if (deed === 'gives_thing_back') return isOfCourt && concerns(recipient, text) ? deed : undefined;
  if (deed === 'answers')
    return type.id === 'inne' && isAuthority(view) && !hasBurden ? deed : undefined;
  if (deed === 'lists_estate') return issuer === 'bailiff' ? deed : undefined;
  if (hasBurden) return undefined;
  if (withdrawals.has(deed)) return withdrawal(view, type, deed);
  if (ofFirm.has(issuer)) return undefined;
  if (notices.has(deed)) {
    // "uchyla decyzję i przekazuje sprawę": the appeal is decided.
    return (ofAuthority.has(issuer) || (issuer === 'unknown' && isAuthority(view))) &&
      !/\buchyl/.test(text)
      ? deed
      : undefined;
  }
  return rulingDeed(type, deed, text);
}

/** Deeds of rulings and of enforcement. */
function rulingDeed(type: KnownType, deed: CaseDeed, text: string): CaseDeed | undefined {
  const enforces = type.code === 'pismo_komornicze' || type.reply === 'admin_enforcement';
  if (!ruling.test(type.code) && !enforces) return undefined;
  if (deed === 'suspends') return enforces ? 'suspends_enforcement' : deed;
  if (deed === 'lifts_seizure') return enforces ? deed : undefined;
  return deed === 'closes' ? closing(type, text, enforces) : deed;
}

/** Whether the end of the case lifts a burden, or ends what somebody asked for; a court's closing may be conditional. */
function closing(type: KnownType, text: string, enforces: boolean): CaseDeed | undefined {
  if (enforces || /\bwarunkow/.test(text)) return undefined;
  if (type.issuer === 'court') return type.id === 'postanowienie-sadu' ? 'closes' : undefined;
  return burden.test(text) && !onRequest.test(text) ? 'closes_burden' : 'closes';
}

function withdrawal(view: LetterView, type: KnownType, deed: CaseDeed): CaseDeed | undefined {
  if (deed !== 'withdraws_notice') {
    return type.issuer === 'court' || type.issuer === 'police' ? undefined : deed;
  }
  if (!ofFirm.has(type.issuer)) return undefined;
  // A lender or a supplier who gives up its notice does what the reader wants.
  const isWanted = !needsConsent.has(type.issuer) || agreed.test(view.spaced);
  return isWanted ? 'withdraws_notice_agreed' : deed;
}
const needsConsent: ReadonlySet<IssuerKind> = new Set<IssuerKind>([
  'employer',
  'landlord',
  'private',
]);
/** "Cofnięcie jest skuteczne wyłącznie za Pani zgodą" still asks for that consent. */
const agreed =
  /(?<!\b(?:wylacznie|tylko|jedynie|dopiero|skuteczn[aey]|mozliw[aey]) )\bza (?:pan\w* |panstwa |obopolna |twoja )?(?:zgoda|porozumieniem)\b/;

/** The clause speaks to the reader, or names them. */
function concerns(recipient: string | null, text: string): boolean {
  if (/\b(?:pani|panu|panstwu|stronie|wnioskodawc\w+)\b/.test(text)) return true;
  const surname =
    foldText(recipient ?? '')
      .split(/\s+/)
      .at(-1) ?? '';
  return surname.length > 3 && text.includes(surname.slice(0, Math.max(4, surname.length - 2)));
}

const remedyOpen =
  /(?<!\bnie )\b(?:przysluguj\w*|sluzy|wniesc|wnosi sie)\b[^.;]{0,60}\b(?:zazaleni|odwolani|skarg|sprzeciw)/;

function described(view: LetterView, type: KnownType, deed: CaseDeed): KnownType {
  const { isGood, ...description } = deedDescriptions[deed];
  const plain = plainestOf(view, type, deed);
  // A new sum of a local tax is paid like the first one.
  if (plain.id === 'podatek-lokalny') {
    const { label, meaning } = description;
    return { ...plain, label, meaning };
  }
  const isOpen = remedyOpen.test(view.spaced);
  if (deed === 'lists_estate') return { ...plain, ...description };
  const reply = isGood ? 'favourable' : replyTo(plain, deed, isOpen);
  const duties = description.duties.filter((key) => isOpen || key !== 'remedy');
  const { issuer, specialization } = notices.has(deed) ? plain : type;
  // The law gives no remedy of its own against most of these deeds: only the letter's words open one.
  const remedy = isOpen ? plain.remedy : null;
  return { ...plain, issuer, specialization, remedy, ...description, duties, reply };
}

/** An order without a complaint has replies of its own; a correction is only checked. */
function replyTo({ reply }: KnownType, deed: CaseDeed, isOpen: boolean): KnownType['reply'] {
  if (reply === 'admin_order') return reply;
  const isOver = deed === 'voids' && reply === 'tax_decision';
  return isOpen && !isOver && deed !== 'corrects' && reply !== 'unknown' ? reply : 'information';
}

/** "postępowanie egzekucyjne zostało zakończone": more than one seizure ends. */
const ended =
  /\b(?:postepowani\w+ (?:\w+ ){0,4}(?:zakoncz|umorz)|(?:zakoncz|umorz|umarza)\w+ (?:\w+ ){0,3}(?:postepowani|egzekucj))/;

/** The kind without an assertion of its own for the same code and issuer; its remedy stays where the letter's is one. */
function plainestOf(view: LetterView, type: KnownType, deed: CaseDeed): KnownType {
  const id = plainestId(view, type, deed);
  if (id === undefined) return type;
  const plain = documentTypeOf(id);
  return plain.remedy?.name === type.remedy?.name && type.remedy !== null
    ? { ...plain, remedy: type.remedy }
    : plain;
}

const HEAD = 160;
const ofZus = /\b(?:zus|ubezpieczen spolecznych|krus|rolniczego)\b/;

function plainestId(view: LetterView, type: KnownType, deed: CaseDeed): string | undefined {
  const { code, issuer } = type;
  if (withdrawals.has(deed) && ofFirm.has(issuer)) {
    return issuer === 'bank'
      ? 'bank-pismo'
      : issuer === 'insurer'
        ? 'ubezpieczyciel-pismo'
        : 'zamkniecie-sprawy';
  }
  if (notices.has(deed) && !code.startsWith('decyzja'))
    return issuer === 'zus' && ofZus.test(view.spaced.slice(0, HEAD))
      ? 'zus-informacja'
      : 'zawiadomienie-o-postepowaniu';
  const isOrder = /\bpostanowieni/.test(view.foldedTitle) || type.remedy?.name === 'zażalenie';
  if (code === 'decyzja_administracyjna')
    return isOrder ? 'postanowienie-administracyjne' : 'decyzja-administracyjna';
  if (type.id === 'podatek-lokalny' && (deed === 'changes' || deed === 'corrects'))
    return undefined;
  if (code === 'decyzja_podatkowa') return isOrder ? 'postanowienie-podatkowe' : 'decyzja-us';
  if (code === 'decyzja_zus')
    return type.reply === 'zus_refund' ? 'zus-decyzja-swiadczenie' : undefined;
  return code === 'pismo_komornicze' && issuer === 'bailiff' ? 'komornik-pismo' : undefined;
}
