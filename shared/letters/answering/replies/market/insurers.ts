import { cite } from '#shared/letters/answering/replies/cite.ts';
import { otherGround, reasonsGiven } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

const complaint =
  'Składam reklamację na podstawie ustawy z dnia 5 sierpnia 2015 r. o rozpatrywaniu reklamacji przez podmioty rynku finansowego. Proszę o odpowiedź w ciągu 30 dni.';

const insurerGrounds = (facts: LetterFacts) => [
  'Zdarzenie jest objęte umową.',
  'Wyłączenie, na które powołuje się ubezpieczyciel, tu nie zachodzi.',
  `Postanowienie umowy jest niejasne i trzeba je rozumieć na moją korzyść (${cite(law.finance.unclearTerms)}).`,
  'Wycena jest za niska: części, robocizna, zużycie lub leczenie; własny kosztorys w załączeniu.',
  ...reasonsGiven(facts),
  otherGround,
];

const insurer: Replies = {
  subject: 'stanowiska w sprawie szkody',
  say: (facts) => ({
    cooperative: {
      heading: 'REKLAMACJA – UZUPEŁNIENIE DOKUMENTÓW',
      paragraphs: [
        complaint,
        'Dołączam nowe dokumenty i proszę o ponowną ocenę sprawy. Kwotę bezsporną proszę wypłacić od razu.',
      ],
      requests: [
        'ponowne rozpatrzenie sprawy z nowymi dokumentami',
        `wypłatę kwoty bezspornej (${cite(law.finance.payoutTerm)})`,
      ],
      attachments: ['nowe dokumenty: kosztorys, faktury, zdjęcia lub opinia'],
      strategy: 'Dosyłasz dokumenty i prosisz o ponowną ocenę, bez sporu.',
      pros: ['Bezpłatne i szybkie.', 'Wypłacone pieniądze możesz przyjąć.'],
      cons: ['Bez nowych dowodów odpowiedź bywa taka sama.'],
    },
    assertive: {
      heading: 'REKLAMACJA',
      paragraphs: [complaint, 'Nie zgadzam się z rozstrzygnięciem. Powody zaznaczam niżej.'],
      requests: [
        `zmianę stanowiska i wypłatę należnego świadczenia z odsetkami ustawowymi za opóźnienie (${cite(law.finance.payoutTerm, law.debts.interest)})`,
        'przesłanie pełnych akt szkody',
      ],
      grounds: insurerGrounds(facts),
      attachments: ['kosztorys lub opinia', 'zdjęcia'],
      strategy:
        'Wskazujesz, co oceniono źle, i żądasz wypłaty. Na reklamację nie ma krótkiego terminu.',
      pros: ['Bezpłatna.', 'Otwiera drogę do Rzecznika Finansowego i sądu.'],
      cons: ['Dobrze mieć własny kosztorys lub opinię.'],
    },
    delay: {
      heading: 'REKLAMACJA I WNIOSEK O AKTA SZKODY',
      paragraphs: [complaint, 'Uzasadnienie uzupełnię po otrzymaniu akt szkody.'],
      requests: [
        'udostępnienie akt szkody, w tym kosztorysu, zdjęć i opinii',
        'ponowne rozpatrzenie sprawy po uzupełnieniu reklamacji',
      ],
      strategy: 'Składasz reklamację, a powody dopiszesz po obejrzeniu akt.',
      pros: ['Wiesz, na czym oparto decyzję.'],
      cons: ['Odpowiedź może przyjść przed uzupełnieniem.'],
    },
  }),
};

/** The complaint procedure is exhausted: the ombudsman or the court follow, not a second complaint. */
const insurerFinal: Replies = {
  subject: 'odpowiedzi w sprawie szkody',
  say: (facts) => ({
    cooperative: {
      paragraphs: [
        'Dziękuję za odpowiedź. Przyznaną kwotę proszę wypłacić na rachunek podany w zgłoszeniu. Jej przyjęcie nie oznacza zrzeczenia się dalszych roszczeń.',
        'Proszę o informację, kiedy nastąpi wypłata.',
      ],
      strategy: 'Przyjmujesz wypłatę i nie zamykasz sobie drogi.',
      pros: ['Pieniądze bez sporu.'],
      cons: ['Nie podpisuj ugody, jeżeli chcesz więcej.'],
    },
    assertive: {
      to: { name: 'Rzecznik Finansowy' },
      heading: 'WNIOSEK O INTERWENCJĘ',
      paragraphs: [
        `Proszę o interwencję w sprawie szkody prowadzonej przez: ${facts.sender ?? gap('nazwa ubezpieczyciela')}. Postępowanie u ubezpieczyciela się zakończyło.`.replace(
          '..',
          '.',
        ),
      ],
      requests: ['podjęcie czynności interwencyjnych wobec ubezpieczyciela'],
      grounds: insurerGrounds(facts),
      attachments: [
        'odpowiedź ubezpieczyciela',
        'wcześniejsza korespondencja',
        'kosztorys lub opinia',
      ],
      strategy: 'Prosisz Rzecznika Finansowego o bezpłatną interwencję.',
      pros: ['Bezpłatna.', 'Ubezpieczyciel musi odpowiedzieć Rzecznikowi.'],
      cons: ['Rzecznik nie wyda wyroku; ostatecznie rozstrzyga sąd.'],
    },
    delay: {
      heading: 'WNIOSEK O AKTA SZKODY',
      paragraphs: [
        'Proszę o udostępnienie pełnych akt szkody, w tym kosztorysu i opinii. Są mi potrzebne do decyzji o dalszych krokach.',
        'Przyjęcie wypłaconej kwoty nie oznacza zrzeczenia się dalszych roszczeń.',
      ],
      requests: ['przesłanie akt szkody'],
      strategy:
        'Prosisz o akta przed decyzją o sądzie; roszczenie przedawnia się po trzech latach.',
      pros: ['Wiesz, czy warto iść dalej.'],
      cons: ['Samo pismo nie wstrzymuje przedawnienia.'],
    },
  }),
};

export const insurerFamilies = {
  /** odmowa, część, akta */
  insurer: {
    ...insurer,
    recommended: [
      'assertive',
      'Reklamacja jest bezpłatna i otwiera drogę do Rzecznika Finansowego. Jeżeli brakuje tylko dokumentów, wybierz wariant 1.',
    ],
  },
  /** odpowiedź na reklamację */
  insurer_final: {
    ...insurerFinal,
    recommended: [
      'cooperative',
      'Pieniądze możesz przyjąć bez szkody dla dalszych roszczeń. Jeżeli kwota jest za niska, wybierz wariant 2.',
    ],
  },
} as const satisfies Families;
