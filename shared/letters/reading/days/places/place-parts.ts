import { either } from '#shared/letters/text/word-list.ts';

/** Buildings and rooms as they stand beside an hour, in every case; all folded. */
const houses = either(
  /swietlic/,
  /izb[ay]\w* przyjec/,
  /biur[oz]/,
  /sekretaria/,
  /rejestracj/,
  /recepcj/,
  /poradni/,
  /przychodni/,
  /szpital/,
  /sanatori/,
  /siedzib/,
  /kancelari/,
  /przedszkol/,
  /zlob(?:ek|k)/,
  /szkol[aey]\b/,
  /dom(?:u|) kultury/,
  /bibliote/,
  /remiz/,
  /klub/,
  /altan/,
  /stolowk/,
  /hal[ai] /,
  /serwis/,
  /salon/,
  /urz[ae]d/,
  /osrod/,
  /oddzial/,
  /delegatur/,
  /placow/,
);
const numbered = either(
  /sal[aei]/,
  /pok(?:oj(?:u)?|\.)/,
  /gab(?:inet(?:u|cie)?|\.)/,
  /pracowni[ai]?\b/,
  /aul[ai]/,
  /stanowisk[ou]/,
  /okienk[ou]/,
  /wejsci[ea]/,
  /budyn(?:ek|ku)/,
  /klatka/,
);
/** Further words of a part; the dot of "ul." does not end it. */
const more = String.raw`(?:[^.,;:\n()]|(?<=\b(?:ul|al|pl|os|nr|im))\.)`;
const floor = /(?:[ivx]{1,4}|\d)\.? ?(?:p\.|pietro|pietrze)|parter(?:ze)?|na parterze/;
const street =
  /(?:przy )?(?:ul|al|pl|os)\. [^,;\n()]{2,40}?\d+\w?(?:\/\d+)?(?: nr \d+\w?)?(?: we? \w+)?/;
const town = /we? \w+(?: \w+)?(?=,? (?:przy|ul\.|pod nr))/;
const spot =
  /na miejscu|pod nr \d+\w?|(?:przy|przed) (?:bram|wejsci|wjezdzi|dzialc|poses|budynk|furtc)\w*[^.,;\n()]{0,50}/;

/** One part of a place: a town, a street, a house, a floor or a room. */
const part = new RegExp(
  String.raw`^(?:(?:we?|na|u) )?${either(
    spot,
    street,
    town,
    floor,
    new RegExp(String.raw`${numbered}(?: ?:)? ?${more}{1,40}`),
    new RegExp(String.raw`${houses}${more}{0,60}`),
  )}`,
);
/** What no longer names the place: the purpose, the person, the next sentence. */
const goesOn = new RegExp(
  String.raw`\s(?:[-–] |na |${either(
    /(?:w budynku |w siedzibie )?(?:tut|niniejsz)/,
    /odbedzie|zostanie|prosimy|prosze/,
    /celem|w celu|w charakterze|w sprawie|w zwiazku|z udzialem/,
    /w dniu|dnia|o godz/,
  )})`,
);
const between = /^[\s,;()–-]{1,6}/;
const MOST_PARTS = 4;

/** Length of the place at the beginning of a folded text ("gabinet 12 (parter), ul. Leśna 4"); 0 without one. */
export function placeLength(folded: string): number {
  let end = 0;
  for (let parts = 0; parts < MOST_PARTS; parts += 1) {
    const gap = between.exec(folded.slice(end))?.[0].length ?? 0;
    if (parts > 0 && gap === 0) break;
    const found = part.exec(folded.slice(end + gap))?.[0];
    if (found === undefined) break;
    const own = found.search(goesOn);
    end += gap + (own < 0 ? found.length : own);
    if (own >= 0) break;
  }
  return end;
}
