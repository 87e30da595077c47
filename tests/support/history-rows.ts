import type { HistoryRow } from '#shared/contracts/history.ts';
import { fileId } from '#shared/domain/ids.ts';

const LONG = 'SKAN_20261118_Nakaz_zaplaty_Sad_Rejonowy_dla_Lodzi_Widzewa_s1.pdf';

function row(id: number, fields: Partial<HistoryRow>): HistoryRow {
  return {
    id: fileId.parse(`letter-000${id}`),
    originalFileName: 'pismo.pdf',
    createdAt: `2026-11-${20 - id}T10:30:00.000Z`,
    documentType: 'Inne pismo',
    sender: null,
    tags: [],
    ...fields,
  };
}

/** A history with everything a row can be: a case of two, a day to come, long names, all the ticks. */
export const historyRows: readonly HistoryRow[] = [
  row(1, {
    title: 'Nakaz zapłaty: 7 935,44 zł',
    originalFileName: LONG,
    documentType: 'Nakaz zapłaty w postępowaniu upominawczym',
    sender: 'Sąd Rejonowy dla Łodzi-Widzewa w Łodzi, I Wydział Cywilny',
    reference: 'I Nc 1284/26',
    deadline: '2026-12-02',
    tags: ['przychodnia', 'pilne'],
  }),
  row(2, {
    title: 'Przychodnia wzywa do zapłaty',
    originalFileName: 'IMG_20260812_174455.jpg',
    documentType: 'Przedsądowe wezwanie do zapłaty',
    sender: 'MediKlinika Centrum sp. z o.o.',
    reference: 'I NC 1284/26',
    done: { sent: '2026-08-20' },
  }),
  row(3, {
    title: 'Sąd wzywa Cię jako świadka',
    originalFileName: 'wezwanie.pdf',
    documentType: 'Wezwanie na rozprawę',
    sender: 'Sąd Okręgowy w Kielcach',
    reference: 'II Ca 604/26',
    deadline: '2026-12-08',
  }),
  row(4, {
    title: 'NajdluzszaNazwaPismaKtoraNieMaAniJednejSpacjiIMierzySzescdziesiat',
    documentType: 'Decyzja',
    sender: 'NajdluzszaNazwaUrzeduKtoraNieMaAniJednejSpacjiIMierzySzescdziesiat',
    done: { sent: '2026-11-02', paid: '2026-11-10', settled: '2026-11-16' },
  }),
  row(5, { documentType: 'Upomnienie', originalFileName: 'upomnienie.txt', title: null }),
];

export const historyPage = {
  data: [...historyRows],
  upcoming: historyRows.filter(({ deadline }) => deadline !== undefined),
  counts: { open: 3, waiting: 1, settled: 1 },
  currentPage: 1,
  totalPages: 1,
};
