import { either } from '#shared/letters/text/word-list.ts';

/** What a sentence says about the case, and the reason shown for the level. */
export type Rule = { pattern: RegExp; reason: string };

/** Enforcement under way in this case. */
export const underWay: readonly Rule[] = [
  {
    pattern:
      /wszczal\w* (?:przeciwko [^.]{0,40})?(?:egzekucj|postepowani\w+ egzekucyjn)|wszczeciu egzekucji\b/,
    reason: 'Egzekucja już trwa.',
  },
  {
    pattern:
      /\bzajmuj\w+ [^.]{0,60}(?:rachun|wynagrodzeni|wierzytelnosc|ruchomosc|swiadczen)|dokonan\w* zajecia/,
    reason: 'Pieniądze lub majątek zostały zajęte.',
  },
  {
    pattern:
      /(?:nadano|nadaje|zaopatrzon\w+ w|opatrzon\w+) (?:mu |jej )?(?:rygor|klauzul)\w+ (?:natychmiastowej )?wykonalnosci/,
    reason: 'Orzeczenie można już wykonać.',
  },
];
/** "12 czerwca pobierzemy z Pani konta 3 480 zł": the sender takes money by itself. */
export const taking: readonly Rule[] = [
  {
    pattern:
      /\b(?:pobierzemy|potracimy|obciazymy)\b|\bpotraca(?:my|m) (?:\w+ ){0,3}wierzytelnosc|\boswiadczeni\w* o potraceniu\b/,
    reason: 'Nadawca zapowiada, że sam pobierze lub potrąci pieniądze.',
  },
];
/** "Nową ratę pobierzemy 15 lipca", "podatek pobierzemy i odprowadzimy za Panią": taken as agreed, or for the reader. */
export const notTaking =
  /\b(?:jezeli|jesli|gdyby|gdy|w razie|w przypadku|nie)\b|\b(?:rat[aey]?|podat(?:ek|ku))\b(?! zalegl)/;
/** "Brak wyjaśnień może oznaczać rozwiązanie umowy bez wypowiedzenia": what follows if the reader does nothing. */
export const warned: readonly Rule[] = [
  {
    pattern: new RegExp(
      String.raw`\b(?:jezeli|jesli|gdy|brak|w razie|w przypadku)\b[^.;]{0,120}\b${either(
        /kar\w+ porzadkow|rozwiaz\w+ umow\w* (?:o prace )?bez wypowiedzenia/,
        /(?:rozwiaz|wypowie)\w* (?:\w+ ){0,2}umow\w*(?: \w+){0,3} z winy/,
      )}`,
    ),
    reason: 'Nadawca zapowiada, co zrobi, jeżeli nic nie zrobisz.',
  },
];
/** A supply that ends; it counts only where the letter announces it. */
export const cutOff: readonly Rule[] = [
  {
    pattern: new RegExp(
      either(
        // wstrzymamy dostarczanie energii
        /(?:wstrzym\w+|odlacz\w+|odcie\w+|odetn\w+|wylacz\w+)[^.]{0,50}(?:dostarczani|dostaw|energi|gaz|wod[ye]|oczyszczani)/,
        /(?:dostarczanie|dostawy?) [^.]{0,40}(?:wstrzyman|odciet)/,
      ),
    ),
    reason: 'Po terminie grozi odcięcie dostaw.',
  },
];
const financing = String.raw`(?:leasing|kredyt|pozyczk|finansujac)\w*`;
const terminates = String.raw`\b${either(
  /(?:uprawnion\w+|prawo) do wypowiedzenia/,
  /(?:moze|mozemy|moga|bedzie mogl\w*|bedziemy mogli|zmuszen\w+) (?:\w+ ){0,2}wypowiedziec/,
  /wypowie(?:my)?/,
)} (?:\w+ ){0,2}umow\w*`;
/** "Finansujący będzie uprawniony do wypowiedzenia umowy": a lease or a loan that ends by itself takes the car or the whole debt. */
const endsFinancing = new RegExp(
  either(
    new RegExp(String.raw`\b${financing}[^;]{0,120}${terminates}`),
    new RegExp(String.raw`${terminates}[^.;]{0,60}\b${financing}`),
  ),
);
/** What is lost when the term passes. */
export const loss: readonly Rule[] = [
  {
    // "w ciągu miesiąca od opróżnienia lokalu" speaks of a deposit.
    pattern: /eksmisj|(?<!\b(?:od|po) )oprozni\w+ (?:i |oraz )?(?:wydani\w+ )?[^.]{0,20}lokal/,
    reason: 'Grozi utrata mieszkania lub lokalu.',
  },
  {
    pattern: new RegExp(
      either(
        /(?:calosc|cala kwota|cale zadluzenie|calosc kredytu)[^.]{0,60}(?:wymagaln|natychmiast)/,
        // wtedy wymagalna stanie się cała reszta
        /\bwymagaln\w+ (?:(?:sta|bed)\w+ (?:sie )?)?(?:cal[aey]|calosc|reszta)\b/,
      ),
    ),
    reason: 'Cały dług stanie się wymagalny od razu.',
  },
  {
    pattern: endsFinancing,
    reason: 'Po terminie grozi wypowiedzenie umowy; wtedy cały dług stanie się wymagalny.',
  },
  {
    pattern: /(?:staje sie|stanie sie|uprawomocni)[^.]{0,20}(?:prawomocn|sie)/,
    reason: 'Po terminie rozstrzygnięcie stanie się prawomocne.',
  },
  {
    pattern:
      /pod rygorem (?:wszczecia )?(?:postepowania )?egzekuc|zostanie wystawiony tytul wykonawcz/,
    reason: 'Po terminie nastąpi egzekucja.',
  },
];
/** Only of a letter about an unpaid premium: "nasza odpowiedzialność ustanie", "ochrona wygaśnie". */
export const coverEnds: readonly Rule[] = [
  {
    pattern: new RegExp(
      either(
        /\b(?:odpowiedzialnosc|ochron)\w*[^.]{0,60}\b(?:ustanie|ustani\w+|ustaje|wygas\w+|zakoncz\w+)\b/,
        /\b(?:ustani\w+|ustanie|wygasnieci\w+|koniec) [^.]{0,40}\b(?:odpowiedzialnosci|ochrony)\b/,
        /\b(?:polisa|umowa)[^.]{0,60}\b(?:wygasni\w+|rozwiaze sie|rozwiazani\w+|zostanie rozwiazan\w+)\b/,
      ),
    ),
    reason: 'Bez zapłaty w terminie ubezpieczenie przestanie chronić.',
  },
];
/** "Wezwiemy Panią do zapłaty, a dopiero brak wpłaty … może spowodować ustanie": not by this letter. */
export const coverGoesOn =
  /\bnie (?:\w+ )?(?:przerywa|powoduje|rozwiaz|ustaje|ustanie|wygas)\w*|\bwezwiemy\b|\bwyslemy \w{0,14} ?wezwani/;
