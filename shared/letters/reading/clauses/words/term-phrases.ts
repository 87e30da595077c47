import { either } from '#shared/letters/text/word-list.ts';

/** What the reader asks for. */
const asking = either(/zada[cnj]\w*/, 'wniosek', 'wniosku', 'wnosic', 'wniesc', 'wystapic');
/** "uzasadnienie wniosku": reasons that the reader gives, not reasons that the reader requests. */
const ownReasons = either(
  'wniosku',
  'stanowiska',
  'reklamacji',
  'odwolania',
  'apelacji',
  'zazalenia',
  'skargi',
);

/** "Strona może w terminie tygodnia żądać uzasadnienia postanowienia"; a "wniosek z uzasadnieniem" asks for none. */
export const asksReasons = new RegExp(
  String.raw`\b${asking}(?! (?:wraz )?(?:z|i|bez) (?:\w+ )?uzasad)(?: \w+){0,5} uzasadnieni\w*(?! ${ownReasons})`,
);

/** "okazania dowodów zapłaty", "potwierdzenie przelewu": papers about a payment, not a payment. */
export const withoutEvidence = (text: string) => text.replaceAll(evidenceOfPayment, 'dowody');
const evidenceOfPayment =
  /\b(?:dowod|potwierdzeni|zaswiadczeni)\w* (?:\w+ )?(?:za|w)plat\w*|\b(?:dowod|potwierdzeni)\w* przelew\w*/g;

/** "może - niezależnie od skargi - wnieść o obniżenie opłaty": the request stands beside the remedy. */
export const asideFrom = /\b(?:niezaleznie od|oprocz|obok) (?:\w+ )?[a-z]+/g;

/** "Niezależnie od odwołania kandydat może wziąć udział w rekrutacji (wnioski do 31 lipca)": a right of its own. */
export const mayAside = (before: string) =>
  reliefRequest.test(before) ||
  (/\b(?:niezaleznie od|oprocz|obok) /.test(before) &&
    /\b(?:moze|moga|mozna|mozesz)\b/.test(before));
/** "Proszę złożyć wniosek o raty, najwyżej 4, pokój 12, do 15.09": the day of the request, not of the payment. */
const reliefRequest =
  /\b(?:zloz\w*|sklada\w*|wniesc|przyslac|przeslac) [^.;]{0,30}\bwnios(?:ek|ku|ki) o (?:\w+ ){0,2}(?:raty|rozlozeni|odroczeni|umorzeni|ulg)\w*[^.;]*$/;

/** "może w terminie 7 dni wnieść o obniżenie opłaty": a request that the reader may make, no payment. */
export const asksRelief = (after: string) =>
  /^[^.;]{0,60}\b(?:wniesc|wnosic|wystapic|zwrocic sie) o (?:obnizeni|umorzeni|rozlozeni|odroczeni|zwolnieni)/.test(
    after,
  );

/** "Zgadzamy się na raty, jeżeli do 16 marca odeśle Pani porozumienie": an offer that the reader may accept. */
export const takesOffer = (before: string, after: string) =>
  /\b(?:zgadzamy sie|zgodzimy sie|proponujemy|rozlozymy)\b[^;]*\b(?:jezeli|jesli|o ile)\b[^.;]*$/.test(
    before,
  ) && /^[^.;]{0,40}\b(?:pan|pani|panstwo|otrzymamy|wplynie)\b/.test(after);

/** "nakazuję poddać psa obserwacji do dnia 25 maja": an order without words for paying. */
export const ordersDeed = /\bnakazuj\w+ (?:\w+ ){0,3}[a-z]+(?:ac|ic|yc|ec|nie|nia|cie|cia)\b[^;]*$/;

/** "Do 4 grudnia proszę przynieść faktury": a request without words for paying. */
export const asksDeed =
  /\b(?:prosz\w+|prosimy|nalezy|trzeba|musi\w*) (?:\w+ )?(?:[a-z]+(?:[aiy]|[eo]s)|zawrz?e|mie)c\b/;

