import type { KnownType } from '#shared/letters/catalogue/all-document-types.ts';
import { type IssuerKind, issuersWith } from '#shared/letters/catalogue/issuers.ts';
import { proofOf } from '#shared/letters/catalogue/proof-words.ts';
import { deciding } from '#shared/letters/reading/clauses/outcome.ts';
import type { Zones } from '#shared/letters/reading/recognition-zones.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { answers, lacking, lenders, ofPaying, otherCall, trades } from './kind-words.ts';

/** No heading and no sender outweighs what the letter says or shows of itself. */
const DENIED = 20;
const WRONG_DEED = 8;

/**
 * What a kind loses when this letter cannot do what letters of the kind do: a firm imposes nothing, nobody is
 * summoned to a day that the letter does not name, and nothing is decided without a word for deciding.
 */
export function wrongDeed(type: KnownType, zones: Zones): number {
  if (isRuledOut(type, zones)) return DENIED;
  return isUnlikely(type, zones) ? WRONG_DEED : 0;
}

const offices = issuersWith('isOffice');
const ofCourts: ReadonlySet<IssuerKind> = new Set<IssuerKind>(['court', 'bailiff']);
/** A town's own nursery reminds of fees as an office does. */
const nurseries = /\b(?:przedszkol|zlob|szkol)/;
const isDecision = ({ code }: KnownType): boolean => code.startsWith('decyzja');
const isDemand = ({ code }: KnownType): boolean =>
  code === 'wezwanie_do_zaplaty' || code === 'przedsadowe_wezwanie';
const toEmployer =
  /\b(?:wezwani\w*|zawiadomieni\w*)(?: dla| do)? (?:pracodawc|platnik)|\b(?:dla|do) pracodawcy\b/;
const lends =
  /bank(?:u|iem|owi)?\b|\b(?:skok|kas[ay]|kredyt|pozyczk|leasing|kart|paribas|pekao|ing)/;
/** "bank: Baltic Pay UAB", "bankowość", "nasz rachunek w banku": where an account is kept. */
const accountLabel = /\bbank:|\bbankowosc\w*|\brachun\w* w banku\b|\bpotwierdzeni\w* z banku\b/g;
/** "Wniosek pozostawiam bez rozpoznania": nothing can be completed any more. */
const leftUnexamined =
  /\bpozostawi(?:am|amy|lem|lam|ono|lismy) [^.;]{0,60}bez rozp|\bbez rozp\w+ pozostawi(?:am|amy)\b|\b(?:zostal\w?|zostaje) pozostawion\w+ bez rozp/;
const awaitsReader: ReadonlySet<string> = new Set([
  'wezwanie-do-uzupelnienia',
  'zawiadomienie-o-postepowaniu',
]);
const ofProceeding = /postepowa|\bakt(?:a|ach|ami)?\b|stanowisk|dowod|\bspraw/;
/** "Odpowiedź na pozew wpłynęła w terminie", "złożył Pan odpowiedź na pozew": the suit is answered already. */
const isAnswered = new RegExp(
  either(
    /(?<!\b(?:jezeli|jesli|gdy|gdyby|o ile) (?:pan\w* )?)\bodpowiedz na pozew (?:(?!nie )\w+ ){0,3}(?:wplynela|zlozono|wniesiono)(?! po )/,
    /\b(?:wniosl|zglosil|podniosl|zawnioskowal)\w* (?:pan\w* )?w odpowiedzi na pozew\b/,
    /\bodpowiedz na pozew (?:pan\w* )?zostala (?:juz )?(?:zlozona|wniesiona)(?! po )/,
    /(?<!\b(?:jezeli|jesli|gdy|gdyby|o ile|nie) )\b(?:zlozyl|wniosl)\w* (?:juz )?pan\w* (?:\w+ ){0,3}odpowiedz na pozew\b/,
  ),
);
const mayor = /\b(?:burmistrz|wojt|prezydent miasta)\b/;
const homes = /\b(?:wspolnot|spoldzieln|lokal|mieszkani|zasob|najem|najm)/;
const headedAsDecision = /^decyzj[ae]\b/;

const bankHead = /\bbank(?:u|iem|owi)?\b/;
const insured = /\b(?:ubezpiecz|polis|szkod|reasekur|skladk)/;
/** "Działając w imieniu wierzyciela", "KREDYTORIA WINDYKACJA Sp. z o.o.": who collects what another claims. */
const collects = new RegExp(
  either(
    /\b(?:dzialajac|wystepujac) (?:w imieniu|na (?:zlecenie|rzecz)) (?:i na rzecz )?(?:(?:naszego|mojego) )?(?:wierzyciel|klient|mocodawc|zleceniodawc)/,
    /(?<!\b(?:dzial|departament|zespol|biuro|wydzial) )\b(?:windykacja|inkaso)\b[^.]{0,20}\b(?:sp\. ?z|s\.a|sp\. ?k|spolka)/,
  ),
);
/** Kinds told as the letter of a trade to its own customer. */
const ofTrade: ReadonlySet<string> = new Set([
  'telekomunikacja-spor',
  'energia-wstrzymanie',
  'woda-odciecie',
  'bank-wezwanie',
  'spoldzielnia-zaleglosc',
  'ubezpieczyciel-skladka',
]);