/** "Wstrzymania dostaw nie planujemy", "Proszę ją odłączyć od wody": the sender threatens nothing there. */
export const notLost = new RegExp(
  either(
    /\bnie (?:planuj|zapowiad|zamierz|grozi|nastapi|wstrzym|odetni|odlacz|dojdzie)\w*/,
    /\bnie (?:bedzie|bedziemy|zostan\w+) (?:\w+ )?(?:wstrzym|odciet|odcina|odlacz|wylacz)/,
    /\bnikt\b[^.]{0,40}\bnie\b|\bza niebyl\w+/,
    /\b(?:prosze|prosimy|nalezy|trzeba) [^.]{0,40}(?:odlacz|wylacz|zakrec)yc\b/,
  ),
);
export const cancelled: readonly Rule[] = [
  {
    pattern: new RegExp(
      either(
        /(?:umarza|umarzam|umarzamy|umorzyc|umorzon\w+|umorzyl\w*) (?:sie )?(?:postepowani|egzekucj)/,
        // "zapłata całości spowoduje umorzenie egzekucji": not yet
        /(?<!\b(?:spowoduj\w+|skutkuj\w+|oznacza\w*|o) )umorzenie (?:postepowani|egzekucj)/,
        /postepowanie [^.]{0,30}umorzono/,
      ),
    ),
    reason: 'Postępowanie umorzono.',
  },
  {
    pattern:
      /(?:uchyl\w+|zwaln\w+|zwolnion\w+) (?:w calosci )?(?:zajeci|spod zajecia)|zajecie zostalo uchylone|zajecie (?:\w+ )?uchylam/,
    reason: 'Zajęcie uchylono.',
  },
  {
    pattern: new RegExp(
      either(
        // anulujemy wezwanie
        /(?:wycofuj\w+|anuluj\w+|uniewazni\w+)[^.]{0,40}(?:wezwani|upomnieni|nalezno|wniosek|mandat)/,
        /wezwanie (?:jest|prosimy traktowac jako) (?:niebyle|bezprzedmiotow)/,
      ),
    ),
    reason: 'Nadawca wycofuje żądanie.',
  },
  {
    pattern: /\b(?:odmow\w+|nie) wszcz(?:eto|yna|ecia) (?:postepowani|egzekucj)/,
    reason: 'Postępowania nie wszczęto.',
  },
  {
    pattern:
      /(?:zaleglosc|zadluzenie|naleznosc) zostal\w+ (?:w calosci )?(?:uregulowan|splacon|zaplacon|umorzon)/,
    reason: 'Należność jest uregulowana.',
  },
];
