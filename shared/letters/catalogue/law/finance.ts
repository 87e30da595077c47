import { acts } from './acts.ts';
import { announced, consolidated } from './consolidated.ts';
import { statementsOf } from './statement.ts';

const complaints = statementsOf(acts.financialComplaints, {
  url: 'https://api.sejm.gov.pl/eli/acts/DU/2015/1348',
  asOf: '2015-10-11',
});
const code = statementsOf(acts.civilCode, null);
const cars = statementsOf(acts.compulsoryInsurance, null);
const bank = statementsOf(acts.banking, {
  url: 'https://api.sejm.gov.pl/eli/acts/DU/2015/1854',
  asOf: '2015-11-27',
});
const payments = statementsOf(acts.paymentServices, {
  url: 'https://analitykkredytowy.pl/?p=27024',
  asOf: '2026',
});
const ufg = { url: 'https://auto.dziennik.pl/artykuly/10592234', asOf: '2025-11-25' };

/** Insurers, banks, the guarantee fund. */
export const finance = {
  answerTerm: complaints.read(
    'art. 6',
    'Na reklamację odpowiada się w 30 dni, a w zawiłej sprawie w 60.',
  ),
  lateAnswer: complaints.read(
    'art. 8',
    'Gdy firma spóźni się z odpowiedzią, uważa się, że przyjęła reklamację; sąd może to ocenić inaczej.',
  ),
  complaintWays: complaints.read(
    null,
    'Reklamację przyjmuje się też e-mailem lub formularzem i odpowiada tą samą drogą.',
    {
      seen: { url: 'https://mapaagentow.pl/blog/na-goraco/', asOf: '2026-01-17' },
      from: '2026-01-17',
    },
  ),
  ombudsman: complaints.read(
    'art. 24',
    'Po odmowie możesz prosić o interwencję Rzecznika Finansowego; wniosek nie przerywa biegu przedawnienia.',
    {
      seen: {
        url: 'https://archiwum.rf.gov.pl/postepowania-interwencyjne/',
        asOf: '2023',
      },
    },
  ),
  payoutTerm: code.read(
    'art. 817',
    'Odszkodowanie wypłaca się w 30 dni od zgłoszenia; sporną część, której nie dało się wyjaśnić, w 14 dni od jej wyjaśnienia.',
    { seen: consolidated.civilCode },
  ),
  limitation: code.read(
    'art. 819',
    'Roszczenie z ubezpieczenia przedawnia się po 3 latach; odpowiedź na piśmie zaczyna ten czas od nowa.',
    { seen: consolidated.civilCode },
  ),
  unclearTerms: code.read(
    'art. 385 § 2',
    'Niejasne postanowienie tłumaczy się na korzyść konsumenta.',
    { seen: consolidated.civilCode },
  ),
  fullRepair: code.read('art. 361 i art. 363', 'Odszkodowanie ma pokryć całą zwykłą szkodę.', {
    seen: consolidated.civilCode,
  }),
  liabilityTerm: cars.read('art. 14', 'Z polisy OC wypłaca się w 30 dni, najpóźniej w 90.', {
    seen: {
      url: 'http://wypadkidrogowe.info/w-jakim-terminie-zaklad-ubezpieczen-ma-obowiazek-wyplaty-odszkodowania-osobie-uprawnionej-lub-poszkodowanej/',
      asOf: '2016',
    },
  }),
  recourse: cars.read(
    'art. 43',
    'Zwrotu wypłaty z OC można żądać tylko w wypadkach z ustawy: umyślność, alkohol, brak prawa jazdy, ucieczka, kradzież pojazdu.',
    {
      seen: {
        url: 'https://prawnikpoznanski.pl/kiedy-placimy-za-skutki-wypadku-mimo-iz-mamy-wykupione-oc-czyli-slow-kilka-o-regresie-nietypowym/',
        asOf: '2021-12-06',
      },
    },
  ),
  recourseVoluntary: code.read(
    'art. 828',
    'Ubezpieczyciel, który zapłacił, może żądać zwrotu od sprawcy szkody, ale nie od domownika ubezpieczonego, chyba że wyrządził ją umyślnie.',
    { seen: consolidated.civilCode },
  ),
  contributoryFault: code.read(
    'art. 362',
    'Odszkodowanie zmniejsza się, gdy poszkodowany się przyczynił.',
    { seen: consolidated.civilCode },
  ),
  coverFee: cars.read(
    'art. 88',
    'Opłata za brak OC w 2026 r. to dla samochodu osobowego 1920, 4810 albo 9610 zł, zależnie od liczby dni.',
    { seen: ufg },
  ),
  coverFeeRelief: cars.read(
    'art. 94',
    'UFG może opłatę umorzyć lub rozłożyć na raty w trudnej sytuacji.',
    { seen: consolidated.compulsoryInsurance },
  ),
  coverFeeLimit: cars.read('art. 92', 'Opłata za brak OC przedawnia się po 3 latach.', {
    seen: consolidated.compulsoryInsurance,
  }),
  coverRenewal: cars.read(
    'art. 28 ust. 1',
    'OC przedłuża się samo na kolejne 12 miesięcy, chyba że wypowiesz je na piśmie najpóźniej na dzień przed końcem okresu.',
    { seen: { url: 'https://mu.rf.gov.pl/67/art-3.html', asOf: '2016-12' } },
  ),
  arrearsCall: bank.read(
    'art. 75c',
    'Przed wypowiedzeniem kredytu bank daje 14 dni roboczych na zapłatę i przypomina o restrukturyzacji.',
  ),
  restructuringRefusal: bank.read(
    'art. 75c ust. 5',
    'Odmowę restrukturyzacji bank wyjaśnia na piśmie.',
  ),
  notice: bank.read(
    'art. 75 ust. 2',
    'Okres wypowiedzenia kredytu to co najmniej 30 dni, a 7 przy groźbie upadłości.',
    { seen: announced(1997, 939, '1997-08-29') },
  ),
  changedTerms: payments.read(
    'art. 29',
    'O zmianie umowy o konto bank zawiadamia 2 miesiące wcześniej; jeżeli umowa tak mówi, milczenie to zgoda, a po sprzeciwie umowa wygasa bez opłat.',
    { seen: announced(2011, 1175, '2011-08-19') },
  ),
  unauthorisedRefund: payments.read(
    'art. 46',
    'Bank oddaje nieautoryzowaną kwotę do końca następnego dnia roboczego.',
  ),
  unauthorisedReport: payments.read(
    'art. 44',
    'Nieautoryzowaną płatność zgłasza się od razu, najpóźniej w 13 miesięcy.',
  ),
} as const;
