import { cite } from '#shared/letters/answering/replies/cite.ts';
import type { Addressee, Saying } from '#shared/letters/answering/replies/parts.ts';
import { readerName } from '#shared/letters/answering/replies/sending/party-names.ts';
import { gap, ofPeriod, ofSum } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { isFirm } from '#shared/letters/reading/parties/institutions.ts';

type Relief = {
  /** The grounds on which the office may grant it, an article from the law; `null` when none is certain. */
  basis: string | null;
  /** What the reader asks for, in the genitive: "należności", "składek". */
  of: string;
  to?: Addressee;
  /** The sum to be spread, when it is not the letter's whole sum. */
  sum?: (facts: LetterFacts) => string;
  /** The reader may also ask for a remission. */
  remission?: boolean;
  attachments?: readonly string[];
  note?: string;
  cons?: readonly string[];
};

const hardship = [
  'Nie mam już pracy albo dochodu.',
  'Choruję lub opiekuję się chorą osobą; dokumenty w załączeniu.',
  'Po opłaceniu mieszkania i leków nie starcza na jednorazową zapłatę.',
  'Dotknęło mnie zdarzenie losowe; dowód w załączeniu.',
];

const hardshipOfFirm = [
  'Jednorazowa zapłata zagrozi działalności i miejscom pracy; dane finansowe w załączeniu.',
  'Kontrahenci zalegają z zapłatą; wykaz w załączeniu.',
  'Zaszło zdarzenie losowe; dowód w załączeniu.',
];
/** A tax relief of a business is granted by one article more, which minds aid from public money. */
const basisOf = (basis: string, facts: LetterFacts): string =>
  basis === cite(law.taxes.relief) && isFirm(readerName(facts))
    ? cite(law.taxes.relief, law.taxes.reliefOfBusiness)
    : basis;
const aidForm = 'formularz informacji o pomocy de minimis, jeżeli ulga ma nią być';

const hardshipOf = (facts: LetterFacts) => (isFirm(readerName(facts)) ? hardshipOfFirm : hardship);

/**
 * The letter of a reader who accepts public dues: instalments, deferral or remission from the office that
 * grants them. It contains no word about acknowledging or settling.
 */
export const relief =
  ({
    basis,
    of,
    to = 'sender',
    sum = ofSum,
    remission = false,
    attachments,
    note,
    cons = [],
  }: Relief) =>
  (facts: LetterFacts): Saying => ({
    to,
    heading: remission
      ? 'WNIOSEK O RATY, ODROCZENIE LUB UMORZENIE'
      : 'WNIOSEK O ROZŁOŻENIE NA RATY',
    paragraphs: [
      `${basis === null ? 'Proszę' : `Na podstawie ${basisOf(basis, facts)} proszę`} o rozłożenie ${of}${ofPeriod(facts)}${sum(facts)} na ${gap('liczba')} rat miesięcznych.`,
      ...(remission
        ? [
            'Jeżeli raty nie są możliwe, proszę o odroczenie zapłaty albo umorzenie w całości lub w części.',
          ]
        : []),
    ],
    grounds: hardshipOf(facts),
    attachments: attachments ?? [
      isFirm(readerName(facts))
        ? 'zestawienie przychodów i kosztów'
        : 'oświadczenie o sytuacji materialnej',
      'dowody dochodów i wydatków',
      ...(basis === null || basisOf(basis, facts) === basis ? [] : [aidForm]),
    ],
    strategy:
      `Zgadzasz się z pismem, ale nie możesz zapłacić od razu: prosisz o raty urząd, który o nich decyduje. ${note ?? ''}`.trim(),
    pros: ['Bez sporu z urzędem.', 'Zgoda na raty chroni przed egzekucją.'],
    cons: ['Sam wniosek nie wstrzymuje egzekucji ani odsetek.', ...cons],
  });

/** A coercive fine falls away when the duty is done (book: administrative enforcement). */
export const remittedFine: Saying = {
  heading: 'INFORMACJA O WYKONANIU OBOWIĄZKU I WNIOSEK O UMORZENIE GRZYWNY',
  paragraphs: [
    `Informuję o wykonaniu obowiązku dnia ${gap('data')}: ${gap('co zrobiono')}. Proszę o umorzenie niezapłaconej grzywny (${cite(law.administrativeEnforcement.compulsionRemitted)}).`,
  ],
  requests: ['umorzenie grzywny w celu przymuszenia', 'zakończenie egzekucji obowiązku'],
  attachments: ['dowód wykonania obowiązku'],
  strategy: 'Wykonujesz obowiązek: wtedy niezapłacona grzywna odpada.',
  pros: ['Bez grzywny i dalszej egzekucji.'],
  cons: ['Obowiązek trzeba naprawdę wykonać.'],
};

/** A benefit was stopped for want of something: with it the payments go on. */
export const resumption: Saying = {
  heading: 'WNIOSEK O WZNOWIENIE WYPŁATY',
  paragraphs: [
    `Przyczyna wstrzymania już nie istnieje: ${gap('co zostało zrobione, na przykład jaki dokument złożono lub co zapłacono i kiedy')}.`,
    'Proszę o wznowienie wypłaty i o wypłatę za czas wstrzymania, jeżeli przepisy na to pozwalają.',
  ],
  requests: ['wznowienie wypłaty świadczenia', 'informację, od kiedy będzie wypłacane'],
  attachments: ['dokument, którego brakowało'],
  strategy: 'Robisz to, czego brakowało, i prosisz, żeby znowu wypłacano pieniądze.',
  pros: ['Pieniądze mogą wrócić bez sporu.'],
  cons: ['Nie zastępuje odwołania, jeżeli nie zgadzasz się z decyzją.'],
};
