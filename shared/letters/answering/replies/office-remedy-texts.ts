import type { ReplyKind } from '#shared/letters/catalogue/reply-kind.ts';

import type { RemedyText } from './remedy-text.ts';

/** Offices: enforcement, taxes, administration, ZUS. */
export const officeRemedyTexts: Readonly<Partial<Record<ReplyKind, RemedyText>>> = {
  admin_enforcement: {
    heading: 'ZARZUT W SPRAWIE EGZEKUCJI ADMINISTRACYJNEJ',
    subject: 'egzekucji administracyjnej',
    opening:
      'Na podstawie art. 33 ustawy o postępowaniu egzekucyjnym w administracji wnoszę zarzut w sprawie egzekucji.',
    requests: [
      'uznanie zarzutu i umorzenie postępowania egzekucyjnego',
      'zawieszenie postępowania egzekucyjnego do czasu rozpoznania zarzutu (art. 35 § 1 ustawy)',
    ],
    objections: [
      'Podstawa zarzutu: [uzupełnij: na przykład wykonanie obowiązku, przedawnienie, brak upomnienia, błąd co do zobowiązanego].',
    ],
    besides: ['zwolnienie z egzekucji składników niezbędnych do utrzymania (art. 13 § 1 ustawy)'],
    attachments: ['dowody potwierdzające podstawę zarzutu'],
  },
  tax_decision: {
    heading: 'ODWOŁANIE OD DECYZJI',
    subject: 'decyzji',
    opening:
      'Na podstawie art. 220 § 1 i art. 223 § 2 pkt 1 Ordynacji podatkowej wnoszę odwołanie od wskazanej decyzji i zaskarżam ją w całości.',
    requests: [
      'uchylenie decyzji w całości i orzeczenie co do istoty sprawy albo przekazanie jej do ponownego rozpoznania',
    ],
    objections: [
      'Zarzucam naruszenie art. 122, art. 187 § 1 i art. 191 Ordynacji podatkowej przez niepełne zebranie i dowolną ocenę dowodów.',
      'Istota i zakres żądania (art. 222 Ordynacji podatkowej): [uzupełnij: które ustalenia i kwoty są nieprawidłowe].',
      'Dowody uzasadniające żądanie: [uzupełnij: dokumenty, świadkowie].',
    ],
    besides: [
      'udostępnienie akt sprawy (art. 178 Ordynacji podatkowej)',
      'wstrzymanie wykonania decyzji, jeżeli nadano jej rygor natychmiastowej wykonalności',
    ],
    attachments: ['dowody powołane w odwołaniu'],
  },
  admin_decision: {
    heading: 'ODWOŁANIE OD DECYZJI',
    subject: 'decyzji administracyjnej',
    opening:
      'Na podstawie art. 127 § 1 i art. 129 Kodeksu postępowania administracyjnego wnoszę odwołanie od wskazanej decyzji i zaskarżam ją w całości.',
    requests: [
      'uchylenie decyzji i orzeczenie co do istoty sprawy albo przekazanie jej do ponownego rozpatrzenia',
    ],
    objections: [
      'Zarzucam naruszenie art. 7, art. 77 § 1 i art. 80 k.p.a. przez niewyjaśnienie stanu faktycznego i dowolną ocenę dowodów.',
      'W szczególności: [uzupełnij: z czym się nie zgadzam i dlaczego].',
    ],
    besides: [
      'udostępnienie akt sprawy (art. 73 k.p.a.)',
      'odroczenie terminu płatności lub rozłożenie na raty, jeżeli decyzja nakłada obowiązek zapłaty',
    ],
    attachments: ['dowody powołane w odwołaniu'],
  },
  admin_order: {
    heading: 'ZAŻALENIE NA POSTANOWIENIE',
    subject: 'postanowienia',
    opening:
      'Na podstawie art. 141 Kodeksu postępowania administracyjnego wnoszę zażalenie na wskazane postanowienie i zaskarżam je w całości.',
    requests: ['uchylenie postanowienia w całości'],
    objections: ['Zarzucam: [uzupełnij: z czym się nie zgadzam i dlaczego].'],
    besides: ['udostępnienie akt sprawy (art. 73 k.p.a.)'],
    attachments: ['dowody powołane w zażaleniu'],
  },
  final_decision: {
    heading: 'SKARGA DO WOJEWÓDZKIEGO SĄDU ADMINISTRACYJNEGO',
    subject: 'decyzji ostatecznej',
    opening:
      'Na podstawie art. 50 i art. 53 § 1 ustawy – Prawo o postępowaniu przed sądami administracyjnymi wnoszę skargę na wskazaną decyzję i zaskarżam ją w całości.',
    requests: [
      'uchylenie zaskarżonej decyzji',
      'wstrzymanie jej wykonania',
      'zasądzenie zwrotu kosztów postępowania',
    ],
    objections: ['Zarzucam naruszenie przepisów: [uzupełnij: przepisy i opis naruszenia].'],
    besides: ['przyznanie prawa pomocy (formularz PPF w załączeniu)'],
    attachments: ['odpis skargi', 'dowód uiszczenia wpisu albo wniosek o prawo pomocy'],
  },
  zus_decision: {
    heading: 'ODWOŁANIE OD DECYZJI ZUS',
    subject: 'decyzji Zakładu Ubezpieczeń Społecznych',
    opening:
      'Na podstawie art. 83 ust. 2 ustawy o systemie ubezpieczeń społecznych i art. 477(9) § 1 Kodeksu postępowania cywilnego wnoszę odwołanie od wskazanej decyzji i zaskarżam ją w całości.',
    requests: [
      'zmianę decyzji w całości zgodnie z moim stanowiskiem',
      'uwzględnienie odwołania przez ZUS we własnym zakresie (art. 477(9) § 2 k.p.c.), a w razie odmowy – przekazanie sprawy do sądu',
    ],
    objections: [
      'Nie zgadzam się z ustaleniami decyzji: [uzupełnij: które ustalenia są nieprawidłowe].',
      'Dowody: [uzupełnij: dokumenty, zaświadczenia, świadkowie].',
    ],
    besides: [
      'udostępnienie akt sprawy',
      'rozłożenie należności na raty w razie nieuwzględnienia odwołania (osobny wniosek)',
    ],
    attachments: ['kopia decyzji', 'dowody powołane w odwołaniu'],
  },
  zus_ruling: {
    heading: 'SPRZECIW OD ORZECZENIA LEKARZA ORZECZNIKA',
    subject: 'orzeczenia lekarza orzecznika ZUS',
    opening:
      'Wnoszę sprzeciw od orzeczenia lekarza orzecznika do komisji lekarskiej ZUS (art. 14 ust. 2a ustawy o emeryturach i rentach z FUS).',
    requests: ['zmianę orzeczenia przez komisję lekarską po ponownym badaniu'],
    objections: [
      'Orzeczenie nie uwzględnia: [uzupełnij: choroby, wyniki badań, przebieg leczenia].',
    ],
    besides: ['udostępnienie dokumentacji orzeczniczej'],
    attachments: ['dokumentacja medyczna'],
  },
};
