import type { Saying } from '#shared/letters/answering/replies/parts.ts';
import { type IssuerKind, issuers } from '#shared/letters/catalogue/issuers.ts';
import { type LodgingKey, lodgings } from '#shared/letters/catalogue/lodging.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { foldText } from '#shared/letters/text/text.ts';

import { namedChannel } from './named-channel.ts';
import { type Receiver, receiverOf } from './receiver.ts';

const own: Readonly<Record<Exclude<Receiver, IssuerKind>, readonly LodgingKey[]>> = {
  school: ['desk', 'post_plain'],
  public_firm: ['post_plain', 'desk'],
  person: ['post_with_time', 'e_mail_person'],
};

const isIssuer = (receiver: Receiver): receiver is IssuerKind => receiver in issuers;

/** The ways of lodging for the letter's kind and sender, the safest first. */
function usualWays(facts: LetterFacts): readonly LodgingKey[] {
  const receiver = receiverOf(facts);
  const { lodging } = facts.type;
  if (lodging !== null) return lodging;
  return isIssuer(receiver) ? issuers[receiver].lodging : own[receiver];
}

/** "Od: biuro@firma.example … Temat: …": the letter came as a mail, and answers reach the sender. */
function cameAsMail({ view }: LetterFacts): boolean {
  const head = view.source.slice(0, HEAD);
  return fromAddress.test(head) && subject.test(head) && !unanswered.test(foldText(view.source));
}
const HEAD = 700;
const fromAddress = /^\W*(?:od|from|nadawca):?\s[^\n]*(?:@|\[EMAIL)/imu;
const subject = /^\W*(?:temat|subject|re):/imu;
const unanswered =
  /\bno-?_?reply\b|\bnie odpowiada(?:j|c|my)?\b|\bprosimy o nieodpowiadanie\b|\bwygenerowan\w+ automatycznie\b/;

/** Offices and banks have their own doors, also when they write by mail. */
const answersMail: ReadonlySet<Receiver> = new Set([
  'insurer',
  'creditor',
  'energy',
  'housing',
  'landlord',
  'employer',
  'private',
  'unknown',
  'school',
  'public_firm',
  'person',
]);

/** For a withdrawal some laws count the day of sending, and a letter without a term has no day to keep. */
const withdraws = /\bodst[aą]pi|\bodstępuj|\bodstąp|\bwycofuj/iu;

function dayOf(key: LodgingKey, saying: Saying, facts: LetterFacts): LodgingKey {
  if (key !== 'post_with_time') return key;
  const said = `${saying.heading ?? ''} ${saying.paragraphs.join(' ')}`;
  return facts.terms.length === 0 || withdraws.test(said) ? 'post_plain' : key;
}

/** How a letter to the sender goes: as the letter says, else by answering its mail, else as usual. */
export function waysTo(facts: LetterFacts, saying: Saying): string[] {
  const keys = usualWays(facts).map((key) => dayOf(key, saying, facts));
  const isMail = answersMail.has(receiverOf(facts)) && cameAsMail(facts);
  const withoutMail = keys.filter((key) => key !== 'e_mail' && key !== 'e_mail_person');
  const ways = (isMail ? (['answer_mail', ...withoutMail] as const) : keys).map(
    (key) => lodgings[key],
  );
  const named =
    saying.to === undefined || saying.to === 'sender' ? namedChannel(facts, saying) : null;
  if (named === null) return ways;
  const told = `Najpierw zobacz drogę podaną w piśmie: „${named}”.`;
  return /\bwyłącznie\b|\btylko\b/iu.test(named) ? [told] : [told, ...ways];
}

/** What may be lodged with any court or office: the day of posting counts there. */
const ofCourt = issuers.court.lodging.map((key) => lodgings[key]);
const ofOthers = [lodgings.post_plain];
const countsPosting =
  /^(?:Sąd|Prokurat|Komornik|Naczelnik|Urząd|Dyrektor|Samorządowe|Zakład Ubezp|ZUS)/iu;

/** The ways to somebody named in the reply: courts and offices count the day of posting, others do not. */
export const waysToNamed = (name: string): readonly string[] =>
  countsPosting.test(name) ? ofCourt : ofOthers;

export const waysToCourt = ofCourt;
