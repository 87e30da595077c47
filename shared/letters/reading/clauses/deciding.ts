import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { either, wordPattern } from '#shared/letters/text/word-list.ts';

import { clausesOf } from './clause.ts';
import { asksWhatThen } from './words/consequence-words.ts';

/** Openings of letters that inform, invite or summon. */
const notifies = wordPattern([
  'zawiadamia*', // Zawiadamiam, że pracownik socjalny przeprowadzi wywiad.
  'informuj*',
  'zaprasza*',
  'uprzejmie prosz*',
]);
/** Any word for deciding, performed or mentioned: a letter with one of them may be a decision. */
const decides = wordPattern([
  'decyzj*',
  'postanawia*',
  'postanowi*',
  'orzeka*',
  'orzecz*',
  'odmawia*',
  'odmowil*',
  'odmowion*',
  'odmownie',
  'przyznaj*',
  'przyznal*',
  'przyznano',
  'przyznany',
  'przyznana',
  'przyznane',
  'ustala',
  'ustalam',
  'ustalon*',
  'ustalil*',
  'naklada*',
  'nalozon*',
  'wymierza*',
  'wymierzon*',
  'okresla',
  'okreslam',
  'okreslon*',
  'stwierdza*',
  'umarza*',
  'umorzon*',
  'uchyla*',
  'uchylon*',
  'nakazuj*',
  'zobowiazuj*',
  'wstrzymuj*',
  'wstrzyman*',
  'cofa',
  'cofnie*',
  'skresl*',
  'rozpatrzon*',
  'rozpoznan*',
  'zajmuj*',
  'zajet*',
]);

/** A decision still to come: the letter announces it and decides nothing. */
const intends = wordPattern([
  'zamierza* wydac',
  'zamiar* wydania', // INFORMACJA O ZAMIARZE WYDANIA DECYZJI
  'zamiarze wszczecia',
  'przed wydaniem decyzji moze', // Przed wydaniem decyzji może Pan przedstawić stanowisko.
]);

/** Words by which a letter says that it settles nothing and cannot be appealed. */
const saysNothingDecided = wordPattern([
  'nie wymaga wydania decyzji', // Przyznanie świadczenia nie wymaga wydania decyzji.
  'nie wydajemy decyzji',
  'bez wydawania decyzji',
  'zadnym rozstrzygnieciem', // To pismo nie jest jeszcze żadnym rozstrzygnięciem.
  'nie jest rozstrzygnieciem',
  'nie stanowi rozstrzygniecia',
  'informacja nie jest decyzja', // Niniejsza informacja nie jest decyzją ani upomnieniem.
  'informacja nie stanowi decyzji',
  'pismo nie jest decyzja',
  'pismo nie stanowi decyzji',
  'zawiadomienie nie jest decyzja',
  'zawiadomienie nie jest orzeczeni*', // Zawiadomienie nie jest orzeczeniem i nie rozstrzyga, kto nabył spadek.
  'pismo nie jest orzeczeni*',
  'pismo ma charakter … informacyjny',
  'nie zaskarza sie jej', // … nie zaskarża się jej
  'nie zaskarza sie go',
  'odwolac sie nie mozna', // Od tego zawiadomienia odwołać się nie można.
  'nie mozna sie odwolac',
  'nie ma od czego sie odwol*', // Decyzji jeszcze nie wydano i nie ma od czego się odwoływać.
  'nie ma tu pouczenia o odwolaniu',
  'zadnego postepowania nie ma', // Na razie żadnego postępowania nie ma.
  'nie jest prowadzon* przeciwko', // Nie jest prowadzone przeciwko Pani postępowanie egzekucyjne.
  'nie wszczelismy postepowania',
  'nie wszczeto … postepowania',
]);
/**
 * "Czy to decyzja? Nie.", "Czy przysługuje mi odwołanie? Nie od tego pisma": letters in plain language answer
 * the question themselves.
 */
const answeredNo = new RegExp(
  either(
    /czy to (?:jest )?(?:juz )?decyzja\s?\?\s*nie\b/,
    new RegExp(
      String.raw`czy [^.?]{0,40}(?:odwol|zaskarzy|zazaleni)\w*[^.?]{0,40}\?\s*nie\b` +
        String.raw`(?!,? (?:ale|lecz|natomiast|jednak))(?![^.]{0,120}(?:sprzeciw|zarzut|skarg|apelac|wniosek))`,
    ),
  ),
);

const told = String.raw`(?:pismo|list|wiadomosc|informacja|zawiadomienie|odpowiedz|wezwanie|oferta)`;
/** "To pismo nie jest decyzją ani wyrokiem", "To pismo jest informacją, nie decyzją": said of this letter and not of another. */
const noDecision = new RegExp(
  either(
    new RegExp(
      String.raw`\b${told} (?:(?:to|niniejsz[ea]) )?nie (?:jest|stanowi) (?:\w+ ){0,2}decyzj`,
    ),
    new RegExp(
      String.raw`\b${told} (?:(?:to|niniejsz[ea]) )?(?:jest|stanowi|ma) (?:\w+ ){0,3}(?:informac|zawiadomi|przypomni)\w*,? (?:a )?nie (?:jest )?decyzj`,
    ),
    new RegExp(String.raw`\b${told} (?:(?:to|niniejsz[ea]) )?nie ma charakteru decyzji`),
    /\bto (?:jeszcze )?nie (?:jest )?(?:jeszcze )?decyzja\b(?! ostateczna)/,
    /\bnie jest to (?:jeszcze )?decyzja\b(?! ostateczna)/,
  ),
);

/** "Od takiej decyzji - ale dopiero od niej - przysługuje odwołanie", "Na razie żadnego postępowania nie ma". */
const decisionToCome = wordPattern([
  'dopiero od niej',
  'dopiero od decyzji',
  'dopiero od * decyzji',
  'zadnego postepowania nie ma',
]);

/** Whether the letter says of itself that it is no decision. */
export const deniesDeciding = ({ spaced }: LetterView): boolean => noDecision.test(spaced);

/** Whether the letter says of itself that it is no decision, or that one may only follow. */
export const isNoDecision = (view: LetterView): boolean =>
  deniesDeciding(view) || decisionToCome.test(view.spaced);

/** Whether the letter says that it decides nothing and cannot be appealed. */
export const decidesNothing = oncePer(
  ({ spaced }: LetterView): boolean => saysNothingDecided.test(spaced) || answeredNo.test(spaced),
);

/** Whether the letter mentions or makes any decision, other than one it only plans. */
export function speaksOfDeciding(view: LetterView): boolean {
  const said = clausesOf(view).some(({ text }, at, all) => {
    const before = all[at - 1];
    return decides.test(text) && !(before !== undefined && asksWhatThen.test(before.text));
  });
  return said && !intends.test(view.spaced) && !decidesNothing(view);
}

/** Whether the letter only informs or invites and decides nothing, so that nothing in it can be appealed. */
export function onlyNotifies({ spaced }: LetterView): boolean {
  return intends.test(spaced) || (notifies.test(spaced) && !decides.test(spaced));
}
