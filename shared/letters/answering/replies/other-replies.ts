import type { Saying } from './plain-text.ts';
import { gap, type Tone } from './reply-draft.ts';

export const contract = (): Readonly<Record<Tone, Saying>> => ({
  cooperative: {
    paragraphs: [
      'Dziękuję za przesłanie umowy. Potwierdzam zapoznanie się z jej treścią i proszę o podpisany egzemplarz.',
    ],
    strategy: 'Potwierdza warunki i prosi o egzemplarz.',
    pros: ['Porządkuje dokumenty'],
    cons: ['Nie zmienia warunków'],
  },
  assertive: {
    paragraphs: [
      `Przed podpisaniem (lub w drodze aneksu) proponuję zmianę postanowień: ${gap('które paragrafy i na jakie')}.`,
    ],
    requests: ['przesłanie projektu umowy lub aneksu ze zmianami'],
    strategy: 'Proponuje zmianę niekorzystnych postanowień.',
    pros: ['Najlepszy moment na negocjacje to czas przed podpisem'],
    cons: ['Druga strona może odmówić'],
  },
  delay: {
    paragraphs: [
      `Proszę o czas do ${gap('data')} na zapoznanie się z umową oraz o wyjaśnienie: ${gap('niejasne postanowienia')}.`,
    ],
    strategy: 'Prosi o czas na spokojne przeczytanie umowy.',
    pros: ['Nie zobowiązuje do niczego'],
    cons: ['Oferta może wygasnąć'],
  },
});

export const resolution = (): Readonly<Record<Tone, Saying>> => ({
  cooperative: {
    paragraphs: [
      `Potwierdzam otrzymanie zawiadomienia. Moje stanowisko: ${gap('głos za lub uwagi')}.`,
    ],
    strategy: 'Potwierdza odbiór i podaje stanowisko.',
    pros: ['Dobre relacje'],
    cons: ['Nie podważa uchwały'],
  },
  assertive: {
    paragraphs: [
      `Nie zgadzam się z uchwałą i wzywam do jej zmiany, ponieważ ${gap('naruszenie prawa, umowy lub interesu')}. Zastrzegam powództwo o uchylenie uchwały (art. 25 ustawy o własności lokali).`,
    ],
    requests: [
      'zwołanie zebrania w celu zmiany uchwały',
      'przesłanie treści uchwały i listy głosowania',
    ],
    strategy: 'Wzywa do zmiany i zapowiada powództwo; sam pozew trzeba wnieść w 6 tygodni.',
    pros: ['Jasny sprzeciw'],
    cons: ['Pismo nie zastępuje pozwu'],
  },
  delay: {
    paragraphs: ['Proszę o dokumenty potrzebne do oceny uchwały.'],
    requests: ['przesłanie treści uchwały, protokołu i kosztorysów'],
    strategy: 'Prosi o dokumenty; termin na pozew biegnie mimo tego pisma.',
    pros: ['Podstawa do decyzji'],
    cons: ['Nie przesuwa terminu na powództwo'],
  },
});

/** A suspicious letter is not answered: the letters go to those who can verify or prosecute. */
export const scam = (): Readonly<Record<Tone, Saying>> => ({
  cooperative: {
    heading: 'PROŚBA O POTWIERDZENIE AUTENTYCZNOŚCI PISMA',
    paragraphs: [
      'Zwracam się do instytucji, na którą powołuje się załączone pismo, o potwierdzenie, czy od niej pochodzi. Do czasu odpowiedzi nie dokonuję żadnych wpłat.',
    ],
    attachments: ['kopia pisma'],
    strategy: 'Pyta prawdziwy urząd lub firmę (adres z oficjalnej strony, nie z pisma).',
    pros: ['Bezpieczne', 'Rozwiewa wątpliwości'],
    cons: ['Odpowiedź może potrwać'],
  },
  assertive: {
    heading: 'ZAWIADOMIENIE O PODEJRZENIU POPEŁNIENIA PRZESTĘPSTWA',
    paragraphs: [
      'Zawiadamiam o podejrzeniu usiłowania oszustwa (art. 286 § 1 Kodeksu karnego) przez nadawcę załączonego pisma, które nakłania do wpłaty pod pozorem urzędowego żądania.',
      `Okoliczności: ${gap('kiedy i jak pismo dotarło, czy podano dane lub wpłacono pieniądze')}`,
    ],
    requests: ['wszczęcie postępowania', 'zawiadomienie mnie o jego wyniku'],
    attachments: ['pismo i koperta'],
    strategy: 'Zgłasza sprawę policji lub prokuraturze (adresata wpisz na górze).',
    pros: ['Chroni innych'],
    cons: ['Wymaga złożenia zeznań'],
  },
  delay: {
    heading: 'ZGŁOSZENIE PODEJRZANEGO ŻĄDANIA ZAPŁATY',
    paragraphs: [
      'Zgłaszam bankowi podejrzane żądanie zapłaty na rachunek wskazany w załączonym piśmie i proszę o zastrzeżenie transakcji, jeżeli zostały zlecone.',
    ],
    attachments: ['kopia pisma'],
    strategy: 'Zawiadamia Twój bank; nie odpowiada nadawcy.',
    pros: ['Pozwala zatrzymać przelew'],
    cons: ['Liczy się czas – zadzwoń do banku od razu'],
  },
});

/** A letter of no known kind: answer it, disagree, or ask what it rests on; no term is asked to move. */
export const unknownLetter = (): Readonly<Record<Tone, Saying>> => ({
  cooperative: {
    paragraphs: [
      'W odpowiedzi na pismo przedstawiam następujące informacje i stanowisko.',
      gap('odpowiedź na pytania lub żądania z pisma, punkt po punkcie'),
    ],
    attachments: ['kopie dokumentów, o których mowa w odpowiedzi'],
    strategy: 'Odpowiada rzeczowo na to, czego chce nadawca.',
    pros: ['Najprostszy sposób zamknięcia sprawy'],
    cons: ['Przed wysłaniem sprawdź, czy pismo w ogóle wymaga odpowiedzi'],
  },
  assertive: {
    heading: 'STANOWISKO W SPRAWIE',
    paragraphs: [
      'Nie zgadzam się z treścią pisma.',
      `Uzasadnienie: ${gap('które twierdzenia lub żądania są niezasadne i dlaczego')}`,
    ],
    requests: ['wskazanie podstawy prawnej i faktycznej żądań', 'pisemną odpowiedź'],
    attachments: ['dokumenty potwierdzające stanowisko'],
    strategy: 'Odrzuca żądania i wymaga wskazania ich podstawy.',
    pros: ['Utrwala stanowisko na piśmie'],
    cons: ['Jeżeli pismo daje środek zaskarżenia, ten list go nie zastępuje'],
  },
  delay: {
    heading: 'PROŚBA O WYJAŚNIENIE',
    paragraphs: [
      'Proszę o wyjaśnienie treści i podstawy pisma, żebym mógł/mogła zająć stanowisko.',
      'To pismo nie oznacza zgody na żądania ani uznania jakiejkolwiek należności.',
    ],
    requests: [
      'wskazanie podstawy prawnej i faktycznej',
      'przesłanie dokumentów, na których opiera się pismo',
    ],
    strategy: 'Pyta o podstawę i dokumenty, niczego nie uznając; terminy z pisma biegną dalej.',
    pros: ['Pozwala ocenić sprawę przed zajęciem stanowiska'],
    cons: ['Nie przesuwa żadnego terminu'],
  },
});
