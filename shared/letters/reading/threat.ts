import type { Level } from '#shared/domain/levels.ts';
import type { ClassificationAnswer } from '#shared/domain/model-answers.ts';
import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import { issuers } from '#shared/letters/catalogue/issuers.ts';

import { clauseAt } from './clauses/clause.ts';
import { outcomeOf } from './clauses/outcome.ts';
import type { Person } from './clauses/person-words.ts';
import { flowPosition, type LetterView, quoteAt, sentenceOf } from './letter-view.ts';
import { isOthersKind } from './reader/reader.ts';

type Threat = ClassificationAnswer['threat'];
type Rule = { pattern: RegExp; reason: string };

/** Enforcement that is under way, said of this case. */
const underWay: readonly Rule[] = [
  {
    pattern:
      /wszczal\w* (?:przeciwko [^.]{0,40})?(?:egzekucj|postepowani\w+ egzekucyjn)|wszczeciu egzekucji\b/,
    reason: 'Egzekucja już trwa.',
  },
  {
    pattern:
      /\bzajmuj\w+ [^.]{0,60}(?:rachun|wynagrodzeni|wierzytelnosc|ruchomosc|swiadczen)|dokonan\w* zajecia/,
    reason: 'Pieniądze lub majątek zostały zajęte.',
  },
  {
    pattern:
      /(?:nadano|nadaje|zaopatrzon\w+ w|opatrzon\w+) (?:mu |jej )?(?:rygor|klauzul)\w+ (?:natychmiastowej )?wykonalnosci/,
    reason: 'Orzeczenie można już wykonać.',
  },
];
/** What is lost when the term passes. */
const loss: readonly Rule[] = [
  {
    pattern:
      /(?:wstrzym\w+|odlacz\w+|odcie\w+|wylacz\w+)[^.]{0,50}(?:dostarczani|dostaw|energi|gaz|wod[yę]|oczyszczani)|(?:dostarczanie|dostawy?) [^.]{0,40}(?:wstrzyman|odciet)/,
    reason: 'Po terminie grozi odcięcie dostaw.',
  },
  {
    pattern: /eksmisj|oprozni\w+ (?:i |oraz )?(?:wydani\w+ )?[^.]{0,20}lokal/,
    reason: 'Grozi utrata mieszkania lub lokalu.',
  },
  {
    pattern:
      /(?:calosc|cala kwota|cale zadluzenie|calosc kredytu)[^.]{0,60}(?:wymagaln|natychmiast)/,
    reason: 'Cały dług stanie się wymagalny od razu.',
  },
  {
    pattern: /(?:staje sie|stanie sie|uprawomocni)[^.]{0,20}(?:prawomocn|sie)/,
    reason: 'Po terminie rozstrzygnięcie stanie się prawomocne.',
  },
  {
    pattern:
      /pod rygorem (?:wszczecia )?(?:postepowania )?egzekuc|zostanie wystawiony tytul wykonawcz/,
    reason: 'Po terminie nastąpi egzekucja.',
  },
];
const cancelled: readonly Rule[] = [
  {
    pattern:
      /(?:umarza|umorzyc|umorzon\w+|umorzyl\w*|umorzenie) (?:sie )?(?:postepowani|egzekucj)|postepowanie [^.]{0,30}umorzono/,
    reason: 'Postępowanie umorzono.',
  },
  {
    pattern:
      /(?:uchyl\w+|zwaln\w+|zwolnion\w+) (?:w calosci )?(?:zajeci|spod zajecia)|zajecie zostalo uchylone/,
    reason: 'Zajęcie uchylono.',
  },
  {
    pattern:
      /(?:wycofuj\w+|anuluj\w+|uniewazni\w+)[^.]{0,40}(?:wezwani|upomnieni|nalezno|wniosek|mandat)|wezwanie (?:jest|prosimy traktowac jako) (?:niebyle|bezprzedmiotow)/,
    reason: 'Nadawca wycofuje żądanie.',
  },
  {
    pattern: /\b(?:odmow\w+|nie) wszcz(?:eto|yna|ecia) (?:postepowani|egzekucj)/,
    reason: 'Postępowania nie wszczęto.',
  },
  {
    pattern:
      /(?:zaleglosc|zadluzenie|naleznosc) zostal\w+ (?:w calosci )?(?:uregulowan|splacon|zaplacon|umorzon)/,
    reason: 'Należność jest uregulowana.',
  },
];

const announcing =
  /(?:uchyli\b|umorzy\b|moze|mozna|jezeli|jesli|w razie|wniosek o|wystapic|po calkowitej|prawo|zadac|w pozostal)/;
const HIGH_AMOUNT = 10_000;

