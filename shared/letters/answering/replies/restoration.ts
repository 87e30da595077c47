import { passingOf } from '#shared/letters/calendar/passed/passed.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { Statement } from '#shared/letters/catalogue/law/statement.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { foldText } from '#shared/letters/text/text.ts';

import { cite } from './cite.ts';
import type { Saying, Sayings } from './parts.ts';
import { gap, sumText } from './words.ts';

/** Whether the remedy's term is over for certain, or for everybody who received the letter in the usual time. */
export function isTermOver({ remedy, terms, documentDate }: LetterFacts, today: string): boolean {
  if (remedy === null) return false;
  const term = terms.find(({ what }) => what.includes(remedy.name));
  return term !== undefined && passingOf(term, documentDate, today) !== null;
}

/** How each procedure restores a missed term, recognised by the remedy's legal basis; the first match counts. */
const procedures: readonly (readonly [RegExp, Statement])[] = [
  [/477\(9\)/, law.civilProcedure.socialInsuranceLate],
  [/k\.p\.c\.|kosztach komorniczych/, law.civilProcedure.restoration],
  [/ochronie konkurencji/, law.civilProcedure.restoration], // the court of competition hears the appeal
  [/k\.p\.k\.|k\.p\.s\.w\.|k\.k\.s\./, law.criminal.restoration],
  [/p\.p\.s\.a\./, law.officeGrounds.courtRestoration],
  [/Ordynacj/, law.taxes.restoration],
  [/k\.p\.a\.|egzekucyjnym w administracji/, law.administration.restoration],
  [/Kodeksu pracy|k\.p\./, law.work.restoration],
];

function ruleOf({ remedy, type }: LetterFacts): Statement | null {
  // A zarzut is admissible later as well; an objection to an employer's penalty cannot be restored.
  if (remedy === null || remedy.name.startsWith('zarzut w sprawie')) return null;
  if (type.issuer === 'employer' && remedy.name.startsWith('sprzeciw')) return null;
  // "albo skargę do sądu administracyjnego": the letter may cite only the code of the other remedy.
  if (foldText(remedy.addressee ?? '').includes('administracyjn'))
    return law.officeGrounds.courtRestoration;
  const basis = remedy.legal_basis ?? '';
  const found = procedures.find(([pattern]) => pattern.test(basis))?.[1];
  if (found !== undefined) return found;
  return byIssuer[type.issuer] ?? null;
}

const byIssuer: Readonly<Partial<Record<LetterFacts['type']['issuer'], Statement>>> = {
  court: law.civilProcedure.restoration,
  bailiff: law.civilProcedure.restoration,
  office: law.administration.restoration,
  municipality: law.administration.restoration,
  tax_office: law.taxes.restoration,
};

/** What each procedure grants besides the restored term: the act waits until the request is decided. */
const stays: ReadonlyMap<Statement, Statement> = new Map([
  [law.civilProcedure.restoration, law.civilGrounds.restorationStay],
  [law.criminal.restoration, law.criminal.restorationStay],
  [law.officeGrounds.courtRestoration, law.officeGrounds.courtRestorationStay],
  [law.administration.restoration, law.administration.restorationStay],
]);

/** A sum, a fine or a duty may be enforced meanwhile; a refusal cannot, and enforcement has its own stay. */
function stayOf(rule: Statement, facts: LetterFacts): string[] {
  const stay = stays.get(rule);
  const isEnforceable = sumText(facts) !== null && facts.type.issuer !== 'bailiff';
  return stay === undefined || !isEnforceable
    ? []
    : [`wstrzymanie wykonania do czasu rozpoznania tego wniosku (${cite(stay)})`];
}

const reasons = [
  'Spóźnienie: choroba lub pobyt w szpitalu; zaświadczenie w załączeniu.',
  'Spóźnienie: pismo wysłano na adres, pod którym nie mieszkam; dowód w załączeniu.',
  'Spóźnienie: błędne pouczenie w piśmie.',
];

const RESTORED = ' WRAZ Z WNIOSKIEM O ';

/** Whether the reply asks to restore the term. */
export const isRestored = ({ heading = '' }: Saying) => heading.includes(RESTORED);

