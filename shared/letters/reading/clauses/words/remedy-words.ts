import { wordPattern } from '#shared/letters/text/word-list.ts';

/** Remedies by their inflected stem. */
export const remedyStems = {
  odwolani: [
    'odwolani*',
    'odwolac sie',
    'sie odwolac',
    'sie … odwolac',
    'zadania przywrocenia do pracy',
  ],
  zazaleni: ['zazaleni*'],
  sprzeciw: ['sprzeciw', 'sprzeciwu', 'sprzeciwem', 'sprzeciwie', 'sprzeciwowi'],
  skarg: [
    'skarg*',
    'zaskarzyc … sadu administracyjnego', // Można ją zaskarżyć do Wojewódzkiego Sądu Administracyjnego.
    'zaskarzyc … wsa',
  ],
  zarzut: ['zarzut*'],
  apelacj: ['apelacj*'],
  reklamacj: ['reklamacj*', 'reklamowac'],
  zastrzezeni: ['zastrzezeni*', 'zastrzezen'],
  wniosek: [
    'wnios* o ponowne rozpatrzenie',
    'wnios* o ponowne rozpoznanie',
    'wnios* o ponowne ustalenie', // … o ponowne ustalenie poziomu potrzeby wsparcia
    'wystapic o ponowne rozpatrzenie',
    'zwrocic sie … o ponowne rozpatrzenie',
  ],
  powodztw: [
    'zaskarzyc uchwal*',
    'zaskarzyc * uchwal*', // Każdy może zaskarżyć podjętą uchwałę do sądu.
    'uchwal* zaskarzyc',
    'zaskarzyc ja do sadu',
    'powodztwo o uchylenie uchwaly',
  ],
} as const;
export type RemedyStem = keyof typeof remedyStems;

