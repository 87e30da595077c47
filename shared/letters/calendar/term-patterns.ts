import { either } from '#shared/letters/text/word-list.ts';

import { filler, number, oneUnit, s, unit } from './length-words.ts';

const adjectives = `(?:[a-z]{4,22}ym,?${s}){0,2}`;
const early = String.raw`(?:(?:najpozniej|najdalej|nie${s}pozniej${s}niz|ale|jednak)${s}){0,2}`;
const limit = `(?:(?:do|maksymalnie|najwyzej|maks\\.|nie${s}dluzszym${s}niz|co${s}najmniej)${s})?`;

const span = String.raw`(?:${number}${s}${filler}${unit}|(?<one>${oneUnit}))`;
/** "w ciągu najbliższych 14 dni". */
const coming = '(?:najblizszych|pelnych)';
/** Words that announce a length. */
const lead = `(?:${[
  // w nieprzekraczalnym terminie, w ciągu, z zachowaniem terminu
  `(?:we?|z${s}zachowaniem)${s}${adjectives}(?:termin(?:ie|u)?|ciagu|okresie|przeciagu)(?:${s}${coming})?`,
  // przed upływem, przed upływem ustawowego terminu
  `przed${s}uplywem(?:${s}${adjectives}terminu)?`,
].join('|')})`;
/** "w nieprzekraczalnym terminie 14 (czternastu) dni", "w ciągu dwóch tygodni", "w terminie miesiąca". */
export const leadTerm = new RegExp(
  String.raw`(?<![a-z])${early}${lead}${s}(?:zawitym${s})?${adjectives}${limit}${span}`,
  'g',
);

/** "okresu wypowiedzenia wynoszącego 30 dni", "termin do wniesienia odwołania wynosi 14 dni", "czas na sprzeciw to tydzień". */
export const gapTerm = new RegExp(
  String.raw`(?<![a-z])(?:termin|okres|czas)[a-z]{0,3}(?:${s}[a-z]{1,20}){0,6}?(?:${s}(?:wynos(?:i|zac[a-z]{1,3})|to)|:)${s}${span}`,
  'g',
);

/** "odetniemy dostawę po upływie 20 dni od dnia doręczenia": how long the sender waits before the next step. */
export const waitingTerm = new RegExp(String.raw`(?<![a-z])po${s}uplywie${s}${span}`, 'g');

/** A length of time alone: "za 14 dni", "dwa tygodnie". */
export const looseTerm = new RegExp(String.raw`(?<![a-z\d.,/-])${number}${s}${filler}${unit}`, 'g');

const adjectiveStem = String.raw`((?:\d{1,3}\s?-?\s?|[a-z]{2,18}?)?(?:dniow|tygodniow|miesieczn))`;

/** A term with its length as an adjective. */
const adjectiveForms: readonly string[] = [
  // w terminie tygodniowym
  `w${s}${adjectives}terminie${s}(?:[a-z]{4,22}ym${s})?${adjectiveStem}ym`,
  // w 14-dniowym terminie
  `w${s}(?:[a-z]{4,22}ym,?${s})?${adjectiveStem}ym${s}terminie`,
  // z zachowaniem dwutygodniowego terminu; a period of notice is no time for an answer
  `z${s}zachowaniem${s}${adjectiveStem}ego${s}terminu(?!${s}wypowiedz)`,
  // siedmiodniowy termin
  `${adjectiveStem}y${s}termin`,
  // termin siedmiodniowy
  `termin${s}${adjectiveStem}y`,
];
export const adjectiveTerm = new RegExp(
  String.raw`(?<![a-z])${early}(?:${adjectiveForms.join('|')})(?![a-z])`,
  'g',
);

const fromDelivery = String.raw`(?:(?:liczon[a-z]{1,3}|liczac|biegnac[a-z]{1,3})${s})?od${s}(?:dnia${s}|daty${s})?(?:nastep[a-z]{2,8}${s}po${s}(?:dniu${s})?)?(?:dorecz|otrzym)`;
/** "30-dniowego okresu wypowiedzenia liczonego od doręczenia": a notice period that runs from the letter itself. */
export const noticeTerm = new RegExp(
  String.raw`(?<![a-z])${adjectiveStem}(?:ego|y)${s}(?:okresu?|terminu?)${s}wypowiedzenia(?=,?${s}${fromDelivery})`,
  'g',
);

