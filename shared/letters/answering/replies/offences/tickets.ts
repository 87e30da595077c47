import { cite } from '#shared/letters/answering/replies/cite.ts';
import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { askFirst } from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { readerName } from '#shared/letters/answering/replies/sending/party-names.ts';
import { gap, ofSum } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { isFirm } from '#shared/letters/reading/parties/institutions.ts';

/** A call to name the driver: in every variant the statement is due within the set term. */
const driverCall: Replies = {
  subject: 'wezwania do wskazania kierującego pojazdem',
  say: (facts) => ({
    cooperative: {
      heading: 'OŚWIADCZENIE',
      paragraphs: [
        `Oświadczam, że we wskazanym czasie pojazdem kierowała osoba: ${gap(isFirm(readerName(facts)) ? 'imię, nazwisko i adres kierującego' : 'imię, nazwisko i adres albo „ja”')}.`,
        'Wypełniony formularz oświadczenia załączam.',
      ],
      attachments: ['wypełniony i podpisany formularz'],
      strategy: 'Wskazujesz kierującego na formularzu w terminie z wezwania.',
      pros: ['Obowiązek właściciela spełniony.'],
      cons: ['Kierujący dostanie mandat i punkty.'],
    },
    assertive: {
      heading: 'ODPOWIEDŹ NA WEZWANIE I WNIOSEK O DOWODY',
      paragraphs: [
        isFirm(readerName(facts))
          ? 'Odpowiadam na wezwanie. Powody zaznaczam niżej.'
          : 'Odpowiadam na wezwanie i nie przyjmuję mandatu. Powody zaznaczam niżej. To pismo nie oznacza przyznania, kto kierował pojazdem.',
      ],
      grounds: [
        'Pojazd był sprzedany przed tym dniem; umowa w załączeniu.',
        'Pojazdu użyto wbrew mojej woli i wiedzy, a nie można było temu zapobiec.',
        'Na zdjęciu jest inny pojazd lub inny numer.',
        'Kierującego wskazuję na formularzu, ale kwestionuję pomiar.',
      ],
      requests: ['udostępnienie zdjęcia i świadectwa legalizacji urządzenia'],
      attachments: ['formularz z oświadczeniem, które jest prawdziwe', 'dowody'],
      strategy: isFirm(readerName(facts))
        ? 'Odpowiadasz w terminie i mówisz, dlaczego wezwanie Cię nie dotyczy albo co budzi wątpliwości.'
        : 'Odpowiadasz w terminie i mówisz, dlaczego nie przyjmujesz mandatu; rozstrzygnie sąd.',
      pros: ['Dowody oceni sąd.'],
      cons: [
        'Spór o pomiar nie zwalnia ze wskazania kierującego: za brak wskazania grozi osobna grzywna.',
        'Przed sądem kara i koszty mogą być wyższe.',
      ],
    },
    delay: {
      heading: 'ODPOWIEDŹ NA WEZWANIE I PROŚBA O ZDJĘCIE',
      paragraphs: [
        'Proszę o przesłanie zdjęcia, żeby ustalić, kto kierował pojazdem. Oświadczenie złożę w terminie z wezwania albo w terminie przedłużonym przez urząd.',
      ],
      requests: [
        'udostępnienie zdjęcia',
        'przedłużenie terminu na oświadczenie do 7 dni po udostępnieniu zdjęcia',
      ],
      strategy: `Prosisz o zdjęcie i o dłuższy termin, który wyznaczył urząd.${onPortal(facts)}`,
      pros: ['Możesz rzetelnie ustalić kierującego.'],
      cons: ['Bez zgody obowiązuje termin z wezwania; brak odpowiedzi grozi grzywną.'],
    },
  }),
};

/** The photograph may be looked at without a letter. */
const onPortal = ({ view }: LetterFacts): string =>
  /\bzdjeci\w+[^.]{0,60}\b(?:portal|internet|stroni?e)/.test(view.spaced)
    ? ' Zdjęcie możesz też obejrzeć od razu tam, gdzie wskazuje pismo.'
    : '';

/** The court that the letter names for annulling the fine, otherwise a gap. */
function courtOf({ view }: LetterFacts): string {
  const text = view.flow.text.replace(/\s+/g, ' ');
  const found = /do Sądu Rejonowego ((?:dla \S+ )?(?:w|we) \p{Lu}[\p{L}-]+)/u.exec(text)?.[1];
  return found === undefined
    ? gap('sąd rejonowy miejsca nałożenia mandatu')
    : `Sąd Rejonowy ${found}`;
}

