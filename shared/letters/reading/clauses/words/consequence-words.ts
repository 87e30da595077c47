import { either, type WordList } from '#shared/letters/text/word-list.ts';

/** Openings of sentences that name the consequence of doing nothing. */
export const conditions: WordList = [
  'w razie nie*', // W razie niezastosowania się …
  'w przypadku nie*',
  'w wypadku nie*',
  'w razie braku',
  'w przypadku braku',
  'w przeciwnym razie',
  'w przeciwnym wypadku',
  'jezeli nie',
  'jesli nie',
  'jezeli * nie',
  'jesli * nie',
  'jezeli * * nie', // Jeżeli dokument nie wpłynie, …
  'jesli * * nie',
  'jezeli do … nie',
  'jesli do … nie',
  'o ile nie',
  'po bezskutecznym uplywie',
  'bezskuteczny uplyw',
  'brak wplaty',
  'brak zaplaty',
  'brak odpowiedzi',
  'brak reakcji',
  'brak oswiadczenia',
  'brak potwierdzenia', // Brak potwierdzenia w terminie oznacza rezygnację z miejsca.
  'brak deklaracji',
  'niepotwierdzenie',
  'brak wypowiedzenia',
  'niezastosowanie sie',
  'niewykonanie',
  'nieuregulowanie',
  'niezlozenie',
  'niezgloszenie',
  'niezgloszona',
  'niestawienie sie',
  'nieuzasadniona odmowa',
  'kto nie',
  'po tym dniu',
  'po tym terminie',
  'z utrata', // Z utratą statusu ustaje zgłoszenie do ubezpieczenia.
  'inaczej', // Inaczej skierujemy sprawę do sądu.
  'w razie dalsz*', // W razie dalszej zwłoki sprawę oddamy do sądu.
  'w przypadku dalsz*',
  'gdy * nie',
  'gdy nie',
  'jezeli uniemozliwi*', // Jeżeli uniemożliwi Pani badanie, zwolnienie straci ważność.
  'jesli uniemozliwi*',
  'uniemozliwieni*',
  'w razie uniemozliwieni*',
  'milczenie',
  'nieudostepnienie',
  'nieprzedstawienie',
  'nieprzedlozenie',
  'niedostarczenie',
  'nieusuniecie',
  'niedopelnienie',
  'niezaplacenie',
  'nieodebranie',
  'nieodeslanie',
  'za nie* lokalu', // Za nieudostępnienie lokalu obciążymy Panią kosztami.
  'skutkiem nie*',
  'niewykorzystan*', // Niewykorzystany bon przepada.
  'niezaplacon*',
  'nieusprawiedliwion*',
  'kto uchyla sie',
  'zlozone po', // Uwagi złożone po 8 czerwca nie będą rozpatrywane.
];

/** Words that say that something then happens. */
export const threats: WordList = [
  'zosta*',
  'bedzie*',
  'beda',
  'moze',
  'moga',
  'mozemy',
  'skieruj*',
  'przekaz*',
  'wystapi*',
  'wypowie*',
  'odetniemy',
  'wstrzyma*',
  'rozwiaz*',
  'naliczymy',
  'pozostawi*',
  'zakonczymy',
  'okresli',
  'spowoduj*',
  'skutkuj*',
  'oznacza*',
  'uwaza sie',
  'uznamy',
  'uznaje sie',
  'podlega*',
  'grozi',
  'traci',
  'straci*',
  'utrac*',
  'ustaje',
  'wygasa*',
  'przestanie*',
  'staje sie',
  'stanie sie',
  'ponosi*',
  'wszczete',
  'oddamy',
  'pojdziemy',
  'trafi',
  'obciazymy',
  'obciazeni*',
  'obciaza*',
  'potraktujemy',
  'naliczamy',
  'przepada*',
  'wykona',
  'wykonamy',
  'zagrozon*',
  'naraza*',
  'wiaze sie',
  'wpiszemy',
  'odlaczymy',
  'odlaczenie',
  'usuniemy',
  'zamkniemy',
  'wydaje', // Po bezskutecznym upływie terminu organ wydaje decyzję o odmowie.
  'odmow*',
  'odmawia*',
  'traktuje*',
];

