import { acts } from './acts.ts';
import { announced, consolidated } from './consolidated.ts';
import { statementsOf } from './statement.ts';

const tenants = statementsOf(acts.tenants, {
  url: 'https://api.sejm.gov.pl/eli/acts/DU/2023/725',
  asOf: '2023',
});
const cooperative = statementsOf(acts.cooperatives, {
  url: 'https://api.sejm.gov.pl/eli/acts/DU/2024/558',
  asOf: '2024',
});
const owners = statementsOf(acts.flatOwnership, {
  url: 'https://api.sejm.gov.pl/eli/acts/DU/2021/1048',
  asOf: '2021',
});
const code = statementsOf(acts.civilCode, null);

/** Tenancies, housing cooperatives, communities of owners. */
export const housing = {
  leaseNotice: tenants.read(
    'art. 11',
    'Najem mieszkania wypowiada się tylko na piśmie i z powodu z ustawy; przy zaległości za trzy okresy najpierw na piśmie daje się dodatkowy miesiąc.',
  ),
  rentRise: tenants.read(
    'art. 8a',
    'Podwyżka czynszu wymaga pisma i 3 miesięcy; większą właściciel uzasadnia w 14 dni od żądania, a lokator w 2 miesiące może odmówić albo pozwać.',
  ),
  rentRiseRefusal: tenants.read(
    'art. 8a ust. 5',
    'Odmowa przyjęcia podwyżki kończy umowę z upływem wypowiedzenia; pozew pozwala płacić po staremu do wyroku.',
  ),
  outsideFees: tenants.read(
    'art. 9 ust. 2',
    'Opłaty niezależne od właściciela można podnieść bez tej drogi, ale z zestawieniem i przyczyną.',
  ),
  deposit: tenants.read(
    'art. 6 ust. 4',
    'Kaucję zwraca się w miesiąc od opróżnienia mieszkania, po potrąceniu należności wynajmującego.',
  ),
  socialFlat: tenants.read(
    'art. 14',
    'Wyrok o eksmisji rozstrzyga o najmie socjalnym; ciężarnym, dzieciom, chorym i bezrobotnym zwykle się należy, ale nie zawsze w prywatnym mieszkaniu.',
  ),
  winterProtection: tenants.read(
    'art. 16',
    'Od 1 listopada do 31 marca nie wykonuje się eksmisji, jeżeli nie wskazano innego lokalu.',
  ),
  winterExceptions: tenants.read(
    'art. 17',
    'Ochrony zimowej nie ma przy przemocy, rażącym zakłócaniu porządku i zajęciu lokalu bez tytułu.',
  ),
  evictionJudgment: tenants.read(
    'art. 15',
    'W sprawie o eksmisję sąd bada, czy należy się najem socjalny, także gdy pozwany milczy.',
  ),
  occupationFee: tenants.read(
    'art. 18',
    'Kto mieszka bez tytułu, płaci co miesiąc odszkodowanie, zwykle tyle co rynkowy czynsz.',
  ),
  occasionalLease: tenants.read(
    'art. 19d ust. 2 i 3',
    'Przy najmie okazjonalnym żądanie opróżnienia daje co najmniej 7 dni i ma urzędowo poświadczony podpis właściciela.',
    { seen: announced(2010, 13, '2010-01-28') },
  ),
  occasionalLeaseTax: tenants.read(
    'art. 19b',
    'Najem okazjonalny niezgłoszony w urzędzie skarbowym traci uproszczoną drogę eksmisji.',
  ),
  cooperativeFees: cooperative.read(
    'art. 4 ust. 7',
    'O zmianie opłat spółdzielnia zawiadamia na piśmie, z powodem: 3 miesiące wcześniej, a przy mediach i odpadach 14 dni przed terminem płatności.',
  ),
  cooperativeFeesSuit: cooperative.read(
    'art. 4 ust. 8',
    'Zmianę opłat można zaskarżyć wprost do sądu; do wyroku płaci się po staremu, a zasadność wykazuje spółdzielnia.',
  ),
  cooperativeCalculation: cooperative.read(
    'art. 4 ust. 6(4)',
    'Na żądanie spółdzielnia pokazuje kalkulację opłat.',
  ),
  cooperativeDebt: cooperative.read(
    'art. 4 ust. 6',
    'Za opłaty odpowiadają wspólnie wszyscy dorośli, którzy w tym czasie stale mieszkali w lokalu.',
  ),
  resolutionSuit: owners.read(
    'art. 25',
    'Uchwałę wspólnoty zaskarża się w 6 tygodni: od zebrania, a gdy głosy zbierano pojedynczo – od powiadomienia.',
  ),
  resolutionBinds: owners.read(
    'art. 25 ust. 2',
    'Zaskarżona uchwała obowiązuje, dopóki sąd jej nie wstrzyma.',
  ),
  meetingNotice: owners.read(
    'art. 32',
    'O zebraniu wspólnoty zawiadamia się na piśmie co najmniej tydzień wcześniej, z porządkiem obrad.',
  ),
  votes: owners.read('art. 23', 'Uchwały zapadają większością głosów liczoną według udziałów.'),
  forcedSale: owners.read(
    'art. 16',
    'Przy długotrwałym niepłaceniu wspólnota może żądać sprzedaży lokalu.',
    { seen: { url: 'https://wm.info.pl/nie-jest-latwo-zlicytowac-lokal/', asOf: '2020' } },
  ),
  normalWear: code.read('art. 675 § 1', 'Najemca nie odpowiada za zwykłe zużycie mieszkania.', {
    seen: consolidated.civilCode,
  }),
} as const;