/**
 * After the term the third reply is the remedy with the request to restore the term, because a plain one
 * would be rejected. The same holds for instalments requested through the remedy. Nothing changes when the
 * procedure does not restore terms.
 */
export function withRestoration(sayings: Sayings, facts: LetterFacts): Sayings {
  const rule = ruleOf(facts);
  const { heading = '' } = sayings.assertive;
  if (rule === null || !isRemedy(heading, facts)) return sayings;
  const { cooperative } = sayings;
  return {
    ...sayings,
    cooperative: (cooperative.heading ?? '').includes('CO DO SPOSOBU ZAPŁATY')
      ? restoredInstalments(cooperative, rule, facts)
      : cooperative,
    delay: restored(sayings.assertive, heading, rule, facts),
  };
}

/**
 * A late reader who agrees needs the same request; without an excuse only the other party may still spread
 * the payment.
 */
const restoredInstalments = (cooperative: Saying, rule: Statement, facts: LetterFacts): Saying => ({
  ...restored(cooperative, cooperative.heading ?? '', rule, facts),
  strategy:
    'Zgadzasz się z kwotą. Termin najpewniej minął: jeżeli bez Twojej winy, prosisz sąd o jego przywrócenie i o raty. W innym razie poproś o raty powoda; może się zgodzić w każdej chwili.',
});

/** Whether a reply under this heading is the remedy that the letter gives. */
export const isRemedy = (heading: string, { remedy }: LetterFacts): boolean =>
  remedy !== null && foldText(heading).includes(foldText(remedy.name).slice(0, 6));

/** The request for a judgment's reasons is the first step of the appeal, not a separate letter. */
export const opensAppeal = (heading: string): boolean => heading.endsWith('WYROKU Z UZASADNIENIEM');

function restored(remedy: Saying, heading: string, rule: Statement, facts: LetterFacts): Saying {
  const isForgiven = rule === law.civilProcedure.socialInsuranceLate;
  const asked = isForgiven ? 'przyjęcie odwołania mimo spóźnienia' : 'przywrócenie terminu';
  return {
    ...remedy,
    heading: `${heading}${RESTORED}${isForgiven ? 'PRZYJĘCIE MIMO SPÓŹNIENIA' : 'PRZYWRÓCENIE TERMINU'}`,
    paragraphs: [
      `Wnoszę o ${asked} (${cite(rule)}). Spóźnienie nastąpiło bez mojej winy, a przeszkoda ustała dnia ${gap('data')}. Spóźnioną czynność wykonuję w tym samym piśmie.`,
      ...remedy.paragraphs,
    ],
    requests: [asked, ...(remedy.requests ?? []), ...stayOf(rule, facts)],
    grounds: [...reasons, ...(remedy.grounds ?? [])],
    attachments: [...(remedy.attachments ?? []), 'dowód przyczyny spóźnienia'],
    strategy: `Termin najpewniej minął. Prosisz o ${asked} i w tym samym piśmie składasz spóźniony środek. Zrób to ${isForgiven ? 'jak najszybciej' : `w ${weekOf(rule)}`} od ustania przeszkody.`,
    pros: ['Bez tej prośby spóźnione pismo zostanie odrzucone.'],
    cons: ['Trzeba uprawdopodobnić, że spóźnienie nie jest Twoją winą.'],
  };
}

const weekOf = (rule: Statement) => (rule === law.civilProcedure.restoration ? 'tydzień' : '7 dni');

/** What a reader who is late without fault does, by the procedure of the remedy; empty where no term is restored. */
export function whenLate(facts: LetterFacts): string[] {
  const rule = ruleOf(facts);
  if (rule === null) return [];
  const late = 'Gdy termin minął bez Twojej winy,';
  if (rule === law.civilProcedure.socialInsuranceLate)
    return [`${late} wyślij pismo od razu i poproś w nim o przyjęcie mimo spóźnienia.`];
  const court = rule === law.work.restoration ? ', do sądu pracy' : '';
  return [
    `${late} złóż razem z pismem wniosek o przywrócenie terminu (w ${weekOf(rule)} od ustania przeszkody${court}).`,
  ];
}