/** Words that open a start event: "od dnia", "od otrzymania", "od tej odpowiedzi". */
const startsWith = `(?:${[
  'dnia',
  'daty',
  'momentu',
  'chwili',
  'dorecz', // 14 dni od doręczenia
  'dosta', // od dostania listu
  'otrzym',
  'odbi',
  'odebr',
  'odczyt', // od odczytania tej wiadomości
  'przeczyt',
  'wrecz',
  'ogloszen',
  'jego',
  'jej',
  'ich',
  'kiedy',
  'tego',
  'tej',
  'niniejsz',
  'dzis',
].join('|')})`;
/** Words before a length which show that it is no deadline: "po upływie 14 dni", "mniej niż", "co miesiąc". */
const noLimit = `(?<!(?:uplywie|uplywu|uplywem|przez|mniej${s}niz|krocej${s}niz|wczesniej${s}niz|dluzej${s}niz|wiecej${s}niz|okolo|co|raz${s}na|kazdy)${s})`;
/** "14 dni od dnia doręczenia" without "w terminie". */
export const bareTerm = new RegExp(
  String.raw`(?<![a-z\d.,/-])${noLimit}(?:do${s})?${span}(?=,?${s}(?:liczac${s})?od${s}${startsWith})`,
  'g',
);
/** Who has the time and what for, between the verb and the length: "mają Państwo na to", "dajemy Panu jeszcze". */
const between = `(?:(?:pan[a-z]{0,5}|ci|wam|na${s}[a-z]{2,14}|czas(?:u)?:?|tylko|jeszcze|teraz|rowno|pelne|najwyzej)${s}){0,5}`;
const gives = [
  'ma',
  'masz',
  'macie',
  'maja', // Mają Państwo na to miesiąc.
  'mamy',
  'daje',
  'dajemy', // Dajemy Panu na to 10 dni.
  'damy',
  'czekamy', // Czekamy jeszcze tydzień.
  'poczekamy',
  'wyznaczam',
  'wyznaczamy',
  'wyznacza',
  'zostalo', // Na odpowiedź zostało Panu 7 dni.
  'pozostalo',
].join('|');
/** "Do końca umowy zostało 11 miesięcy", "umowa na 24 miesiące, pozostało 5 miesięcy": how long a contract would have run. */
const ofContract = String.raw`(?<!umow[a-z]{1,3}${s}(?:jest${s})?na${s}[a-z\d ]{1,30}[,;]${s})`;
const untilItEnds = String.raw`${ofContract}(?<!do${s}(?:konca|zakonczenia|uplywu)${s}(?!termin)[a-z]{3,16}(?:${s}[a-z]{3,16})?${s})`;
/** "Pozostało Pani 11 dni urlopu": how much of something is left, no time to act. */
const ofLeave = String.raw`(?!${s}(?:roboczych${s})?(?:urlop|wypoczyn|wolne|zwolnieni|pobytu|opieki|praktyk|nauki|lekcj|gwarancj|zasilk))`;
export const haveTerm = new RegExp(
  String.raw`(?<![a-z])${untilItEnds}(?:${gives})${s}(?:sie${s})?${between}${span}${ofLeave}`,
  'g',
);
/** "najpóźniej 10 dni po otrzymaniu", "nie później niż na 7 dni od doręczenia". */
export const latestTerm = new RegExp(
  String.raw`(?<![a-z])(?:najpozniej|najdalej|nie${s}pozniej${s}niz)${s}(?:(?:w|za|na|do)${s})?${span}(?=${s}(?:od|po)${s}${startsWith})`,
  'g',
);
/** "Uwagi przyjmujemy przez 30 dni od otrzymania", "można je zgłaszać przez miesiąc od": how long it is open. */
export const openTerm = new RegExp(
  String.raw`(?<=\b(?:przyjm|zglasza|zglosic|sklada|zlozyc|wnosi|czekamy|mozna|moze|masz|maja|ma)[^.;]{0,90}\s)przez${s}${span}(?=,?${s}od${s}${startsWith})`,
  'g',
);
/** "w terminie dni 14 od doręczenia": the word order of older letters. */
export const invertedTerm = new RegExp(
  String.raw`(?<![a-z])(?:w${s}(?:terminie|ciagu)|przed${s}uplywem)${s}(?<unit>dni|tygodni|miesiecy)${s}${number}(?![a-z\d]|${s}(?:dni|zl))`,
  'g',
);

