import { lostOwnClaim } from '#shared/letters/answering/meaning/won-or-lost.ts';
import { cite } from '#shared/letters/answering/replies/cite.ts';
import type { Families, Saying } from '#shared/letters/answering/replies/parts.ts';
import { contestFirst } from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { remedyFamily } from '#shared/letters/answering/replies/remedy-family.ts';
import { gap, ofSum, receivedOn } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

import { contestsRest, isSecurity, orderAccepted, orderGrounds } from './order-grounds.ts';

const files = 'udostępnienie akt sprawy w czytelni sądu';

/** A reader who accepts a judgment pays; later the creditor decides on instalments. */
const correctionOnly = (): Saying => ({
  heading: 'WNIOSEK O SPROSTOWANIE I WYDANIE ODPISU',
  paragraphs: [
    `Proszę o sprostowanie oczywistej omyłki (${cite(law.civilGrounds.correction)}): ${gap('jakiej, jeżeli jest')}.`,
    'Jeżeli omyłki nie ma, proszę tylko o odpis ze stwierdzeniem prawomocności.',
  ],
  requests: [
    'sprostowanie oczywistej omyłki, jeżeli występuje',
    'wydanie odpisu ze stwierdzeniem prawomocności',
  ],
  strategy:
    'Zgadzasz się z rozstrzygnięciem. Zapłać lub wykonaj je i zachowaj dowód; o raty proś drugą stronę.',
  pros: ['Najtańsza droga.', 'Koniec sprawy.'],
  cons: ['Po terminie rozstrzygnięcia nie zmienisz zwykłym środkiem.'],
});

const judgment = remedyFamily({
  name: 'wniosek o uzasadnienie',
  heading: 'WNIOSEK O DORĘCZENIE WYROKU Z UZASADNIENIEM',
  subject: 'wyroku',
  to: 'sender',
  opening: () =>
    `Na podstawie ${cite(law.civilProcedure.reasonsRequest)} wnoszę o sporządzenie uzasadnienia wyroku i doręczenie mi wyroku z uzasadnieniem. Składam ten wniosek, żeby móc wnieść apelację.`,
  requests: () => [
    'sporządzenie uzasadnienia wyroku w zakresie zaznaczonym niżej',
    'doręczenie mi wyroku z uzasadnieniem',
  ],
  grounds: () => [
    'Wniosek dotyczy całego wyroku.',
    `Wniosek dotyczy tylko punktów: ${gap('numery punktów')}.`,
  ],
  besides: [files],
  gain: 'Bez tego wniosku nie ma apelacji.',
  attachments: ['dowód opłaty od wniosku (100 zł)'],
  agree: correctionOnly,
  takesReasons: false,
  risks: ['Wniosek kosztuje 100 zł; opłatę zalicza się na apelację.'],
});

const appeal = remedyFamily({
  name: 'apelacja',
  heading: 'APELACJA',
  subject: ({ view }) =>
    `wyroku${/\bwyroku( z dnia \d{1,2} \p{L}+ \d{4} ?r\.)/u.exec(view.flow.text.replace(/\s+/g, ' '))?.[1] ?? ''} doręczonego z uzasadnieniem z pismem`,
  parties: {
    reader: 'Strona apelująca',
    other: 'Druga strona',
    value: 'Wartość przedmiotu zaskarżenia',
    valueIs: (facts) => (lostOwnClaim(facts) ? 'kwota, o którą walczysz w apelacji' : undefined),
  },
  opening: (facts) =>
    `Na podstawie ${cite(law.civilGrounds.appealRight, law.civilProcedure.appeal)} wnoszę apelację i zaskarżam wyrok ${lostOwnClaim(facts) ? 'w części oddalającej moje powództwo i w części o kosztach' : `w całości${ofSum(facts, ', to jest co do kwoty ')}`}.`,
  requests: () => [
    'zmianę zaskarżonego wyroku na moją korzyść',
    'ewentualnie uchylenie wyroku i przekazanie sprawy do ponownego rozpoznania',
    'zasądzenie na moją rzecz kosztów procesu za obie instancje',
  ],
  grounds: () => [
    `Sąd źle ustalił fakty (${cite(law.civilGrounds.evidenceAssessed)}).`,
    'Sąd pominął mój dowód.',
    'Sąd źle zastosował przepis.',
    `Odebrano mi możliwość obrony (${cite(law.civilGrounds.noDefence)}).`,
    `Jest nowy dowód, który powstał po wyroku (${cite(law.civilGrounds.newEvidence)}).`,
  ],
  besides: [
    'zwolnienie mnie od kosztów sądowych; oświadczenie o stanie majątkowym załączam',
    files,
  ],
  gain: 'Sprawę zbada sąd wyższej instancji.',
  attachments: [
    'odpis apelacji dla drugiej strony',
    'dowód opłaty albo wniosek o zwolnienie od kosztów',
  ],
  agree: correctionOnly,
  risks: ['Od apelacji jest opłata; przegrana oznacza wyższe koszty.'],
});

