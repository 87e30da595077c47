import type { ReplyKind } from '#shared/letters/answering/replies/families.ts';
import { familyFor } from '#shared/letters/answering/replies/family-for.ts';
import { receiverOf } from '#shared/letters/answering/replies/sending/receiver.ts';
import { type AfterReply, issuers } from '#shared/letters/catalogue/issuers.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

const sentences: Readonly<Record<AfterReply, string>> = {
  court:
    'Sąd przyśle zawiadomienie. Gdy przez dwa miesiące nic nie przyjdzie, zapytaj w biurze obsługi.',
  bailiff: 'Gdy przez dwa tygodnie nic nie przyjdzie, zapytaj w kancelarii komornika.',
  police: 'Czekaj na pismo. Gdy przez dwa miesiące nic nie przyjdzie, zapytaj o sprawę na piśmie.',
  office: 'Urząd ma zwykle miesiąc, w trudnej sprawie dwa. Gdy milczy dłużej, złóż ponaglenie.',
  zus: 'ZUS ma zwykle 30 dni na odpowiedź albo przekazanie sprawy dalej. Potem zapytaj o nią.',
  complaint: 'Na reklamację firma ma zwykle 30 dni. Potem możesz iść do Rzecznika Finansowego.',
  energy: 'Na reklamację sprzedawca ma zwykle 14 dni. Potem możesz iść do Koordynatora przy URE.',
  employer:
    'Gdy przez 14 dni nie ma odpowiedzi, zapytaj na piśmie. Bezpłatnie poradzi inspekcja pracy.',
  firm: 'Gdy przez 14 dni nie ma odpowiedzi, napisz jeszcze raz i zachowaj kopię.',
};

const OBJECTION = 'Gdy pracodawca nie odrzuci sprzeciwu w 14 dni, sprzeciw jest uwzględniony.';

/** Letters to which nothing need be sent, or whose sender gets no answer at all. */
const unsent: ReadonlySet<ReplyKind> = new Set(['scam', 'information', 'favourable', 'meeting']);

/** Procedures that a time for an answer to a complaint presupposes. */
const ofComplaint: ReadonlySet<AfterReply> = new Set(['complaint', 'energy']);

/** What happens after the reply is sent and when to ask again; null where this letter's procedure has no such time. */
export function whatFollows(facts: LetterFacts): string | null {
  const { type, remedy, terms } = facts;
  if (terms.length === 0 || unsent.has(familyFor(facts).kind)) return null;
  const after = issuers[type.issuer].afterReply;
  const receiver = receiverOf(facts);
  // The law gives silence an effect of its own.
  if (after === 'employer' && remedy?.name.startsWith('sprzeciw') === true) return OBJECTION;
  if (ofComplaint.has(after) && remedy?.name.startsWith('reklamacj') !== true) return null;
  const isOffice = after === 'office' && type.issuer !== 'traffic';
  if (after === 'office' && (!isOffice || receiver === 'school' || receiver === 'public_firm'))
    return null;
  return sentences[receiver === 'zus' && after === 'office' ? 'zus' : after];
}
