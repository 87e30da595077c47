import type { Term } from '#shared/domain/term.ts';
import type { ReplyKind } from '#shared/letters/answering/replies/families.ts';
import type { Saying } from '#shared/letters/answering/replies/parts.ts';
import { isRestored, whenLate } from '#shared/letters/answering/replies/restoration.ts';
import { passedWords, passingOf } from '#shared/letters/calendar/passed/passed.ts';
import { termPhrase } from '#shared/letters/calendar/polish-wording.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

import { isOwnBody } from './remedy-body.ts';
import { waysTo, waysToCourt, waysToNamed } from './ways.ts';

const courtBound =
  /POZEW|APELACJA|SPRZECIW OD (?:NAKAZU|WYROKU)|ZARZUTY OD|ZAŻALENIE NA POSTANOWIENIE|ODPOWIEDŹ NA (?:POZEW|WNIOSEK)/;

/** What is written in a mail bears a typed name. */
const byMail = /@|\[EMAIL|e-?mail|Odpowiedz na tę|formularz/u;

/** "Jak to wysłać": by when, where, how many copies, which fee, what to keep. */
export function sendingSteps(
  saying: Saying,
  kind: ReplyKind,
  facts: LetterFacts,
  today: string,
): string[] {
  if (kind === 'scam') {
    return [
      'Nie wysyłaj niczego nadawcy pisma i nie dzwoń pod numery z pisma.',
      'Adres instytucji, Policji lub banku weź z ich oficjalnej strony.',
      'SMS prześlij na numer 8080, e-mail lub stronę zgłoś na incydent.cert.pl.',
      'Gdy podano dane lub wysłano pieniądze, od razu zadzwoń do banku.',
    ];
  }
  if (kind === 'information' || kind === 'favourable' || kind === 'meeting') {
    // A letter that need not be written keeps no term.
    const way = waysTo({ ...facts, terms: [] }, saying)[0]?.replace(counted, '; z');
    const ifWanted = way === undefined ? [] : [`Gdy chcesz napisać mimo to: ${lowered(way)}`];
    return ['Listu nie musisz wysyłać.', ...ifWanted];
  }
  const { to, parties, heading = '', grounds = [] } = saying;
  const isPleading = parties !== undefined && facts.type.issuer !== 'bailiff';
  const isRemedy = to === 'remedy' || isPleading || heading.startsWith('POZEW');
  const boxes = grounds.length > 0 ? ', usuń niezaznaczone powody' : '';
  const ways = channelsOf(saying, facts);
  const byHand = byMail.test(ways[0] ?? '') ? '' : ' własnoręcznie';
  return [
    `Uzupełnij pola${boxes} i podpisz pismo${byHand}.`,
    ...(isRemedy ? untilWhen(facts, saying, today) : termOfLetter(facts, saying, today)),
    ...whereTo(saying, facts),
    ...oneOf(ways),
    ...copies(saying, facts),
    ...fee(saying, facts),
    'Zachowaj kopię pisma.',
  ];
}

function untilWhen(facts: LetterFacts, saying: Saying, today: string): string[] {
  const { remedy, terms } = facts;
  if (isRestored(saying)) return ['Termin najpewniej minął: wyślij jak najszybciej.'];
  if (remedy === null) return [];
  const term = terms.find(({ what }) => what.includes(remedy.name)) ?? terms[0];
  return [
    ...(term === undefined ? [] : [`Termin: ${termToday(term, facts, today)}.`]),
    ...whenLate(facts),
  ];
}

/** The one term that the letter sets for an answer, a payment or a complaint to its sender; none when it sets several. */
function termOfLetter(facts: LetterFacts, { to = 'sender' }: Saying, today: string): string[] {
  const { terms, remedy } = facts;
  const asked = terms.filter(
    ({ kind, what }) =>
      kind !== 'none' &&
      answers.test(what) &&
      (remedy === null || remedy.name === 'reklamacja' || !what.includes(remedy.name)),
  );
  const [phrase, ...others] = new Set(asked.map((term) => termToday(term, facts, today)));
  return to === 'sender' && phrase !== undefined && others.length === 0
    ? [`Termin z pisma: ${phrase}.`.replace('..', '.')]
    : [];
}
/** "7 dni od dnia doręczenia (najpewniej już minął; sprawdź dzień odbioru)". */
function termToday(term: Term, { documentDate }: LetterFacts, today: string): string {
  const passing = passingOf(term, documentDate, today);
  if (passing === null) return termPhrase(term);
  const check = passing === 'likely' ? '; sprawdź dzień odbioru' : '; wyślij jak najszybciej';
  return `${termPhrase(term)} (${passedWords[passing]}${check})`;
}

/** What a letter to its sender fulfils or asks about. */
const answers = /^(?:odpowied|złożeni|odesłani|zgłoszeni|uzupełni|spełnieni|zapłata$|reklamacj)/;

function whereTo({ to = 'sender' }: Saying, facts: LetterFacts): string[] {
  const { remedy, sender, type } = facts;
  if (to === 'remedy' && type.issuer === 'bailiff') {
    return ['Napisz do sądu, ale zanieś lub wyślij pismo komornikowi. On je przekaże.'];
  }
  const through =
    to === 'remedy'
      ? (remedy?.via ?? null) !== null && !isOwnBody(facts)
      : typeof to === 'object' && to.via === 'sender';
  if (through)
    return ['Wyślij do urzędu lub instytucji, od której masz pismo. Ona przekaże je dalej.'];
  const isUntold = typeof to === 'object' ? to.address === undefined : sender === null;
  return isUntold ? ['Adres odbiorcy sprawdź na jego oficjalnej stronie.'] : [];
}

function channelsOf(saying: Saying, facts: LetterFacts): readonly string[] {
  const { heading = '', to = 'sender' } = saying;
  const isSuit = facts.type.issuer === 'employer' && courtBound.test(heading);
  if (isSuit) return waysToCourt;
  return typeof to === 'object' && to.via !== 'sender'
    ? waysToNamed(to.name)
    : waysTo(facts, saying);
}

/** One way is enough: the others are offered as alternatives. */
function oneOf([first, ...others]: readonly string[]): string[] {
  if (first === undefined) return [];
  return [first, ...others.map((way) => `Albo: ${lowered(way)}`)];
}

const counted = /(?: na Poczcie Polskiej)?; liczy się dzień nadania\. Z(?=achowaj)/u;

const lowered = (way: string) => `${way.charAt(0).toLowerCase()}${way.slice(1)}`;

function copies({ heading = '', attachments = [] }: Saying, { type }: LetterFacts): string[] {
  const toCourt =
    courtBound.test(heading) &&
    !heading.includes('NAKAZOWEGO') &&
    (type.issuer === 'court' || type.issuer === 'employer');
  const forOthers = toCourt || attachments.some((name) => name.startsWith('odpis'));
  return forOthers ? ['Dołącz odpis pisma z załącznikami dla każdej innej strony.'] : [];
}

function fee({ to = 'sender', heading = '' }: Saying, { remedy }: LetterFacts): string[] {
  if (to !== 'remedy' || remedy?.fee === undefined || remedy.fee === null) return [];
  if (heading.includes('CO DO SPOSOBU') && remedy.fee.includes('bez opłaty')) return [];
  return /bez opłat/i.test(remedy.fee)
    ? ['Pismo jest bez opłaty.']
    : [
        `Opłata: ${remedy.fee}. Płaci się na rachunek lub w kasie sądu albo organu; dowód dołącz do pisma.`,
      ];
}