const lowerFee = /\d ?(?:procent|%)[^.;]{0,20}\b(?:jezeli|jesli|gdy)\W*$/;
const earlyPaid = /^[^.;]{0,40}\b(?:w|za|s)?placi\b/;
/** "10 procent; 3 procent, jeśli w ciągu miesiąca wpłaci Pan wszystko": a lower fee for paying early. */
export const isEarlyFee = (lead: string, after: string) =>
  (lowerFee.test(lead) && earlyPaid.test(after)) || loweredBy.test(lead);
/** "Wpłacić brakującą kwotę. Jeżeli zrobi Pan to w ciągu 14 dni": the sentence before names the act. */
export const doesThat = /\bzrobi(?: (?:pan|pani))? to\W*$/;

/** "opłata 250 zł w terminie 14 dni; w terminie 7 dni od wystawienia 150 zł": paying sooner costs less. */
const sum = String.raw`(\d[\d .]*)(?:,\d\d)? ?zl\b`;
const sumBehind = new RegExp(String.raw`^,?(?: ?[-–:])? *${sum}`);
/** "Jeżeli zapłaci Pani w ciągu 7 dni, wystarczy 95 zł": a few words lie between. */
const sumAfterCondition = new RegExp(String.raw`^[^.;\d]{0,40}?\b${sum}`);
/** "Wniesienie opłaty w ciągu 7 dni od wystawienia zawiadomienia obniża ją do 170 zł". */
const loweredTo = new RegExp(
  String.raw`^[^.;\d]{0,60}\b(?:obniz|zmniejsz)\w+ [^.;\d]{0,30}\b${sum}`,
);
export const ifPaid =
  /\b(?:przy (?:wplacie|zaplacie|platnosci)|(?:jezeli|jesli|kto|gdy) [^.;]{0,20}\b(?:za|w)placi)\b[^.;]{0,40}$/;
const sums = new RegExp(sum, 'g');
/** "podatek 742 zł … I rata do 15 marca 187 zł": a part of the sum with its own due day. */
const instalment = /\brat[ay]\b[^.;\d]{0,20}$/;

/** "Płatne w ratach: do 15 marca 154,00 zł, do 15 maja 153,00 zł". */
export const isPartOfSum = (lead: string): boolean => inParts.test(lead);
const inParts = /\bw (?:\w+ ){0,3}(?:ratach|czesciach)\b(?:[^.;]|\br\.|\d\.)*$/;
/** "Opłatę obniża się o 40% przy zapłacie w ciągu 7 dni". */
const loweredBy = /\b(?:obniz|zmniejsz)\w+ [^.;]{0,60}\bprzy (?:wplacie|zaplacie|platnosci)\W*$/;

/** Whether the sum after a term is lower than the one before it. */
export function isLowerSum(lead: string, after: string): boolean {
  const behind = (ifPaid.test(lead) ? sumAfterCondition : sumBehind).exec(after)?.[1];
  const before = [...lead.matchAll(sums)].at(-1)?.[1];
  if (instalment.test(lead) || inParts.test(lead)) return false;
  return behind !== undefined && before !== undefined && zlotys(behind) < zlotys(before);
}

/** "Wpłata w ciągu 7 dni: 90,00 zł. Wpłata w ciągu 14 dni: 180,00 zł". */
const higherLater = new RegExp(
  String.raw`^,?(?: ?[-–:])? *${sum}[.;,]? (?:wplat|zaplat|platnos|uiszcz|w (?:ciagu|terminie)|po|pozniej)(?:[^.;\d]|\d+ dni){0,70}?\b${sum}`,
);

/** Whether the sum after a term is lower than the one that the next sentence names for paying later. */
export function isBelowNext(behind: string): boolean {
  const [, sooner, later] = higherLater.exec(behind) ?? [];
  return sooner !== undefined && later !== undefined && zlotys(sooner) < zlotys(later);
}

/** Whether paying within a term makes the sum lower. */
export const lowersSum = (after: string): boolean => loweredTo.test(after) || isEarlyRate(after);

