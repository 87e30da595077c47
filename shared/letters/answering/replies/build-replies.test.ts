import { describe, expect, it } from 'vitest';

import { replyVariantsAnswer } from '#shared/domain/model-answers.ts';
import { allDocumentTypes } from '#shared/letters/catalogue/all-document-types.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { buildReplies } from './build-replies.ts';

const view = viewLetter(openLetter('Pismo'));
const nothing = { value: null, quote: null };
const someMoney = { value: 1200, quote: null };

function factsFor(type: LetterFacts['type']): LetterFacts {
  return {
    view,
    type,
    sender: 'Urząd Przykładowy w Łodzi',
    recipient: 'Jan Testowy',
    reference: 'AB.123.4.2026',
    senderAddress: ['ul. Urzędowa 1', '90-001 Łódź'],
    recipientAddress: [],
    documentDate: '2026-03-02',
    terms: [],
    remedy:
      type.remedy === null
        ? null
        : {
            name: type.remedy.name,
            addressee: type.remedy.addressee,
            via: type.remedy.via,
            form: type.remedy.form,
            fee: type.remedy.fee,
            legal_basis: type.remedy.legalBasis,
            quote: null,
          },
    financial: {
      has_financial: true,
      main_amount: someMoney,
      interest: nothing,
      costs: nothing,
      total_amount: nothing,
      currency: 'PLN',
      payment_title: nothing,
      bank_account: nothing,
      rows: [],
      direction: 'to_pay',
    },
  };
}

const today = '2026-03-09';
const keys = ['variant_1_cooperative', 'variant_2_assertive', 'variant_3_tactical_delay'] as const;
const fatalKinds = new Set([
  'payment_order',
  'epu',
  'promissory_order',
  'default_judgment',
  'penal_order',
  'tax_decision',
  'admin_decision',
  'zus_decision',
  'bailiff',
  'final_decision',
  'dismissal',
]);

describe.each(allDocumentTypes.map((type) => [type.id, type] as const))(
  'replies to %s',
  (_, type) => {
    const replies = buildReplies(factsFor(type), today);
    const letters = keys.map((key) => replies[key].content);

    it('are three complete letters in the layout of the specification', () => {
      expect(replyVariantsAnswer.safeParse(replies).success).toBe(true);
      for (const letter of letters) {
        expect(letter).toMatch(/^ +\[uzupełnij: miejscowość\], 9 marca 2026 r\.$/m);
        expect(letter).toMatch(/^Jan Testowy$/m);
        expect(letter).toMatch(/^ {21,}\S/m);
        expect(letter).toMatch(/^Dotyczy: .{5,}/m);
        expect(letter).toMatch(/^Z poważaniem$/m);
        expect(letter.length).toBeGreaterThan(350);
      }
      expect(new Set(letters).size).toBe(3);
      expect(keys).toContain(replies.recommended_variant);
    });

    it('never acknowledge a debt', () => {
      for (const letter of letters)
        expect(letter).not.toMatch(/(?<!nie )uznaję (?:dług|zadłużenie|roszczenie)/i);
    });

    it('say what speaks for and against each', () => {
      for (const key of keys) {
        expect(replies[key].pros.length).toBeGreaterThan(0);
        expect(replies[key].cons.length).toBeGreaterThan(0);
        expect(replies[key].strategy.length).toBeGreaterThan(20);
      }
    });

    if (fatalKinds.has(type.reply)) {
      it('lodge the remedy first in all three and ask for no time the law does not give', () => {
        for (const letter of letters) {
          expect(letter).toMatch(/wnoszę|zaskarżam|wniosek/i);
          expect(letter).not.toMatch(/przedłużenie terminu|odroczenie terminu do wniesienia/i);
        }
        const headings = letters.map((letter) => /^[A-ZĄĆĘŁŃÓŚŹŻ() –]{10,}$/m.exec(letter)?.[0]);
        expect(new Set(headings).size).toBe(1);
      });
    }
  },
);
