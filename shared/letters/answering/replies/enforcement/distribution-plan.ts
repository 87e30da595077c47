import { cite } from '#shared/letters/answering/replies/cite.ts';
import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';

/** The bailiff divides what the enforcement brought: the reader takes the share, contests the plan, or looks first. */
const distributionPlan: Replies = {
  subject: 'planu podziału sumy uzyskanej z egzekucji',
  say: () => ({
    cooperative: {
      heading: 'STANOWISKO CO DO PLANU PODZIAŁU',
      paragraphs: [
        'Nie wnoszę zarzutów przeciwko planowi podziału.',
        `Jeżeli plan coś mi przyznaje, proszę o przelew na rachunek: ${gap('numer rachunku')}.`,
      ],
      strategy: 'Zgadzasz się z planem i podajesz rachunek do wypłaty.',
      pros: ['Pieniądze przyjdą na konto, bez opłaty za przekaz.'],
      cons: ['Po terminie na zarzuty plan trudno zmienić.'],
    },
    assertive: {
      to: 'remedy',
      heading: 'ZARZUTY PRZECIWKO PLANOWI PODZIAŁU',
      paragraphs: [
        `Wnoszę zarzuty przeciwko planowi podziału (${cite(law.civilGrounds.distributionPlan)}).`,
      ],
      requests: [`zmianę planu podziału: ${gap('która pozycja i jak powinna brzmieć')}`],
      grounds: [
        'Moją należność zaliczono do niewłaściwej kategorii.',
        'Kwotę mojej należności albo odsetek policzono błędnie; wyliczenie w załączeniu.',
        'Koszty egzekucyjne są za wysokie albo policzone podwójnie.',
        'Pominięto moją należność, zgłoszoną w terminie.',
        otherGround,
      ],
      attachments: ['wyliczenie i dowody', 'odpisy pisma dla innych uczestników'],
      strategy: 'Wnosisz zarzuty do komornika, który sporządził plan; rozstrzygnie sąd.',
      pros: ['Tylko zarzuty w terminie mogą zmienić podział.'],
      cons: ['Do rozstrzygnięcia sporne pieniądze czekają.'],
    },
    delay: {
      heading: 'WNIOSEK O WGLĄD W AKTA EGZEKUCJI',
      paragraphs: [
        'Proszę o udostępnienie akt i wyliczenia do planu podziału. Terminu na zarzuty pilnuję niezależnie od odpowiedzi.',
      ],
      requests: ['wyliczenie kosztów i odsetek przyjętych w planie'],
      strategy: 'Sprawdzasz wyliczenie, zanim zdecydujesz o zarzutach.',
      pros: ['Wiesz, czy jest o co się spierać.'],
      cons: ['Pytanie nie przesuwa terminu na zarzuty.'],
    },
  }),
};

export const distributionPlanFamilies = {
  /** plan podziału sumy uzyskanej z egzekucji */
  distribution_plan: {
    ...distributionPlan,
    recommended: [
      'cooperative',
      'Sprawdź swój wiersz w planie. Jeżeli się zgadza, podaj rachunek; jeżeli nie, wnieś zarzuty wariantem 2.',
    ],
  },
} as const satisfies Families;
