import {
  deleteHistoryItem,
  getHistoryItem,
  type HistoryItem,
  listHistory,
  saveTags,
} from '#shared/contracts/history.ts';
import { type Act, type MessageCase, press } from '#tests/support/message-case.ts';
import { says, type Wire } from '#tests/support/wire.ts';

const failed = { status: 500 };

export function historyMessages(item: HistoryItem): readonly MessageCase[] {
  const listed = (rule?: (wire: Wire) => void) => (wire: Wire) => {
    wire.answers(listHistory, { data: [item], currentPage: 1, totalPages: 1 });
    rule?.(wire);
  };
  const remove: Act = async (page) => {
    await press(/^Usuń/)(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Usuń', exact: true }).click();
  };
  const tag: Act = async (page) => {
    await press(/^Tagi/)(page);
    await press('Zapisz tagi')(page);
  };
  const see: Act = (page) => page.getByRole('link', { name: /^Zobacz/ }).click();
  const failsToSave =
    (button: string): Act =>
    async (page) => {
      // The tool that writes PDF does not arrive.
      await page.route('**/assets/jspdf*', (route) => route.abort());
      await page.route('**/assets/report-pdf*', (route) => route.abort());
      await press(button)(page);
    };
  const user = { as: 'user', route: 'history' } as const;
  const result = { as: 'user', route: `history/${item.id}` } as const;

  const stored = (wire: Wire) => wire.answers(getHistoryItem, item);

  return [
    {
      ...result,
      says: 'Błąd podczas generowania PDF.',
      wire: stored,
      act: async (page) => {
        await page.getByRole('tab', { name: 'Warianty Odpowiedzi' }).click();
        await failsToSave('Pobierz PDF')(page);
      },
    },
    {
      ...result,
      says: 'Wystąpił błąd podczas eksportowania do PDF.',
      wire: stored,
      act: async (page) => {
        await page.locator('summary', { hasText: 'Więcej' }).click();
        await failsToSave('Eksportuj Raport PDF')(page);
      },
    },
    {
      ...result,
      says: 'Pobrano plik: odpowiedz_',
      wire: stored,
      act: async (page) => {
        await page.getByRole('tab', { name: 'Warianty Odpowiedzi' }).click();
        await press('Pobierz TXT')(page);
      },
    },
    {
      ...user,
      says: 'Nie udało się pobrać historii analiz. Sprawdź połączenie z internetem i spróbuj ponownie.',
      wire: (wire) => wire.cut(listHistory),
    },
    {
      ...user,
      says: 'Historia jest chwilowo niedostępna.', // the server's own words
      wire: (wire) => wire.fails(listHistory, says(503, 'Historia jest chwilowo niedostępna.')),
    },
    {
      ...user,
      says: 'Nie udało się pobrać szczegółów analizy.',
      wire: listed((wire) => wire.fails(getHistoryItem, failed)),
      act: see,
    },
    {
      ...user,
      says: 'Nie udało się usunąć analizy.',
      wire: listed((wire) => wire.fails(deleteHistoryItem, failed)),
      act: remove,
    },
    {
      ...user,
      says: 'Analiza została pomyślnie usunięta.',
      wire: listed((wire) => wire.answers(deleteHistoryItem, { message: 'ok' })),
      act: remove,
    },
    {
      ...user,
      says: 'Nie udało się zapisać tagów.',
      wire: listed((wire) => wire.fails(saveTags, failed)),
      act: tag,
    },
    {
      ...user,
      says: 'Tagi zostały zaktualizowane.',
      wire: listed((wire) => wire.answers(saveTags, { tags: item.tags })),
      act: tag,
    },
    {
      ...user,
      says: 'Twoja historia jest pusta',
      wire: (wire) => wire.answers(listHistory, { data: [], currentPage: 1, totalPages: 0 }),
    },
    {
      ...user,
      says: 'Strona 1 z 3',
      wire: (wire) => wire.answers(listHistory, { data: [item], currentPage: 1, totalPages: 3 }),
    },
    {
      ...result,
      says: 'Błąd: Nie znaleziono rekomendowanego wariantu odpowiedzi.',
      wire: (wire) =>
        wire.answers(getHistoryItem, {
          ...item,
          result: {
            ...item.result,
            responseVariants: { ...item.result.responseVariants, recommended_variant: 'inny' },
          },
        }),
      act: (page) => page.getByRole('tab', { name: 'Warianty Odpowiedzi' }).click(),
    },
    {
      ...result,
      says: 'Zalecana konsultacja prawna!',
      wire: (wire) =>
        wire.answers(getHistoryItem, {
          ...item,
          result: {
            ...item.result,
            actionPlan: {
              ...item.result.actionPlan,
              legal_consultation: {
                ...item.result.actionPlan.legal_consultation,
                recommended: true,
              },
            },
          },
        }),
      act: (page) => page.getByRole('tab', { name: 'Plan Działania' }).click(),
    },
  ];
}
