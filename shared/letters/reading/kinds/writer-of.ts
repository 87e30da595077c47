import { type IssuerKind, issuers } from '#shared/letters/catalogue/issuers.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { anyOf } from '#shared/letters/text/word-list.ts';

/** Kinds that a civil or criminal court writes. */
const courts: readonly IssuerKind[] = ['court', 'police'];

const FIRST_LINES = 10;

/** Issuers by the line that opens with their name; the first one wrote the letter. */
export function writerOf({ lines }: LetterView): IssuerKind[] | undefined {
  for (const { text } of lines.slice(0, FIRST_LINES)) {
    const folded = foldText(text);
    const found = writers.find(({ opening }) => opening.test(folded));
    if (found !== undefined) return [...found.issuers];
  }
  return undefined;
}

/** An office writes no bank's or insurer's letter, however many of their words it uses. */
const notOfTrade = (Object.keys(issuers) as IssuerKind[]).filter(
  (issuer) => !['bank', 'insurer', 'energy', 'bailiff'].includes(issuer),
);
const openingWith = (...list: readonly string[]) =>
  new RegExp(String.raw`^\W*(?:(?:nadawca|od)\s?:\s+)?${anyOf(list)}`);
const writers: readonly { opening: RegExp; issuers: readonly IssuerKind[] }[] = [
  // "Komornik Sądowy przy Sądzie Rejonowym …"
  { opening: openingWith('komornik* sadow*', 'kancelari* komornicz*'), issuers: ['bailiff'] },
  // "Wojewódzki Sąd Administracyjny" also writes calls that match the kinds of offices.
  { opening: openingWith('sad rejonow*', 'sad okregow*', 'sad apelacyjn*'), issuers: courts },
  { opening: openingWith('zaklad* ubezpieczen spolecznych', 'zus'), issuers: ['zus'] },
  { opening: openingWith('narodow* fundusz* zdrowia', 'nfz'), issuers: ['office'] },
  {
    opening: openingWith('prokuratur*', 'komend*', 'komisariat*', 'posterunek', 'straz miejsk*'),
    issuers: ['police', 'traffic', 'court'],
  },
  // "BANK SPÓŁDZIELCZY W LIMANOWEJ": a bank that asks for papers from ZUS or the tax office is neither.
  {
    opening: openingWith(
      'bank spoldzielcz*',
      'bank * s.a',
      'bank * spolka akcyjna',
      'spoldzielcz* kas* oszczednosciow*',
      'skok',
    ),
    issuers: ['bank', 'creditor', 'employer', 'insurer', 'private', 'unknown'],
  },
  { opening: openingWith('kancelari* notarialn*', 'notariusz*'), issuers: ['private', 'unknown'] },
  {
    opening: openingWith(
      'szpital*',
      'samodzieln* publiczn* zaklad* opieki',
      'samodzieln* publiczn* zespol* opieki',
      'zespol opieki zdrowotnej',
      'spzoz',
      'sp zoz',
      'wojewodzk* szpital*',
      'specjalistyczn* szpital*',
      'uniwersyteck* szpital*',
      'centrum medyczn*',
      'poradni*',
      'sanatorium',
      'przychodni*',
      'klinik*',
    ),
    issuers: ['creditor', 'employer', 'private', 'unknown'],
  },
  {
    opening: openingWith(
      'urzad skarbowy',
      'naczelnik* urzed*',
      'urzad miasta',
      'urzad miejski',
      'urzad gminy',
      'powiatow* urzad pracy',
      'starost*',
      'burmistrz*',
      'wojt*',
      'prezydent* miasta',
    ),
    issuers: notOfTrade,
  },
];
