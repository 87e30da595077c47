import { either } from '#shared/letters/text/word-list.ts';

/* Words that make the reader of a letter pay. Folded. */

/** Folded verbs and nouns of paying, without an order. */
export const paying = either(
  /(?:za|w|do|s|o)?pla[ct]\w*|uregul\w*|uiszcz\w*|uisc\w*|zwrot\w*|zwroc\w*|odda\w*/,
  /przela\w*|przelew\w*|przelej\w*|przekaz\w*|wniesc|wniesieni\w*|wyrowna\w*|pokry(?:ci|c)\w*|poniesieni\w*/,
);
const asking = either(
  /wzywa(?:m|my|ja)?|wezwac|wezwanie|przypomina(?:m|my)?|przypomnienie|upomnienie|pros(?:imy|ze|i|ba|be)/,
  /nalezy|trzeba|powin\w+|winn[aoiy]|winien|musi|musza|musisz|ma pan\w*|maja panstwo/,
  /zada(?:m|my|ja)?|domaga(?:m|my)? sie|oczekuj\w+|czekam\w*|zobowiazan\w+|obowiazan\w+|obowiazek/,
);
/** "wzywamy do zapłaty", "należy uregulować", "kwotę 300 zł prosimy wpłacić". */
export const calls = new RegExp(
  String.raw`\b(?:${asking}\b[^;]{0,160}?\b${paying}|${paying}[^.;]{0,60}\b(?:nalezy|prosimy|prosze|trzeba)\b)`,
  'g',
);

/** Decisions that create or state a debt: "zasądza", "nakładam karę", "ustalam zobowiązanie". */
export const decides = new RegExp(
  String.raw`\b${either(
    /nakazuj\w+|nakaz (?:zaplaty|platniczy)|zobowiazuj\w+(?! sie)|zobowiazac|zasadza\w*|zasadzic|obciaz\w+/,
    /skazuj\w+|skazac|wymierz(?:a|am|amy|ono|yl\w*|yc|on[aey])|naklada(?:m|my| sie)?|pobiera sie|pobrac/,
    /naloz(?:yc|yl\w*|ono|on[aey])|oplat\w+ dodatkow\w+|grzywn[aey](?=\W{0,40}\d| (?:eur|pln)|:)/,
    /rozklad\w+ (?:\S+ ){0,12}na (?:\w+ )?rat\w*/,
    /(?:ustal|okresl)(?:a|am|amy|ic|il\w*)\b|jest pan\w* dluznik\w*|dluzni\w+ zaklad\w*/,
  )}`,
  'g',
);

/** A bill or a standing duty: "termin płatności", "do zapłaty", "opłatę wnosi się". */
export const states = new RegExp(
  String.raw`\b${either(
    /termin\w* (?:\w+ )?(?:platnosci|zaplaty|wplaty|splaty)|(?:termin|data) (?:\w+ )?platn\w+|platn\w+ (?:\w+ ){0,3}(?:do|w (?:ciagu|terminie))\b/,
    /(?:wplat|zaplat|platnosc|wplac|zaplac)\w*:? (?:\w+,? ){0,4}(?:do|w (?:ciagu|terminie))\b/,
    /(?:do (?:za|do)platy|do uregulowania)(?=\W{0,12}\d|:|\W+(?:\w+ ){0,4}(?:pozosta|zosta|jest|lacznie|razem))/,
    /(?:do (?:za|do)platy|do uregulowania) (?:\w+ ){0,4}\d[\d ]{0,9}(?:,\d\d)? ?(?:zl|pln|eur)|niedoplat\w*/,
    /(?:razem|kwota|kwote|saldo|lacznie|ogolem|suma|pozosta\w*|zosta\w*)[^.;]{0,20} do (?:za|do|w)platy/,
    /(?:zl|pln|eur)\s+(?:[-–] )?(?:do|termin:?)\s+(?:dnia )?\d/,
    /(?:oplat|podat|skladk|naleznosc|czynsz|rat)\w* (?:\w+ )?(?:wnosi|placi|uiszcza|oplaca|wplaca) sie/,
    /\brat[aey]? (?:\w+ )?(?:wplaca|splaca|placi|uiszcza|oplaca) pan\w*/,
    /(?:wplac|zaplac|przelej|ureguluj|doplac)\b|mus\w+ (?:\w+ ){0,2}(?:byc|wplynac|dotrzec) [^.;]{0,30}\b(?:kon|rachun)\w*/,
    /(?:podlega|wymaga)\w* (?:\w+ )?(?:zwrot|zaplac|zaplat|splac|splat|wplac|wplat|uregul)\w*/,
    /zalega\w* (?:pan\w*|z)\b|nie (?:wplynel|wplynal|odnotowali|zaksiegowali|zaplacil|uregulowal|oplacil)\w*/,
    /(?:sposob|forma) (?:za|w)?pla\w*:?\s+przelew\w*|platn\w+ (?:\w+ )?przelewem/,
  )}`,
  'g',
);

/** What paying the arrears averts: "spłata zaległości spowoduje, że bank cofnie wypowiedzenie". */
export const averts = new RegExp(
  either(
    /\b(?:splat|wplat|zaplat)\w* [^.;]{0,140}\b(?:powoduje|spowoduje|cofni|wycofa|odwola|uzna)\w*/,
    /\b(?:jezeli|jesli) [^.;]{0,140}\b(?:wplac|splac|zaplac|uregul|uiszcz)\w*[^;]{0,200}\b(?:wypowiedzeni|licytacj|przetarg)\w*/,
  ),
);

/** "jeżeli zdecyduje się Pani", "proponujemy": the reader may choose whether anything is to be paid. */
export const byChoice = new RegExp(
  String.raw`\b${either(
    /(?:jezeli|jesli|o ile|gdyby) [^:;]{0,80}\b(?:zdecyduj|chc(?:e|a|ial|ieli)|zechc)\w*(?! (?:\w+ )?(?:uniknac|zapobiec))/,
    /(?:jezeli|jesli|o ile|gdyby) [^:;]{0,80}\b(?:zgodzi|wybierz|skorzysta|zainteresowan|wole)\w*/,
    /proponuj\w+|zachecam\w*|dobrowoln\w+|chetni|opcjonaln\w+/,
  )}\b`,
);