/** "Decyzja o przyznaniu odszkodowania": the letter pays the reader, whatever it deducts. */
const grantTitle =
  /\b(?:przyznani[eu]|wyplata|wyplacie|rozliczeni[eu] szkody)\b(?! (?:\w+ )?odmow)/;
/** "Informacja o składnikach wynagrodzenia": the heading names no call, and no sentence demands anything. */
const informs = /^(?:informacj|wyjasnieni|odpowiedz|potwierdzeni|zaswiadczeni)/;
const demands =
  /\b(?:wzywa(?:m|my)|zada(?:m|my)|domaga(?:m|my) sie|obciaza(?:m|my)|(?:prosimy|prosze) o (?:\w+ )?(?:zaplat|wplat|zwrot|splat))/;
const onlyInforms = ({ title, all }: Zones): boolean => informs.test(title) && !demands.test(all);

function isRuledOut(type: KnownType, zones: Zones): boolean {
  const { id, issuer } = type;
  const { all, head, title } = zones;
  return (
    // "DECYZJA … dopiero od decyzji wydanej po ponownym ustaleniu służy odwołanie": another decision is meant.
    (zones.isNoDecision && isDecision(type) && !headedAsDecision.test(title)) ||
    !(trades[issuer]?.test(all) ?? true) ||
    // What the kind's description takes for granted stands nowhere in the letter.
    (proofOf[id]?.some((words) => !words.test(all)) ?? false) ||
    // "Warta-Nord Bank": a bank with the name of an insurer, whose letter insures nothing.
    (issuer === 'insurer' && bankHead.test(head) && !insured.test(all)) ||
    // No firm writes for an office, even if it names one: "brak OC wykryje Ubezpieczeniowy Fundusz Gwarancyjny".
    (zones.isPrivate && offices.has(issuer) && !nurseries.test(head)) ||
    (isDemand(type) && grantTitle.test(title)) ||
    (type.issuer === 'employer' && isDemand(type) && onlyInforms(zones)) ||
    // What a bailiff writes is no court's letter, even about an estate.
    (issuer === 'court' && zones.issuer?.length === 1 && zones.issuer[0] === 'bailiff') ||
    (ofTrade.has(id) && collects.test(all)) ||
    // The bailiff's own letter tells of what ZUS will deduct as well.
    (id === 'zus-potracenie' && zones.issuer?.[0] !== 'zus') ||
    // A lawyer or a neighbour who threatens with a court is none.
    (zones.isOutsideCourt && ofCourts.has(issuer)) ||
    (isDemand(type) && (otherCall.test(title) || !zones.namesSum)) ||
    (awaitsReader.has(id) && leftUnexamined.test(all)) ||
    (type.duties.includes('answer_suit') && isAnswered.test(all))
  );
}

/** What a court sends a pleading back for. */
const lacksSomething =
  /\bbrak(?!\w*\b odpowiedzi)|\buzupeln|\boplat|\bzaliczk|\bzwro\w+ (?:pism|poz|wnios)/;

function isUnlikely(type: KnownType, zones: Zones): boolean {
  const { id, issuer, code } = type;
  const { all, head, title } = zones;
  return (
    (zones.isPrivate && offices.has(issuer)) ||
    (type.duties.includes('attend') && !zones.setsDay) ||
    (isDecision(type) && deciding.has(type.reply) && !zones.decides) ||
    // A letter headed as a decision does not merely give notice of one.
    (code === 'pismo_zus' && headedAsDecision.test(title)) ||
    (isDemand(type) && (zones.asksNothing || !ofPaying.test(all))) ||
    (code === 'wezwanie_urzedu' && answers.test(all)) ||
    (id === 'wezwanie-do-uzupelnienia' && !lacking.test(all)) ||
    (issuer === 'bailiff' && !head.includes('komorni')) ||
    // "Zajęcie wynagrodzenia – wezwanie pracodawcy": the debtor's own notice calls no employer.
    (id === 'komornik-zajecie-wynagrodzenia' && toEmployer.test(title)) ||
    // A firm that names a bank's account is no bank.
    (id === 'bank-pismo' && zones.isPrivate && !lends.test(all.replaceAll(accountLabel, ' '))) ||
    // A mayor's notice of a fee for a property is no letter of its owners' association.
    (issuer === 'housing' && mayor.test(head) && !homes.test(all)) ||
    // A notice of a new fee opens no proceeding.
    (id === 'zawiadomienie-o-postepowaniu' && !ofProceeding.test(all)) ||
    // A cemetery that calls to pay for a grave is no court.
    (id === 'sad-braki-formalne' && !(/\bsad/.test(all) && lacksSomething.test(all))) ||
    // A developer's or a supplier's letter that names the reader's bank is not the bank's call.
    (id === 'bank-wezwanie' && !lenders.test(head))
  );
}