/** "w ciągu 7 dni 120,00 zł · po 7 dniach 200,00 zł": the sum of the term is lower than the one behind it. */
function isEarlyRate(after: string): boolean {
  const [, early = '', later = ''] = earlyRate.exec(after) ?? [];
  return zlotys(early) < zlotys(later);
}
const earlyRate =
  /^[^.;\d]{0,40}(\d[\d ]*,\d\d) ?(?:zl)?\W{0,12}(?:\w+ )?(?:przy zaplacie|platne (?:po|do)|po \d+ dni|po (?:tym|uplywie|terminie))[^;]{0,60}? (\d[\d ]*,\d\d)/;

const zlotys = (digits: string) => Number(digits.replaceAll(/\D/g, ''));

const conditionAhead = /\b(?:jezeli|jesli|gdy|o ile)\W*$/;
const restForgiven = new RegExp(
  String.raw`^(?:[^.;]|\.(?=\d)){0,120}\b${either(
    /(?:umorz|umarz|zrezygnuj|odstapi|daruj|zamkni)\w*[^.;]{0,40}\b(?:reszt|pozostal|spraw|odsetk|koszt|dalsz)/,
    /(?:reszt|pozostal|roznic)\w*[^;]{0,30}\b(?:umorz|umarz|daruj|zrezygnuj|odstapi|skresl|nie bedziemy)/,
    /\b(?:uznamy|uznam|bedziemy uwazac|uwazamy) [^.;]{0,40}\bza (?:rozliczon|splacon|zamkniet|zaspokojon|zalatwion|zakonczon|uregulowan|wykonan)/,
  )}`,
);
/** "Jeśli do 17 listopada wpłaci Pan 2 400 zł, umorzymy resztę": a settlement offer, not the day for the whole. */
export const settlesForLess = (lead: string, after: string) =>
  conditionAhead.test(lead) && restForgiven.test(after);

/** "można wypowiedzieć umowę w dowolnym momencie do 8 lutego 2027": how long a right lasts, no term to act. */
const anyTime =
  /\b(?:w (?:dowoln|kazd)\w+ (?:momencie|chwili|czasie|dniu|terminie)|kiedykolwiek)\W{0,3}$/;

/** "Opłatę w dotychczasowej wysokości, tj. 112 zł, uiszcza się do końca grudnia": until when the old price is paid. */
const ofOldPrice = /\bdotychczasow\w+ (?:wysokosc|staw|kwo|cen|zasad)\w*(?:(?!\bnow)[^;]){0,80}$/;

/** "Polisa działa do 18 listopada": how long something is in force. */
const inForce = new RegExp(
  String.raw`\b${either('polis', 'umow', 'ochron', 'ubezpieczeni', 'gwarancj', 'oc', 'licencj', 'abonament', 'promocj')}\w* ` +
    String.raw`[^.;]{0,30}\b(?:dziala|obowiazuje|trwa|jest wazn\w|chroni|(?:za)?konczy sie|wygasa)(?: [a-z]+)?\W*$`,
);

/** Days until which a right or an old price lasts. */
export const asksNoDeed = (before: string): boolean =>
  anyTime.test(before) || ofOldPrice.test(before) || inForce.test(before);

/** "154,00 zł do 15 marca 2026 r.": the sum of a part before its day. */
export const sumAhead = /\d ?zl,?(?: do(?: dnia)?)?\s*$/;
/** "do 16 marca 2026 - zaliczka 400 zł", "do 30 kwietnia: reszta, 780 zł": a part named behind its day. */
export const partBehind =
  /^(?: ?r\.)?,? ?[-–:] ?(?:[a-z]+ ){0,2}(?:zaliczk|zadat|przedplat|reszt|rat[ay]|wplat|doplat|pozostal|skladk)\w*[^.;\d]{0,25}\d[\d ]*(?:,\d\d)? ?zl\b/;
export const paysSum = /^,?(?: ?[-–:])? *\d[\d .]*(?:,\d\d)? ?zl\b/;
