/** Ways of lodging a letter and the proof to keep; `issuers.ts` says which ones fit which issuer. */
export const lodgings = {
  post: 'Wyślij listem poleconym na Poczcie Polskiej; liczy się dzień nadania. Zachowaj potwierdzenie nadania.',
  // A letter under private law takes effect when it arrives (art. 61 § 1 k.c.).
  post_with_time:
    'Wyślij listem poleconym z zapasem czasu: liczy się dzień, w którym list dojdzie. Zachowaj potwierdzenie nadania.',
  post_plain: 'Wyślij listem poleconym; zachowaj potwierdzenie nadania.',
  counter: 'Zanieś dwa egzemplarze do biura podawczego; na swoim poproś o pieczątkę z datą wpływu.',
  desk: 'Zanieś dwa egzemplarze na miejsce; na swoim poproś o potwierdzenie odbioru z datą.',
  e_delivery:
    'Wyślij przez e-Doręczenia na adres urzędu (AE:PL); zachowaj dowód wysłania i otrzymania.',
  e_tax: 'Złóż w e-Urzędzie Skarbowym (pismo ogólne); zachowaj urzędowe poświadczenie odbioru.',
  e_zus: 'Złóż w eZUS (dawniej PUE) po zalogowaniu; zachowaj urzędowe poświadczenie przedłożenia.',
  e_court:
    'Wyślij papierowo do e-Sądu w Lublinie albo złóż przez e-sad.gov.pl; kto zacznie przez portal, tam dostaje dalsze pisma.',
  e_mail: 'Wyślij e-mailem albo formularzem firmy; zapisz wysłaną wiadomość jako plik.',
  e_mail_person: 'Wyślij e-mailem, jeżeli tak do siebie piszecie; zapisz wiadomość jako plik.',
  answer_mail: 'Odpowiedz na tę wiadomość; zapisz wysłaną odpowiedź jako plik.',
  bank: 'Wyślij wiadomość w bankowości internetowej albo złóż pismo w oddziale za potwierdzeniem.',
  krz: 'Złóż w Krajowym Rejestrze Zadłużonych (prs.ms.gov.pl): pismo poza tym systemem zwykle nie wywołuje skutków.',
  oral: 'Możesz też powiedzieć to ustnie do protokołu na miejscu.',
} as const;

export type LodgingKey = keyof typeof lodgings;
