import type { Families, PartyRoles, Replies } from '#shared/letters/answering/replies/parts.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';

const heir: PartyRoles = { reader: 'Spadkobierca' };

/** A bailiff lists an estate and asks the heirs for papers; nothing is enforced against them. */
const estateInventory: Replies = {
  subject: 'zawiadomienia o spisie inwentarza',
  say: () => ({
    cooperative: {
      heading: 'PISMO W SPRAWIE SPISU INWENTARZA',
      parties: heir,
      paragraphs: [
        'Przekazuję dokumenty i informacje, o które chodzi w piśmie. Pismo nie oznacza uznania żadnego długu.',
        `Majątek spadkowy i jego wartość: ${gap('przedmioty i szacunkowa wartość albo „nie znam”')}.`,
        `Długi spadkowe i koszty, które mam udokumentowane: ${gap('komu, za co i ile albo „nie znam”')}.`,
      ],
      requests: ['ujęcie tych danych w spisie', 'przesłanie odpisu protokołu spisu'],
      attachments: ['dokumenty, o których mowa w piśmie'],
      strategy:
        'Podajesz wszystko, co wiesz, zgodnie z prawdą. Za długi odpowiadasz wtedy do wartości spadku.',
      pros: ['Spis chroni przed długami większymi niż spadek.'],
      cons: ['Zatajenie majątku odbiera tę ochronę.'],
    },
    assertive: {
      heading: 'UWAGI DO SPISU INWENTARZA',
      parties: heir,
      paragraphs: ['Proszę o uwzględnienie w spisie uwag, które zaznaczam niżej.'],
      grounds: [
        `Ten przedmiot nie należał do spadku: ${gap('jaki i czyj jest')}.`,
        `Tego długu nie było albo jest niższy: ${gap('jaki i dlaczego')}.`,
        'Koszty pogrzebu są pokryte z moich pieniędzy; rachunki w załączeniu.',
        'Wycena jest błędna; własny dowód w załączeniu.',
      ],
      requests: ['wpisanie tych uwag do protokołu', 'sprostowanie spisu w tym zakresie'],
      attachments: ['dowody'],
      strategy: 'Mówisz, co w spisie jest błędne, zanim zostanie zamknięty.',
      pros: ['Błąd poprawiony w spisie nie wróci przy podziale długów.'],
      cons: ['Bez dowodów komornik może uwag nie uwzględnić.'],
    },
    delay: {
      heading: 'PROŚBA O INNY TERMIN I O AKTA',
      parties: heir,
      paragraphs: [
        `Proszę o wyznaczenie innego dnia spisu z powodu: ${gap('powód')}, i o dodatkowe ${gap('liczba')} dni na dokumenty.`,
      ],
      requests: ['wyznaczenie innego dnia', 'wgląd w akta sprawy'],
      attachments: ['dowód przyczyny'],
      strategy: 'Prosisz o czas na zebranie dokumentów.',
      pros: ['Pełniejszy spis.'],
      cons: ['Bez zgody obowiązuje dzień z pisma, a spis można zrobić bez Ciebie.'],
    },
  }),
};

export const inventoryFamilies = {
  /** spis inwentarza: the reader is an heir */
  estate_inventory: {
    ...estateInventory,
    recommended: [
      'cooperative',
      'Spis działa na Twoją korzyść: podaj majątek i długi zgodnie z prawdą. Jeżeli coś się nie zgadza, wybierz wariant 2.',
    ],
  },
} as const satisfies Families;
