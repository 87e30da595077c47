import { describe, expect, it } from 'vitest';

import { buildReplies } from '#shared/letters/answering/replies/build-replies.ts';
import { familyFor } from '#shared/letters/answering/replies/family-for.ts';
import { allDocumentTypes } from '#shared/letters/catalogue/all-document-types.ts';

import { procedureFaults, spanFault } from './reply-procedures.ts';
import { factsFor } from './reply-table.ts';

/** The second reply to a sample letter of a kind, after a change of its text. */
function faultsAfter(id: string, changed: (content: string) => string): string[] {
  const type = allDocumentTypes.find((one) => one.id === id);
  if (type === undefined) throw new RangeError(`No kind ${id}.`);
  const facts = factsFor(type);
  const { kind, family } = familyFor(facts);
  const replies = buildReplies(facts, '2026-03-09', { kind, family });
  const { variant_2_assertive: second } = replies;
  const planted = {
    ...replies,
    variant_2_assertive: { ...second, content: changed(second.content) },
  };
  return procedureFaults(planted, facts, kind);
}

describe('a reply in the procedure of another sender', () => {
  it.each([
    ['nakaz-upominawczy', 'k.p.c.', 'k.p.a.'],
    ['komornik-wszczecie', 'k.p.c.', 'ustawy o postępowaniu egzekucyjnym w administracji'],
    [
      'tytul-wykonawczy-administracyjny',
      'ustawy o postępowaniu egzekucyjnym w administracji',
      'k.p.c.',
    ],
    ['decyzja-us', 'Ordynacji podatkowej', 'k.p.a.'],
    ['zus-decyzja-skladki', 'k.p.c.', 'Ordynacji podatkowej'],
    ['decyzja-administracyjna', 'k.p.a.', 'k.p.c.'],
    ['podatek-lokalny', 'Ordynacji podatkowej', 'k.p.c.'],
    ['ubezpieczyciel-odmowa', 'k.c.', 'k.p.a.'],
    ['wezwanie-do-zaplaty', 'k.c.', 'Ordynacji podatkowej'],
  ])('is found: %s under another act', (id, own, foreign) => {
    expect(faultsAfter(id, (content) => content)).toEqual([]);
    const faults = faultsAfter(id, (content) => content.replaceAll(own, foreign));
    expect(faults.join()).toContain('variant_2_assertive cites');
  });

  it.each([
    ['komornik-wszczecie', 'Samorządowe Kolegium Odwoławcze'],
    ['decyzja-us', 'Sąd Rejonowy w Zgierzu'],
    ['zus-decyzja-skladki', 'Rzecznik Finansowy'],
    ['ubezpieczyciel-reklamacja-odpowiedz', 'Wojewoda Łódzki'],
    ['nakaz-upominawczy', 'Komornik Sądowy'],
  ])('is found: %s sent to another body', (id, body) => {
    const faults = faultsAfter(id, (content) =>
      content.replace(/^( {40,})\S.*$/m, (_, indent: string) => `${indent}${body}`),
    );
    expect(faults).toEqual([`variant_2_assertive goes to ${body}`]);
  });

  it('is found where the note beside it gives another time', () => {
    const reply = 'Zrób to w tydzień od ustania przeszkody.';
    expect(spanFault(reply, 'złóż wniosek (w 7 dni od ustania przeszkody)')).toHaveLength(1);
    expect(spanFault(reply, 'złóż wniosek (w tydzień od ustania przeszkody)')).toEqual([]);
  });
});
