import { wordPattern } from '#shared/letters/text/word-list.ts';

import { ofRejection, punishes } from './work/penalty-words.ts';

const refuses = wordPattern([
  'odmaw*',
  'odmow*',
  'brak* podstaw*',
  'nie znajd*',
  'nie znalez*',
  'nie uznaj*',
  'nie uznal*',
  'nie wyplac*',
  'nie przysluguj*',
  'nie ponos*',
  'nie obejmuj*',
  'nie przyznaj*',
  'nie przyznal*',
  'nie jest', // nie jest możliwa wypłata, nie jest objęte ochroną
  'nie mozemy',
  'nie moze',
  'nie byl*',
  'nie miesci*',
  'nie zgadzamy',
  'wylacz*',
  'bez wyplaty',
  'bez swiadczenia',
]);
const overdue = wordPattern([
  'zaleg*',
  'nie wplynel*',
  'brak wplat*',
  'brak zaplat*',
  'brak platnosc*',
  'brakuj*',
  'nie odnotowal*',
  'nie odnotowano',
  'nie otrzymal*',
  'nie zaksiegowal*',
  'nie zaplacil*',
  'nie zostal* … zaplacon*',
  'nie zostal* … oplacon*',
  'nie oplacil*',
  'nieoplacon*',
  'niezaplacon*',
  'nieuregulowan*',
  'przeterminowan*',
  'po terminie',
  'termin* … minal',
  'termin* … uplynal',
  'zadluzeni*',
  'ponagl*',
]);
const dismisses = wordPattern([
  'bez wypowiedzenia',
  'bez zachowania',
  'natychmiast*',
  'art. 52',
  'art. 53',
  'dyscyplinarn*',
]);
const seizes = wordPattern(['zaj*', 'potrac*', 'egzek*']);
const sells = wordPattern(['licytac*', 'sprzedaz*', 'sprzeda*', 'zaj*']);

/**
 * What a kind's description takes for granted (money paid to somebody, a lawsuit, a refusal, a seizure), by the words
 * that a letter must have before its reader may be told so: all patterns, anywhere in the letter. Without them the kind
 * is ruled out, and the plainest kind that fits is told instead.
 */
