import { cite } from '#shared/letters/answering/replies/cite.ts';
import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Family, Saying } from '#shared/letters/answering/replies/parts.ts';
import { gap, ofPeriod, ofSum, sumText } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

import { relief } from './relief.ts';

/** The debt is paid, lapsed or another's: the creditor is told before it writes out a title. */
const disputed = (facts: LetterFacts): Saying => ({
  heading: 'ODPOWIEDŹ – WYJAŚNIENIE NALEŻNOŚCI',
  paragraphs: [`Nie zgadzam się ze wskazaną należnością${ofPeriod(facts)}${ofSum(facts)}.`],
  grounds: [
    'Należność jest zapłacona; dowód wpłaty w załączeniu.',
    'Należność jest przedawniona.',
    'Decyzja nie jest ostateczna albo mi jej nie doręczono.',
    'Mam zgodę na raty lub odroczenie.',
    'To nie moja należność.',
    otherGround,
  ],
  requests: ['niewystawianie tytułu wykonawczego', 'przesłanie rozliczenia wpłat i zaległości'],
  attachments: ['dowody wpłat lub kopie deklaracji'],
  strategy: 'Mówisz wierzycielowi, dlaczego należność się nie zgadza, zanim ruszy egzekucja.',
  pros: ['Błąd wyjaśnia się bez egzekucji.'],
  cons: ['Bez dowodu pismo nie pomoże.'],
});

const deferral =
  (of: string, basis: string | null) =>
  (facts: LetterFacts): Saying => ({
    heading: 'WNIOSEK O ODROCZENIE TERMINU PŁATNOŚCI',
    paragraphs: [
      `${basis === null ? 'Proszę' : `Na podstawie ${basis} proszę`} o odroczenie terminu zapłaty ${of}${ofPeriod(facts)}${ofSum(facts)} do dnia ${gap('data')}. Moje trudności są przejściowe.`,
    ],
    grounds: [
      'Czekam na wypłatę lub zapłatę od kontrahenta.',
      'Choruję lub wracam do pracy po chorobie.',
      'Dotknęło mnie zdarzenie losowe; dowód w załączeniu.',
    ],
    requests: ['odroczenie terminu płatności', 'przesłanie szczegółowego rozliczenia należności'],
    attachments: ['dowody trudnej sytuacji'],
    strategy: 'Prosisz o późniejszy termin i rozliczenie. O zgodzie decyduje urząd.',
    pros: ['Zgodne z prawem.', 'Rozliczenie pokaże, skąd wzięła się kwota.'],
    cons: ['Dopóki nie ma zgody, obowiązuje termin z pisma.'],
  });

type Basis = string | null | ((facts: LetterFacts) => string | null);

const publicDue = (subject: string, of: string, basis: Basis, remission = false): Family => ({
  subject,
  say: (facts) => {
    const rule = typeof basis === 'function' ? basis(facts) : basis;
    return {
      cooperative: relief({
        basis: rule,
        of,
        remission,
        note: 'Jeżeli możesz, zapłać w terminie z pisma: wtedy nic nie wysyłaj.',
      })(facts),
      assertive: disputed(facts),
      delay: deferral(of, rule)(facts),
    };
  },
});

/** Who sends the reminder gives the relief, each by its own act. */
function reliefOf({ type, sender, view }: LetterFacts): string | null {
  if (type.issuer === 'zus' || /^(?:ZUS|Zakład Ubezpieczeń)/u.test(sender ?? ''))
    return cite(law.socialInsurance.instalments);
  const isTax = /\b(?:podat(?:ek|ku|kow)|odpadami|mikrorachun)/.test(view.spaced);
  return isTax || type.issuer === 'tax_office' ? cite(law.taxes.relief) : null;
}

export const reminder = publicDue('upomnienia', 'należności', reliefOf);
export const zusArrears = publicDue(
  'zawiadomienia o zaległości',
  'składek',
  cite(law.socialInsurance.instalments),
);
export const statutoryFee = publicDue(
  'wezwania do zapłaty opłaty',
  'opłaty',
  cite(law.finance.coverFeeRelief),
  true,
);
/** A fine and the costs of a criminal case are spread by the court, on one request. */
const courtRelief = ({ view }: LetterFacts) =>
  /\bgrzywn/.test(view.spaced)
    ? cite(law.criminal.fineInstalments)
    : cite(law.otherGrounds.costsInstalments);

