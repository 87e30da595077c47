import { cite } from '#shared/letters/answering/replies/cite.ts';
import type { Families, PartyRoles, Replies } from '#shared/letters/answering/replies/parts.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';

const sides: PartyRoles = { reader: 'Dłużnik', other: 'Wierzyciel' };

/** The bailiff demands a list of assets: the reader gives it, or the reason why none is due; a false one is a crime. */
const assetList: Replies = {
  subject: 'wezwania do złożenia wykazu majątku',
  say: () => ({
    cooperative: {
      heading: 'WYKAZ MAJĄTKU',
      parties: sides,
      paragraphs: [
        `Składam wykaz majątku (${cite(law.civilEnforcement.assetList)}). Oświadczam, że jest prawdziwy i zupełny.`,
        `Dochody (skąd i ile miesięcznie): ${gap('wpisz albo „brak”')}.`,
        `Rachunki bankowe i oszczędności: ${gap('wpisz albo „brak”')}.`,
        `Nieruchomości, pojazdy i cenne rzeczy: ${gap('wpisz albo „brak”')}.`,
        `Długi wobec mnie, udziały i inne prawa: ${gap('wpisz albo „brak”')}.`,
      ],
      attachments: ['dowody dochodów'],
      strategy: 'Wypełniasz cały wykaz zgodnie z prawdą i oddajesz go w terminie z wezwania.',
      pros: ['Nie będzie grzywny.', 'Komornik widzi, co jest wolne od zajęcia.'],
      cons: ['Za podanie nieprawdy grozi kara.'],
    },
    assertive: {
      heading: 'ODPOWIEDŹ NA WEZWANIE DO ZŁOŻENIA WYKAZU MAJĄTKU',
      parties: sides,
      paragraphs: ['Odpowiadam na wezwanie i wyjaśniam, co zaznaczam niżej.'],
      requests: ['uznanie wezwania za wykonane', 'wskazanie, czego jeszcze brakuje'],
      grounds: [
        `Wykaz został już złożony w ciągu ostatniego roku (${cite(law.civilGrounds.assetListOnce)}).`,
        'Nie jestem dłużnikiem z tego tytułu.',
        `Dług jest spłacony; dowód w załączeniu (${cite(law.civilEnforcement.proofOfPayment)}).`,
        'Mam tylko świadczenia wolne od egzekucji; decyzje w załączeniu.',
      ],
      attachments: ['dowody'],
      strategy: 'Mówisz komornikowi, dlaczego wykaz jest już złożony albo nie jest potrzebny.',
      pros: ['Wyjaśnia sprawę bez skargi i opłat.'],
      cons: ['Na samo wezwanie nie ma środka: jeżeli powód odpada, złóż wykaz.'],
    },
    delay: {
      heading: 'PROŚBA O NOWY TERMIN NA WYKAZ MAJĄTKU',
      parties: sides,
      paragraphs: [`Proszę o przedłużenie terminu na wykaz majątku do dnia ${gap('data')}.`],
      requests: ['przedłużenie terminu', 'przesłanie formularza wykazu'],
      grounds: ['Choruję; zaświadczenie w załączeniu.', 'Czekam na dokumenty z banku lub z pracy.'],
      attachments: ['dowód przyczyny'],
      strategy: 'Prosisz komornika o kilka dni więcej; termin wyznaczył on sam.',
      pros: ['Czas na zebranie danych.'],
      cons: ['Bez zgody obowiązuje stary termin, a za jego brak grozi grzywna.'],
    },
  }),
};

export const assetListFamilies = {
  /** komornik żąda wykazu majątku */
  asset_list: {
    ...assetList,
    recommended: [
      'cooperative',
      'Wykaz trzeba złożyć w terminie z wezwania, zgodnie z prawdą. Jeżeli był już złożony w ciągu roku, wybierz wariant 2.',
    ],
  },
} as const satisfies Families;
