import { rulers } from '#shared/letters/reading/clauses/outcome-words.ts';
import { anyOf, either, type WordList } from '#shared/letters/text/word-list.ts';

/** Deeds in the present or future that a sender says of the reader: "zwraca Pan laptop", "zadania przekaże Pani". */
const deeds: WordList = [
  'oddaje',
  'odda',
  'zwraca',
  'zwroci',
  'zdaje',
  'zda',
  'przekazuje',
  'przekaze',
  'wystawia',
  'wystawi',
  'dostarcza',
  'dostarczy',
  'przesyla',
  'przesle',
  'odsyla',
  'odesle',
  'doplaca',
  'doplaci',
  'oplaca',
  'sklada',
  'zlozy',
  'podpisuje',
  'podpisze',
  'uzupelni',
  'usuwa',
  'usunie',
  'rozlicza',
  'rozliczy',
  'zmniejsza', // Jako nabywca zmniejsza Pani VAT naliczony.
  'zwieksza',
  'koryguje',
  'skoryguje',
  'ujmuje',
  'ujmie',
  'swiadczy', // Do końca umowy świadczy Pan usługi jak dotąd.
  'udrozni',
  'naprawi',
  'zabiera',
  'zabierze',
  'oproznia',
  'oprozni',
];
const readersDeed = String.raw`${anyOf(deeds)} (?:(?:mi|nam|go|ja|je|sam|sama) )?pan(?:i|stwo)?\b`;
/** "jeżeli zwróci Pan sprzęt", "kwota, którą dopłaca Pani": a condition or a description is no request. */
const leadsNoRequest =
  /\b(?:jezeli|jesli|gdy\w*|kiedy|czy|zanim|jak|skoro|ile|ze|az|poniewaz|bo|ktor\w+|co|czego)\b[^.;]{0,90}$/;

const deedNoun = either(
  /(?:zwrot|oddani|przekazani|zdani|odeslani|przeslani|dostarczeni|podpisani|usunieci|rozliczeni)e?/,
  /(?:zlozeni|wypelnieni|uzupelnieni|potwierdzeni|wystawieni|uprzatnieci|oproznieni)e/,
);
/** "Zwrot 464,99 zł prześlemy", "zwrot nastąpi w ciągu 14 dni": what the sender does. */
const ofSender = String.raw`(?![^.;]*\b${either(
  /zl|nadplat\w*|kaucj\w*|pieniedzy|srodkow|kosztow/,
  /nast[ae]p\w*|\w+my|jest|bedzie|zostanie|moze/,
)}\b)`;
/** "Zwrot sprzętu (laptop): do 31 marca", "przekazanie wiedzy zespołowi – do 18 września": a deed as a row. */
const rowOfDeed = String.raw`(?:^|; )${ofSender}${deedNoun}\s[^.;]{3,110}\b(?:do|najpozniej|w terminie|w ciagu) (?:dnia )?\d`;
/** "Klucze do piwnicy do zwrotu w administracji", "umowa do podpisania". */
const noThing = String.raw`(?!.*\b${either(
  /zl|\d+,\d\d|nadplat\w*|kwot\w*|termin\w*|praw\w+/,
  /wzor|wniosek|wezwani\w*|podstaw\w*|obowiaz\w*/,
)}\b)`;
const thingToDo = String.raw`^${noThing}[^.;:]{3,60} do (?:zwrotu|oddania|podpisania|odeslania|wypelnienia|uzupelnienia)\b`;

