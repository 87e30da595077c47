import { otherParty } from '#shared/letters/answering/replies/case-lines.ts';
import { cite } from '#shared/letters/answering/replies/cite.ts';
import type { PartyRoles, Saying } from '#shared/letters/answering/replies/parts.ts';
import {
  gap,
  notAcknowledged,
  ofSum,
  receivedOn,
} from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

export const copy = 'odpis pisma dla powoda';
export const sides: PartyRoles = {
  reader: 'Strona pozwana',
  other: 'Strona powodowa',
  value: 'Wartość przedmiotu sporu',
};

/**
 * A reader who does not contest the debt asks the court to spread it (art. 320 k.p.c.); the order is
 * challenged only in that part.
 */
export const spreadPayment =
  (heading: string, basis: string, act: 'nakaz zapłaty' | 'wyrok' = 'nakaz zapłaty') =>
  (facts: LetterFacts): Saying => ({
    to: 'remedy',
    heading,
    parties: sides,
    paragraphs: [
      `Na podstawie ${basis} zaskarżam ${act} tylko w części: co do terminu i sposobu zapłaty kwoty${ofSum(facts, ' ')}. W pozostałej części go nie zaskarżam.`,
      receivedOn,
      `Nie mogę zapłacić całości od razu. Mogę płacić po ${gap('kwota')} miesięcznie, do ${gap('dzień')} dnia każdego miesiąca.`,
    ],
    requests: [
      `rozłożenie zasądzonej kwoty na raty (${cite(law.civilProcedure.instalments)})`,
      `nieobciążanie mnie dalszymi kosztami procesu (${cite(law.civilProcedure.costsFairness)})`,
    ],
    grounds: [
      'Nie mam już pracy albo mój dochód spadł.',
      'Choruję albo leczę bliską osobę.',
      'Utrzymuję dzieci lub inne osoby.',
    ],
    attachments: [copy, 'dowody dochodów i stałych wydatków'],
    strategy:
      'Zgadzasz się z kwotą, ale prosisz sąd o raty. Jeżeli możesz zapłacić od razu, zapłać powodowi i nie pisz do sądu.',
    pros: ['Raty zamiast komornika.', 'Bez sporu o sam dług.'],
    cons: [
      'Sąd nie musi dać rat.',
      'W tej części zarzutów już nie podniesiesz: reszta stanie się prawomocna.',
    ],
  });

/** The electronic court spreads nothing: an objection would only end the case there, so the claimant is asked. */
export const askClaimant = (facts: LetterFacts): Saying => {
  const [name = gap('powód z nakazu'), ...address] = otherParty(facts);
  return {
    to: { name, address },
    heading: 'PROŚBA O ROZŁOŻENIE NA RATY',
    paragraphs: [
      `${facts.sender ?? 'Sąd'} wydał nakaz zapłaty na Państwa rzecz. Proszę o rozłożenie kwoty${ofSum(facts, ' ')} z tego nakazu na raty po ${gap('kwota')} miesięcznie, do ${gap('dzień')} dnia każdego miesiąca.`,
      notAcknowledged,
    ],
    requests: [
      'pisemne potwierdzenie rat i rachunku do wpłat',
      'niewszczynanie egzekucji na czas spłaty',
    ],
    strategy:
      'Jeżeli możesz, zapłać powodowi w terminie z nakazu; pisma wtedy nie wysyłaj. E-Sąd nie rozkłada na raty, więc prosisz o nie powoda.',
    pros: ['Raty bez nowych kosztów sądowych.'],
    cons: ['Powód nie musi się zgodzić: prawomocny nakaz może oddać komornikowi.'],
  };
};