/**
 * The level by the letter's kind, raised or lowered by its own words, each with the sentence it comes
 * from. Today's date does not enter: how near the last day is, is shown beside the term.
 */
export function readThreat(
  view: LetterView,
  type: DocumentType,
  total: number | null,
  { role, isCalled }: { role: Person | undefined; isCalled: boolean },
): Threat {
  if (isOthersKind(type, role)) return othersThreat(view, isCalled);
  const reasons: Threat['reasons'] = [{ reason: kindReason[type.level], quote: titleQuote(view) }];
  const outcome = outcomeOf(view, type);
  if (outcome.isFavourable) {
    const given = { reason: 'Rozstrzygnięcie jest korzystne.', quote: outcome.quote };
    return { level: 'LOW', reasons: [...reasons.slice(type.level === 'LOW' ? 0 : 1), given] };
  }
  // A court that ends a case may still order the reader to pay its costs.
  const called = type.issuer === 'court' ? undefined : cancelledBy(view);
  if (called !== undefined) {
    return { level: 'LOW', reasons: [...reasons, called] };
  }
  let level: Level = type.level;
  const enforced = type.issuer === 'bailiff' || type.reply === 'admin_enforcement';
  const now = enforced ? firstHit(view, underWay) : undefined;
  if (now !== undefined) {
    if (level === 'CRITICAL') reasons.length = 0; // the same, said by the letter itself
    level = 'CRITICAL';
    reasons.push(now);
  }
  const lost = type.reply === 'scam' ? undefined : firstHit(view, loss);
  if (lost !== undefined) {
    reasons.push(lost);
    if (raises(type, lost.reason)) level = higher(level, 'HIGH');
  }
  if (type.reply === 'payment_demand' && total !== null && total >= HIGH_AMOUNT) {
    reasons.push({ reason: 'Wysoka kwota (co najmniej 10 000 zł).', quote: null });
    level = higher(level, 'HIGH');
  }
  return { level, reasons };
}

/** Of a letter about somebody else's debt or the reader's own claim: what it asks, not what its kind threatens. */
function othersThreat(view: LetterView, isCalled: boolean): Threat {
  const reason = isCalled
    ? 'Pismo oczekuje czegoś od Ciebie w terminie, ale to nie Ty masz dług.'
    : 'Pismo informuje; to nie Ty masz dług.';
  return { level: isCalled ? 'MEDIUM' : 'LOW', reasons: [{ reason, quote: titleQuote(view) }] };
}

const kindReason: Readonly<Record<Level, string>> = {
  LOW: 'Pismo informacyjne lub rutynowe.',
  MEDIUM: 'Pismo oczekuje odpowiedzi lub zapłaty; dalsze kroki są dopiero zapowiedziane.',
  HIGH: 'Po upływie terminu coś staje się ostateczne albo przepada.',
  CRITICAL: 'Pismo dotyczy egzekucji, która już trwa.',
};

/** Only the loss of a home, a supply or a loan raises a demand; finality is part of a decision's level. */
function raises(type: DocumentType, reason: string): boolean {
  if (type.code === 'umowa' || !issuers[type.issuer].canTakeAway) return false;
  return (
    /dostaw|wymagalny/.test(reason) || (reason.includes('mieszkania') && type.issuer === 'landlord')
  );
}

const order: readonly Level[] = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'];

function higher(left: Level, right: Level): Level {
  return order.indexOf(left) >= order.indexOf(right) ? left : right;
}

function firstHit(
  view: LetterView,
  rules: readonly Rule[],
  unless?: RegExp,
  counts: (place: number) => boolean = () => true,
): Threat['reasons'][number] | undefined {
  for (const { pattern, reason } of rules) {
    const match = pattern.exec(view.spaced);
    if (match === null || !counts(match.index)) continue;
    const span = sentenceOf(view, { start: match.index, end: match.index + match[0].length });
    if (unless?.test(view.spaced.slice(span.start, span.end)) === true) continue;
    return { reason, quote: quoteAt(view, span) };
  }
  return undefined;
}

/** The sentence that takes back or ends the case; instructions and reasons tell only of what may be. */
function cancelledBy(view: LetterView): Threat['reasons'][number] | undefined {
  const operative = (at: number) => {
    const part = clauseAt(view, at)?.part;
    return part === undefined || part === 'operative';
  };
  return firstHit(view, cancelled, announcing, operative);
}

function titleQuote(view: LetterView): string | null {
  if (view.title === '') return null;
  const line = view.lines[view.titleLine];
  return line === undefined
    ? null
    : quoteAt(view, {
        start: flowPosition(view, line.start),
        end: flowPosition(view, line.end),
      });
}
