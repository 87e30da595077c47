import { cite } from '#shared/letters/answering/replies/cite.ts';
import { otherGround, reasonsGiven } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Family, Saying } from '#shared/letters/answering/replies/parts.ts';
import { gap, ofSum } from '#shared/letters/answering/replies/words.ts';
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

export const insurer: Family = {
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
export const insurerFinal: Family = {
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

const restructure = (facts: LetterFacts): Saying => ({
  heading: 'WNIOSEK O RESTRUKTURYZACJĘ ZADŁUŻENIA',
  paragraphs: [
    `Na podstawie ${cite(law.finance.arrearsCall)} wnoszę o restrukturyzację zadłużenia${ofSum(facts, ' (kwota według banku: ')}${ofSum(facts, '') === '' ? '' : ')'}. Mogę płacić ${gap('kwota')} miesięcznie.`,
  ],
  grounds: [
    'Straciłem/straciłam pracę albo dochód spadł.',
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

const bank = (subject: string, grounds: readonly string[]): Family => ({
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
        `Proszę o rozliczenie kredytu i podanie kwoty, której zapłata usunie zaległość${ofSum(facts, ' (według pisma ')}${ofSum(facts, '') === '' ? '' : ')'}. Odpowiedzi potrzebuję przed końcem terminu z pisma.`,
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
  'Zapłaciłem/zapłaciłam przed wypowiedzeniem; dowód w załączeniu.',
  'Kwota zaległości jest inna.',
];

export const bankCall = bank('wezwania do spłaty zaległości', [
  ...calls,
  `Termin był krótszy niż 14 dni roboczych (${cite(law.finance.arrearsCall)}).`,
]);
export const bankNotice = bank('wypowiedzenia umowy', [
  `Nie dostałem/dostałam wcześniej wezwania z ${cite(law.finance.arrearsCall)}.`,
  'Wezwanie dawało mniej niż 14 dni roboczych.',
  'Złożyłem/złożyłam wniosek o restrukturyzację, a bank nie odpowiedział.',
  ...calls,
]);
export const bankArrears = bank('pisma banku', [
  'Umowa nie pozwala na taką opłatę.',
  'Transakcji nie autoryzowałem/autoryzowałam.',
  ...calls,
]);
