import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

/** Who decides about others by law, as letterheads and signatures name it. */
const authorities = wordPattern([
  'sad',
  'sadzie',
  'komornik*',
  'prokuratur*',
  'prokurator*',
  'komend*', // Komenda Miejska Policji
  'komisariat*',
  'straz*',
  'urzad*',
  'urzedu',
  'naczelnik*',
  'burmistrz*',
  'wojt*',
  'prezydent*',
  'starost*',
  'wojewod*',
  'marszalek',
  'minist*',
  'inspektor*',
  'inspekcj*',
  'zaklad* ubezpieczen spolecznych',
  'zus',
  'krus',
  'kas* rolniczego ubezpieczenia',
  'narodow* fundusz* zdrowia',
  'agencj*',
  'osrod* pomocy',
  'osrod* pomocy spolecznej',
  'centrum swiadczen',
  'powiatow*',
  'zarzad* drog*',
  'izb* administracji',
  'kolegium odwolawcze*',
  'zespol* do spraw',
  'dyrektor*',
  'rektor*',
  'dziekan*',
  'uniwersytet*',
  'politechnik*',
  'szkol*',
  'gmin*',
  'kierownik*',
  'prezes urzedu',
  'szef*',
  'wojskow*',
  'panstwow*',
  'krajow* inform*',
  'funduszu rehabilitacji',
]);
const HEAD_LINES = 12;

/** Whether the letterhead names somebody who decides by law; a company's "decision" is no decision. */
export function isAuthority(view: LetterView): boolean {
  const head = view.lines.slice(0, Math.max(view.titleLine, HEAD_LINES));
  const written = foldText(head.map(({ text }) => text).join('\n'));
  // The mail head of a company ("Temat: Decyzja …") and its own titles do not make an authority.
  return !/\b(?:sp\. ?z ?o\. ?o|s\.a\.|spolka akcyjna|spolka z ograniczona)/.test(written)
    ? authorities.test(written)
    : /\b(?:sad|sadu|komornik|naczelnik|burmistrz|prezydent|wojt|inspektor)\b/.test(written);
}
