import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type {
  Families,
  Recommended,
  Replies,
  Saying,
} from '#shared/letters/answering/replies/parts.ts';
import { gap, ofSum } from '#shared/letters/answering/replies/words.ts';

const noConsent = 'To pismo nie jest zgodą na żądanie ani uznaniem wady.';

/** A seller sees the thing and the proof of its defect before anything else. */
export const seeTheThing = (proof: string, caution: string): Saying => ({
  heading: 'PROŚBA O DOWODY I OGLĘDZINY',
  paragraphs: ['Zanim odpowiem, proszę o dowody wady i o możliwość obejrzenia rzeczy.', caution],
  requests: [proof, `wyznaczenie dnia oględzin: ${gap('data')}`],
  strategy: 'Najpierw oglądasz rzecz i dowody.',
  pros: ['Wiesz, czy zarzut jest prawdziwy.'],
  cons: ['Kupujący nie musi czekać.'],
});

export const seeFirst: Recommended = [
  'delay',
  'Najpierw sprawdź dowody wady i obejrzyj rzecz. Jeżeli zarzut jest słuszny, wybierz wariant 1; jeżeli nie, wariant 2.',
];

/** A private buyer keeps the thing and wants part of the price back, or a repair. */
const defectClaim: Replies = {
  subject: 'żądania z powodu wady rzeczy',
  say: (facts) => ({
    cooperative: {
      paragraphs: [
        `Bez przesądzania, kto ma rację, proponuję zakończyć sprawę tak: ${gap('ile zapłacisz albo czy naprawisz rzecz, i do kiedy')}.`,
        noConsent,
      ],
      requests: ['pisemną zgodę na tę propozycję', 'potwierdzenie, że kończy ona sprawę'],
      strategy: 'Proponujesz ugodę na swoich warunkach.',
      pros: ['Często kończy spór bez sądu.'],
      cons: ['Płać dopiero po zgodzie na piśmie.'],
    },
    assertive: {
      heading: 'ODPOWIEDŹ NA ŻĄDANIE KUPUJĄCEGO',
      paragraphs: [`Nie zgadzam się z żądaniem${ofSum(facts, ' ')}.`],
      grounds: [
        'Rzecz nie miała tej wady w chwili wydania.',
        'Kupujący wiedział o wadzie przed zawarciem umowy.',
        'To zwykłe zużycie, odpowiednie do wieku i ceny rzeczy.',
        'Koszt naprawy jest zawyżony.',
        'Umowa wyłącza odpowiedzialność za wady.',
        otherGround,
      ],
      requests: ['odstąpienie od żądania', 'wykazanie wady i chwili jej powstania'],
      attachments: ['umowa, ogłoszenie, korespondencja, zdjęcia'],
      strategy: 'Mówisz, dlaczego pieniądze się nie należą.',
      pros: ['Stanowisko jest na piśmie.'],
      cons: ['Kupujący może wnieść pozew.'],
    },
    delay: seeTheThing('kopię opinii, wyceny i zdjęć', noConsent),
  }),
};

export const saleFamilies = {
  /** kupujący chce obniżenia ceny albo naprawy */
  buyer_claims: { ...defectClaim, recommended: seeFirst },
} as const satisfies Families;
