import { remedyOf, type TypeRemedy } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { either } from '#shared/letters/text/word-list.ts';

const registrar = 'referendarz\\w* sadow\\w*';
/** How an order says that a court clerk made it, not a judge. */
const rules = new RegExp(
  either(
    new RegExp(String.raw`\bw skladzie:? (?:przewodnicz\w+:? )?${registrar}`),
    new RegExp(
      String.raw`\b${registrar}(?: w [^.;]{3,60})?[:,]? [^.;:]{3,120}\b(?:postanawia|zarzadza|po rozpoznaniu|na posiedzeniu)\b`,
    ),
    new RegExp(
      String.raw`\b(?:postanowieni|orzeczeni|zarzadzeni)\w* (?:niniejsz\w+ )?${registrar}`,
    ),
  ),
);
/** Where the letter teaches the complaint to a higher court, it counts. */
const otherWay = /\bzazaleni/;

const againstClerk = 'skarga na orzeczenie referendarza';
const complaint: TypeRemedy = remedyOf({
  name: againstClerk,
  term: { amount: 1, unit: 'weeks' },
  addressee: 'sąd, w którym orzekł referendarz',
  form: 'pismo procesowe z odpisem dla drugiej strony',
  fee: 'według pouczenia',
  law: [law.civilProcedure.clerkComplaint],
});

/** What a kind's zażalenie becomes when a court clerk ruled: a complaint that a judge of the same court decides. */
export function againstRegistrar({ spaced }: LetterView, remedy: TypeRemedy): TypeRemedy {
  if (remedy.name !== 'zażalenie' || !rules.test(spaced) || otherWay.test(spaced)) return remedy;
  return complaint;
}
