import { cite } from '#shared/letters/answering/replies/cite.ts';
import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies, Saying } from '#shared/letters/answering/replies/parts.ts';
import {
  agreeFirst,
  asAsked,
} from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { gap, ofSum } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

const restructure = (facts: LetterFacts): Saying => ({
  heading: 'WNIOSEK O RESTRUKTURYZACJĘ ZADŁUŻENIA',
  paragraphs: [
    `Na podstawie ${cite(law.finance.arrearsCall)} wnoszę o restrukturyzację zadłużenia${ofSum(facts, ' (kwota według banku: ')}${ofSum(facts, '') === '' ? '' : ')'}. Mogę płacić ${gap('kwota')} miesięcznie.`,
  ],
  grounds: [
    'Nie mam już pracy albo mój dochód spadł.',
    'Choruję lub opiekuję się chorą osobą.',
    'Utrzymuję inne osoby.',
  ],
  requests: [
    'zmianę warunków spłaty: niższą ratę, dłuższy okres lub zawieszenie rat',
    `pisemne wyjaśnienie w razie odmowy (${cite(law.finance.restructuringRefusal)})`,
  ],
  attachments: ['dowody dochodów i wydatków'],
  strategy:
    'Prosisz bank o zmianę warunków spłaty. Bank musi wniosek rozpatrzyć i uzasadnić odmowę.',
  pros: ['Szansa na uratowanie umowy.'],
  cons: ['Sam wniosek nie zatrzymuje okresu wypowiedzenia.'],
});

const bank = (subject: string, grounds: readonly string[]): Replies => ({
  subject,
  say: (facts) => ({
    cooperative: restructure(facts),
    assertive: {
      heading: 'REKLAMACJA',
      paragraphs: [
        `Składam reklamację. Kwestionuję ${subject === 'wypowiedzenia umowy' ? 'wypowiedzenie umowy' : 'pismo banku'} i wysokość zadłużenia${ofSum(facts, ' ')}.`,
      ],
      requests: [
        'potwierdzenie, że umowa nadal obowiązuje',
        'przesłanie pełnego rozliczenia i historii spłat',
      ],
      grounds: [...grounds, otherGround],
      attachments: ['dowody wpłat'],
      strategy: 'Mówisz, co bank zrobił źle, i prosisz o rozliczenie.',
      pros: ['Bez prawidłowego wezwania wypowiedzenie bywa nieskuteczne.'],
      cons: ['Spór nie zatrzymuje odsetek ani okresu wypowiedzenia.'],
    },
    delay: {
      heading: 'WNIOSEK O ROZLICZENIE',
      paragraphs: [
        `Proszę o rozliczenie kredytu i podanie kwoty, której zapłata usunie zaległość${subject === 'wypowiedzenia umowy' || ofSum(facts, '') === '' ? '' : `${ofSum(facts, ' (według pisma ')})`}. Odpowiedzi potrzebuję przed końcem terminu z pisma.`,
      ],
      requests: [
        'zestawienie wpłat i zaległości',
        'wskazanie kwoty potrzebnej do utrzymania umowy',
        'wstrzymanie dalszych kroków do czasu odpowiedzi',
      ],
      strategy: 'Pytasz o dokładną kwotę; termin z pisma biegnie dalej.',
      pros: ['Wiesz, ile zapłacić.'],
      cons: ['Nie przesuwa żadnego terminu.'],
    },
  }),
});

const calls = [
  'Zaległość była zapłacona przed wypowiedzeniem; dowód w załączeniu.',
  'Kwota zaległości jest inna.',
];

const bankCall = bank('wezwania do spłaty zaległości', [
  ...calls,
  `Termin był krótszy niż 14 dni roboczych (${cite(law.finance.arrearsCall)}).`,
]);
const bankNotice = bank('wypowiedzenia umowy', [
  `Nie doręczono mi wcześniej wezwania z ${cite(law.finance.arrearsCall)}.`,
  'Wezwanie dawało mniej niż 14 dni roboczych.',
  'Wniosek o restrukturyzację jest złożony, a bank nie odpowiedział.',
  ...calls,
]);
const bankArrears = bank('pisma banku', [
  'Umowa nie pozwala na taką opłatę.',
  'Nie ma mojej autoryzacji tej transakcji.',
  ...calls,
]);

export const bankArrearsFamilies = {
  /** wezwanie z art. 75c */
  bank_call: {
    ...bankCall,
    recommended: agreeFirst(
      'Zapłać zaległość albo złóż wniosek o restrukturyzację w terminie z wezwania.',
    ),
  },
  /** wypowiedzenie kredytu */
  bank_notice: {
    ...bankNotice,
    recommended: agreeFirst(
      'W okresie wypowiedzenia najwięcej daje spłata zaległości albo restrukturyzacja.',
    ),
  },
  /** a bank's letter about arrears */
  bank_arrears: { ...bankArrears, recommended: asAsked },
} as const satisfies Families;
