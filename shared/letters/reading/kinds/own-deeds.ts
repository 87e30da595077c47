import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { either, wordPattern } from '#shared/letters/text/word-list.ts';

import { buyerClaims, buyerWithdraws } from './deeds/sales.ts';
import { isPersonal } from './private-writers.ts';

const court = /\b(?:sad(?:u|em|zie)?|pozew|pozwu|pozwem|na droge sadowa|przedsadow\w*)\b/;

const deposit = /\bkaucj\w*/;
/** "brakujących 1 350 zł kaucji", "zwrot kaucji", "oddanie reszty kaucji": wanted back by who paid it. */
const wantsDeposit = new RegExp(
  either(
    /\b(?:zwrot\w*|zwroc\w*|odda\w*|wyplat\w*|wyplac\w*|wzywa\w*|zadam\w*|zadamy)\b[^.;]{0,80}\bkaucj/,
    /\bkaucj\w*[^.;]{0,80}\b(?:zwrot\w*|zwroc\w*|odda\w*)/,
  ),
);
const paidIt = new RegExp(
  either(
    /\b(?:wplacil\w*|zaplacil\w*|przekazal\w*|dalem|dalam|nasz\w*|moj\w*|cal\w+|pelna|reszt\w*|brakuj\w*)\b[^.;]{0,40}\bkaucj/,
    /\bkaucj\w*[^.;]{0,40}\b(?:ktora (?:wplacil|zaplacil)|wplacil|zaplacil)(?:em|am|ismy)/,
  ),
);
const asks = /\b(?:wzywa\w*|prosze|prosimy|zadam|zadamy|domaga\w*|oczekuj\w*)\b/;
const keepsDeposit =
  /\bkaucji\b[^.;]{0,30}\bnie (?:zwroc|zwrac|odda)\w*|\bpotracam\b|\bpotracilem\b|\bpotracilam\b/;

/** The deposit of a tenancy, not what a former partner paid for a common home. */
const tenancy = /\b(?:najm\w*|najem\w*|wynaj\w+|zdawcz\w*|zdani\w* (?:lokal|mieszkan|klucz)\w*)\b/;

const wantsDepositBack = ({ spaced }: LetterView): boolean =>
  deposit.test(spaced) &&
  tenancy.test(spaced) &&
  wantsDeposit.test(spaced) &&
  paidIt.test(spaced) &&
  asks.test(spaced) &&
  !keepsDeposit.test(spaced);

/** "z zachowaniem okresu … proszę o wydanie świadectwa pracy": who works for the reader leaves. */
const leavesWork =
  /\b(?:wypowiadam|rozwiazuje|skladam wypowiedzenie|oswiadczenie pracownika|przez pracownika)\b[^;]{0,160}\b(?:umow\w+ o prace|stosunk\w* pracy|umow\w+)/;
const dismissesReader =
  /\b(?:wypowiadam|rozwiazuje) (?:z )?(?:pan\w*|tob\w*|ci)\b|\bart\. ?5[23]\b|\bprawo (?:wniesienia )?odwolania/;
const employeesWords = wordPattern([
  'przez pracownika',
  'oswiadczenie pracownika',
  'o wydanie … swiadectwa pracy',
  'wydanie mi swiadectwa pracy',
  'przyslanie swiadectwa pracy',
  'swiadectwo pracy prosze',
  'prosze o swiadectwo pracy',
  'udzielenie mi … urlopu',
  'zaleglego urlopu',
  'ekwiwalent*',
  'obowiazkow pracodawcy',
  'nie otrzymal* wynagrodzeni*',
  'nie wyplacil* mi',
]);
const byFault = /\bart\. ?55\b/;
const atOnce = /\bart\. ?55\b|\bbez (?:zachowania okresu )?wypowiedzenia\b/;

const employeeLeaves = ({ spaced }: LetterView): boolean =>
  leavesWork.test(spaced) &&
  /\bumow\w+ o prace\b|\bstosunk\w* pracy\b/.test(spaced) &&
  (employeesWords.test(spaced) || byFault.test(spaced)) &&
  !dismissesReader.test(spaced);

const damage = new RegExp(
  either(
    /\bzala(?:l\w*|ni\w*|ne)\b|\bzalew\w*/,
    /\b(?:zniszcz|uszkodz|szkod[yaeęo]|porysowa|pogryz)\w*/,
    /\bpekl\w*|\bwycie(?:k|kl)\w*/,
  ),
);
const wantsCover = new RegExp(
  either(
    /\b(?:pokryl?\w*|pokryci\w*|napraw\w*|zaplac\w*|zaplat\w*|zwrot\w*|zwroci\w*|oddal\w*|oddani\w*)\b/,
    /\bpolis\w*|\bubezpiecz\w*/,
  ),
);
const causedBy = new RegExp(
  either(
    /\bpan(?:u|i|a|ia|stwa|stwu)?\b[^.;]{0,60}\b(?:pekl|zalal|zala|uszkodzil|zniszczyl|porysowal|wyciek|pralk|rur|dziec|pies|samoch)\w*/,
    /\bzalal\w* (?:mi|nam|pan\w*|moj\w*|nasz\w*)/,
    /\b(?:zalal|uszkodzil|zniszczyl|porysowal)\w* pan\w*/,
  ),
);
const wantsDamageCovered = ({ spaced }: LetterView): boolean =>
  damage.test(spaced) &&
  wantsCover.test(spaced) &&
  causedBy.test(spaced) &&
  /\d ?zl\b|\bszkod/.test(spaced);