const ticket: Replies = {
  subject: (facts) => `mandatu karnego${facts.sender === null ? '' : ` (organ: ${facts.sender})`}`,
  say: (facts) => ({
    cooperative: {
      paragraphs: [
        `Informuję, że grzywna${ofSum(facts)} została zapłacona na rachunek z mandatu. Potwierdzenie przelewu załączam.`,
        'Proszę o odnotowanie wpłaty.',
      ],
      attachments: ['potwierdzenie przelewu'],
      strategy:
        'Płacisz w terminie z mandatu. Ten list wyślij tylko wtedy, gdy ktoś twierdzi, że nie zapłacono.',
      pros: ['Koniec sprawy.'],
      cons: ['Punkty zostają.'],
    },
    assertive: {
      to: { name: courtOf(facts) },
      heading: 'WNIOSEK O UCHYLENIE PRAWOMOCNEGO MANDATU KARNEGO',
      paragraphs: [
        `Na podstawie ${cite(law.criminal.ticketAnnulment)} wnoszę o uchylenie mandatu karnego${ofSum(facts)}.`,
      ],
      requests: ['uchylenie mandatu karnego', 'zwrot zapłaconej grzywny'],
      grounds: [
        'Opisany czyn nie jest wykroczeniem.',
        'Nie mam ukończonych 17 lat.',
        'Była to obrona konieczna, stan wyższej konieczności albo brak możliwości pokierowania zachowaniem.',
        'Grzywny nie wolno było nałożyć albo jest wyższa, niż pozwala ustawa.',
      ],
      attachments: ['kopia mandatu', 'dowody'],
      strategy:
        'Prosisz sąd o uchylenie mandatu. Prawo pozwala na to tylko z czterech powodów i w 7 dni od prawomocności.',
      pros: ['Jedyna droga po przyjęciu mandatu.'],
      cons: ['Wątpliwości co do winy nie są powodem.', 'Wniosek nie wstrzymuje zapłaty.'],
    },
    delay: {
      to: { name: 'Naczelnik Pierwszego Urzędu Skarbowego w Opolu' },
      heading: 'WNIOSEK O ROZŁOŻENIE GRZYWNY NA RATY',
      paragraphs: [
        `Proszę o rozłożenie grzywny${ofSum(facts)} na ${gap('liczba')} rat albo o odroczenie zapłaty ze względu na moją sytuację.`,
      ],
      grounds: [
        'Nie mam już pracy albo dochodu.',
        'Choruję lub utrzymuję inne osoby.',
        otherGround,
      ],
      attachments: ['dowody dochodów i wydatków'],
      strategy:
        'Prosisz o raty urząd, który ściąga grzywny nałożone przez Policję. Grzywny straży gminnej i GITD mają innego wierzyciela: sprawdź na mandacie.',
      pros: ['Prawo na to pozwala.'],
      cons: ['Dopóki nie ma zgody, termin zapłaty biegnie.'],
    },
  }),
};

const foreignFine: Replies = {
  subject: 'wezwania do zapłaty kary z zagranicy',
  say: (facts) => ({
    cooperative: {
      paragraphs: [
        `Informuję, że kwota${ofSum(facts, ' ')} zostanie opłacona kanałem wskazanym na oficjalnej stronie urzędu.`,
        'Proszę o potwierdzenie zamknięcia sprawy.',
      ],
      strategy:
        'Płacisz tylko przez oficjalną stronę urzędu, po sprawdzeniu, że pismo jest prawdziwe.',
      pros: ['Koniec sprawy.'],
      cons: ['Zapłata oznacza zgodę z karą.'],
    },
    assertive: {
      // Each country has its own procedure: only the letter itself can say that there is an objection.
      heading:
        facts.remedy === null
          ? 'PISMO W SPRAWIE KARY'
          : `${facts.remedy.name.toUpperCase()} – NIE ZGADZAM SIĘ Z KARĄ`,
      paragraphs: [
        facts.remedy === null
          ? 'Nie zgadzam się z nałożoną karą. Proszę o zbadanie sprawy i o pouczenie, jak mogę się bronić.'
          : 'Nie zgadzam się z nałożoną karą i proszę o przekazanie sprawy do rozpatrzenia w trybie opisanym w piśmie.',
      ],
      grounds: [
        'Pojazdem kierował ktoś inny.',
        'Pojazd był już sprzedany; umowa w załączeniu.',
        'Kara jest zapłacona; dowód w załączeniu.',
        'Pisma nie doręczono mi w języku, który rozumiem.',
      ],
      requests: ['umorzenie sprawy', 'przesłanie dowodów i pouczenia po polsku'],
      attachments: ['dowody'],
      strategy: 'Odpisujesz w języku i kanałem z pisma, dlaczego kara się nie należy.',
      pros: ['Sprawę zbada urząd lub sąd.'],
      cons: ['Karę można wykonać także w Polsce.'],
    },
    delay: {
      heading: 'PROŚBA O DOWODY I TŁUMACZENIE',
      paragraphs: [
        'Proszę o przesłanie dowodów i pouczenia w języku polskim, zanim zajmę stanowisko. Niczego nie potwierdzam.',
      ],
      requests: ['przesłanie zdjęcia i opisu czynu', 'przesłanie pouczenia po polsku'],
      strategy: 'Prosisz o dowody po polsku; termin z pisma biegnie dalej.',
      pros: ['Wiesz, o co chodzi.'],
      cons: ['Prośba nie zatrzymuje terminu.'],
    },
  }),
};

export const ticketFamilies = {
  /** wskazanie kierującego */
  driver_call: {
    ...driverCall,
    recommended: [
      'cooperative',
      'Odpowiedz w terminie na formularzu: brak odpowiedzi grozi osobną grzywną. Jeżeli to nie Ty i nie Twoje auto, wybierz wariant 2.',
    ],
  },
  /** mandat */
  ticket: {
    ...ticket,
    recommended: [
      'cooperative',
      'Przyjęty mandat można uchylić tylko z wąskich powodów. Jeżeli nie możesz zapłacić od razu, wybierz wariant 3.',
    ],
  },
  /** mandat z zagranicy */
  foreign_fine: {
    ...foreignFine,
    recommended: askFirst(
      'Najpierw sprawdź na oficjalnej stronie, czy pismo jest prawdziwe, i poproś o dowody.',
    ),
  },
} as const satisfies Families;
