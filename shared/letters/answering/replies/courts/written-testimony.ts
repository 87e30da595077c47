import { cite } from '#shared/letters/answering/replies/cite.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';

const { civilGrounds, civilProcedure } = law;

/** A court asks a witness to testify in writing: the testimony, a refusal by law, a request for time. */
const writtenTestimony: Replies = {
  subject: 'zobowiązania do zeznań na piśmie',
  say: () => ({
    cooperative: {
      heading: 'ZEZNANIA ŚWIADKA NA PIŚMIE',
      paragraphs: [
        `Składam zeznania na piśmie (${cite(civilGrounds.writtenTestimony)}).`,
        `Przyrzeczenie: ${gap('przepisz tekst, który przysłał sąd, jeżeli go żąda')}`,
        `Moje dane i stosunek do stron: ${gap('imię, nazwisko, wiek, zawód; kim są dla mnie strony')}.`,
        `Odpowiedzi na pytania sądu: ${gap('punkt po punkcie, tylko to, co wiesz; „nie wiem” też jest odpowiedzią')}`,
      ],
      strategy: 'Odpowiadasz sądowi na piśmie, w terminie z pisma. Podpisz każdą stronę.',
      pros: ['Nie trzeba przychodzić do sądu.', 'Brak ryzyka grzywny.'],
      cons: ['Za nieprawdę albo zatajenie prawdy grozi kara.'],
    },
    assertive: {
      heading: 'OŚWIADCZENIE O ODMOWIE ZEZNAŃ',
      paragraphs: ['Odpowiadam na zobowiązanie i korzystam z prawa, które zaznaczam niżej.'],
      grounds: [
        `Jestem małżonkiem, wstępnym, zstępnym, rodzeństwem albo powinowatym strony i odmawiam zeznań (${cite(civilProcedure.witnessRefusal)}).`,
        `Odmawiam odpowiedzi na pytania nr ${gap('numery')}, bo odpowiedź mogłaby narazić mnie lub bliskich.`,
        'Nic nie wiem o tej sprawie.',
      ],
      strategy: 'Mówisz sądowi w terminie, że prawo pozwala Ci odmówić.',
      pros: ['Odmowa z powodem chroni przed grzywną.'],
      cons: ['Bez powodu z ustawy trzeba odpowiedzieć.'],
    },
    delay: {
      heading: 'WNIOSEK O PRZEDŁUŻENIE TERMINU',
      paragraphs: [
        `Na podstawie ${cite(civilProcedure.extension)} wnoszę o przedłużenie terminu na zeznania do dnia ${gap('data')}.`,
      ],
      grounds: [
        'Choruję; zaświadczenie w załączeniu.',
        'Nie doręczono mi listy pytań albo tekstu przyrzeczenia.',
        'Muszę odszukać dokumenty z tego czasu.',
      ],
      requests: ['przedłużenie terminu'],
      attachments: ['dowód przyczyny'],
      strategy: 'Prosisz sąd o więcej czasu, zanim termin minie.',
      pros: ['Ten termin wyznaczył sąd, więc może go przedłużyć.'],
      cons: ['Dopóki nie ma zgody, obowiązuje pierwszy termin.'],
    },
  }),
};

export const writtenTestimonyFamilies = {
  /** a witness answers the court's questions in writing */
  written_testimony: {
    ...writtenTestimony,
    recommended: [
      'cooperative',
      'Odpowiedz w terminie na pytania sądu. Wariant 2 jest dla bliskich strony, wariant 3 dla osób z ważną przeszkodą.',
    ],
  },
} as const satisfies Families;
