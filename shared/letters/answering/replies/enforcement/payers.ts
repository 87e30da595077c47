import { debtorOf } from '#shared/letters/answering/replies/others/debtor.ts';
import type { Families, Replies, Sayings } from '#shared/letters/answering/replies/parts.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';

const ofPayer = (debtor: string): Sayings => ({
  cooperative: {
    heading: 'ODPOWIEDŹ NA ZAJĘCIE',
    paragraphs: [
      `Odpowiadam na zajęcie jako płatnik dłużnika: ${debtor}.`,
      `Wypłaty za trzy miesiące przed zajęciem: ${gap('kwota za każdy miesiąc')}. Zajętą część będę przekazywać na rachunek z zajęcia.`,
    ],
    grounds: ['Nie ma innych zajęć tego dochodu.', 'Są inne zajęcia; lista w załączeniu.'],
    attachments: ['zestawienie wypłat'],
    strategy:
      'Odpowiadasz na pytania organu w terminie. Dług ma ktoś inny: płacisz z pieniędzy dłużnika.',
    pros: ['Obowiązek spełniony, brak grzywny.'],
    cons: ['Trzeba pilnować granic potrąceń.'],
  },
  assertive: {
    heading: 'OŚWIADCZENIE O PRZESZKODACH W REALIZACJI ZAJĘCIA',
    paragraphs: [
      `Oświadczam, że zajęcia nie mogę wykonać w całości lub w części. Dłużnik: ${debtor}.`,
    ],
    grounds: [
      'Dłużnik u nas nie pracuje i nic mu nie wypłacamy.',
      'Wypłata nie przekracza kwoty wolnej od potrąceń.',
      'Jest wcześniejsze zajęcie; organ i sygnatura w załączeniu.',
      'Wierzytelność już wygasła; dowód w załączeniu.',
    ],
    attachments: ['dokumenty potwierdzające przeszkodę'],
    strategy: 'Mówisz, dlaczego nie ma czego zająć albo nie można zająć całości.',
    pros: ['Zamyka sprawę, gdy nie ma czego zająć.'],
    cons: ['Nieprawdziwe oświadczenie grozi grzywną i odszkodowaniem.'],
  },
  delay: {
    heading: 'ODPOWIEDŹ NA ZAJĘCIE I PYTANIE O SPOSÓB OBLICZENIA',
    paragraphs: [
      `Odpowiadam na zajęcie jako płatnik dłużnika: ${debtor}. Zestawienie wypłat załączam.`,
      'Do czasu odpowiedzi nie wypłacę dłużnikowi zajętej części.',
    ],
    requests: [
      'wskazanie, jak obliczyć kwotę wolną i granice potrącenia',
      'potwierdzenie rachunku i tytułu przelewu',
    ],
    attachments: ['zestawienie wypłat'],
    strategy: 'Odpowiadasz w terminie i pytasz, jak policzyć potrącenie.',
    pros: ['Termin zachowany, mniej ryzyka błędu.'],
    cons: ['Sporną część trzeba na razie zatrzymać.'],
  },
});

/** A tenant whose rent is seized pays it to the bailiff; the lease and the deposit stay. */
const ofTenant = (debtor: string): Sayings => ({
  cooperative: {
    heading: 'ODPOWIEDŹ NA ZAJĘCIE',
    paragraphs: [
      `Odpowiadam na zajęcie jako najemca lokalu dłużnika: ${debtor}.`,
      `Czynsz wynosi ${gap('kwota')} miesięcznie i jest płatny do ${gap('dzień')} dnia miesiąca. Od doręczenia zajęcia będę go wpłacać na rachunek z zajęcia.`,
    ],
    grounds: [
      'Zaległości w czynszu nie mam.',
      'Nikt inny nie rości sobie prawa do tego czynszu i nie ma innych zajęć.',
      'Są inne zajęcia lub roszczenia; lista w załączeniu.',
    ],
    attachments: ['kopia umowy najmu'],
    strategy:
      'Odpowiadasz na pytania komornika w terminie. Dług ma ktoś inny: płacisz tylko czynsz.',
    pros: ['Obowiązek spełniony, brak grzywny.'],
    cons: ['Czynszu zapłaconego wynajmującemu po zajęciu komornik nie uzna.'],
  },
  assertive: {
    ...ofPayer(debtor).assertive,
    grounds: [
      'Umowa najmu wygasła; dowód w załączeniu.',
      'Czynsz za ten czas zapłacono przed doręczeniem zajęcia; dowód w załączeniu.',
      'Jest wcześniejsze zajęcie; organ i sygnatura w załączeniu.',
    ],
  },
  delay: {
    heading: 'ODPOWIEDŹ NA ZAJĘCIE I PYTANIE O SPOSÓB ZAPŁATY',
    paragraphs: [
      `Odpowiadam na zajęcie jako najemca lokalu dłużnika: ${debtor}. Umowę najmu załączam.`,
      'Do czasu odpowiedzi nie zapłacę czynszu wynajmującemu.',
    ],
    requests: [
      'wskazanie, które opłaty poza czynszem obejmuje zajęcie',
      'potwierdzenie rachunku i tytułu przelewu',
    ],
    attachments: ['kopia umowy najmu'],
    strategy: 'Odpowiadasz w terminie i pytasz, co dokładnie płacić komornikowi.',
    pros: ['Termin zachowany, mniej ryzyka błędu.'],
    cons: ['Czynsz trzeba na razie zatrzymać.'],
  },
});

