import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';

const office =
  'Urząd ma zwykle miesiąc, w trudnej sprawie dwa. Gdy milczy dłużej, złóż ponaglenie.';
const firm = 'Gdy przez 14 dni nie ma odpowiedzi, napisz jeszcze raz i zachowaj kopię.';
const complaint =
  'Na reklamację firma ma zwykle 30 dni. Potem możesz iść do Rzecznika Finansowego.';

/** What happens after the reply is sent and when to ask again, by issuer. */
export const whatFollows: Readonly<Record<DocumentType['issuer'], string>> = {
  court:
    'Sąd przyśle zawiadomienie. Gdy przez dwa miesiące nic nie przyjdzie, zapytaj w biurze obsługi.',
  bailiff: 'Gdy przez dwa tygodnie nic nie przyjdzie, zapytaj w kancelarii komornika.',
  police: 'Czekaj na pismo. Gdy przez dwa miesiące nic nie przyjdzie, zapytaj o sprawę na piśmie.',
  tax_office: office,
  municipality: office,
  office,
  traffic: office,
  zus: 'ZUS ma zwykle 30 dni na odpowiedź albo przekazanie sprawy dalej. Potem zapytaj o nią.',
  insurer: complaint,
  bank: complaint,
  energy: 'Na reklamację sprzedawca ma zwykle 14 dni. Potem możesz iść do Koordynatora przy URE.',
  creditor: firm,
  housing: firm,
  landlord: firm,
  employer:
    'Gdy przez 14 dni nie ma odpowiedzi, zapytaj na piśmie. Bezpłatnie poradzi inspekcja pracy.',
  private: firm,
  unknown: firm,
};
