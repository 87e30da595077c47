import type { TypeRemedy } from '#shared/letters/catalogue/document-type.ts';
import type { Span } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { type Clause, clausesOf } from './clauses/clause.ts';
import type { Person } from './clauses/person-words.ts';
import type { LetterView } from './letter-view.ts';
import { goesOn } from './remedies/addressee-in.ts';

/** Where the letter says how the remedy is lodged: the sentences that grant it, each with the one that goes on about it. */
export function lodgingSpans(view: LetterView, granting: readonly Clause[]): readonly Span[] {
  const clauses = clausesOf(view);
  return granting.flatMap((clause) => {
    const next = clauses[clauses.indexOf(clause) + 1];
    return next !== undefined && goesOn.test(next.text) ? [clause.span, next.span] : [clause.span];
  });
}

export const approvingProsecutor = 'prokurator, który zatwierdził postanowienie';

/** "za pośrednictwem prokuratora", said by the police: the complaint goes through the one who approved the act. */
export function otherWay(
  { spaced }: LetterView,
  spans: readonly Span[],
  sender: string | null,
): string | null {
  const isNamed = spans.some(({ start, end }) =>
    /\bza posrednictwem prokurator/.test(spaced.slice(start, end)),
  );
  return isNamed && !/prokurat/i.test(sender ?? '') ? approvingProsecutor : null;
}

/** An employer or a bank that only tells of a bailiff's seizure passes no complaint on: the bailiff does. */
export function throughOther({ via }: TypeRemedy, sender: string | null): string | null {
  const isBailiffs = via?.startsWith('komornik') === true;
  return isBailiffs && sender !== null && !/komorni/i.test(sender) ? via : null;
}

/** "Zażalenie przysługuje do innego składu tutejszego Sądu" beside another court that hears the rest. */
const otherPanel = /\bzazaleni\w*[^.]{0,60} do innego skladu (?:tutejszego|tego|niniejszego) sadu/;
const withdrawn = /\bumorz\w+ postepowanie\b[^.;]{0,40} cofnieci/;

/**
 * Whether the court that gave the order also hears the complaint: after withdrawing the claim, only its costs
 * are left to contest, and another panel of the same court decides on them.
 */
export function staysInCourt({ spaced }: LetterView, role: Person | undefined): boolean {
  return role === 'claimant' && withdrawn.test(spaced) && otherPanel.test(spaced);
}

/** "za pośrednictwem systemu teleinformatycznego": a way of sending, not a body that forwards the remedy. */
const wayOfSending = either(
  'system',
  'portal',
  'platform',
  'poczt',
  'operator',
  'internet',
  'konta',
  'skrytk',
  'serwis',
  'epuap',
  'e-',
  'elektron',
  'pelnomocnik',
);
const through = new RegExp(
  either(
    new RegExp(
      String.raw`\bza (?:(?:moim|naszym|tutejszym|jego|jej|tut\.) )?posrednictwem\b(?! (?:\w+ )?${wayOfSending})`,
    ),
    /\bskladan\w+ w organie|\bwnosi sie do organu, ktory/,
    /\b(?:przez|poprzez) (?:tut\.|tutejsz\w+|nasz\w*) (?:organ|urz[ea]d|sad|osrodek|zespol|oddzial|komisariat|jednostk|uczelni|wydzial)/,
  ),
);
/** "Odwołanie adresowane do Wojewody należy złożyć w tutejszym urzędzie": two bodies, one of them the sender. */
const handedIn = new RegExp(
  String.raw`\b(?:sklada|zlozy|wnosi|wnies|zlozen|wniesien|przesl|dorecz)\w*[^;]{0,60}? (?:w|do|na adres) ` +
    String.raw`(?:tut\.|tutejsz\w+|nasz\w+|siedzib\w+ (?:organu|urzedu|tut)|sekretariacie|kancelarii (?:tut|urzedu|organu|ogoln))`,
);

/** Whether the remedy is lodged through the sender of the letter. */
export function goesThroughSender(
  view: LetterView,
  { start, end }: Span,
  isNamed: boolean,
): boolean {
  const words = view.spaced.slice(start, end);
  return through.test(words) || (isNamed && handedIn.test(words));
}

/** "(art. 767 § 4 k.p.c.)" in the sentence that grants the remedy. */
export function basisIn(view: LetterView, { start, end }: Span): string | null {
  const match = /\((?:na podstawie )?(art\. ?\d[^()]{0,60}(?:\([^()]{1,9}\)[^()]{0,60})?)\)/i.exec(
    view.flow.text.slice(start, end),
  );
  return match?.[1]?.replace(/\s+/g, ' ').trim() ?? null;
}

/** Words that put a fee on a remedy. */
const charged = either(
  'pobiera sie', // od skargi pobiera się wpis stały
  'pobierana jest', // od apelacji pobierana jest opłata
  'nalezy uiscic', // od skargi należy uiścić wpis
  'uiszcza sie', // od skargi uiszcza się wpis
  /wnosi sie oplat\w+/, // od zażalenia wnosi się opłatę
);

/** The cost of the remedy according to the letter. */
export function feeIn(view: LetterView, stem: string): string | null {
  const named = new RegExp(
    String.raw`\bod (?:\w+ )?${stem}\w* (?:\w+ ){0,2}${charged}[^;]{0,60}?(\d[\d .]*(?:,\d{2})?) zl`,
  ).exec(view.spaced)?.[1];
  const stated = new RegExp(
    String.raw`\b(?:wpis|oplata)(?: sadow\w+| stal\w+)? od (?:\w+ )?${stem}\w* (?:(?:wynosi|to|-) )?(\d[\d .]*(?:,\d{2})?) zl`,
  ).exec(view.spaced)?.[1];
  if (stated !== undefined) return `${stated.trim()} zł (według pouczenia)`;
  if (named !== undefined) return `${named.trim()} zł (według pouczenia)`;
  if (
    /(?:odwolani\w+|sprzeciw|skarg\w+|postepowanie[^.]{0,20}) (?:[^.]{0,40} )?(?:nie podlega\w* oplacie|jest wolne od oplat|woln\w+ od oplat)/.test(
      view.spaced,
    )
  ) {
    return 'bez opłaty';
  }
  const paid = /skarg\w+ podlega oplacie[^.\d]{0,30}(\d{2,4})(?:,00)? ?zl/.exec(view.spaced);
  return paid === null ? null : `${paid[1] ?? ''} zł (według pouczenia)`;
}
