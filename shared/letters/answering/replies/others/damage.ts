import { cite } from '#shared/letters/answering/replies/cite.ts';
import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { gap, ofSum } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';

/** A neighbour or another private person demands compensation for damage. */
const damageClaim: Replies = {
  subject: 'wezwania do naprawienia szkody',
  say: (facts) => ({
    cooperative: {
      paragraphs: [
        `Odpowiadam na wezwanie${ofSum(facts, ' dotyczące kwoty ')}. Zależy mi na spokojnym załatwieniu sprawy.`,
        'To pismo nie oznacza uznania kwoty ani odpowiedzialności.',
      ],
      grounds: [
        `Mam ubezpieczenie OC w życiu prywatnym: ${gap('ubezpieczyciel i numer polisy')}. Proszę zgłosić szkodę u ubezpieczyciela.`,
        `Proponuję zapłatę w ratach po ${gap('kwota')} miesięcznie, po uzgodnieniu kwoty na piśmie.`,
      ],
      requests: ['kopię protokołu, kosztorysu i zdjęć szkody'],
      strategy: 'Podajesz polisę albo proponujesz raty, bez sądu.',
      pros: ['Ubezpieczyciel może zapłacić za Ciebie.', 'Zgoda z sąsiadem.'],
      cons: ['Nie płać, zanim nie zobaczysz kosztorysu.'],
    },
    assertive: {
      heading: 'ODPOWIEDŹ NA WEZWANIE DO ZAPŁATY',
      paragraphs: [`Nie zgadzam się z żądaniem zapłaty${ofSum(facts)}.`],
      grounds: [
        'Szkoda nie powstała z mojej winy; przyczyna była inna.',
        'Kosztorys obejmuje naprawy, które nie wynikają z tej szkody, albo jest za wysoki.',
        'Szkodę w całości lub w części pokrył już ubezpieczyciel.',
        `Poszkodowany przyczynił się do szkody (${cite(law.finance.contributoryFault)}).`,
        otherGround,
      ],
      requests: [
        'odstąpienie od żądania w całości lub w części',
        'wykazanie przyczyny i wysokości szkody',
      ],
      attachments: ['dowody, na przykład zdjęcia lub protokół'],
      strategy: 'Mówisz, dlaczego nie odpowiadasz za szkodę albo że kwota jest za wysoka.',
      pros: ['Stanowisko jest na piśmie.'],
      cons: ['Sprawa może trafić do sądu.'],
    },
    delay: {
      heading: 'PROŚBA O DOKUMENTY SZKODY',
      paragraphs: [
        'Zanim odpowiem na żądanie, proszę o dokumenty i o możliwość obejrzenia szkody.',
        'To pismo nie oznacza uznania kwoty ani odpowiedzialności.',
      ],
      requests: ['kopię protokołu, kosztorysu, rachunków i zdjęć', 'wyznaczenie dnia oględzin'],
      strategy: 'Najpierw oglądasz szkodę i kosztorys.',
      pros: ['Wiesz, czy kwota jest właściwa.'],
      cons: ['Druga strona może nie czekać.'],
    },
  }),
};

export const damageClaimFamilies = {
  /** a private person demands compensation for damage */
  damage_claim: {
    ...damageClaim,
    recommended: [
      'cooperative',
      'Jeżeli masz ubezpieczenie OC w życiu prywatnym, podaj polisę: szkodę pokryje ubezpieczyciel. Jeżeli nie odpowiadasz za szkodę albo kwota jest za wysoka, wybierz wariant 2.',
    ],
  },
} as const satisfies Families;