export const courtFine: Family = {
  subject: 'wezwania do zapłaty grzywny lub kosztów',
  say: (facts) => ({
    ...publicDue('wezwania', 'grzywny lub kosztów', courtRelief).say(facts),
    assertive: {
      heading: 'WYJAŚNIENIE – NALEŻNOŚĆ SĄDOWA',
      paragraphs: [`Kwestionuję wskazaną należność${ofSum(facts)} w zakresie zaznaczonym niżej.`],
      grounds: [
        'Należność jest zapłacona; dowód wpłaty w załączeniu.',
        'Kwota jest inna niż w orzeczeniu.',
        'Sąd rozłożył należność na raty albo ją umorzył; kopia w załączeniu.',
        'To nie ja jestem zobowiązany/zobowiązana.',
        otherGround,
      ],
      requests: ['wstrzymanie egzekucji do wyjaśnienia', 'przesłanie rozliczenia należności'],
      attachments: ['dowody wpłat', 'kopia orzeczenia'],
      strategy: 'Pokazujesz sądowi, co się nie zgadza, zanim sprawa trafi do komornika.',
      pros: ['Błąd wyjaśnia się bez egzekucji.'],
      cons: ['Wyroku to nie zmieni: jest prawomocny.'],
    },
  }),
};

export const tvLicence: Family = {
  subject: 'upomnienia w sprawie abonamentu RTV',
  say: (facts) => ({
    cooperative: {
      ...relief({
        basis: cite(law.benefits.licenceFeeRelief),
        of: 'zaległych opłat abonamentowych',
        remission: true,
        to: { name: 'Krajowa Rada Radiofonii i Telewizji' },
      })(facts),
      strategy: 'Prosisz o raty lub umorzenie Krajową Radę: Poczta Polska nie może ich dać.',
    },
    assertive: {
      ...disputed(facts),
      grounds: [
        'Nie rejestrowałem/rejestrowałam odbiornika.',
        'Odbiornik wyrejestrowałem/wyrejestrowałam; dowód w załączeniu.',
        'Mam ukończone 75 lat albo inne zwolnienie; dowód w załączeniu.',
        'Opłaty są starsze niż 5 lat.',
        'Opłaty są zapłacone; dowód w załączeniu.',
      ],
    },
    delay: {
      heading: 'WNIOSEK O ROZLICZENIE OPŁAT',
      paragraphs: [
        `Proszę o rozliczenie opłat abonamentowych${ofSum(facts)}: za jakie miesiące, z jakiej rejestracji i jakie wpłaty zaliczono.`,
      ],
      requests: ['przesłanie rozliczenia', 'podanie daty i numeru rejestracji odbiornika'],
      strategy: 'Pytasz o rejestrację i rozliczenie; 7 dni z upomnienia biegnie dalej.',
      pros: ['Zobaczysz, czy część opłat się nie przedawniła.'],
      cons: ['Pismo nie wstrzymuje egzekucji.'],
    },
  }),
};

/** A duty that is no money: it is done, or the reason against it is shown. */
export const dutyReminder: Family = {
  subject: 'upomnienia',
  say: (facts) => ({
    cooperative: {
      heading: 'INFORMACJA O WYKONANIU OBOWIĄZKU',
      paragraphs: [
        'Wykonałem/wykonałam obowiązek wskazany w upomnieniu. Potwierdzenie załączam.',
        ...(sumText(facts) === null
          ? []
          : [`Koszty upomnienia${ofSum(facts)} zapłaciłem/zapłaciłam.`]),
      ],
      attachments: ['potwierdzenie wykonania obowiązku'],
      strategy: 'Robisz to, czego wymaga upomnienie, i wysyłasz potwierdzenie.',
      pros: ['Nie będzie grzywny.'],
      cons: ['Obowiązek trzeba wykonać przed terminem.'],
    },
    assertive: {
      heading: 'ODPOWIEDŹ NA UPOMNIENIE',
      paragraphs: ['Obowiązek wskazany w upomnieniu nie powinien być teraz egzekwowany.'],
      grounds: [
        'Obowiązek wykonałem/wykonałam wcześniej; dowód w załączeniu.',
        'Lekarz stwierdził przeciwwskazanie lub odroczył obowiązek; zaświadczenie w załączeniu.',
        'Obowiązek mnie nie dotyczy.',
        otherGround,
      ],
      requests: ['niewszczynanie egzekucji', 'potwierdzenie na piśmie, że sprawa jest zakończona'],
      attachments: ['zaświadczenie lub inny dowód'],
      strategy: 'Pokazujesz, dlaczego obowiązku nie ma albo jest wykonany.',
      pros: ['Sprawa może skończyć się bez egzekucji.'],
      cons: ['Bez zaświadczenia pismo nie pomoże.'],
    },
    delay: {
      heading: 'PROŚBA O DODATKOWY CZAS',
      paragraphs: [
        `Umówiłem/umówiłam wykonanie obowiązku na dzień ${gap('data')}. Proszę, aby do tego dnia nie wszczynać egzekucji.`,
      ],
      requests: [
        'wstrzymanie się z tytułem wykonawczym do tego dnia',
        'informację, jakie zaświadczenie będzie wystarczające',
      ],
      attachments: ['potwierdzenie umówionego terminu'],
      strategy: 'Podajesz dzień wykonania i prosisz o czas; urząd nie musi się zgodzić.',
      pros: ['Pokazuje, że nie uchylasz się od obowiązku.'],
      cons: ['Termin 7 dni biegnie dalej.'],
    },
  }),
};