const basisOf = (facts: LetterFacts) => {
  if (isSecurity(facts)) return law.civilProcedure.securityComplaint;
  return /\b394\(1a\)/.test(facts.view.spaced)
    ? law.civilProcedure.complaintOtherPanel
    : law.civilProcedure.complaint;
};

const civilOrder = remedyFamily({
  name: 'zażalenie',
  heading: 'ZAŻALENIE NA POSTANOWIENIE',
  subject: 'postanowienia',
  parties: { reader: 'Strona skarżąca' },
  opening: (facts: LetterFacts) =>
    `Na podstawie ${cite(basisOf(facts))} wnoszę zażalenie i zaskarżam postanowienie w części, w której ${contestsRest(facts) ? 'nie uwzględnia mojego wniosku' : `jest dla mnie niekorzystne${ofSum(facts, ', to jest co do kwoty ')}`}.`,
  requests: () => [
    'zmianę postanowienia w zaskarżonej części',
    'ewentualnie jego uchylenie i ponowne rozpoznanie wniosku',
    'zasądzenie kosztów postępowania zażaleniowego',
  ],
  grounds: orderGrounds,
  besides: [
    files,
    'zwolnienie mnie od opłaty od zażalenia; oświadczenie o stanie majątkowym załączam',
  ],
  gain: 'Postanowienie sprawdzi inny sąd albo inny skład.',
  attachments: [
    'odpis zażalenia dla drugiej strony',
    'dowód opłaty albo wniosek o zwolnienie od kosztów',
  ],
  agree: (facts) => orderAccepted(facts, receivedOn),
  risks: ['Od zażalenia jest opłata, zwykle co najmniej 30 zł.'],
});

/** A judge decides anew what a court clerk ruled, on a complaint within a week. */
const registrarOrder = remedyFamily({
  name: 'skarga na orzeczenie referendarza',
  heading: 'SKARGA NA ORZECZENIE REFERENDARZA SĄDOWEGO',
  subject: 'orzeczenia referendarza sądowego',
  to: 'sender',
  parties: { reader: 'Strona skarżąca' },
  opening: (facts) =>
    `Na podstawie ${cite(law.civilProcedure.clerkComplaint)} wnoszę skargę i zaskarżam orzeczenie referendarza ${contestsRest(facts) ? 'w części, w której nie uwzględnia mojego wniosku' : 'w całości'}.`,
  requests: (facts) =>
    /zwolnieni\w* (?:od|mnie od)/.test(facts.view.spaced)
      ? ['zwolnienie mnie od kosztów sądowych zgodnie z moim wnioskiem']
      : ['rozpoznanie sprawy na nowo i uwzględnienie mojego wniosku'],
  grounds: orderGrounds,
  besides: [files],
  gain: 'Sprawę zbada sędzia od nowa.',
  attachments: ['odpis skargi dla drugiej strony', 'dowody dochodów i wydatków'],
  agree: () => ({
    paragraphs: ['Proszę o podanie kwoty, rachunku i terminu opłaty.', receivedOn],
    requests: ['wskazanie kwoty, rachunku i terminu'],
    strategy: 'Godzisz się z orzeczeniem i płacisz w terminie, który wyznaczy sąd.',
    pros: ['Sprawa toczy się dalej bez zwłoki.'],
    cons: [],
  }),
});

export const judgmentFamilies = {
  /** wyrok without reasons */
  judgment: { ...judgment, recommended: contestFirst('wyrokiem') },
  /** wyrok served with reasons: the term for the appeal runs */
  judgment_with_reasons: { ...appeal, recommended: contestFirst('wyrokiem') },
  /** postanowienie or zarządzenie of a civil court with a zażalenie */
  civil_order: { ...civilOrder, recommended: contestFirst('postanowieniem') },
  /** orzeczenie referendarza sądowego */
  registrar_order: { ...registrarOrder, recommended: contestFirst('orzeczeniem referendarza') },
} as const satisfies Families;