/** What a sender announces with the condition behind it: "Konto zamkniemy, jeśli nie uzupełni Pani danych." */
export const threatsAhead: WordList = [
  'zostanie',
  'zostana',
  'wpiszemy',
  'skierujemy',
  'przekazemy',
  'wypowiemy',
  'rozwiazemy',
  'odetniemy',
  'odlaczymy',
  'wstrzymamy',
  'zamkniemy',
  'usuniemy',
  'naliczymy',
  'obciazymy',
  'oddamy',
  'wystapimy',
  'straci pan*',
  'utraci pan*',
];

/** "Co, jeżeli nie będzie zapłaty?", "Co się stanie, jeśli nie dostaniemy deklaracji?" */
export const asksWhatThen =
  /^(?:a )?co,? (?:sie stanie,? )?(?:jezeli|jesli|gdy|kiedy)\b[^?]*\bnie\b[^?]*\?$/;

const cannot = either('moze', 'moga', 'mozesz', /bedzie mog\w+/, 'jest w stanie', 'zdola', 'chce');
/** "może Pan wystąpić o raty": a right, not what one loses. */
const mayDo = either(
  /(?:zlozyc|wniesc|wystapic|udzielic|ustanowic|skorzystac|wybrac|zglosic|upowaznic|wniosk\w+)/,
  /(?:po)?(?:prosic|przyslac|wyslac|wypowiedziec|zrezygnowac|odstapic|zaskarzyc|zadac|oddac)/,
  /(?:odwolac|zwrocic|ubiegac|starac) sie/,
);
const payment = /(?:nadplat|zwrot|swiadczeni|pieniadz|srodki|kwot|naleznosc|ekwiwalent|odpraw)\w*/;
const paidOut = either(
  'przekazem',
  /(?:wyslemy|zwrocimy|wyplacimy|przelejemy)\b/,
  /(?<!nie )zosta(?:nie|na) (?:pan\w* )?(?:wyplacon|zwrocon|przelan|wyslan)[aey]/,
);

/** What may be done instead, and money for the reader: neither is a bad consequence of doing nothing. */
export const harmless = new RegExp(
  either(
    // Kto nie może przyjść, może udzielić pełnomocnictwa.
    new RegExp(
      String.raw`\b(?:kto|gdy|jezeli|jesli|osob[ay],? ktor[ae])\b[^.;,]{0,30}\bnie ${cannot}\b[^.;,]{0,60},? (?:prosimy|wystarczy|(?:moze|moga|mozesz) [^.;,]{0,30}${mayDo})`,
    ),
    new RegExp(String.raw`\b(?:(?:moze|moga) (?:pani?|panstwo)|mozesz) (?:[a-z]+ ){0,2}${mayDo}\b`),
    // Jeżeli stan zdrowia nie pozwala na podróż, lekarz może to potwierdzić.
    /\bnie pozwala\w*\b[^.;]{0,60}\b(?:moze|mozna|wystarczy|prosimy|prosze)\b/,
    /\bniewykorzystan\w+ (?:urlop|dni)/, // ekwiwalent za 17 dni niewykorzystanego urlopu
    // Jeżeli nie poda Pan konta, nadpłatę wyślemy przekazem.
    new RegExp(String.raw`\b${payment.source}[^.;]{0,60}\b${paidOut}`),
  ),
);

/**
 * What a rule of procedure, a move or a choice of delivery entails: "pod rygorem utraty zarzutów", "pod rygorem
 * pozostawienia w aktach", "jeżeli nie będzie odbioru, wyślemy pocztą", "nic Pan nie traci". No sanction of the demand.
 */
export const ofSideDuty = new RegExp(
  either(
    /\bpod rygorem (?:ich utraty|utraty (?:prawa|zarzut|mozliwosc)|pominiecia (?:spoznion|twierdzen)|pozostawienia [^.;]{0,40}\bw aktach)/,
    /\bw razie nie(?:uwzglednienia|uznania) (?:reklamacji|odwolania|skargi)/,
    /\bnic (?:pan\w* |panstwo )?nie trac/,
    /\bnie (?:bedzie|jest) mozliw[^.;]{0,30}, (?:[a-z]+ ){0,2}(?:wyslemy|dostarczymy|doreczymy|przywieziemy|nadamy)\b/,
  ),
);