/** Words that say that a remedy exists. */
export const grant = wordPattern([
  'przysluguj*', // Od decyzji przysługuje odwołanie.
  'sluzy',
  'sluza',
  'wnosi sie', // Sprzeciw wnosi się do sądu.
  'sklada sie',
  'albo wniosl*', // … albo wniósł w tym terminie sprzeciw.
  'lub wniosl*',
  'albo w tym terminie wniosl*',
  'albo wniesli',
  'mozna wniesc',
  'mozna zlozyc',
  'mozna zaskarzyc',
  'mozna * zaskarzyc',
  'mozna odwolac', // Od decyzji można odwołać się do komisji odwoławczej.
  'mozna sie odwolac',
  'mozna sie * odwolac',
  'mozna sie od … odwolac',
  'mozna wystapic', // Można wystąpić o ponowne rozpatrzenie sprawy.
  'mozna zwrocic sie',
  'mozna zakwestionowac', // Stanowisko można zakwestionować w drodze reklamacji.
  'moze', // Dłużnik może wnieść skargę.
  'moga',
  'ma pan* … na odwolanie', // Ma Pani miesiąc na odwołanie.
  'ma pan* … na zazalenie',
  'ma pan* … zlozyc', // Ma Pan siedem dni, żeby złożyć sprzeciw.
  'ma pan* … wniesc',
  'ma pan* … na sprzeciw',
  'ma pan* … na skarge',
  'ma pan* … na apelacje',
  'ma pan* … na reklamacje',
  'maja panstwo … na odwolanie',
  'maja panstwo … na sprzeciw',
  'maja panstwo … na skarge',
  'maja panstwo … na reklamacje',
  'termin* do wniesienia', // Termin do wniesienia apelacji wynosi trzy tygodnie.
  'termin* na wniesienie',
  'mozesz', // Możesz się odwołać do sądu pracy w ciągu 21 dni.
  'mozecie',
  'masz … na odwolanie', // Masz 21 dni na odwołanie.
  'masz … na sprzeciw',
  'masz … na skarge',
  'masz … na reklamacje',
  'masz … zlozyc',
  'masz … wniesc',
  'prawo wniesienia', // Przysługuje Pani prawo wniesienia odwołania.
  'prawo do wniesienia',
  'prawo zlozenia',
  'prawo do zlozenia',
  'prawo odwolac',
]);
/** Words after which the noun is not a remedy: its content, or an objection under data protection law. */
export const noRemedy = wordPattern([
  'wobec marketingu', // przysługuje Pani sprzeciw wobec marketingu
  'wobec przetwarzania',
  'wobec przekazania', // sprzeciw wobec przekazania danych do biura informacji gospodarczej
  'wobec ujawnienia',
  'przedstawic zarzuty', // W sprzeciwie należy przedstawić zarzuty.
  'przytoczyc zarzuty',
  'zawierac zarzuty',
  'przedstawieniu zarzutow',
  'uzasadnienia zarzutow',
  'zarzut* w sprawie o', // mogą zgłosić zarzuty w sprawie o stwierdzenie nabycia spadku: what is said in a case
  'zarzut* w postepowaniu o',
  'zarzut* w toku',
  'zarzut* na rozprawie',
  'podniesc zarzut*', // Pozwany może podnieść zarzut przedawnienia.
  'podnosic zarzut*',
  'zarzut* przedawnienia',
  'zarzut* potracenia',
  'zarzut* niewaznosci',
  'skarga do prezesa urzedu ochrony', // przysługuje skarga do Prezesa Urzędu Ochrony Danych
  'skarga do prezesa uodo',
  'skarg* kasacyjn*',
  'skarg* konstytucyjn*',
  'skarg* nadzwyczajn*',
  'nie zglosila zastrzezen',
  'odpowiedz na apelacje', // Odpowiedź na apelację może Pani złożyć w ciągu dwóch tygodni.
  'odpowiedzi na apelacje',
  'odpowiedz na zazalenie',
  'odpowiedzi na zazalenie',
  'odpowiedz na skarge',
  'odpowiedzi na skarge',
  'odpowiedz na sprzeciw',
  'odpis* apelacji',
  'odpis* zazalenia',
  'odpis* skargi',
  'odpis* sprzeciwu',
  'co do zarzutu', // Może Pan nie wypowiadać się co do zarzutu.
  'z zarzutem',
  'zarzucie',
  'zespol odwolan',
  'sprzeciw* w drodze decyzji', // Organ może wnieść sprzeciw w drodze decyzji.
  'organ * wniesc sprzeciw',
  'organ * sprzeciw',
  'nie wniosl* sprzeciwu',
  'nie wniesie* sprzeciwu',
  'nie zglosi* sprzeciwu',
  'sprzeciw nie zostanie',
  'odwolanie licytacji',
]);
/** Words that show that the sentence is about another time or another letter. */
export const elsewhere = wordPattern([
  'nie dotyczy', // (nie dotyczy niniejszego wezwania)
  'skarg* do rzecznika', // An ombudsman decides no remedy against a letter.
  'skarg* do * rzecznika',
  'nie w tej sprawie',
  'w innych sprawach',
  'doreczono odrebnie', // na postanowienie, które doręczono odrębnie, służy zażalenie
  'doreczone odrebnie',
  'odrebnym pismem',
  'wyslalismy osobno', // Decyzję wysłaliśmy osobno; w niej jest pouczenie o odwołaniu.
  'wyslano osobno',
  'w niej jest pouczenie',
  'w niej znajduje sie pouczenie',
  'w decyzji jest pouczenie',
  'osobnym pismem',
  'mozna bylo', // odwołanie można było wnieść w terminie miesiąca
  'mogl', // zarzut mógł Pan wnieść po doręczeniu upomnienia
  'mogla',
  'mogli',
  'uplynal', // termin na zarzut upłynął
  'uplynela',
  'minal',
  'nie wniesiono',
  'nie zostal wniesiony',
  'nie otwiera', // zajęcie nie otwiera na nowo terminu do wniesienia zarzutu
  'juz nie',
  'przyslugiwal*',
  'nie zastepuje',
]);
/** "nie służy zażalenie", "zażalenie nie przysługuje", "odwołanie jest niedopuszczalne". */
export const denial = wordPattern([
  'nie przysluguj*',
  'nie * przysluguj*', // zażalenie nie stronie przysługuje
  'nie sluzy',
  'nie sluza',
  'nie * sluzy',
  'niedopuszczaln*',
  'nie podlega zaskarzeniu',
  'nie podlegaja zaskarzeniu',
  'nie mozna wniesc',
  'nie mozna zlozyc',
  'nie mozna zaskarzyc',
  'nie sklada sie', // Od mandatu zaocznego nie składa się odwołania.
  'nie wnosi sie',
  'nie moze byc przedmiotem skargi', // sposób załatwienia petycji
  'nie moze byc przedmiotem odwolania',
  'nie moze byc przedmiotem zazalenia',
  'nie moze byc przedmiotem zaskarzenia',
]);
