import { cite } from '#shared/letters/answering/replies/cite.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';

/**
 * An indictment with a day in court: nothing is written about the act; the replies ask for evidence, a
 * defender or another day.
 */
const indictment: Replies = {
  subject: 'wezwania oskarżonego',
  say: () => ({
    cooperative: {
      heading: 'WNIOSEK O OBROŃCĘ Z URZĘDU',
      paragraphs: [
        `Wnoszę o wyznaczenie obrońcy z urzędu (${cite(law.otherGrounds.appointedDefender)}). Nie stać mnie na obrońcę bez uszczerbku dla siebie i rodziny.`,
        'Stawię się w wyznaczonym terminie.',
      ],
      requests: ['wyznaczenie obrońcy z urzędu', 'doręczanie pism na adres podany na wstępie'],
      attachments: ['oświadczenie o majątku i dochodach', 'dowody dochodów i wydatków'],
      strategy: 'Prosisz o obrońcę i przychodzisz. O czynie niczego nie piszesz.',
      pros: ['Obrońca zna akta i powie, co się opłaca.'],
      cons: ['Sąd sprawdzi, czy naprawdę Cię nie stać.'],
    },
    assertive: {
      heading: 'WNIOSKI DOWODOWE',
      paragraphs: [
        `W związku z doręczeniem aktu oskarżenia zgłaszam wnioski dowodowe (${cite(law.otherGrounds.evidenceAfterIndictment)}).`,
        `Korzystam z prawa do odmowy wyjaśnień (${cite(law.criminal.silence)}).`,
      ],
      requests: [
        `przesłuchanie świadka: ${gap('imię, nazwisko, adres i co ma potwierdzić')}`,
        'dowód z dokumentów, które załączam',
        'udostępnienie akt i zgodę na zdjęcia z akt',
      ],
      attachments: ['dokumenty'],
      strategy:
        'Zgłaszasz dowody w 7 dni od doręczenia aktu oskarżenia i zachowujesz prawo do milczenia.',
      pros: ['Dowody zgłoszone teraz trudniej pominąć.'],
      cons: ['Najpierw pokaż wnioski obrońcy.'],
    },
    delay: {
      heading: 'USPRAWIEDLIWIENIE I WNIOSEK O INNY TERMIN',
      paragraphs: [
        'Nie mogę przyjść w wyznaczonym terminie z ważnej przyczyny. Proszę o inny termin.',
      ],
      requests: ['usprawiedliwienie nieobecności', 'wyznaczenie innego terminu'],
      grounds: [
        `Choroba; zaświadczenie lekarza sądowego w załączeniu (${cite(law.otherGrounds.doctorsCertificate)}).`,
        'Mój obrońca nie może przyjść w tym dniu.',
        'Inna rozprawa lub zabieg; dowód w załączeniu.',
      ],
      attachments: ['dowód przyczyny'],
      strategy: 'Podajesz ważną przyczynę z dowodem i prosisz o inny dzień.',
      pros: ['Czas na rozmowę z obrońcą.'],
      cons: ['Bez zgody obowiązuje pierwszy termin; nieobecność grozi doprowadzeniem.'],
    },
  }),
};

export const indictmentFamilies = {
  /** akt oskarżenia with a day in court */
  indictment: {
    ...indictment,
    recommended: [
      'cooperative',
      'Przyjdź i miej obrońcę: nie musisz niczego wyjaśniać. Gdy masz dowody na swoją korzyść, zgłoś je wariantem 2.',
    ],
  },
} as const satisfies Families;
