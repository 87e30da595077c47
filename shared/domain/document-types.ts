import * as z from 'zod/mini';

/** Document type codes (design, section 4) with the Polish label shown when the letter gives no more precise one. */
export const documentTypeLabels = {
  wezwanie_do_zaplaty: 'Wezwanie do zapłaty',
  przedsadowe_wezwanie: 'Przedsądowe wezwanie do zapłaty',
  cesja_wierzytelnosci: 'Zawiadomienie o cesji wierzytelności',
  nakaz_zaplaty: 'Nakaz zapłaty',
  pismo_komornicze: 'Pismo komornicze',
  wezwanie_urzedu: 'Wezwanie urzędu',
  upomnienie: 'Upomnienie',
  decyzja_podatkowa: 'Decyzja podatkowa',
  decyzja_zus: 'Decyzja ZUS',
  pismo_zus: 'Pismo ZUS',
  mandat_grzywna: 'Mandat lub grzywna',
  orzeczenie_sadowe: 'Orzeczenie sądowe',
  decyzja_administracyjna: 'Decyzja administracyjna',
  pismo_ubezpieczyciela: 'Pismo ubezpieczyciela',
  wypowiedzenie_umowy: 'Wypowiedzenie umowy',
  umowa: 'Umowa',
  pismo_banku: 'Pismo banku',
  inne: 'Inne pismo',
} as const;

/** What a letter is called that is surely a fraud: its required actions are steps against the fraud and nothing else. */
export const FRAUD_LABEL = 'Podejrzane pismo – możliwa próba wyłudzenia';

export const documentTypeCode = z.enum([
  'wezwanie_do_zaplaty',
  'przedsadowe_wezwanie',
  'cesja_wierzytelnosci',
  'nakaz_zaplaty',
  'pismo_komornicze',
  'wezwanie_urzedu',
  'upomnienie',
  'decyzja_podatkowa',
  'decyzja_zus',
  'pismo_zus',
  'mandat_grzywna',
  'orzeczenie_sadowe',
  'decyzja_administracyjna',
  'pismo_ubezpieczyciela',
  'wypowiedzenie_umowy',
  'umowa',
  'pismo_banku',
  'inne',
]);
export type DocumentTypeCode = z.infer<typeof documentTypeCode>;