export const proofOf: Readonly<Partial<Record<string, readonly RegExp[]>>> = {
  // The insurer has paid somebody and wants it back: a premium, a fee or an offer is not that.
  'ubezpieczyciel-regres': [
    wordPattern([
      'regres*',
      'poszkodowan*',
      'sprawc*',
      'zwrot* … odszkodowani*',
      'zwrot* … swiadczeni*',
      'zwrot* … wyplacon*',
      'zwroci* … odszkodowani*',
      'wyplacon* … odszkodowani*',
      'odszkodowani* … wyplacon*',
      'wyplacilismy',
      'wyplacil*',
      'wyplacono',
      'zaplacil* … odszkodowani*',
      'art. 43',
      'art. 828',
      'art. 518',
      'art. 441',
    ]),
  ],
  // Only a policy's premium that was due before.
  'ubezpieczyciel-skladka': [wordPattern(['skladk*']), wordPattern(['polis*', '814']), overdue],
  // A case between co-owners is none about an estate.
  'spadek-sad': [wordPattern(['spadek', 'spadk*', 'spadkobierc*', 'testament*', 'dziedzicz*'])],
  'szkola-nieklasyfikowanie': [wordPattern(['nieklasyfik*', 'brak* … podstaw*', 'sklasyfik*'])],
  'przyjecie-do-placowki': [
    wordPattern(['potwierdz*']),
    wordPattern(['rezygnacj*', 'przepad*', 'rezerwow*', 'utrat*', 'innemu dziecku', 'warun*']),
  ],
  'koniec-umowy-terminowej': [
    wordPattern(['umow* o prace']),
    wordPattern(['czas okreslony', 'okres probny', 'z uplywem czasu', 'z uplywem okresu']),
  ],
  'nowa-stawka-oplaty': [wordPattern(['stawk*', 'oplat*']), wordPattern(['nowa', 'nowej', 'now*'])],
  'bank-dokumenty': [wordPattern(['kredyt*', 'pozyczk*', 'limit*', 'leasing*'])],
  'ubezpieczyciel-odmowa': [refuses],
  'ubezpieczyciel-wyplata': [
    wordPattern(['wyplac*', 'wyplat*', 'przyznal*', 'przyznan*', 'przyznaj*', 'uznal*', 'przel*']),
  ],
  'nfz-zwrot-kosztow': [wordPattern(['zwrot*', 'zwroc*'])],
  'pfr-subwencja': [wordPattern(['subwencj*', 'subwencyjn*'])],
  'ufg-brak-oc': [wordPattern(['brak*', 'nie mial*', 'nie posiad*', 'nieubezp*', 'niespeln*'])],
  'zus-potracenie': [
    wordPattern(['potrac*']),
    wordPattern(['komornik*', 'zajeci*', 'zajal*', 'egzekuc*', 'tytul* wykonawcz*', 'alimenta*']),
  ],
  // A correction that gives money back asks for none.
  'us-korekta-z-urzedu': [
    wordPattern(['sprzeciw*']),
    wordPattern(['doplat*', 'doplac*', 'brakuj*', 'niedoplat*', 'do zaplaty', 'zaplac*', 'wplac*']),
  ],
  'sad-odwolany-termin': [
    wordPattern([
      'nie jest potrzebn*',
      'nie jest wymagan*',
      'nie trzeba',
      'nie musi pan*',
      'nie odbedzie',
      'odrebn* wezwani*',
      'odrebn* zawiadomieni*',
      'odrebn* pism*',
      'o nowym terminie',
      'bez wyznaczenia',
    ]),
  ],
  'sad-doreczenie-przez-komornika': [wordPattern(['komornik*'])],
  'zus-zaleglosc': [overdue],
  'podatek-lokalny': [wordPattern(['podat*', 'oplat*', 'danin*'])],
  'zus-zwrot-swiadczenia': [wordPattern(['zwrot*', 'zwroc*', 'nienalezn*', 'nadplac*'])],
  'spoldzielnia-zaleglosc': [overdue],
  // A court is announced.
  'przedsadowe-wezwanie': [
    wordPattern([
      'przedsad*',
      'przedproces*',
      'sad',
      'sadu',
      'sadem',
      'sadow*',
      'sadzie',
      'pozew',
      'pozwu',
      'pozwem',
      'powodztw*',
      'proces*',
      'ostateczn*',
    ]),
  ],
  'ostrzezenie-big': [
    wordPattern(['informacji gospodarcz*', 'rejest* … dlug*', 'rejest* … dluzn*', 'krd', 'big*']),
  ],
  cesja: [
    wordPattern([
      'cesj*',
      'sprzeda*',
      'naby*',
      'kupil*',
      'zakupil*',
      'przej*',
      'przenios*',
      'przenies*',
      'zbyl*',
      'zbyci*',
      'zmian* wierzyciel*',
      'nowy wierzyciel*',
      'nowym wierzyciel*',
      'przelal*',
      'przelew*',
    ]),
  ],
  'oplata-dodatkowa-przejazd': [
    wordPattern(['bilet*', 'przejazd*', 'podroz*', 'pojazd*', 'pociag*', 'autobus*', 'tramwaj*']),
  ],
  'parking-prywatny': [wordPattern(['park*', 'postoj*'])],
  spadek: [wordPattern(['spad*', 'zmarl*', 'po smierci', 'dziedzicz*'])],
  'sad-odrzucenie-spadku': [wordPattern(['odrzuc*'])],
  'syndyk-zawiadomienie': [wordPattern(['upadl*', 'restrukturyzac*'])],
  'wyrok-zaoczny': [wordPattern(['zaoczn*'])],
  'pozew-eksmisja': [wordPattern(['eksmisj*', 'oprozn*', 'wydani*', 'lokal*'])],
  'pozew-rozwod': [wordPattern(['rozwod*', 'rozwiazani* malzenstwa', 'separacj*'])],
  'komornik-zajecie-rachunku': [seizes],
  'komornik-zajecie-wynagrodzenia': [seizes],
  'komornik-malzonek': [wordPattern(['malzon*', 'wspolmalzon*', 'majat* wspoln*', 'zon*', 'maz'])],
  'komornik-eksmisja': [wordPattern(['oprozn*', 'eksmisj*', 'wydani*', 'wprowadzeni*', 'lokal*'])],
  'komornik-licytacja-nieruchomosci': [wordPattern(['licytac*', 'przetarg*', 'sprzeda*'])],
  'komornik-ruchomosci': [sells],
  'tytul-wykonawczy-administracyjny': [seizes],
  'zus-zajecie': [seizes],
  'grzywna-w-celu-przymuszenia': [wordPattern(['grzywn*'])],
  'bank-wypowiedzenie': [wordPattern(['wypowi*', 'rozwiaz*'])],
  'bank-wypowiedzenie-rachunku': [wordPattern(['wypowi*', 'rozwiaz*', 'zamkn*'])],
  'wypowiedzenie-najmu': [
    wordPattern(['wypowi*', 'rozwiaz*', 'koncz*', 'rezygn*']),
    wordPattern(['najm*', 'najem*', 'wynajm*', 'lokal*', 'mieszka*', 'pokoj*']), // no allotment
  ],
  'podwyzka-czynszu': [wordPattern(['czynsz*', 'stawk*', 'oplat*'])],
  'zwolnienie-bez-wypowiedzenia': [dismisses],
  'rozwiazanie-bez-winy': [dismisses],
  // A letter that only says it is no penalty punishes nobody.
  'kara-porzadkowa': [punishes],
  'odrzucenie-sprzeciwu-od-kary': ofRejection,
};
