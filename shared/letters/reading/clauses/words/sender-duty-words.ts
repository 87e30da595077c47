import { anyOf, either, type WordList } from '#shared/letters/text/word-list.ts';

const us = '(?:na |od )?(?:nas|nam|mnie|mi|bank|banki|banku|instytucje|kazdy bank)';

/** "Ustawa zobowiązuje nas do stosowania środków bezpieczeństwa", "będziemy zobowiązani rozwiązać umowę". */
const sendersDuty = new RegExp(
  either(
    new RegExp(String.raw`\b(?:zobowiazuj|naklada|nakazuj|wymaga|obliguj|zmusza)\w* ${us}\b`),
    /\b(?:jestesmy|bedziemy|zostaniemy|jestem|bede) (?:\w+ )?z?obowiazan\w*/,
    /\b(?:bo|poniewaz|gdyz|a) czekam\w* na\b/, // Wcześniej nie dam rady, bo czekam na pieniądze.
    /\b(?:musimy|bedziemy musieli|mamy obowiazek|powinnismy)\b/,
  ),
  'g',
);

/** "konieczne jest wydanie decyzji", "niezbędne jest przeprowadzenie kontroli": acts that only an office can do. */
const officesAct = new RegExp(
  String.raw`\b(?:konieczn|niezbedn|potrzebn|wymagan)\w* (?:jest|bedzie|sa|beda) (?:\w+ )?${either(
    /(?:wydani|podjeci|uzyskani|doreczeni)\w* (?:\w+ )?(?:decyzj|postanowieni|orzeczeni|rozstrzygnieci|opinii bieg)/,
    /przeprowadzeni\w* (?:\w+ )?(?:postepowani|kontrol|dowod|analiz|weryfikacj|rozpraw|wywiad|ogledzin|konsultacj)/,
    /(?:rozpatrzeni|rozpoznani|rozstrzygnieci)\w*/,
  )}\w*`,
  'g',
);

/** A text without the words that put a duty on its sender: what is left may still ask the reader. */
export const withoutSendersDuty = (text: string): string =>
  text.replaceAll(sendersDuty, ' ').replaceAll(officesAct, ' ');

/** "prosimy nie odkładać wizyty", "proszę nie zwlekać": an urging to do something soon, no ban. */
export const urges = new RegExp(
  String.raw`\b(?:prosze|prosimy)(?: \w+){0,2} nie (?:\w+ )?${either(
    /(?:odkladac|odwlekac|zwlekac|czekac|wahac|opozniac|spozniac)/,
    /(?:bagatelizowac|ignorowac|lekcewazyc|martwic|denerwowac|niepokoic|obawiac)/,
  )}\b`,
);

/** What senders do again and again within a time of their own: "Buty odsyłamy w terminie 7 dni." */
const habits: WordList = [
  'odsylamy',
  'wysylamy',
  'usuwamy', // Usterki usuwamy w ciągu 3 dni roboczych.
  'naprawiamy',
  'wymieniamy',
  'realizujemy',
  'zalatwiamy',
  'rozliczamy',
  'ksiegujemy',
  'dostarczamy',
  'oddajemy',
  'weryfikujemy',
  'odbieramy',
  'uruchamiamy',
  'przywracamy',
  'wydajemy',
  'wystawiamy',
];
/** Between the verb and its time stands no paper with a term of its own: "wystawiamy fakturę płatną w ciągu 14 dni". */
const ownTime = String.raw`(?![^.;,]*\b(?:platn|termin|zaplat|podpis|wplat|odeslani|wypelnieni)\w*)[^.;,:]{0,60}$`;

/**
 * What one person promises: "Przelew zrobię do 30 października."; "zapłacę" stands in forms that the reader fills in.
 */
const promises: WordList = [
  'zrobie',
  'odesle',
  'dostarcze',
  'przywioze',
  'odbiore',
  'zabiore',
  'naprawie',
  'wymienie',
  'zalatwie',
  'uzupelnie',
  'wykonam',
  'podam', // Na Pani żądanie w ciągu 14 dni podam przyczynę podwyżki.
  'wydam',
  'wyjasnie',
];

const habit = new RegExp(anyOf(habits) + ownTime);
const promise = new RegExp(`${anyOf(promises)}[^.;,:]{0,60}$`);
/** "w ciągu 14 dni podam szczegółową przyczynę": the verb may stand behind its time. */
const promiseBehind = new RegExp(String.raw`^,? ?(?:r\.? ?)?(?:pan\w* )?${anyOf(promises)}`);
/** "Co zwracamy: … Kiedy: najpóźniej 2 czerwca": a table of what the sender gives. */
const givesInTable =
  /\b(?:co|ile|kiedy|jak) (?:pan\w* )?(?:zwracamy|zwrocimy|wyplacamy|wyplacimy|oddajemy|oddamy|przelewamy|przelejemy)\b(?:(?!\bpros)[^?]){0,140}$/;

/** "wpis powinien zniknąć w ciągu 14 dni", "karta dotrze do Pana": it happens, and the reader does nothing for it. */
const happens = new RegExp(
  String.raw`\b${either(
    /(?:powin(?:ien|na|no|ny)|ma|maja|moze|moga) (?:\w+ ){0,2}(?:znikn|wygasn|przestac byc|odblokowac sie|pojawic sie|uaktualnic sie)/,
    /(?:zniknie|znikna|przestanie byc|przestana byc|odblokuje sie|pojawia? sie|ukaze sie|uaktualni sie|bedzie widoczn\w|beda widoczne)\b/,
    /(?:powin(?:ien|na|no|ny) (?:\w+ ){0,2}dotrzec|dotrze|dotra) (?:\w+ )?do (?:pan|ciebie)/,
  )}[^.;,:]{0,60}$`,
);

/** Whether a term is the time that the sender gives itself or that something takes by itself; all texts folded. */
export const isSendersTime = (before: string, after: string, lead: string): boolean =>
  habit.test(before) ||
  happens.test(before) ||
  promise.test(before) ||
  promiseBehind.test(after) ||
  givesInTable.test(lead);

/** "Wynagrodzenie wypłacimy 10 września", "Świadectwo pracy wydamy": an item of a list that tells what the sender does. */
const weDo = /\b(?!prosimy|musimy)\w{3,}(?:[aei]my|ymy)\b/;
const asks = /\b(?:prosz\w+|prosimy|nalezy|trzeba|mus[iz]\w*|pan|pani|panstwo)\b/;
export const isSendersAct = (text: string): boolean => weDo.test(text) && !asks.test(text);
