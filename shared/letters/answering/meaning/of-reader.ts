import { rarerDeed } from '#shared/letters/answering/duties/rarer-deeds.ts';
import { asksWithinTerm } from '#shared/letters/answering/replies/kinds/asked-in-term.ts';
import { demandsNothingNow } from '#shared/letters/answering/replies/kinds/demands.ts';
import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import type { Person } from '#shared/letters/reading/clauses/person-words.ts';
import { whyClosed } from '#shared/letters/reading/kinds/why-closed.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { isOthersKind } from '#shared/letters/reading/reader/reader.ts';

import { correctsDemand } from './corrected-values.ts';

/** The meaning of a letter for somebody other than the debtor that its kind addresses. */
const partOf: Readonly<Partial<Record<Person, string>>> = {
  claimant: 'Pismo jest do Ciebie jako wierzyciela lub powoda: dług ma ktoś inny.',
  employer: 'Pismo jest do Ciebie jako pracodawcy: dług ma ktoś inny.',
  third: 'Pismo dotyczy cudzego długu: spłacić ma go ktoś inny.',
  landlord: 'Pismo jest do Ciebie jako wynajmującego.',
  complainant: 'Pismo odpowiada na Twoją reklamację lub roszczenie.',
};

const endedFor = (verb: string) =>
  `Komornik ${verb} egzekucję, którą prowadził dla Ciebie jako wierzyciela.`;
/** The enforcement found nothing to take: the debt goes on. */
const restarts = /\b824 ?§ ?1 pkt 3\b|\bbezskuteczn|\bnie uzysk|\bponown\w+[^.;]{0,20}\begzekucj/;
const restart =
  'Dług nie znika: gdy znajdzie się majątek dłużnika, możesz złożyć nowy wniosek o egzekucję; zachowaj tytuł wykonawczy.';

const writers: Readonly<Partial<Record<DocumentType['issuer'], string>>> = {
  bailiff: 'Pismo komornika',
  court: 'Pismo sądu',
  bank: 'Pismo banku',
};

/** The letter by its writer alone. */
export const writtenBy = ({ issuer }: DocumentType): string | undefined => writers[issuer];

const noDemand =
  'Pismo mówi o należności lub rozliczeniu, ale nie żąda wprost zapłaty teraz. Sprawdź, czy kwoty się zgadzają i o co prosi nadawca.';

const correction =
  'Nadawca poprawia błędne dane z wcześniejszego pisma. Liczą się dane z tego pisma, a nie z poprzedniego.';

/** What the kind says of letters that ask for nothing: "… i niczego od Ciebie nie żąda". */
const deniesDemand = / i (?:niczego|nic)(?: od Ciebie)? nie żąda\b/;
const asksAfterAll = 'O coś jednak prosi i wyznacza na to czas.';

/** The kind's description without a denial that a request of this letter with a term contradicts. */
export function asItAsks(type: DocumentType, facts: LetterFacts): DocumentType {
  if (!deniesDemand.test(type.meaning) || !asksWithinTerm(facts)) return type;
  const label = type.id === 'informacja' ? 'Pismo z prośbą i terminem' : type.label;
  return { ...type, label, meaning: `${type.meaning.replace(deniesDemand, '')} ${asksAfterAll}` };
}

/** The description of the kind for this reader: what it does to a debtor is omitted for everybody else. */
export const ofReader = (facts: LetterFacts): DocumentType => asItAsks(partFor(facts), facts);

function partFor(facts: LetterFacts): DocumentType {
  const { view, type, role } = facts;
  if (demandsNothingNow(facts))
    return {
      ...type,
      label: 'Pismo o należności lub rozliczeniu',
      meaning: noDemand,
      consequence: null,
    };
  if (correctsDemand(facts))
    return {
      ...type,
      label: 'Sprostowanie wcześniejszego pisma',
      meaning: correction,
      consequence: null,
    };
  const rarer = rarerDeed({ view, type });
  if (rarer !== undefined) {
    const { label, meaning, consequence } = rarer;
    return { ...type, label, meaning, consequence };
  }
  if (type.id === 'komornik-koniec' && role === 'claimant') {
    const verb = /\b(?:umarz|umorz)/.test(view.spaced) ? 'umorzył' : 'zakończył';
    const mayRestart = restarts.test(view.spaced) ? ` ${restart}` : '';
    return { ...type, meaning: `${endedFor(verb)}${mayRestart}`, consequence: null };
  }
  if (type.id === 'prokuratura-postanowienie') {
    const why = whyClosed(view);
    return why === undefined ? type : { ...type, meaning: `${type.meaning} ${why}` };
  }
  if (isOthersKind(type, role)) {
    const part = role === undefined ? undefined : partOf[role];
    const meaning = part ?? 'Pismo dotyczy sprawy kogoś innego.';
    return { ...type, label: writtenBy(type) ?? 'Pismo', meaning };
  }
  const isUnsaid = role === 'witness' && !/świad/i.test(type.meaning);
  return isUnsaid ? { ...type, meaning: `${type.meaning} Masz być świadkiem.` } : type;
}
