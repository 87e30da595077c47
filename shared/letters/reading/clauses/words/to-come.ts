import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { either, wordPattern } from '#shared/letters/text/word-list.ts';

const toCome = wordPattern([
  'ktore otrzyma*', // od orzeczenia, które otrzyma Pan po badaniu
  'ktora otrzyma*',
  'ktory otrzyma*',
  'ktore zapadnie',
  'ktory zapadnie',
  'ktora zapadnie',
  'ktora zostanie wydana',
  'ktore zostanie wydane',
  'ktory zostanie wydany',
  'dopiero', // podlega zaskarżeniu dopiero po jego wydaniu
  'konczac*', // od decyzji kończącej postępowanie
  'od takiej decyzji', // Od takiej decyzji, a nie od niniejszego upomnienia, przysługuje sprzeciw.
  'na takie postanowienie',
  'od takiego',
  'od tej przyszlej',
  'a nie od niniejsz*',
  'a nie od tego',
  'a nie od tej',
  'a nie na niniejsz*',
  'a nie na to',
  'bedzie sluzyc', // Odwołanie będzie służyć od decyzji, jeżeli zostanie wydana.
  'bedzie przyslugiw*',
  'sluzyloby', // Na postanowienie o grzywnie służyłoby zażalenie.
  'przyslugiwaloby',
  'bedzie sie mozna', // Będzie się można od niej odwołać.
  'bedzie mogl*',
  'bedzie pan* mogl*',
  'bedzie sie pan* mogl*',
  'beda mogli',
  'beda panstwo mogli',
  'mozna bedzie', // Orzeczenia wydane w sprawie można będzie zaskarżyć.
  'bedzie mozna', // Uchwalony plan będzie można zaskarżyć.
  'bedzie mial* prawo',
  'po wszczeciu', // po wszczęciu egzekucji służą zarzuty
  'po doreczeniu tytulu',
  'po otrzymaniu tytulu',
  'po jego wydaniu',
  'po jej wydaniu',
  'w razie nieuwzglednienia',
  'w razie odmowy',
  'w przypadku odmowy',
  'w przypadku wydania',
  'wyda decyzje', // Jeżeli reklamacji nie uzna, wyda decyzję, na którą służy skarga.
  'wyda postanowienie',
  'wydamy decyzje',
  'zostanie wydana decyzja',
  'zostanie wydane postanowienie',
  'nie zostala jeszcze', // Żadna z uchwał nie została jeszcze podjęta.
  'nie zostalo jeszcze',
  'jeszcze nie zapadl*',
  'w razie wydania',
  'przyslugiwac bedzie', // Na postanowienie o grzywnie przysługiwać będzie skarga.
  'sluzyc bedzie',
  'tamtego postanowienia',
  'na ewentualn*', // Skarga przysługuje na ewentualne postanowienie o nałożeniu grzywny.
  'od ewentualn*',
  'na przyszl*',
  'od przyszl*',
  'na pozniejsz* postanowieni*',
  'od pozniejsz* decyzji',
  'tamtej decyzji',
]);
/** "Po nałożeniu grzywny przysługuje zażalenie", "w razie ponownej odmowy": only when something else happens. */
const onEvent = new RegExp(
  String.raw`\b(?:po|w razie|w przypadku|na wypadek) (?:[a-z]+ )?${either(
    'nalozeni',
    'wymierzeni',
    'wydani',
    'podjeci',
    'uchwaleni',
    'odrzuceni',
    'oddaleni',
    'nieuwzglednieni',
    'nieuznani',
    'odmow',
  )}`,
);
const act = '(decyzj|postanowieni|orzeczeni|wyrok|nakaz|uchwal)';
/** "wyda orzeczenie, od którego …", "decyzja zostanie wydana do 15 czerwca", "decyzję otrzyma Pani pocztą". */
const announced = new RegExp(
  either(
    new RegExp(
      String.raw`\b(?:wyda|wydam|wydamy|podejmie|podejmiemy|podejma|zapadnie|otrzyma|otrzymaja|dostanie|dostana)(?: [a-z]+){0,2} ${act}`,
    ),
    new RegExp(
      String.raw`\b${act}\w*(?: [a-z]+){0,3} (?:zostan|bedz|bed)\w+ (?:wydan|podje|oglosz|doreczon)`,
    ),
    new RegExp(
      String.raw`\b${act}\w* (?:pan[ai]? |panstwo )?(?:wyda|wydam|wydamy|podejmie|podejmiemy|otrzyma|dostanie|zapadnie)\b`,
    ),
  ),
  'g',
);

/** "lekarz orzecznik wyda orzeczenie, od którego przysługuje sprzeciw". */
const fromThatAct = new RegExp(
  String.raw`\b(?:wyda|wydam|wydamy|wydaje sie|podejmie|podejmiemy|zapadnie|otrzyma|dostanie)\b[^.;]{0,60}${act}\w*[^.;]{0,40}, (?:od|na) (?:ktor|nia|niego|nie)`,
);

/** Whether the clause speaks of a remedy against an act that does not exist yet. */
export const isToCome = (text: string): boolean =>
  toCome.test(text) || onEvent.test(text) || fromThatAct.test(text);

/** The acts that the letter announces, by stem: "Decyzja zostanie wydana do 15 czerwca". */
export const announcedActs = oncePer(
  ({ spaced }: LetterView): ReadonlySet<string> =>
    new Set(
      [...spaced.matchAll(announced)].flatMap((match) =>
        [match[1], match[2], match[3]].filter((stem) => stem !== undefined),
      ),
    ),
);
