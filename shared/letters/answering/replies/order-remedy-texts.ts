import type { RemedyText } from './remedy-text.ts';

/** Remedies against orders of tax offices and prosecutors, decisions of KRUS, penalties at work. */
export const orderRemedyTexts = {
  tax_order: {
    heading: 'ZAŻALENIE NA POSTANOWIENIE',
    subject: 'postanowienia',
    opening:
      'Na podstawie art. 236 § 1 i § 2 pkt 1 Ordynacji podatkowej wnoszę zażalenie na wskazane postanowienie i zaskarżam je w całości.',
    requests: ['uchylenie postanowienia w całości i orzeczenie co do istoty sprawy'],
    objections: [
      'Istota i zakres żądania (art. 222 w związku z art. 239 Ordynacji podatkowej): [uzupełnij: z czym się nie zgadzam i dlaczego].',
      'Dowody uzasadniające żądanie: [uzupełnij: dokumenty, potwierdzenia wpłat].',
    ],
    besides: ['udostępnienie akt sprawy (art. 178 Ordynacji podatkowej)'],
    attachments: ['dowody powołane w zażaleniu'],
  },
  prosecution_order: {
    heading: 'ZAŻALENIE NA POSTANOWIENIE',
    subject: 'postanowienia',
    opening:
      'Na podstawie art. 306 § 1–1a i art. 465 Kodeksu postępowania karnego wnoszę zażalenie na wskazane postanowienie i zaskarżam je w całości.',
    requests: [
      'uchylenie zaskarżonego postanowienia i przekazanie sprawy prokuratorowi w celu prowadzenia postępowania',
    ],
    objections: [
      'Zarzucam niewyjaśnienie okoliczności istotnych dla sprawy: [uzupełnij: jakich czynności nie wykonano i co mogły wykazać].',
      'Wskazuję dowody: [uzupełnij: świadkowie, nagrania, dokumenty].',
    ],
    besides: ['udostępnienie akt sprawy (art. 306 § 1b k.p.k.)'],
    attachments: ['dowody powołane w zażaleniu'],
  },
  krus_decision: {
    heading: 'ODWOŁANIE OD DECYZJI PREZESA KRUS',
    subject: 'decyzji Prezesa Kasy Rolniczego Ubezpieczenia Społecznego',
    opening:
      'Na podstawie art. 477(9) § 1 Kodeksu postępowania cywilnego wnoszę odwołanie od wskazanej decyzji i zaskarżam ją w całości.',
    requests: [
      'zmianę decyzji w całości zgodnie z moim stanowiskiem',
      'uwzględnienie odwołania przez Kasę we własnym zakresie (art. 477(9) § 2 k.p.c.), a w razie odmowy – przekazanie sprawy do sądu',
    ],
    objections: [
      'Nie zgadzam się z ustaleniami decyzji: [uzupełnij: które ustalenia są nieprawidłowe].',
      'Dowody: [uzupełnij: dokumentacja medyczna, zaświadczenia, świadkowie].',
    ],
    besides: ['udostępnienie akt sprawy'],
    attachments: ['kopia decyzji', 'dowody powołane w odwołaniu'],
  },
  work_penalty: {
    heading: 'SPRZECIW OD KARY PORZĄDKOWEJ',
    subject: 'zawiadomienia o ukaraniu karą porządkową',
    opening:
      'Na podstawie art. 112 § 1 Kodeksu pracy wnoszę sprzeciw od zastosowanej wobec mnie kary porządkowej.',
    requests: ['uwzględnienie sprzeciwu i uznanie kary za niebyłą'],
    objections: [
      'Kara została zastosowana z naruszeniem prawa: [uzupełnij: na przykład brak wysłuchania, upływ dwóch tygodni od wiadomości o naruszeniu, brak winy].',
    ],
    besides: ['doręczenie stanowiska zakładowej organizacji związkowej, jeżeli je przedstawiono'],
    attachments: [],
  },
} as const satisfies Readonly<Record<string, RemedyText>>;

/** Against a judgment that was served with its reasons: asking for them again would lose the appeal. */
export const civilAppeal: RemedyText = {
  heading: 'APELACJA',
  subject: 'wyroku z uzasadnieniem doręczonego pismem',
  opening:
    'Na podstawie art. 367 § 1 i art. 369 § 1 Kodeksu postępowania cywilnego wnoszę apelację i zaskarżam wyrok [uzupełnij: w całości albo w części – której]. Wartość przedmiotu zaskarżenia: [uzupełnij: kwota].',
  requests: [
    'zmianę zaskarżonego wyroku [uzupełnij: przez oddalenie powództwa albo jego uwzględnienie]',
    'ewentualnie uchylenie wyroku i przekazanie sprawy do ponownego rozpoznania',
    'zasądzenie kosztów procesu za obie instancje',
  ],
  objections: [
    'Zarzucam naruszenie art. 233 § 1 k.p.c. przez dowolną ocenę dowodów: [uzupełnij: których i dlaczego].',
    'Zarzucam naruszenie prawa materialnego: [uzupełnij: przepis i na czym polega naruszenie].',
  ],
  besides: ['zwolnienie od kosztów sądowych (oświadczenie o stanie majątkowym w załączeniu)'],
  attachments: ['odpis apelacji', 'dowód uiszczenia opłaty albo wniosek o zwolnienie od kosztów'],
};

/** Against decisions of an organ that has none above it (art. 127 § 3 k.p.a.). */
export const reconsideration: RemedyText = {
  heading: 'WNIOSEK O PONOWNE ROZPATRZENIE SPRAWY',
  subject: 'decyzji',
  opening:
    'Na podstawie art. 127 § 3 Kodeksu postępowania administracyjnego wnoszę o ponowne rozpatrzenie sprawy zakończonej wskazaną decyzją.',
  requests: ['uchylenie decyzji w całości i orzeczenie co do istoty sprawy'],
  objections: [
    'Zarzucam naruszenie art. 7, art. 77 § 1 i art. 80 k.p.a. przez niewyjaśnienie stanu faktycznego i dowolną ocenę dowodów.',
    'W szczególności: [uzupełnij: z czym się nie zgadzam i dlaczego].',
  ],
  besides: ['udostępnienie akt sprawy (art. 73 k.p.a.)'],
  attachments: ['dowody powołane we wniosku'],
};
