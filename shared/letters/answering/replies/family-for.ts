import { rarerDeed } from '#shared/letters/answering/duties/rarer-deeds.ts';
import { onRequest } from '#shared/letters/reading/clauses/outcome-words.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { statutoryIssuers } from '#shared/letters/reading/remedies/by-law.ts';
import { stemOf } from '#shared/letters/reading/remedy-names.ts';
import { closeSpacedWord } from '#shared/letters/text/lines.ts';
import { foldText } from '#shared/letters/text/text.ts';

import { families, type ReplyKind } from './families.ts';
import { fittingKind } from './fitting.ts';
import type { Family } from './parts.ts';
import { kindForOtherReader } from './reader-side.ts';

type Chosen = { family: Family; kind: ReplyKind };

/**
 * The family with the remedy that the letter gives: that of the letter's kind, otherwise the one that the
 * issuer and the remedy's name select together. A remedy that fits no family is lodged under its own name,
 * with the body and route that the letter names and without articles of ours.
 */
export function familyFor(facts: LetterFacts): Chosen {
  const chosen = kindForOtherReader(facts) ?? kindFor(facts) ?? 'named_remedy';
  const kind = rarerDeed(facts)?.reply ?? fittingKind(chosen, facts);
  return { family: families[kind], kind };
}

/** Decisions that only grant something give no reason for a dispute. */
const decisions: ReadonlySet<ReplyKind> = new Set([
  'admin_decision',
  'tax_decision',
  'local_tax',
  'zus_decision',
  'krus_decision',
  'child_benefit',
  'social_aid',
  'benefit_refund',
  'disability',
  'farm_payments',
  'unemployment',
]);

/** A reminder comes before the enforcement title: the zarzut it mentions for later is not a remedy against it. */
const reminders: ReadonlySet<ReplyKind> = new Set(['reminder', 'duty_reminder', 'tv_licence']);

/**
 * A suit or a call to court is answered, whatever else may be contested: an order on security has its own
 * complaint, and the appeal from a later ruling has nothing to contest yet.
 */
const answered: ReadonlySet<ReplyKind> = new Set([
  'hearing',
  'witness',
  'lawsuit',
  'divorce',
  'alimony',
  'eviction',
  'inheritance_case',
]);

/** The financial ombudsman takes no case against a shop. */
const financial: ReadonlySet<ReplyKind> = new Set(['insurer', 'insurer_final', 'bank_letter']);
const isFinancial = ({ view }: LetterFacts) =>
  /\b(?:ubezpiecz|polis|szkod[ayeę]|towarzystw|bank|kredyt|pozyczk|kont[oa]\b|kart[ayeę]\b)/.test(
    view.spaced,
  );

function kindFor(facts: LetterFacts): ReplyKind | null {
  const { remedy, type } = facts;
  const own = type.reply;
  if (own === 'judgment' && hasReasons(facts)) return 'judgment_with_reasons';
  if (decisions.has(own) && grantsOnly(facts)) return 'favourable';
  if (own === 'asset_list') return own;
  if (own === 'student_removal' && /\bucz(?:nia|niow|en)\b/.test(facts.view.spaced))
    return 'pupil_removal';
  if (own === 'suspect' && type.issuer === 'court') return 'indictment';
  if (own === 'suspect' && /\bakt\w* oskarzenia\b/.test(facts.view.spaced)) return 'indictment';
  if (financial.has(own) && !isFinancial(facts)) return 'seller_complaint';
  if (remedy === null) return withoutRemedy(own, facts);
  if (reminders.has(own) || answered.has(own)) return own;
  if (own === 'zus_decision' && (remedy.addressee ?? '').startsWith('Prezes'))
    return 'child_benefit';
  const stem = stemOf(remedy.name);
  if (own === 'admin_enforcement' && stem === 'skarg') return 'enforcement_act';
  if (own === 'tax_call' && stem === 'zastrzezeni') return 'tax_control_protocol';
  if (type.remedy !== null && stemOf(type.remedy.name) === stem) return own;
  if (!statutoryIssuers.has(type.issuer) && own !== 'unknown') return own;
  // What only the letter offers changes nothing about what its kind is answered with.
  if (type.remedy === null && own !== 'unknown' && offered.has(stem)) return own;
  return byIssuer(facts, stem);
}

const offered: ReadonlySet<string> = new Set(['reklamacj', 'zastrzezen']);

/** A kind that consists only of a remedy has no replies when the letter gives none. */
function withoutRemedy(own: ReplyKind, { type, events, view, terms }: LetterFacts): ReplyKind {
  // An order that sets a day asks for something, though nobody may complain of it.
  const isOrder = own === 'tax_order' || own === 'admin_order';
  if (isOrder && terms.length === 0) return 'order_without_remedy';
  if (own === 'civil_order') {
    const isCalled = events.some(({ kind }) => personal.has(kind));
    if (ordersPapers(view) || (!isCalled && obliges.test(view.spaced))) return 'court_duty';
    // A reply about a day in court needs such a day.
    return events.length > 0 ? 'hearing' : 'information';
  }
  if (own === 'final_decision') return 'information';
  if (!isOrder && !contested.has(own)) return own;
  // The letter contains no decision that could be contested: the office asks, announces or visits.
  if (events.some(({ kind }) => personal.has(kind))) return 'summons';
  return type.issuer === 'tax_office' ? 'tax_call' : 'admin_call';
}

