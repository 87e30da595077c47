import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

import type { Saying } from './plain-text.ts';
import { dueText, gap, notAcknowledged, type Tone } from './reply-draft.ts';

/** Insurers: a complaint in all three, for it is the remedy the law gives. */
export const insurer = (): Readonly<Record<Tone, Saying>> => {
  const basis =
    'Na podstawie ustawy z dnia 5 sierpnia 2015 r. o rozpatrywaniu reklamacji przez podmioty rynku finansowego składam reklamację. Proszę o odpowiedź w terminie 30 dni.';
  return {
    cooperative: {
      heading: 'REKLAMACJA',
      paragraphs: [
        basis,
        `Proszę o ponowne rozpatrzenie sprawy z uwzględnieniem: ${gap('nowe okoliczności lub dokumenty')}`,
      ],
      requests: ['zmianę stanowiska i wypłatę należnego świadczenia'],
      attachments: ['kosztorys lub faktura', 'zdjęcia, opinia'],
      strategy: 'Składa reklamację z nowymi dokumentami i prosi o ponowną ocenę.',
      pros: ['Bezpłatna i szybka droga', 'Otwiera drogę do Rzecznika Finansowego'],
      cons: ['Bez nowych dowodów często odmowa'],
    },
    assertive: {
      heading: 'REKLAMACJA – WEZWANIE DO ZAPŁATY',
      paragraphs: [
        basis,
        `Nie zgadzam się z rozstrzygnięciem. Zarzuty: ${gap('które ustalenia i postanowienia umowy zastosowano błędnie')}`,
      ],
      requests: [
        `wypłatę kwoty ${gap('kwota')} wraz z odsetkami ustawowymi za opóźnienie (art. 817 i art. 481 k.c.)`,
        'przesłanie pełnych akt szkody',
      ],
      attachments: ['kosztorys lub opinia rzeczoznawcy', 'dokumentacja zdjęciowa'],
      strategy: 'Wskazuje błędy w ocenie szkody i żąda konkretnej kwoty z odsetkami.',
      pros: ['Mocna pozycja przed sądem i Rzecznikiem'],
      cons: ['Warto mieć opinię rzeczoznawcy'],
    },
    delay: {
      heading: 'REKLAMACJA I WNIOSEK O AKTA SZKODY',
      paragraphs: [basis, 'Zastrzegam uzupełnienie uzasadnienia po otrzymaniu akt szkody.'],
      requests: [
        'udostępnienie akt szkody, w tym kosztorysu, zdjęć i opinii (art. 29 ust. 6 ustawy o działalności ubezpieczeniowej i reasekuracyjnej)',
        'ponowne rozpatrzenie sprawy po uzupełnieniu reklamacji',
      ],
      strategy: 'Składa reklamację od razu, a uzasadnienie uzupełni po otrzymaniu akt.',
      pros: ['Daje czas na opinię', 'Nie opóźnia biegu sprawy'],
      cons: ['Ubezpieczyciel może odpowiedzieć przed uzupełnieniem'],
    },
  };
};

export const bankNotice = (facts: LetterFacts): Readonly<Record<Tone, Saying>> => ({
  cooperative: {
    heading: 'WNIOSEK O RESTRUKTURYZACJĘ ZADŁUŻENIA',
    paragraphs: [
      `Na podstawie art. 75c ustawy – Prawo bankowe proszę o restrukturyzację zadłużenia (kwota według banku: ${dueText(facts)}).`,
      `Proponuję: ${gap('wysokość raty, okres, zawieszenie spłat')}. Sytuacja: ${gap('dochody i stałe wydatki')}.`,
    ],
    requests: [
      'zmianę warunków spłaty',
      'wstrzymanie skutków pisma na czas rozpatrzenia wniosku',
      'pisemne uzasadnienie w razie odmowy (art. 75c ust. 5)',
    ],
    attachments: ['dokumenty o dochodach i wydatkach'],
    strategy: 'Prosi o restrukturyzację i próbuje uratować umowę.',
    pros: ['Bank musi wniosek rozpatrzyć i uzasadnić odmowę'],
    cons: ['Sam wniosek nie wstrzymuje biegu okresu wypowiedzenia'],
  },
  assertive: {
    heading: 'REKLAMACJA',
    paragraphs: [
      'Kwestionuję zasadność pisma i wysokość wskazanego zadłużenia.',
      `Zarzuty: ${gap('na przykład brak prawidłowego wezwania z art. 75c, błędne zaliczenie wpłat, niedozwolone postanowienia')}`,
      notAcknowledged,
    ],
    requests: [
      'przesłanie pełnego rozliczenia kredytu i historii spłat',
      'potwierdzenie, że umowa nadal obowiązuje',
    ],
    strategy: 'Sprawdza, czy bank dochował procedury, i kwestionuje skuteczność pisma.',
    pros: ['Wypowiedzenie bez procedury bywa bezskuteczne'],
    cons: ['Zaległość nadal rośnie'],
  },
  delay: {
    paragraphs: [
      'Proszę o dokumenty i rozliczenie potrzebne do podjęcia decyzji o spłacie lub restrukturyzacji.',
      notAcknowledged,
    ],
    requests: [
      'zestawienie wpłat i zaległości na dzień wpływu pisma',
      'wskazanie kwoty, której zapłata czyni wypowiedzenie bezskutecznym',
      'odroczenie dalszych czynności do czasu odpowiedzi',
    ],
    strategy:
      'Prosi o rozliczenie i odroczenie działań; okres wypowiedzenia biegnie mimo tego pisma.',
    pros: ['Jasna kwota do spłaty'],
    cons: ['Nie przesuwa okresu wypowiedzenia'],
  },
});

