import { type AfterReply, type IssuerKind, issuers } from '#shared/letters/catalogue/issuers.ts';

const sentences: Readonly<Record<AfterReply, string>> = {
  court:
    'Sąd przyśle zawiadomienie. Gdy przez dwa miesiące nic nie przyjdzie, zapytaj w biurze obsługi.',
  bailiff: 'Gdy przez dwa tygodnie nic nie przyjdzie, zapytaj w kancelarii komornika.',
  police: 'Czekaj na pismo. Gdy przez dwa miesiące nic nie przyjdzie, zapytaj o sprawę na piśmie.',
  office: 'Urząd ma zwykle miesiąc, w trudnej sprawie dwa. Gdy milczy dłużej, złóż ponaglenie.',
  zus: 'ZUS ma zwykle 30 dni na odpowiedź albo przekazanie sprawy dalej. Potem zapytaj o nią.',
  complaint: 'Na reklamację firma ma zwykle 30 dni. Potem możesz iść do Rzecznika Finansowego.',
  energy: 'Na reklamację sprzedawca ma zwykle 14 dni. Potem możesz iść do Koordynatora przy URE.',
  employer:
    'Gdy przez 14 dni nie ma odpowiedzi, zapytaj na piśmie. Bezpłatnie poradzi inspekcja pracy.',
  firm: 'Gdy przez 14 dni nie ma odpowiedzi, napisz jeszcze raz i zachowaj kopię.',
};

/** What happens after the reply is sent and when to ask again. */
export const whatFollows = (issuer: IssuerKind): string => sentences[issuers[issuer].afterReply];