/** "postanawia … zobowiązać pozwaną do wpłacenia zaliczki": something to do, on no day in court. */
const obliges = /\b(?:postanawia|zarzadz[ae])\w*[^;]{0,500}\b(?:zobowiazac|wezwac)\b/;

/** "wzywa … do złożenia tych dokumentów … pod rygorem grzywny": the call is not a hearing. */
const ordersPapers = ({ spaced }: LetterFacts['view']) =>
  /\b(?:wzywa\w*|wezwac)[^;]{0,120}\bdo (?:zlozenia|przedlozenia|przedstawienia)/.test(spaced) &&
  /\bpod rygorem [^.]{0,40}grzywn/.test(spaced);

/** Days on which the reader must come; a visit at home is not one. */
const personal: ReadonlySet<string> = new Set(['hearing', 'summons', 'examination']);

/** Kinds whose replies contest a decision. */
const contested: ReadonlySet<ReplyKind> = new Set([
  'admin_decision',
  'social_aid',
  'unemployment',
  'benefit_refund',
  'disability',
  'support_level',
  'farm_payments',
  'demolition',
  'single_instance',
  'reconsideration',
  'tax_decision',
  'zus_decision',
  'zus_refund',
  'krus_decision',
  'child_benefit',
  'student_removal',
  'pupil_removal',
]);

/** The procedure follows from the issuer, never from the remedy's name alone; null when neither decides. */
function byIssuer(facts: LetterFacts, stem: string): ReplyKind | null {
  const { issuer } = facts.type;
  switch (stem) {
    case 'zazaleni':
      if (issuer === 'court') return 'civil_order';
      return issuer === 'tax_office'
        ? 'tax_order'
        : issuer === 'office' || issuer === 'municipality'
          ? 'admin_order'
          : null;
    case 'odwolani':
      if (issuer === 'tax_office') return 'tax_decision';
      if (issuer === 'zus')
        return goesToCourt(facts) ? 'zus_decision' : isFromZus(facts) ? 'child_benefit' : null;
      return (issuer === 'office' || issuer === 'municipality') && !goesToCourt(facts)
        ? 'admin_decision'
        : null;
    case 'skarg':
      if (issuer === 'bailiff') return 'bailiff';
      if (issuer === 'court')
        return /\breferendarz/.test(facts.view.spaced) ? 'registrar_order' : null;
      if (/skarg\w+ na (?:te )?czynnos\w+ egzekucyjn/.test(facts.view.spaced))
        return 'enforcement_act';
      return /wojewodzki\w+ sad\w+ administracyjn/.test(facts.view.spaced)
        ? 'single_instance'
        : null;
    case 'zarzut':
      return issuer === 'court' ? 'promissory_order' : 'admin_enforcement';
    case 'wniosek':
      return foldText(facts.remedy?.name ?? '').includes('ponowne rozpatrzenie')
        ? 'reconsideration'
        : null;
    default:
      return null;
  }
}

const isFromZus = ({ sender }: LetterFacts) => /^(?:ZUS|Zakład Ubezpieczeń)/iu.test(sender ?? '');

const goesToCourt = ({ remedy }: LetterFacts) =>
  /^(?:s[aą]d|właściw\w+ s[aą]d)/i.test(remedy?.addressee ?? '');

const closes = /\b(?:umarzam?|umorzyc) postepowanie\b/;

/** The decision grants or ends a duty and does not order anything to be paid, returned or done. */
function grantsOnly({ view, type }: LetterFacts): boolean {
  const { spaced } = view;
  const ruled =
    /\b(?:orzekam|postanawiam|decyduje|decyzj\w+ nr|decyzja)\b/.exec(spaced)?.index ?? -1;
  if (ruled < 0 || type.reply === 'final_decision') return false;
  const ruling = spaced.slice(ruled, ruled + 900).split(/\buzasadnieni/)[0] ?? '';
  const grants =
    /(?<!\bnie )\b(?:przyzna(?:c|je|jemy|je sie|no)|umarza(?:m)? postepowanie|umorzyc postepowanie|stwierdzam nadplat|zwrocic nadplat|przyznac)\b/.test(
      ruling,
    );
  const burdens =
    /\b(?:odmawia|nakazuj|zobowiazuj|ustalam\w* (?:wysokosc )?(?:podat|zobowiaz|opla)|okresla|naklada|cofa|utrac|uchyla|do zaplaty|zwrot nienaleznie)/.test(
      ruling,
    );
  return grants && !burdens && !(closes.test(ruling) && onRequest.test(ruling));
}

/** Whether the judgment comes with its reasons, so that the time to appeal is already running. */
function hasReasons({ view }: LetterFacts): boolean {
  const served =
    /\b(?:dorecza(?:m|my)?|przesyla(?:m|my)?|w zalaczeniu)\b.{0,60}odpis\w*.{0,110}z (?:pisemnym )?uzasadnieniem/.test(
      view.spaced,
    );
  return (
    served || view.lines.some(({ text }) => foldText(closeSpacedWord(text)) === 'uzasadnienie')
  );
}
