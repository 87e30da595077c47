import { cite } from '#shared/letters/answering/replies/cite.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { ownReasons } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

const isTax = ({ type }: LetterFacts) => type.issuer === 'tax_office';
const filesOf = (facts: LetterFacts) =>
  cite(isTax(facts) ? law.taxes.files : law.administration.files);
const evidenceOf = (facts: LetterFacts) =>
  cite(isTax(facts) ? law.taxes.evidenceRequest : law.officeGrounds.evidenceRequest);

/** An order without a complaint: the reader takes note of it and asks for evidence and files in the case itself. */
const orderWithoutRemedy: Replies = {
  subject: 'postanowienia',
  say: (facts) => ({
    cooperative: {
      paragraphs: [
        'Przyjmuję postanowienie do wiadomości. Proszę o doręczanie pism na adres podany na wstępie.',
        'Jeżeli potrzebne są dokumenty lub wyjaśnienia, proszę o wezwanie z podaniem ich zakresu.',
      ],
      requests: ['wskazanie osoby, która prowadzi sprawę'],
      strategy: 'Na to postanowienie nie ma zażalenia. Odpowiedzi nie trzeba wysyłać.',
      pros: ['Nic nie trzeba robić.'],
      cons: ['Postanowienie możesz podważyć dopiero w odwołaniu od decyzji.'],
    },
    assertive: {
      heading: 'WNIOSKI DOWODOWE',
      paragraphs: [
        `Wnoszę o przeprowadzenie dowodów, które wyjaśnią sprawę (${evidenceOf(facts)}).`,
        `Dowody mają wykazać: ${ownReasons}`,
      ],
      requests: [
        'dopuszczenie dowodów, które załączam',
        'zawiadomienie mnie o terminach czynności',
      ],
      attachments: ['dokumenty'],
      strategy: 'Zgłaszasz dowody na początku sprawy, żeby urząd musiał je zbadać.',
      pros: ['Odmowę przyjęcia dowodu podważysz w odwołaniu.'],
      cons: ['Zgłaszaj tylko to, co działa na Twoją korzyść.'],
    },
    delay: {
      heading: 'WNIOSEK O UDOSTĘPNIENIE AKT',
      paragraphs: [
        `Proszę o wyznaczenie terminu, w którym obejrzę akta i zrobię kopie (${filesOf(facts)}).`,
      ],
      requests: ['udostępnienie akt sprawy', 'umożliwienie wykonania kopii lub zdjęć'],
      strategy: 'Oglądasz akta, zanim urząd wyda decyzję.',
      pros: ['Wiesz, co urząd już ma.'],
      cons: ['Wgląd w akta nie wstrzymuje sprawy.'],
    },
  }),
};

export const orderFamilies = {
  /** postanowienie, na które nie służy zażalenie */
  order_without_remedy: {
    ...orderWithoutRemedy,
    recommended: [
      'cooperative',
      'Na to postanowienie nie ma zażalenia. Gdy masz dowody, zgłoś je wariantem 2.',
    ],
  },
} as const satisfies Families;
