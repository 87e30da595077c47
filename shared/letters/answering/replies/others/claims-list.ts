import { cite } from '#shared/letters/answering/replies/cite.ts';
import type { Families } from '#shared/letters/answering/replies/parts.ts';
import { contestFirst } from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { remedyFamily } from '#shared/letters/answering/replies/remedy-family.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';

/** A trustee did not accept the reader's claim, or a part of it: the objection goes to the judge. */
const claimsList = remedyFamily({
  name: 'sprzeciw',
  heading: 'SPRZECIW CO DO ODMOWY UZNANIA WIERZYTELNOŚCI',
  subject: 'listy wierzytelności',
  parties: { reader: 'Wierzyciel' },
  opening: () =>
    `Na podstawie ${cite(law.familyAndEstates.claimsListObjection)} wnoszę sprzeciw co do odmowy uznania mojej wierzytelności w kwocie ${gap('kwota, której nie uznano')}.`,
  requests: () => ['uznanie wierzytelności w tej części i zmianę listy'],
  grounds: () => [
    'Usługę wykonano lub towar wydano; dowody w załączeniu.',
    'Zarzuty upadłego są niezasadne albo zgłoszono je za późno.',
    'Kwotę lub kategorię podano błędnie.',
  ],
  besides: ['udostępnienie akt postępowania'],
  gain: 'Odmowę sprawdzi sędzia-komisarz.',
  attachments: ['faktury, umowa i dowody wydania', 'dowód opłaty'],
  agree: () => ({
    paragraphs: [
      'Przyjmuję do wiadomości sposób ujęcia mojej wierzytelności na liście i nie wnoszę sprzeciwu.',
      'Proszę o informację, kiedy można spodziewać się planu podziału.',
    ],
    strategy: 'Zgadzasz się z listą i czekasz na podział. Listu nie musisz wysyłać.',
    pros: ['Bez sporu i opłaty.'],
    cons: [],
  }),
  risks: ['Sprzeciw jest płatny, a z masy często wypłaca się tylko część.'],
});

export const claimsListFamilies = {
  /** syndyk informs about the list of claims */
  claims_list: { ...claimsList, recommended: contestFirst('odmową uznania') },
} as const satisfies Families;