/** How a sender asks without an order: a question, a wish, an expectation. */
const wishes = either(
  /\b(?:czy )?(?:moglby|moglaby|mogliby|zechcialby|zechcialaby|zechcieliby) (?:pan|pani|panstwo)\b/,
  /\b(?:bardzo )?(?:prosilbym|prosilabym|bym prosil\w*|bysmy prosili|prosilibysmy)\b/,
  /\b(?:bylbym|bylabym|bede|bedziemy) wdzieczn\w+,? (?:jesli|jezeli|gdy|za)\b/,
  /\bpozostaje (?:nam|mi) prosic\b|\b(?:mam|mamy) (?:\w+ )?prosbe\b/,
  /\blicz(?:e|ymy)(?:, ze [^.;]{0,60}\bpan| na (?:pan\w* |panstwa )?(?:kontakt|odpowiedz|rozmowe|obecnosc)\b)/,
  /\boczekuje \w+(?:nia|cia|tu)\b/,
  /\bwymagana jest (?:pan\w* |panstwa )?(?:zgoda|obecnosc|odpowiedz)\b/,
  /\bpotrzebujemy (?:\w+ ){0,2}(?:rachunk|faktur|dokument|numer|podpis|zgod|kopi|zaswiadcz|oswiadcz)\w*/,
  /\bbrakuje (?:nam )?(?:jeszcze )?(?:pan\w*|panstwa) \w+/,
  /\b(?:dzieci|uczniowie) (?:przynosza|zabieraja|oddaja)\b/,
  /\bzaprasza(?:m|my)\b(?![^.;]*\d{4})[^.;]{0,60}\bna (?:\w+ )?(?:rozmowe|spotkanie|konsultacje)\b/,
);

/** What nobody may begin before the letter's condition is met. */
export const act = String.raw`${either(
  /wyci[an]|usu[nw]|rozbier|przestawi|wyrzuc/,
  /prowadz|rozpocz|budow|uzytk|uzyw|otwiera|wlacz|naprawi/,
  /jesc|pic|sprzeda|zbyw|podpis/,
)}\w*`;
/** What may not be done before something else: a ban with its end. */
export const waits = new RegExp(
  either(
    new RegExp(
      String.raw`\b(?:do czasu|do momentu|dopoki|zanim|przed)\b [^.;]{3,120}\bnie (?:wolno|mozna|nalezy|moze (?:pan|pani)|moga panstwo)\b(?: \w+)? ${act}`,
    ),
    new RegExp(
      String.raw`\bnie (?:wolno|mozna|nalezy|moze (?:pan|pani)|moga panstwo) (?:\w+ )?${act}[^.;]{0,80}\b(?:do czasu|do momentu|dopoki|zanim|przed)\b`,
    ),
    new RegExp(
      String.raw`\b(?:mozna|moze (?:pan|pani)|moga panstwo) (?:\w+ )?${act}[^.;]{0,60}\bdopiero (?:po|wtedy|gdy|od)\b`,
    ),
    /\bmog(?:a|lo) (?:zostac|byc) (?:usuniet|wyciet|rozpoczet|uzyt|naprawion)\w*[^.;]{0,60}\bdopiero (?:po|wtedy|gdy|od)\b/,
  ),
);

/** "od lipca nie składa Pan deklaracji", "rachunki opłaca Pani na czas", "(… opłaca Pani u ubezpieczyciela)": only told. */
const onlyTold = /\bnie (?:\w+ )?$|\([^)]*$/;
/** Senders that are no ruling bodies, as the subject of a sentence. */
const senders: WordList = [
  'sekretariat',
  'zaklad',
  'urzad',
  'fundusz',
  'oddzial',
  'operator',
  'spolka',
  'firma',
  'kancelaria',
  'szkola',
  'wspolnota',
  'spoldzielnia',
  'biuro',
  'zarzad*',
  'komornik',
  'pracodawca',
  'sprzedawca',
];
/** "Sekretariat przesyła Pani odpis": the sender acts, and "Pani" receives. */
const senderActs = new RegExp(
  String.raw`\b${anyOf([...rulers, ...senders])}(?: (?!ktor)[a-z]+){0,4} $`,
);
const praised = /\bdziekuj\w+|\bterminowo i\b|\bna czas\b/;

const softly = new RegExp(`${rowOfDeed}|${thingToDo}|${wishes}`);
const byReader = new RegExp(readersDeed);

/** Whether a folded clause asks its reader for something without a word of an order. */
export function asksSoftly(text: string): boolean {
  if (softly.test(text) || waits.test(text)) return true;
  const deed = byReader.exec(text);
  if (deed === null || praised.test(text)) return false;
  const before = text.slice(0, deed.index);
  if (deed[0].endsWith('pani') && senderActs.test(before)) return false;
  return !leadsNoRequest.test(before) && !onlyTold.test(before);
}
