import { dueTerm, type DutyBuilder, until } from '#shared/letters/answering/duty.ts';

const signed =
  /\b(?:umow|uklad)\w*[^.;]{0,80}\bpodpi[sz]\w*|\bpodpi[sz]\w*[^.;]{0,60}\b(?:umow|uklad)/;
const running = /\bskladk\w* biezac|\bbiezac\w* skladk/;

/** What keeps a granted relief alive: the signature that the letter asks for, and every payment in time. */
const keepRelief: DutyBuilder = (facts) => {
  const { spaced } = facts.view;
  const signature = {
    action: `Podpisz umowę w sposób i w terminie z pisma${until(facts, 'odpowied')}`,
    step: 'Podpisz umowę o ratach',
    otherwise: 'Bez podpisu zgoda może przepaść.',
    priority: 'HIGH',
    due: dueTerm(facts, 'odpowied'),
    quote: signed,
  } as const;
  const besides = running.test(spaced) ? '; bieżące składki opłacaj osobno' : '';
  const payments = {
    action: `Wpłacaj raty w dniach i kwotach z pisma${besides}`,
    step: 'Wpłacaj raty w dniach z pisma',
    otherwise: 'Po spóźnionej wpłacie zgoda może przepaść.',
    priority: 'MEDIUM',
  } as const;
  const hasRates = /\brat(?:a|y|e|ach)?\b/.test(spaced) && facts.financial.direction !== 'to_pay';
  return [...(signed.test(spaced) ? [signature] : []), ...(hasRates ? [payments] : [])];
};

export const reliefDuties = { keep_relief: keepRelief } as const;
