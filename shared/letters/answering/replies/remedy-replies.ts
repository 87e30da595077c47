import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { accusativeOf } from '#shared/letters/reading/remedy-names.ts';

import type { RemedyText } from './remedy-text.ts';
import {
  datePart,
  dueText,
  gap,
  notAcknowledged,
  referencePart,
  remedyLines,
  type ReplyVariant,
  type Tone,
} from './reply-draft.ts';

const fatal = 'Termin na ten środek jest ustawowy: żadne pismo go nie przesunie.';

/** Sums in these letters are fines, pay or benefits, no debt to talk about. */
const aboutNoDebt = new Set([
  'penal_order',
  'dismissal',
  'prosecution_order',
  'work_penalty',
  'zus_ruling',
  'krus_decision',
]);

/**
 * Three letters where a statutory remedy runs: the remedy comes first in all of them. The cautious
 * one only adds requests that move nothing (product rules for the delaying variant).
 */
export function remedyVariant(facts: LetterFacts, text: RemedyText, tone: Tone): ReplyVariant {
  const payable = facts.financial.has_financial && !aboutNoDebt.has(facts.type.reply);
  const served = `Zaskarżane pismo doręczono mi w dniu ${gap('data odbioru')}; niniejsze pismo składam w terminie.`;
  const paragraphs = [text.opening, served, ...bodyOf(text, tone, payable, facts)];
  const extra = tone === 'delay' ? text.besides : [];
  return {
    draft: {
      heading: text.heading,
      addressee: remedyLines(facts),
      subject: `${text.subject} ${datePart(facts)}${referencePart(facts)}`,
      paragraphs,
      requests: [...text.requests, ...extra],
      attachments: text.attachments,
    },
    notes: notesOf(facts, tone),
  };
}

function bodyOf(
  text: RemedyText,
  tone: Tone,
  payable: boolean,
  facts: LetterFacts,
): readonly string[] {
  const settle = payable
    ? [
        `Niezależnie od tego deklaruję gotowość do rozmów o polubownym zakończeniu sprawy, w tym o sposobie rozliczenia kwoty ${dueText(facts)}, jeżeli okaże się należna. ${notAcknowledged}`,
      ]
    : ['Deklaruję gotowość do złożenia dodatkowych wyjaśnień i dokumentów.'];
  const reasons = `Uzasadnienie: ${gap('krótko, z czym się nie zgadzam i dlaczego')}`;
  switch (tone) {
    case 'cooperative':
      return [reasons, ...settle];
    case 'assertive':
      return ['Uzasadnienie', ...text.objections];
    case 'delay':
      return [reasons, ...(payable ? [notAcknowledged] : [])];
  }
}

function notesOf(facts: LetterFacts, tone: Tone): ReplyVariant['notes'] {
  const name = facts.remedy?.name ?? 'środek zaskarżenia';
  switch (tone) {
    case 'cooperative':
      return {
        tone: 'rzeczowy, ugodowy',
        strategy: `Wnosi ${accusativeOf(name)} w terminie, a zarazem zostawia otwartą drogę do porozumienia.`,
        pros: ['Zachowuje termin', 'Nie zamyka rozmów', 'Krótkie i łatwe do uzupełnienia'],
        cons: ['Mniej zarzutów na starcie', 'Uzasadnienie trzeba dopisać'],
      };
    case 'assertive':
      return {
        tone: 'stanowczy, formalny',
        strategy: `Wnosi ${accusativeOf(name)} z pełnymi zarzutami i żądaniem rozstrzygnięcia na Twoją korzyść.`,
        pros: ['Zgłasza zarzuty od razu, zanim przepadną', 'Wymusza dowody po drugiej stronie'],
        cons: ['Wymaga zebrania dowodów', 'Jeśli zarzuty są słabe, przegrana może kosztować'],
      };
    case 'delay':
      return {
        tone: 'ostrożny, formalny',
        strategy: `Najpierw ${name} w terminie, a obok wnioski, które realnie dają czas (akta, wstrzymanie, raty). ${fatal}`,
        pros: ['Nie ryzykuje terminu', 'Daje czas na akta i dowody po złożeniu pisma'],
        cons: ['Samych wniosków dodatkowych urząd lub sąd nie musi uwzględnić'],
      };
  }
}
