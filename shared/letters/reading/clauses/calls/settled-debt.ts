import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { sentenceSpan } from '#shared/letters/text/sentences.ts';
import { either } from '#shared/letters/text/word-list.ts';

const taken = String.raw`(?:wyegzekwowan|sciagniet|zaspokojon|splacon|zaplacon|uregulowan|pokryt|przymusowo pobran)\w{1,3}`;
const wholly = String.raw`(?:w calosci|w pelni|calkowicie|w 100 ?%)`;
const debt = String.raw`(?:dlug|naleznosc|wierzytelnosc|roszczeni|swiadczeni|zadluzeni|zaleglosc|egzekwowan)\w*`;

const because = either('wobec', 'wskutek', 'na skutek', 'z powodu', 'ze wzgledu na', 'w zwiazku z');
const settling = either('wyegzekwowani', 'zaspokojeni', 'splat', 'zaplat', 'uregulowani');

/** Words that say that the whole debt of the letter is paid, collected or extinguished. */
const settled = new RegExp(
  String.raw`\b${either(
    new RegExp(`${taken} (?:juz )?(?:\\w+ )?${wholly}`),
    new RegExp(`${wholly} (?:juz )?(?:\\w+ )?${taken}`),
    /wyegzekwowa(?:no|lem|lam|lismy) (?:juz )?(?:cal[eay]|pelna)\b/,
    /wyegzekwowa(?:no|lem|lam|lismy) [^.;\d]{0,60}w calosci\b/,
    new RegExp(String.raw`${because} (?:calkowit|peln)\w* (?:\w+ )?${settling}\w*`),
    new RegExp(String.raw`${because} ${settling}\w* (?:cal(?:ego|ej|osci)|pelnej|wszystkich)\b`),
    new RegExp(String.raw`${wholly} pobran\w{1,3} (?:w toku|podczas|z)\b`),
    new RegExp(`${debt} [^.;\\d]{0,60}(?:wygas(?:l|aj)|zostal\\w* umorzon)\\w* w calosci`),
    /(?:wygasl\w*|wykonan\w*) w calosci/,
  )}`,
  'g',
);
/** "Do czasu, gdy dług zostanie spłacony w całości", "nie została w całości uregulowana": not yet. */
const notYet = new RegExp(
  String.raw`\b${either(
    /poprzedni\w*|wczesniejsz\w*|inn(?:ej|ych|ego) (?:spraw|umow)\w*/,
    /nie|jezeli|jesli|gdy|gdyby|o ile|po|do czasu|dopoki|dopiero|chyba|az|jak/,
    /w razie|w przypadku|z chwila|zanim|zostanie|zostana|bedzie|beda/,
    /moze|powin\w+|mus\w+|ma byc|trzeba|nalezy|zeby|aby|kto/,
  )}\b`,
);

/** "Do zapłaty nie pozostaje żadna kwota", "nie ma Pan już nic do zapłaty". */
const nothingLeft = new RegExp(
  either(
    /\bdo (?:za|s|w|do)platy (?:juz )?nie (?:pozosta\w+|ma|zosta\w+) (?:juz )?(?:zadn|nic)\w*/,
    /\bnie (?:pozosta\w+|zosta\w+|ma) (?:\w+ ){0,2}(?:zadn\w+ (?:kwot\w*|naleznosc\w*|sum\w*)|nic(?:zego)?) do (?:za|s|w|do)platy/,
    /\bdo zaplaty (?:z|za) (?:tej|niniejszej|tego|niniejsze\w*) (?:faktur|not|rozliczeni|rachunk)\w*\W{0,3}0(?:,00)?(?! ?\d)/,
    /\b(?:saldo|zadluzenie|zaleglosc) (?:\w+ ){0,3}wynosi (?:obecnie )?0(?:,00)? zl/,
  ),
);

/** Whether the letter says that the debt it is about is already settled in full. */
export const isSettledDebt: (view: LetterView) => boolean = oncePer(
  ({ spaced, flow, foldedTitle }: LetterView) =>
    !(begins.test(foldedTitle) && !ends.test(foldedTitle)) &&
    (nothingLeft.test(spaced) ||
      [...spaced.matchAll(settled)].some(({ index, 0: words }) => {
        const { start, end } = sentenceSpan(flow, { start: index, end: index + words.length });
        const before = spaced.slice(Math.max(start, index - BEFORE), index);
        const behind = spaced.slice(
          index + words.length,
          Math.min(end, index + words.length + NEAR),
        );
        return !notYet.test(before) && !/^ (?:zostanie|bedzie|zostana)\b/.test(behind);
      })),
);

/** A letter that begins an enforcement or demands a debt may tell of another debt that is paid. */
const begins = /\bwszczeci|\bzajeci|\bwezwani\w* do (?:zaplaty|zwrotu)|\bupomnieni|\bnakaz zaplaty/;
const ends = /\b(?:uchyl|ukoncz|zakoncz|umorz|cofn|odwolan|potwierdz|anulow)/;

const BEFORE = 160;
const NEAR = 20;

/** "postanawia zaliczyć nadpłatę … na poczet zaległości": an office or a firm takes its due from the reader's money. */
const decides = /(?:postanawia\w*|decyduj\w*|nalezy|dokonuj\w+|dokonano|dokonalismy|postanowi\w+)/;
const setting = /zalicza(?:m|my|no)?|zaliczy(?:l\w*|lismy)|zaliczono|zaliczyc/;
const wasSet = /zaliczono|zaliczylismy|zalicza(?:my|m|no)?|zostala zaliczona|zostaje zaliczona/;
/** Words of one sentence, with days and years in it. */
const within = String.raw`(?:[^.;]|\br\.|\d\.)`;
const setsOff = new RegExp(
  either(
    new RegExp(
      String.raw`\b${decides.source} (?:z urzedu |o )?(?:zaliczy\w*|zaliczeni\w*)\b${within}{0,90}\bnadplat`,
    ),
    new RegExp(
      String.raw`\b(?:${setting.source})\b${within}{0,90}\bnadplat\w*[^;]{0,200}\b(?:poczet|zaleglosc|odset|nastepujacy sposob)`,
    ),
    new RegExp(
      String.raw`\bnadplat\w*${within}{0,120}\b(?:${wasSet.source})\b[^.;]{0,60}\b(?:poczet|zaleglosc|odset)`,
    ),
  ),
);

/** Whether the letter settles a debt out of what the reader paid too much. */
export const isSetOff: (view: LetterView) => boolean = oncePer(({ spaced }: LetterView) =>
  setsOff.test(spaced),
);