/** A customer whose debt to the debtor is seized pays it to the authority: it has no wages to compute. */
const ofCustomer = (debtor: string): Sayings => ({
  cooperative: {
    heading: 'OŚWIADCZENIE O ZAJĘTEJ WIERZYTELNOŚCI',
    paragraphs: [
      `Oświadczam, że jestem kontrahentem dłużnika: ${debtor}.`,
      `Z naszych rozliczeń należy mu się ode mnie ${gap('kwota, numery faktur i dni płatności')}. Uznaję zajętą wierzytelność i przekażę ją na rachunek z zajęcia w dniu jej wymagalności.`,
    ],
    grounds: [
      'Sporu o tę wierzytelność nie ma i nikt inny nie rości sobie do niej prawa.',
      'Są inne zajęcia tej wierzytelności; lista w załączeniu.',
    ],
    attachments: ['zestawienie faktur'],
    strategy:
      'Odpowiadasz na pytania organu w terminie. Dług ma ktoś inny: płacisz tylko to, co jesteś winien/winna dłużnikowi.',
    pros: ['Obowiązek spełniony, brak kary.'],
    cons: ['Zapłaty wprost dłużnikowi organ po zajęciu nie uzna.'],
  },
  assertive: {
    heading: 'OŚWIADCZENIE O BRAKU WIERZYTELNOŚCI',
    paragraphs: [
      `Oświadczam, że zajętej wierzytelności nie uznaję w całości lub w części. Dłużnik: ${debtor}.`,
    ],
    grounds: [
      'Nie mam wobec dłużnika nieopłaconych zobowiązań.',
      'Faktury zapłacono przed doręczeniem zajęcia; dowód w załączeniu.',
      'Wierzytelność jest sporna; powody w załączeniu.',
      'Jest wcześniejsze zajęcie; organ i sygnatura w załączeniu.',
    ],
    attachments: ['dokumenty potwierdzające przeszkodę'],
    strategy: 'Mówisz, dlaczego nie ma czego zająć albo nie można zająć całości.',
    pros: ['Zamyka sprawę, gdy nie ma czego zająć.'],
    cons: ['Nieprawdziwe oświadczenie grozi karą i odszkodowaniem.'],
  },
  delay: {
    heading: 'ODPOWIEDŹ NA ZAJĘCIE I PYTANIE O SPOSÓB ZAPŁATY',
    paragraphs: [
      `Odpowiadam na zajęcie jako kontrahent dłużnika: ${debtor}. Zestawienie faktur załączam.`,
      'Do czasu odpowiedzi nie zapłacę dłużnikowi zajętej kwoty.',
    ],
    requests: [
      'wskazanie, które faktury obejmuje zajęcie',
      'potwierdzenie rachunku i tytułu przelewu',
    ],
    attachments: ['zestawienie faktur'],
    strategy: 'Odpowiadasz w terminie i pytasz, co dokładnie zapłacić organowi.',
    pros: ['Termin zachowany, mniej ryzyka błędu.'],
    cons: ['Zapłatę trzeba na razie zatrzymać.'],
  },
});

const ofWages = /\b(?:wynagrodzeni\w* za prac|pracodawc|pracownik|zajeci\w* wynagrodzeni)/;
const ofTrade =
  /\b(?:faktur|kontrahent|dostaw\w* towar|wykonan\w+ (?:uslug|rob[oó]t|dziel)|umow\w+ o (?:dzielo|roboty|wspolprac))/;

/** What the reader owes the debtor: rent, the price of goods and services, or wages. */
function sayingsFor({ spaced }: LetterView): (debtor: string) => Sayings {
  if (/\bczynsz/.test(spaced)) return ofTenant;
  return ofTrade.test(spaced) && !ofWages.test(spaced) ? ofCustomer : ofPayer;
}

/** An employer or another payer of the debtor answers a seizure: its own money is not at stake. */
const thirdParty: Replies = {
  subject: 'zajęcia',
  say: (facts) => sayingsFor(facts.view)(debtorOf(facts)),
};

export const payerFamilies = {
  /** seizure sent to an employer or another debtor of the debtor, by any authority */
  third_party: {
    ...thirdParty,
    recommended: [
      'cooperative',
      'Dług ma ktoś inny, ale na pytania organu trzeba odpowiedzieć w terminie.',
    ],
  },
} as const satisfies Families;
