import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { accusativeOf } from '#shared/letters/reading/remedy-names.ts';

import { otherGround, reasonsGiven } from './letter-grounds.ts';
import type { Addressee, PartyRoles, Replies, Saying } from './parts.ts';
import { receivedOn } from './words.ts';

/** What a statutory remedy of one kind says; `remedyFamily` makes three letters from it. */
export type RemedyText = {
  /** The remedy's name in the notes, in the nominative ("sprzeciw"). */
  name: string;
  heading: string;
  /** The challenged act in the genitive, for "Dotyczy: …". */
  subject: string | ((facts: LetterFacts) => string);
  /** Who receives the remedy; by default the body of the remedy. */
  to?: Addressee | ((facts: LetterFacts) => Addressee);
  parties?: PartyRoles;
  /** Opening sentence with the legal basis and the challenged act. */
  opening: (facts: LetterFacts) => string;
  requests: (facts: LetterFacts) => readonly string[];
  grounds: (facts: LetterFacts) => readonly string[];
  /** What the reader may ask besides the remedy without moving its term: files, suspension. */
  besides: readonly string[] | ((facts: LetterFacts) => readonly string[]);
  attachments: readonly string[];
  /** The letter of a reader who agrees: to the body that can grant what it asks. */
  agree: (facts: LetterFacts) => Saying;
  /** What contesting achieves here; by default a higher body reviews the case. */
  gain?: string;
  /** The drawbacks of contesting here, besides the work. */
  risks?: readonly string[];
  /** False when the law asks for no reasons and giving them may harm. */
  takesReasons?: boolean;
};

/** Three letters for a running statutory remedy: accept knowingly, contest, or contest and gain lawful time. */
export function remedyFamily(text: RemedyText): Replies {
  return {
    subject: text.subject,
    say: (facts) => ({
      cooperative: text.agree(facts),
      assertive: contest(text, facts),
      delay: contestWithTime(text, facts),
    }),
  };
}

function base(text: RemedyText, facts: LetterFacts) {
  return {
    to: typeof text.to === 'function' ? text.to(facts) : (text.to ?? 'remedy'),
    heading: text.heading,
    ...(text.parties === undefined ? {} : { parties: text.parties }),
    paragraphs: [text.opening(facts), receivedOn],
    attachments: text.attachments,
  } as const;
}

/** Boxes to tick: the family's own and those from the letter, when the law accepts reasons at all. */
const groundsOf = (text: RemedyText, facts: LetterFacts): readonly string[] =>
  (text.takesReasons ?? true)
    ? [...text.grounds(facts), ...reasonsGiven(facts), otherGround]
    : text.grounds(facts);

function contest(text: RemedyText, facts: LetterFacts): Saying {
  return {
    ...base(text, facts),
    requests: text.requests(facts),
    grounds: groundsOf(text, facts),
    strategy:
      (text.takesReasons ?? true)
        ? `Składasz ${accusativeOf(text.name)}: piszesz, z czym się nie zgadzasz, i prosisz o zmianę na Twoją korzyść.`
        : `Składasz ${accusativeOf(text.name)}. Prawo nie wymaga podawania powodów.`,
    pros: [text.gain ?? 'Rozstrzygnięcie sprawdzi wyższy organ albo sąd.'],
    cons: text.risks ?? ['Bez dowodów trudno o zmianę.'],
  };
}

/** Reasons go with the remedy at once: most procedures require that, and a court may ignore later ones. */
function contestWithTime(text: RemedyText, facts: LetterFacts): Saying {
  const besides = besidesOf(text, facts);
  const later = /\bakt/.test(besides.join(' '))
    ? 'Powody zaznaczam niżej; uzupełnię je po zapoznaniu się z aktami sprawy.'
    : 'Powody zaznaczam niżej; uzupełnię je w odrębnym piśmie.';
  const from = base(text, facts);
  return {
    ...from,
    paragraphs: [...from.paragraphs, ...((text.takesReasons ?? true) ? [later] : [])],
    requests: [...text.requests(facts), ...besides],
    grounds: groundsOf(text, facts),
    strategy: `Składasz ${accusativeOf(text.name)}, dopóki biegnie termin${besidesInWords(besides)}. Ustawowego terminu nie przesunie żadna prośba.`,
    pros: ['Termin jest zachowany, a Ty masz czas na dowody.'],
    cons: [
      'Dodatkowych próśb nikt nie musi uwzględnić.',
      ...((text.takesReasons ?? true) ? ['Najważniejsze powody zaznacz od razu.'] : []),
      ...(text.risks ?? []),
    ],
  };
}

const besidesOf = ({ besides }: RemedyText, facts: LetterFacts): readonly string[] =>
  typeof besides === 'function' ? besides(facts) : besides;

/** ", a obok prosisz o to, co daje czas (wgląd w akta)"; empty when no request gains time. */
function besidesInWords(besides: readonly string[]): string {
  const words = besides.join(' ');
  const parts = [
    words.includes('akt') ? 'wgląd w akta' : '',
    /wstrzyma|zawiesz/.test(words) ? 'wstrzymanie wykonania' : '',
    /koszt|prawa pomocy/.test(words) ? 'zwolnienie od kosztów' : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `, a obok prosisz o to, co daje czas (${parts.join(', ')})`;
}
