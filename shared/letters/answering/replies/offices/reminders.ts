import { cite } from '#shared/letters/answering/replies/cite.ts';
import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies, Saying } from '#shared/letters/answering/replies/parts.ts';
import { agreeFirst } from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { gap, ofPeriod, ofSum } from '#shared/letters/answering/replies/words.ts';
import { moneyText } from '#shared/letters/calendar/polish-wording.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

import { relief } from './relief.ts';

/** The debt is paid, lapsed or somebody else's: the creditor is informed before it issues an enforcement title. */
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
  (of: string, basis: string | null, sum: (facts: LetterFacts) => string) =>
  (facts: LetterFacts): Saying => ({
    heading: 'WNIOSEK O ODROCZENIE ZAPŁATY',
    paragraphs: [
      `${basis === null ? 'Proszę' : `Na podstawie ${basis} proszę`} o odroczenie zapłaty ${of}${ofPeriod(facts)}${sum(facts)} do dnia ${gap('data')}. Moje trudności są przejściowe.`,
    ],
    grounds: [
      'Czekam na wypłatę lub zapłatę od kontrahenta.',
      'Choruję lub wracam do pracy po chorobie.',
      'Dotknęło mnie zdarzenie losowe; dowód w załączeniu.',
    ],
    requests: ['odroczenie zapłaty', 'przesłanie szczegółowego rozliczenia należności'],
    attachments: ['dowody trudnej sytuacji'],
    strategy: 'Prosisz o późniejszy termin i rozliczenie. O zgodzie decyduje urząd.',
    pros: ['Zgodne z prawem.', 'Rozliczenie pokaże, skąd wzięła się kwota.'],
    cons: ['Dopóki nie ma zgody, obowiązuje termin z pisma.'],
  });

/** Contributions are deferred only before they fall due: after that the account is asked for, and instalments are variant 1. */
const accountOf = (facts: LetterFacts): Saying => ({
  heading: 'WNIOSEK O ROZLICZENIE KONTA',
  paragraphs: [
    `Proszę o rozliczenie zaległości${ofPeriod(facts)}${ofSum(facts)}: jakie wpłaty zaliczono i na które miesiące.`,
  ],
  requests: [
    'przesłanie rozliczenia z podziałem na składki, odsetki i koszty',
    'niewszczynanie egzekucji do czasu odpowiedzi',
  ],
  strategy:
    'Sprawdzasz, skąd wzięła się kwota. Odroczenie jest dla składek przed terminem; przy zaległości ZUS może dać raty (wariant 1).',
  pros: ['Rozliczenie pokaże, skąd wzięła się kwota.'],
  cons: ['Odsetki biegną dalej, a ZUS nie musi czekać z egzekucją.'],
});

/** Relief is granted for the tax and its interest; the costs of the reminder are not a tax. */
function arrearsOf(facts: LetterFacts): string {
  const { main_amount: main, interest, costs, currency, direction } = facts.financial;
  if (direction !== 'to_pay' || main.value === null || costs.value === null) return ofSum(facts);
  const more = interest.value === null ? '' : ' z odsetkami za zwłokę';
  return ` w kwocie ${moneyText(main.value, currency)}${more}`;
}

const taxRule = cite(law.taxes.relief);
const zusRule = cite(law.socialInsurance.instalments);

type Basis = string | null | ((facts: LetterFacts) => string | null);

/** Money due to the State or a municipality: relief, a dispute, a later day. */
export const publicDue = (
  subject: Replies['subject'],
  of: string,
  basis: Basis,
  remission = false,
): Replies => ({
  subject,
  say: (facts) => {
    const rule = typeof basis === 'function' ? basis(facts) : basis;
    const sum = rule === taxRule ? arrearsOf : ofSum;
    return {
      cooperative: relief({
        basis: rule,
        of,
        sum,
        ...(rule === zusRule
          ? { attachments: ['formularz RSR', 'dowody dochodów i wydatków'] }
          : {}),
        remission,
        note: 'Jeżeli możesz, zapłać w terminie z pisma: wtedy nic nie wysyłaj.',
      })(facts),
      assertive: disputed(facts),
      delay: rule === zusRule ? accountOf(facts) : deferral(of, rule, sum)(facts),
    };
  },
});

/** The sender of the reminder grants the relief, each under its own act; null for fees that are no tax, whose act is not certain. */
function reliefOf({ type, sender, view }: LetterFacts): string | null {
  if (type.issuer === 'zus' || /^(?:ZUS|Zakład Ubezpieczeń)/u.test(sender ?? '')) return zusRule;
  const isTax = /\b(?:podat(?:ek|ku|kow)|odpadami|mikrorachun)/.test(view.spaced);
  return isTax || /\b(?:naczelnik|urz[aą]d skarbow)/iu.test(sender ?? '') ? taxRule : null;
}

const reminder = publicDue(
  ({ view }) => (/\bupomnieni/.test(view.foldedTitle) ? 'upomnienia' : 'pisma o zaległości'),
  'należności',
  reliefOf,
);
const zusArrears = publicDue('zawiadomienia o zaległości', 'składek', zusRule);
const tvLicence: Replies = {
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
        'Odbiornik nie był na mnie zarejestrowany.',
        'Odbiornik jest wyrejestrowany; dowód w załączeniu.',
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

export const reminderFamilies = {
  /** upomnienie for a sum of money */
  reminder: {
    ...reminder,
    recommended: agreeFirst('Zapłać albo proś o raty, zanim ruszy egzekucja.'),
  },
  /** abonament RTV */
  tv_licence: {
    ...tvLicence,
    recommended: [
      'assertive',
      'Sprawdź, czy odbiornik był zarejestrowany i czy część opłat nie jest starsza niż 5 lat. Jeżeli dług jest pewny, wybierz wariant 1.',
    ],
  },
  zus_arrears: {
    ...zusArrears,
    recommended: agreeFirst('Zapłać albo złóż wniosek o układ ratalny: chroni przed egzekucją.'),
  },
} as const satisfies Families;
