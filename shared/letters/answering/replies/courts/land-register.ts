import { cite } from '#shared/letters/answering/replies/cite.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { contestFirst } from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { remedyFamily } from '#shared/letters/answering/replies/remedy-family.ts';
import { gap, receivedOn } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';

/** The owner accepts the entry and asks what it rests on. */
const copies = {
  heading: 'WNIOSEK O WGLĄD DO AKT KSIĘGI I KOPIE DOKUMENTÓW',
  paragraphs: [
    'Proszę o udostępnienie akt księgi wieczystej i o kopie dokumentów, na podstawie których dokonano wpisu.',
    receivedOn,
  ],
  requests: ['udostępnienie akt księgi', 'kopie wniosku i dokumentów, które były podstawą wpisu'],
  strategy: 'Nie skarżysz wpisu. Sprawdzasz, na czym się opiera.',
  pros: ['Zobaczysz, kto i na jakiej podstawie uzyskał wpis.'],
  cons: ['Po tygodniu od doręczenia wpisu referendarza nie zaskarżysz.'],
};

const entry = remedyFamily({
  name: 'skarga na orzeczenie referendarza',
  heading: 'SKARGA NA WPIS REFERENDARZA SĄDOWEGO',
  subject: 'wpisu w księdze wieczystej',
  to: 'sender',
  parties: { reader: 'Strona skarżąca' },
  opening: () =>
    `Na podstawie ${cite(law.registers.landComplaint)} wnoszę skargę i zaskarżam wpis w całości.`,
  requests: () => ['uchylenie wpisu i oddalenie wniosku', 'wykreślenie wpisu z księgi wieczystej'],
  grounds: () => [
    'Wniosek nie spełniał wymogów albo złożyła go osoba nieuprawniona.',
    'Dokument, na którym oparto wpis, nie pozwalał na taki wpis.',
    `Treść wpisu różni się od dokumentu: ${gap('na czym polega różnica')}.`,
    'Nieruchomość nie należała do osoby wskazanej w dokumencie.',
  ],
  besides: ['udostępnienie akt księgi i kopie dokumentów, które były podstawą wpisu'],
  gain: 'Wpis sprawdzi sędzia.',
  attachments: ['odpis skargi dla drugiej strony', 'dowód opłaty od skargi (100 zł)'],
  agree: () => copies,
  risks: [
    `Sąd nie bada tu, czy dług istnieje (${cite(law.registers.landScope)}): to trzeba wyjaśniać tam, skąd pochodzi tytuł.`,
  ],
});

/** Something was struck off: mostly what the owner asked for. */
const deletion: Replies = {
  subject: 'wykreślenia w księdze wieczystej',
  say: () => ({
    cooperative: {
      paragraphs: ['Przyjmuję zawiadomienie o wykreśleniu do wiadomości.'],
      strategy: 'Zgadzasz się z wykreśleniem. Listu nie musisz wysyłać.',
      pros: ['Nic więcej nie trzeba robić.'],
      cons: ['Brak.'],
    },
    assertive: {
      heading: 'WNIOSEK O SPROSTOWANIE',
      paragraphs: [
        `W zawiadomieniu lub we wpisie jest błąd: ${gap('co jest błędne i jak powinno być')}.`,
      ],
      requests: ['sprostowanie błędu', 'zawiadomienie o sprostowaniu'],
      strategy: 'Prosisz o poprawienie błędu. To nie jest skarga na wpis.',
      pros: ['Błąd nie zostaje w księdze.'],
      cons: ['Wniosek nie zastępuje skargi i nie przesuwa jej terminu.'],
    },
    delay: copies,
  }),
};

export const landRegisterFamilies = {
  /** zawiadomienie o wykreśleniu w księdze wieczystej */
  land_register_deletion: {
    ...deletion,
    recommended: ['cooperative', 'Jeżeli wykreślono to, co trzeba, nie musisz nic wysyłać.'],
  },
  /** zawiadomienie o wpisie w księdze wieczystej */
  land_register_entry: { ...entry, recommended: contestFirst('wpisem') },
} as const satisfies Families;
