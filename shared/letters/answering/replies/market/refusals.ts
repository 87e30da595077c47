import { otherGround, reasonsGiven } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { sumText } from '#shared/letters/answering/replies/words.ts';

/** A bank did not accept the reader's complaint: the same complaint again, with what the bank said against it. */
const bankRefusal: Replies = {
  subject: 'odpowiedzi na reklamację',
  say: (facts) => {
    const sum = sumText(facts);
    return {
      cooperative: {
        paragraphs: [
          'Przyjmuję odpowiedź na reklamację do wiadomości. Nie zrzekam się roszczeń.',
          'Proszę o przesłanie kopii umowy i regulaminu, na które powołuje się bank.',
        ],
        strategy: 'Kończysz spór z bankiem na tym etapie. Listu nie musisz wysyłać.',
        pros: ['Bez dalszych pism.'],
        cons: ['Pieniędzy bank nie odda bez Rzecznika albo sądu.'],
      },
      assertive: {
        heading: 'PONOWNA REKLAMACJA',
        paragraphs: [
          'Nie zgadzam się z odpowiedzią na reklamację i proszę o jej ponowne rozpatrzenie.',
        ],
        grounds: [
          'Nie ma mojej autoryzacji tej transakcji.',
          'Bank nie pokazał dowodów, na których oparł odmowę.',
          'Umowa ani regulamin nie pozwalają na odmowę z tego powodu.',
          ...reasonsGiven(facts),
          otherGround,
        ],
        requests: [
          sum === null ? 'uwzględnienie reklamacji w całości' : `zwrot kwoty ${sum}`,
          'przesłanie dowodów, na których bank się oparł',
        ],
        attachments: ['dowody'],
        strategy:
          'Odwołujesz się do banku. Potem pozostaje bezpłatna interwencja Rzecznika Finansowego albo sąd.',
        pros: ['Bezpłatne; stanowisko banku będzie w całości na piśmie.'],
        cons: ['Bank może odmówić drugi raz.'],
      },
      delay: {
        heading: 'WNIOSEK O DOKUMENTY',
        paragraphs: [
          'Zanim zdecyduję o dalszych krokach, proszę o dokumenty, na których oparto odmowę. Nie zrzekam się roszczeń.',
        ],
        requests: ['dowody i zapisy, na których oparto odmowę', 'wskazanie postanowienia umowy'],
        strategy: 'Zbierasz dowody przed wnioskiem do Rzecznika Finansowego lub pozwem.',
        pros: ['Wiesz, co bank ma w sprawie.'],
        cons: ['Odpowiedź może potrwać.'],
      },
    };
  },
};

/** A carrier, a hotel, a gym or another firm refuses a claim about a service: a shop's duties are not theirs. */
const serviceRefusal: Replies = {
  subject: 'odpowiedzi na reklamację',
  say: (facts) => ({
    cooperative: {
      paragraphs: [
        'Przyjmuję odpowiedź na reklamację do wiadomości. Nie zrzekam się roszczeń.',
        ...(/\b(?:rezygnuj|rezygnacj|zrzek|zrzecz)/.test(facts.view.spaced)
          ? ['Nie przyjmuję propozycji, której warunkiem jest rezygnacja z dalszych roszczeń.']
          : []),
      ],
      strategy: 'Kończysz wymianę pism, ale niczego się nie zrzekasz. Listu nie musisz wysyłać.',
      pros: ['Bez dalszych pism.'],
      cons: ['Bez dalszych kroków nic więcej nie odzyskasz.'],
    },
    assertive: {
      heading: 'PODTRZYMANIE ROSZCZENIA PO ODMOWIE',
      paragraphs: [
        'Nie zgadzam się z odpowiedzią na reklamację i podtrzymuję swoje żądanie. Jeżeli go Państwo nie spełnią, skieruję sprawę tam, gdzie wskazuje pouczenie w Państwa piśmie, albo do sądu.',
      ],
      grounds: [
        'Nie wykazano przyczyny, na którą powołano się w odmowie.',
        'Usługi nie wykonano w całości albo wykonano ją inaczej, niż się umówiliśmy.',
        'Mam dowody, których nie wzięto pod uwagę; załączam je.',
        ...reasonsGiven(facts),
        otherGround,
      ],
      requests: ['spełnienie żądania z reklamacji', 'przesłanie dowodów, na których oparto odmowę'],
      attachments: ['kopia reklamacji', 'bilet, umowa lub rachunek', 'dowody'],
      strategy:
        'Podtrzymujesz żądanie na piśmie. Obok możesz iść tam, gdzie wskazuje pismo, a rzecznik konsumentów pomaga bezpłatnie.',
      pros: ['Bezpłatne; jasne, o co się spierasz.'],
      cons: ['Firma nie musi odpowiedzieć drugi raz; o prawie rozstrzyga sąd.'],
    },
    delay: {
      heading: 'WNIOSEK O DOKUMENTY',
      paragraphs: [
        'Zanim zdecyduję o dalszych krokach, proszę o dokumenty, na których oparto odmowę. Nie zrzekam się roszczeń.',
      ],
      requests: [
        'dowody i zapisy, na których oparto odmowę',
        'odpowiedź, czy zgadzają się Państwo na rozwiązanie sporu bez sądu',
      ],
      attachments: ['kopia reklamacji'],
      strategy: 'Zbierasz dowody przed sporem bez sądu albo pozwem; przedawnienie biegnie dalej.',
      pros: ['Wiesz, na czym oparto odmowę.'],
      cons: ['Odpowiedź może potrwać.'],
    },
  }),
};

export const refusalFamilies = {
  /** a carrier or another firm refuses a claim about a service */
  service_refusal: {
    ...serviceRefusal,
    recommended: [
      'assertive',
      'Podtrzymaj żądanie i idź tam, gdzie wskazuje pismo. Niczego nie podpisuj ani nie aktywuj, jeżeli oznacza to rezygnację z roszczeń.',
    ],
  },
  /** a bank did not accept the reader's complaint */
  bank_refusal: {
    ...bankRefusal,
    recommended: [
      'assertive',
      'Odwołanie w banku jest bezpłatne, a po nim pomaga Rzecznik Finansowy. Jeżeli bank ma rację, wybierz wariant 1.',
    ],
  },
} as const satisfies Families;