/** What neighbours quarrel about. */
const nextDoor = wordPattern([
  'galez*',
  'galaz*',
  'drzew*',
  'tuj*',
  'tui',
  'zywoplot*',
  'plot',
  'plotu',
  'plotem',
  'ogrodzeni*',
  'miedz*',
  'granic*',
  'halas*',
  'szczek*',
  'cisz* nocn*',
  'remont* w pan*',
  'klimatyzator*',
  'dym* z pan*',
  'rynn*',
  'wiata',
  'wiaty',
  'parkuj* pan*',
  'zastawia*',
  'immisj*',
]);
const neighbours = wordPattern([
  'sasia*',
  'pan* dzialc*',
  'pan* dzialk*',
  'pan* posesj*',
  'pan* ogrod*',
  'moj* dzialc*',
  'moj* dzialk*',
  'moj* posesj*',
  'moja strone',
  'mojej stronie',
  'pan* mieszkani*',
  'pan* lokal*',
  'pan* pies',
  'panstwa pies',
]);
const ofNeighbours = /\bart\. ?1(?:44|50)\b/;
const neighbourAsks = ({ spaced }: LetterView): boolean =>
  (nextDoor.test(spaced) || ofNeighbours.test(spaced)) &&
  neighbours.test(spaced) &&
  /\b(?:prosze|prosimy|prosil\w*|wzywa\w*|wyznacza\w*|zadam|oczekuj\w*)\b/.test(spaced);

type Deed = readonly [id: string, does: (view: LetterView) => boolean];

/** What a private person's letter does, the most telling deed first. */
const deeds: readonly Deed[] = [
  ['rozwiazanie-przez-pracownika', (view) => employeeLeaves(view) && atOnce.test(view.spaced)],
  ['wypowiedzenie-pracownika', employeeLeaves],
  ['odstapienie-kupujacego', buyerWithdraws],
  ['zadanie-kupujacego', buyerClaims],
  ['zwrot-kaucji-przed-sadem', (view) => wantsDepositBack(view) && court.test(view.spaced)],
  ['zwrot-kaucji', wantsDepositBack],
  ['zadanie-za-szkode', wantsDamageCovered],
  ['prosba-sasiada', neighbourAsks],
];

/** Kinds too general, or of the wrong side, to keep when a person's letter does something of its own. */
const open: ReadonlySet<string> = new Set([
  'inne',
  'wezwanie-inne',
  'wezwanie-do-zaplaty',
  'przedsadowe-wezwanie',
  'zadanie-osoby-prywatnej',
  'spoldzielnia-zaleglosc',
  'wypowiedzenie-umowy',
  'wypowiedzenie-pracy',
  'zwolnienie-bez-wypowiedzenia',
  'rozwiazanie-bez-winy',
  'porozumienie-stron',
  'rozliczenie-kaucji',
  'ubezpieczyciel-regres',
  'umowa',
]);

/** The kind of a private person's letter by what it does; undefined where its words already name a fitting kind. */
export function ownDeedOf(view: LetterView, id: string): string | undefined {
  if (!open.has(id) || !isPersonal(view)) return undefined;
  return deeds.find(([, does]) => does(view))?.[0];
}

const toPay =
  /\bzaplat\w* (?:\w+ ){0,3}(?:kwot|zadoscuczyn|odszkod|sum|koszt|\d)|\bzaplat\w* [^.;]{0,60}\d ?zl\b/;

/** A call to stop that asks for money as well. */
export const asksMoneyToo = ({ spaced }: LetterView): boolean => toPay.test(spaced);

const fees = new RegExp(
  either(
    /\b(?:skladk\w*|oplat\w*)\b[^.;]{0,40}\b(?:czlonkowsk\w*|ogrodow\w*|roczn\w*|rok|sezon)/,
    /\bzawiadomienie o (?:oplatach|oplacie|skladkach|skladce)/,
    /\bz\s?a\s?w\s?i\s?a\s?d\s?o\s?m\s?i\s?e\s?n\s?i\s?e\s+o\s+o\s?p\s?l\s?a\s?t/, // Z A W I A D O M I E N I E
  ),
);
const bodies = wordPattern([
  'ogrod dzialkow*',
  'rod',
  'stowarzyszeni*',
  'klub*',
  'kolo lowieckie',
  'kolo wedkarskie',
  'towarzystwo przyjaciol',
  'towarzystwo milosnikow',
  'zwiazek wedkarski',
  'rada rodzicow',
]);
const HEAD = 300;
const overdue =
  /\b(?:zalegl\w*|zaleglosc\w*|nie wplynel\w*|nie odnotowal\w*|ponagl\w*|ostateczn\w* wezwani)/;

/** A fee for each month is told, not asked for at once. */
const monthly = /\bmiesiecznie\b|\bskladk\w* miesieczn/;

/** A club or a garden tells what its members pay, before anything is overdue. */
export const tellsOfFees = ({ spaced }: LetterView): boolean =>
  !monthly.test(spaced) &&
  bodies.test(spaced.slice(0, HEAD)) &&
  fees.test(spaced) &&
  !overdue.test(spaced.replaceAll(/\b(?:od|w razie|w przypadku) zaleglosci\b/g, ' '));
