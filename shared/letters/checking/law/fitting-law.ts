import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';

type Condition = { readonly sentence: string; readonly said: RegExp; readonly unless?: RegExp };

const {
  administration,
  benefits,
  civilEnforcement,
  debts,
  finance,
  officeGrounds,
  socialInsurance,
  taxes,
} = law;

const maintenance = /\baliment/;
const wages = /\bwynagrodzen|\bpensj[ieęa]|\bpracodawc|\bumow\w+ o prace\b/;

/**
 * What must stand in the letter for a statement about its kind to concern this letter: the refusal, the sort of
 * policy, what was seized. A missing statement costs less than one about somebody else.
 */
const conditions: readonly Condition[] = [
  {
    ...finance.ombudsman,
    said: /\b(?:odmow|odmaw|odmawia|nie uzna|nie uwzgledn|nieuwzgledn|nieuzn|odrzuc)|rzeczni\w+ finansow/,
  },
  { ...finance.liabilityTerm, said: /\boc\b|\bodpowiedzialnosci cywilnej\b/ },
  { ...finance.recourse, said: /\bregres|\boc\b|\bnietrzezw|\balkohol|\bzbieg/ },
  { ...finance.unauthorisedRefund, said: /autoryzow/ },
  { ...finance.unauthorisedReport, said: /autoryzow/ },
  { ...benefits.pupilRemoval, said: /\bucz(?:ni|en\b|ennic)/, unless: /\bstudent/ },
  { ...officeGrounds.studentRemoval, said: /\bstudent/ },
  { ...debts.contractPenalty, said: /\bkar\w{0,2} umown/ },
  { ...civilEnforcement.wageLimits, said: wages },
  { ...civilEnforcement.wageFreeSum, said: wages },
  {
    ...civilEnforcement.pensionLimits,
    said: /\bemerytur|\brent(?:a|y|e|owy|owe)\b|\borgan\w* rentow/,
  },
  { ...civilEnforcement.accountFreeSumMaintenance, said: maintenance },
  {
    ...taxes.relief,
    said: /\bpodat(?:k|ek)|\burz\w+ skarbow/,
    unless: /\bzaklad\w* ubezpieczen spolecznych\b/,
  },
  {
    ...administration.defects,
    said: /\bart\. ?64\b|\bk\. ?p\. ?a\b|\bpostepowania administracyjnego\b/,
  },
  {
    ...socialInsurance.sickLeaveWork,
    said: /\bchorobow|\bzwolnieni\w* lekarsk|\bl4\b|\bniezdolnosc\w* do pracy\b/,
  },
];

const ofStatement = new Map(conditions.map((condition) => [condition.sentence, condition]));

/** Whether a statement of the law for the letter's kind concerns this letter. */
export function fitsLetter(sentence: string, { spaced }: LetterView): boolean {
  const condition = ofStatement.get(sentence);
  if (condition === undefined) return true;
  return condition.said.test(spaced) && condition.unless?.test(spaced) !== true;
}
