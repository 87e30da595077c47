import { acts } from './acts.ts';
import { announced, consolidated } from './consolidated.ts';
import { statementsOf } from './statement.ts';

const { read } = statementsOf(acts.civilCode, {
  url: 'https://api.sejm.gov.pl/eli/acts/DU/2024/1061',
  asOf: '2024',
});
const register = statementsOf(acts.creditInformation, {
  url: 'https://api.sejm.gov.pl/eli/acts/DU/2017/933',
  asOf: '2017-11-13',
});
const business = statementsOf(acts.latePayments, {
  url: 'https://gov.legalis.pl/rekompensata-za-odzyskiwanie-naleznosci-w-transakcjach-handlowych/',
  asOf: '2024',
});
const order = statementsOf(acts.europeanOrder, null);

/** Private debts: proof, limitation, assignment, registers of debtors. */
export const debts = {
  proof: read('art. 6', 'Kto żąda zapłaty, ten musi wykazać, że dług istnieje.', {
    seen: consolidated.civilCode,
  }),
  limitation: read(
    'art. 118',
    'Dług wobec firmy przedawnia się zwykle po 3 latach, inny po 6, z końcem roku.',
  ),
  limitationConsumer: read(
    'art. 117 § 2(1)',
    'Po przedawnieniu nie można żądać zapłaty od konsumenta.',
  ),
  limitationPlea: read('art. 117 § 2', 'Przedsiębiorca sam musi powołać się na przedawnienie.'),
  limitationJudgment: read(
    'art. 125',
    'Dług z wyroku przedawnia się po 6 latach, a przyszłe odsetki po 3.',
  ),
  acknowledgement: read('art. 123', 'Uznanie długu zaczyna bieg przedawnienia od nowa.'),
  assignment: read(
    'art. 509',
    'Wierzyciel może sprzedać dług bez zgody dłużnika, chyba że zabrania tego umowa lub ustawa.',
  ),
  assignmentDefences: read(
    'art. 513',
    'Nowemu wierzycielowi możesz postawić te same zarzuty co staremu.',
  ),
  assignmentNotice: read(
    'art. 512 i art. 515',
    'Bezpiecznie płaci się nowemu wierzycielowi dopiero po pisemnym zawiadomieniu od starego.',
  ),
  interest: read('art. 481', 'Za opóźnienie należą się odsetki, najwyżej do ustawowego progu.', {
    seen: consolidated.civilCode,
  }),
  setOff: read('art. 498 i art. 499', 'Własną należność można potrącić oświadczeniem.'),
  unfairTerms: read('art. 385(1)', 'Niedozwolone postanowienie umowy nie wiąże konsumenta.', {
    seen: consolidated.civilCode,
  }),
  contractPenalty: read('art. 484 § 2', 'Rażąco wysoką karę umowną sąd może obniżyć.'),
  suretyForm: read(
    'art. 876',
    'Poręczenie jest ważne tylko z pisemnym oświadczeniem poręczyciela.',
    {
      seen: {
        url: 'https://sip.lex.pl/akty-prawne/dzu-dziennik-ustaw/kodeks-cywilny-16785996/art-876',
        asOf: '2024-01-07',
      },
    },
  ),
  suretyScope: read(
    'art. 879',
    'Poręczyciel odpowiada najwyżej za to, co w danej chwili jest winien dłużnik; późniejsza umowa dłużnika tego nie zwiększy.',
    {
      seen: {
        url: 'https://lexplay.pl/odpowiedzialnosc-poreczyciela-w-przypadku-niewykonania-zobowiazania-przez-dluznika-glownego/',
        asOf: '2015',
      },
    },
  ),
  suretyDefences: read(
    'art. 883 § 1 i § 2',
    'Poręczyciel ma wobec wierzyciela te same zarzuty co dłużnik, także gdy dłużnik się ich zrzekł.',
    { seen: announced(1964, 93, '1964-04-23') },
  ),
  written: read(
    'art. 77(2)',
    'Forma dokumentowa to też e-mail lub SMS, z którego wiadomo, kto go wysłał.',
    { seen: consolidated.civilCode },
  ),
  ticketLimitation: read('art. 778', 'Roszczenie z umowy przewozu przedawnia się po roku.', {
    seen: {
      url: 'https://utk.gov.pl/pl/pasazerowie/skargi-i-reklamacje/reklamacje-i-rekompensa/14771,Kiedy-przedawniaja-sie-roszczenia-wynikajace-z-prawa-przewozowego-np-z-tytulu-wy.html',
      asOf: '2018-07-09',
    },
  }),
  registerWarning: register.read(
    'art. 14',
    'Do rejestru dłużników wpisuje się konsumenta przy długu od 200 zł, 30 dni po terminie i miesiąc po wezwaniu z ostrzeżeniem.',
  ),
  registerObjection: register.read(
    'art. 15a',
    'Przed wpisem możesz wnieść do wierzyciela sprzeciw; spór trzeba potem pokazać we wpisie.',
  ),
  registerCorrection: register.read(
    'art. 21a',
    'Sprzeciw wobec wpisu składa się w biurze; na ten czas wpis może zostać wstrzymany.',
  ),
  registerTitle: register.read(
    'art. 16 ust. 1',
    'Gdy wierzyciel ma tytuł wykonawczy, może wpisać dług 14 dni po wysłaniu ostrzeżenia; po 6 latach od wyroku już nie.',
    { seen: announced(2023, 528, '2023') },
  ),
  businessCompensation: business.read(
    'art. 10',
    'W obrocie między firmami wierzycielowi należy się 40, 70 albo 100 euro rekompensaty.',
  ),
  europeanOrderOpposition: order.read(
    'art. 16',
    'Sprzeciw od europejskiego nakazu zapłaty wysyła się w 30 dni od doręczenia, na formularzu F; nie trzeba go uzasadniać.',
    {
      seen: {
        url: 'https://www.eprawo.net/index.php/baza-wiedzy/46-europejski-nakaz-zaplaty/126-jak-skutecznie-sie-sprzeciwic-europejskiemu-nakazowi-zaplaty',
        asOf: '2006-12-12',
      },
    },
  ),
} as const;
