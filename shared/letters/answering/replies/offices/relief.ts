import type { Addressee, Saying } from '#shared/letters/answering/replies/parts.ts';
import { gap, ofPeriod, ofSum } from '#shared/letters/answering/replies/words.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

type Relief = {
  /** Why the office may grant it: "art. 67a § 1 Ordynacji podatkowej". */
  basis: string;
  /** What is asked for, in the genitive: "należności", "składek". */
  of: string;
  to?: Addressee;
  /** Also a remission may be asked for. */
  remission?: boolean;
  attachments?: readonly string[];
  note?: string;
  cons?: readonly string[];
};

const hardship = [
  'Straciłem/straciłam pracę albo dochód.',
  'Choruję lub opiekuję się chorą osobą; dokumenty w załączeniu.',
  'Po opłaceniu mieszkania i leków nie starcza na jednorazową zapłatę.',
  'Dotknęło mnie zdarzenie losowe; dowód w załączeniu.',
];

/**
 * The letter of an honest debtor of public dues: instalments, deferral or remission from the office
 * that grants them. No word about acknowledging or settling belongs here.
 */
export const relief =
  ({ basis, of, to = 'sender', remission = false, attachments, note, cons = [] }: Relief) =>
  (facts: LetterFacts): Saying => ({
    to,
    heading: remission
      ? 'WNIOSEK O RATY, ODROCZENIE LUB UMORZENIE'
      : 'WNIOSEK O ROZŁOŻENIE NA RATY',
    paragraphs: [
      `Na podstawie ${basis} proszę o rozłożenie ${of}${ofPeriod(facts)}${ofSum(facts)} na ${gap('liczba')} rat miesięcznych.`,
      ...(remission
        ? [
            'Jeżeli raty nie są możliwe, proszę o odroczenie zapłaty albo umorzenie w całości lub w części.',
          ]
        : []),
    ],
    grounds: hardship,
    attachments: attachments ?? [
      'oświadczenie o sytuacji materialnej',
      'dowody dochodów i wydatków',
    ],
    strategy:
      `Zgadzasz się z pismem, ale nie możesz zapłacić od razu: prosisz o raty urząd, który o nich decyduje. ${note ?? ''}`.trim(),
    pros: ['Bez sporu z urzędem.', 'Zgoda na raty chroni przed egzekucją.'],
    cons: ['Sam wniosek nie wstrzymuje egzekucji ani odsetek.', ...cons],
  });