const dayName = either(
  /poniedzial(?:ek|ku|kiem)/, // w poniedziałek
  /wtor(?:ek|ku|kiem)/, // do wtorku
  /srod[aey]/, // do środy
  /czwart(?:ek|ku|kiem)/, // przed czwartkiem
  /piat(?:ek|ku|kiem)/, // do piątku
  /sobot[aey]/, // w sobotę
  /niedziel[aei]/, // do niedzieli
);
const weekday = String.raw`(?:(?:w|we|do|przed)${s})?${dayName},?${s}(?:dnia${s})?`;
const onDay = String.raw`(?:(?:na|w${s}dniu|z${s}dniem|dnia|w)${s}(?:dzien${s})?)?`;
/** Words directly before a last day, each with an example sentence. */
const deadlineLeads: readonly string[] = [
  // w nieprzekraczalnym terminie, najpóźniej do dnia
  String.raw`${early}(?:w${s}${adjectives}terminie,?${s})?(?:do|przed)${s}(?:konca${s}|najblizsz[a-z]{1,3}${s})?(?:dni(?:a|em)${s}|dn\.\s?)?`,
  // do piątku, 12 grudnia
  String.raw`(?:do|przed)${s}${weekday}`,
  // najpóźniej w piątek 12 grudnia
  String.raw`(?:najpozniej|najdalej|nie${s}pozniej${s}niz)${s}(?:w${s}dniu${s}|dnia${s}|${weekday}|(?:we?|do)${s})?`,
  // czas na to mija
  String.raw`(?<![a-z])czas${s}na(?:${s}[a-z]{2,20}){1,4}?(?::${s}|${s}(?:uplywa|mija|konczy${s}sie)${s}${onDay})`,
  // termin odpowiedzi upływa z dniem
  String.raw`(?<![a-z])termin[a-z]{0,3}(?:${s}[a-z]{3,20}){0,5}?(?::${s}|${s}(?:uplywa|mija|przypada|konczy${s}sie)${s}${onDay})`,
  // rata przypada na, przelew składek, który przypada na
  String.raw`(?<![a-z])(?:rat[ay]|wplat[ay]|przelew|skladk[ai]|platnosc|skladek)(?:,?${s}[a-z]{1,20}){0,4}?${s}przypada${s}${onDay}`,
  // ostatnim dniem na odwołanie jest, ostatni dzień to
  String.raw`ostatni(?:m${s}dniem|${s}dzien)(?:${s}[a-z]{1,20}){0,5}?(?:${s}(?:jest|to)${s}|:${s})`,
  // płatne w dniu
  String.raw`platn[a-z]{1,3}${s}(?:w${s}dniu${s}|dnia${s}|do:${s})`,
  // Do kiedy? 18 maja
  String.raw`do${s}kiedy\s?\?\s{1,40}(?:najpozniej${s})?(?:do${s}(?:dnia${s})?)?`,
  // przed upływem 31 lipca
  String.raw`(?<![a-z])przed${s}uplywem${s}(?:dnia${s})?`,
];

/** Words directly before a date that make it a last day. */
export const deadlineBefore = new RegExp(`(?:${deadlineLeads.join('|')})$`);

/** Beginnings of words that name what somebody must do by a day. */
const dutyWord = either(
  'wplac',
  'wplat',
  'zaplac',
  /zaplat[ayeę]/, // Prosimy o zapłatę do dnia …
  'uregul',
  'uisc',
  'splac',
  'splat',
  'przekaz',
  'przesl',
  'zloz',
  'dostarcz',
  'prosi',
  'wzyw',
  'termin',
  /nalez[yn]/,
  'stawi',
  /wyda[cn]/, // wydać lokal
  'oproz',
  'odes',
  'dokona',
  'platn',
  /rat[ay]/,
  'zwroc',
  'zwrot',
  'zglos',
  'odpowiedz',
  'udziel',
  'przedl',
  'uzupeln',
  'usun',
  'wykon',
);

const duty = new RegExp(`^.*${dutyWord}`, 's');
const period = /^.*(?:odsetk|nalicz|okres|stan[a-z]*\sna|wedlug|wystawion|zaplacie)/s;
const fromDate = /(?:^|\s)od\s(?:dnia\s)?\d{1,2}[^;]{0,45}\s$/;

/** "Umowa trwa do", "polisa zawarta do": how long something lasts, and nothing to do by then. */
const lasts = new RegExp(
  String.raw`\b(?:umow[ay]|polis[ay]|najem|ochrona|abonament|zobowiazanie)\b[^.;:]{0,50}` +
    String.raw`\b(?:trwa|obowiazuje|zawart[aey]|wazn[aey]|przedluzon[aey])` +
    String.raw`(?: (?:jest|nadal|dalej|na czas (?:nie)?okreslony|bez zmian))?\s{0,2}$`,
);

/** "Raty wymagalne do 30 kwietnia pozostają należne", "odsetki narosłe do": which sums are meant, and nothing to do by then. */
const fallen =
  /\b(?:wymagaln(?:e|ych)|powstal(?:e|ych)|narosl(?:e|ych|a|ej)|zaleg(?:le|lych))\s{1,2}$/;

/** Interest already counted ("odsetkami w kwocie 20,00 zł"): a sum, not a period that is still open. */
const countedInterest =
  /odsetk[a-z]{1,4}(?:\s{1,2}[a-z]{1,20}){0,7}\s{1,2}\d[\d .]{0,14}(?:,\d{2})?\s{0,2}(?:zl|pln)[a-z]{0,6}/g;

/**
 * Whether "do dnia …" closes a period or a sum ("odsetki do dnia", "od 1 lutego do") instead of setting a
 * duty. `before` is the sentence up to these words; `isOver` says whether the day lies before the letter's
 * date.
 */
export function closesPeriod(before: string, isOver: boolean): boolean {
  if (lasts.test(before) || fallen.test(before)) return true;
  if (fromDate.test(before.replace(/\s?\([^()]{0,80}\)/g, ''))) return true;
  // "wzywam do zwrotu …, wraz z odsetkami, do dnia …": the comma ends the interest.
  if (/,\s{1,2}$/.test(before) && /wzyw|prosz|prosim/.test(before)) return false;
  const rest = before.replace(countedInterest, '');
  const lastPeriod = period.exec(rest)?.[0].length ?? -1;
  const lastDuty = duty.exec(rest)?.[0].length ?? -1;
  if (lastPeriod >= 0 || rest === before) return lastPeriod > lastDuty;
  return isOver || lastDuty < 0;
}
