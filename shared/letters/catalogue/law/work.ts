import { acts } from './acts.ts';
import { consolidated } from './consolidated.ts';
import { statementsOf } from './statement.ts';

const { read } = statementsOf(acts.labour, {
  url: 'https://api.sejm.gov.pl/eli/acts/DU/2023/1465',
  asOf: '2023',
});
const costs = statementsOf(acts.courtCosts, {
  url: 'https://api.sejm.gov.pl/eli/acts/DU/2023/1860',
  asOf: '2023-09-28',
});
const certificateText = {
  url: 'https://api.sejm.gov.pl/eli/acts/DU/2019/1043',
  asOf: '2019-09-07',
};
const penaltyText = { url: 'https://praca.gazetaprawna.pl/artykuly/473777', asOf: '2010' };

/** Work: dismissal, changed terms, penalties, certificates. */
export const work = {
  appealTerm: read(
    'art. 264 § 1',
    'Na odwołanie od wypowiedzenia do sądu pracy jest 21 dni od doręczenia.',
  ),
  appealTermDismissal: read(
    'art. 264 § 2',
    'Na odwołanie od zwolnienia bez wypowiedzenia jest 21 dni od doręczenia.',
  ),
  appealRight: read('art. 44', 'Od wypowiedzenia pracownik może odwołać się do sądu pracy.'),
  remedies: read(
    'art. 45',
    'Sąd może uznać wypowiedzenie za bezskuteczne, przywrócić do pracy albo zasądzić odszkodowanie.',
  ),
  remediesWithoutNotice: read(
    'art. 56',
    'Po zwolnieniu bez wypowiedzenia można żądać przywrócenia do pracy albo odszkodowania.',
  ),
  reason: read('art. 30 § 4', 'Wypowiedzenie ma podawać prawdziwą i konkretną przyczynę.'),
  instruction: read('art. 30 § 5', 'W wypowiedzeniu ma być pouczenie o odwołaniu do sądu pracy.'),
  grossBreach: read(
    'art. 52',
    'Zwolnić dyscyplinarnie można tylko za ciężkie naruszenie i w miesiąc, odkąd pracodawca o nim wie.',
  ),
  restoration: read(
    'art. 265',
    'Kto spóźnił się bez winy, w 7 dni od ustania przeszkody prosi sąd o przywrócenie terminu.',
  ),
  changedTerms: read(
    'art. 42 § 3',
    'Nowe warunki można odrzucić do połowy okresu wypowiedzenia; milczenie to zgoda, a odmowa kończy umowę.',
  ),
  changedTermsAppeal: read(
    'art. 42 § 1',
    'Do wypowiedzenia warunków stosuje się przepisy o wypowiedzeniu: na sąd pracy jest 21 dni.',
  ),
  noCourtFee: costs.read(
    'art. 35',
    'Pozew pracownika jest bez opłaty przy każdej kwocie; opłata jest dopiero od apelacji, ponad 50 000 zł.',
  ),
  penaltyObjection: read(
    'art. 112 § 1',
    'Na sprzeciw od kary porządkowej jest 7 dni; gdy pracodawca nie odrzuci go w 14 dni, sprzeciw jest uwzględniony.',
    { seen: penaltyText },
  ),
  penaltyCourt: read(
    'art. 112 § 2',
    'Po odrzuceniu sprzeciwu można w 14 dni wystąpić do sądu pracy.',
    { seen: penaltyText },
  ),
  penaltyErased: read('art. 113', 'Po roku nienagannej pracy karę uważa się za niebyłą.', {
    seen: consolidated.labour,
  }),
  penaltyHearing: read('art. 109', 'Przed karą pracodawca ma wysłuchać pracownika.', {
    seen: consolidated.labour,
  }),
  certificate: read(
    'art. 97 § 2(1)',
    'O sprostowanie świadectwa pracy występuje się do pracodawcy w 14 dni, a po odmowie – w 14 dni do sądu pracy.',
    { seen: certificateText },
  ),
  certificateMissing: read(
    'art. 97(1)',
    'Gdy pracodawca nie wyda świadectwa, sąd pracy może je zastąpić.',
    { seen: certificateText },
  ),
  damageLimit: read(
    'art. 119 i art. 122',
    'Za niezawinioną umyślnie szkodę pracownik odpowiada do trzech pensji, za umyślną – w całości.',
    { seen: consolidated.labour },
  ),
  deduction: read(
    'art. 91',
    'Bez pisemnej zgody pracodawca nie potrąci z pensji innych należności.',
    { seen: consolidated.labour },
  ),
  limitation: read('art. 291', 'Roszczenia pracownika przedawniają się po 3 latach.'),
} as const;