/** What the act on the protection of tenants asks of this notice (art. 11). */
function tenancyRules({ view }: LetterFacts): readonly string[] {
  const written =
    'Wypowiedzenie z art. 11 ustawy o ochronie praw lokatorów wymaga formy pisemnej i podania przyczyny.';
  if (/ust\. ?[45]\b|zamieszka\w+ w/.test(view.spaced)) {
    return [
      `${written} Zamiar zamieszkania właściciela w lokalu wymaga wypowiedzenia na pół roku naprzód i prawa najemcy do innego lokalu, a bez niego – na trzy lata naprzód (art. 11 ust. 4 i 5).`,
    ];
  }
  if (/ust\. ?2 pkt ?2|zaleg|zwloce z zaplata/.test(view.spaced)) {
    return [
      `${written} Przy zaległości trzeba też wcześniej uprzedzić najemcę na piśmie i wyznaczyć dodatkowy, miesięczny termin (art. 11 ust. 2 pkt 2).`,
    ];
  }
  return [written];
}

export const landlord = (facts: LetterFacts): Readonly<Record<Tone, Saying>> => ({
  cooperative: {
    paragraphs: [
      'W odpowiedzi na pismo proponuję polubowne uregulowanie sprawy.',
      `Proponuję: ${gap('spłata w ratach, inny termin, dalsze warunki umowy')}. ${notAcknowledged}`,
    ],
    requests: ['pisemne potwierdzenie uzgodnionych warunków'],
    strategy: 'Szuka porozumienia co do zapłaty i terminu.',
    pros: ['Może uratować umowę lub dać czas'],
    cons: ['Druga strona nie musi się zgodzić'],
  },
  assertive: {
    heading: 'ODPOWIEDŹ NA WYPOWIEDZENIE',
    paragraphs: [
      'Kwestionuję skuteczność wypowiedzenia i zasadność żądań zawartych w piśmie.',
      `W szczególności: ${gap('brak podstawy z umowy lub ustawy, brak uprzedzenia i dodatkowego terminu, błędna kwota')}.`,
      ...(facts.type.id === 'wypowiedzenie-najmu' ? tenancyRules(facts) : []),
    ],
    requests: ['cofnięcie wypowiedzenia', 'przedstawienie rozliczenia i dokumentów'],
    strategy: 'Podważa wypowiedzenie, jeżeli nie spełnia wymagań ustawy lub umowy.',
    pros: ['Bez spełnienia wymagań wypowiedzenie jest nieskuteczne'],
    cons: ['Spór może trafić do sądu'],
  },
  delay: {
    paragraphs: [
      'Proszę o rozliczenie i dokumenty oraz o uzgodnienie późniejszego terminu.',
      notAcknowledged,
    ],
    requests: [
      'szczegółowe rozliczenie należności',
      `przesunięcie terminu do ${gap('data')}`,
      'wstrzymanie dalszych kroków do czasu odpowiedzi',
    ],
    strategy: 'Prosi o rozliczenie i późniejszy termin od drugiej strony.',
    pros: ['Daje czas na znalezienie rozwiązania'],
    cons: ['Bez zgody terminy z pisma biegną dalej'],
  },
});

export const energy = (facts: LetterFacts): Readonly<Record<Tone, Saying>> => {
  const complaint =
    'Na podstawie art. 6c ustawy – Prawo energetyczne składam reklamację i wnoszę o niewstrzymywanie dostaw do czasu jej rozpatrzenia.';
  return {
    cooperative: {
      heading: 'WNIOSEK O ROZŁOŻENIE NALEŻNOŚCI NA RATY',
      paragraphs: [
        `Proszę o rozłożenie należności (${dueText(facts)}) na raty po ${gap('kwota')} miesięcznie i o niewstrzymywanie dostaw na czas spłaty.`,
        `Uzasadnienie: ${gap('sytuacja materialna i rodzinna')}.`,
      ],
      requests: ['zawarcie porozumienia o ratach lub odroczeniu', 'utrzymanie dostaw'],
      attachments: ['dokumenty potwierdzające sytuację'],
      strategy: 'Prosi o raty i utrzymanie dostaw.',
      pros: ['Szybki sposób na uniknięcie odcięcia'],
      cons: ['Sam wniosek nie wstrzymuje odcięcia'],
    },
    assertive: {
      heading: 'REKLAMACJA',
      paragraphs: [
        complaint,
        `Kwestionuję rozliczenie: ${gap('odczyt, faktura, wpłata, której nie uwzględniono')}`,
      ],
      requests: ['skorygowanie rozliczenia', 'niewstrzymywanie dostaw do czasu odpowiedzi'],
      attachments: ['zdjęcie licznika lub odczyt', 'potwierdzenia wpłat'],
      strategy: 'Reklamacja złożona w terminie wstrzymuje odcięcie.',
      pros: ['Ustawowa ochrona przed odcięciem'],
      cons: ['Trzeba wskazać konkretny błąd'],
    },
    delay: {
      heading: 'REKLAMACJA I WNIOSEK O ROZLICZENIE',
      paragraphs: [complaint, 'Zastrzegam uzupełnienie reklamacji po otrzymaniu rozliczenia.'],
      requests: ['przesłanie szczegółowego rozliczenia i odczytów', 'odroczenie terminu zapłaty'],
      strategy: 'Najpierw reklamacja w terminie, a obok prośba o rozliczenie i odroczenie.',
      pros: ['Chroni dostawy i daje czas'],
      cons: ['Odsetki biegną dalej'],
    },
  };
};
