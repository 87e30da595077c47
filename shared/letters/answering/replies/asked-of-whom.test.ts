import { describe, expect, it } from 'vitest';

import { answerReplies } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const reader = 'Pani Ewa Lipska\nul. Lipowa 3, 81-300 Gdynia';

function repliesTo(head: string, title: string, body: string): [string, string, string] {
  const letter = `${head}\n\nGdynia, 5 października 2026 r.\nZnak: AB.55.7.2026\n\n${reader}\n\n${title}\n\n${body}\n\nz poważaniem\nAnna Kot\n`;
  const replies = answerReplies(openLetter(letter), undefined, '2026-10-08');
  return [
    replies.variant_1_cooperative.content,
    replies.variant_2_assertive.content,
    replies.variant_3_tactical_delay.content,
  ];
}

const taxOffice =
  'Naczelnik Pierwszego Urzędu Skarbowego w Gdyni\nul. Władysława IV 2/4, 81-353 Gdynia';
const customs =
  'Naczelnik Pomorskiego Urzędu Celno-Skarbowego w Gdyni\nul. Północna 9A, 81-029 Gdynia';
const seizure = (creditor: string) =>
  `Zajmuję wierzytelność z rachunku w egzekucji administracyjnej na kwotę 812,00 zł. Tytuł wykonawczy SM 2/118/2026, wierzyciel: ${creditor}. Zarzut w sprawie egzekucji wnosi się do wierzyciela za pośrednictwem organu egzekucyjnego w terminie 7 dni od doręczenia odpisu tytułu wykonawczego.`;

describe('instalments of a due that an office enforces', () => {
  it('are asked of the creditor, who grants them, and not of the enforcing office', () => {
    const [agreed] = repliesTo(
      taxOffice,
      'ZAWIADOMIENIE O ZAJĘCIU RACHUNKU BANKOWEGO',
      seizure('Wójt Gminy Kosakowo (podatek rolny)'),
    );
    expect(agreed).toMatch(/^ {21,}Wójt Gminy Kosakowo$/m);
    expect(agreed).not.toMatch(/^ {21,}Naczelnik/m);
    expect(agreed).not.toContain('Ordynacji podatkowej');
  });

  it('are asked of the sender that enforces its own due, on the ground of its own law', () => {
    const [agreed] = repliesTo(
      taxOffice,
      'ZAWIADOMIENIE O ZAJĘCIU RACHUNKU BANKOWEGO',
      seizure('Naczelnik Pierwszego Urzędu Skarbowego w Gdyni'),
    );
    expect(agreed).toMatch(/^ {21,}Naczelnik Pierwszego Urzędu Skarbowego w Gdyni$/m);
    expect(agreed).toContain('art. 67a Ordynacji podatkowej');
  });
});

describe('a correction of the declaration', () => {
  it('is offered to nobody while tax proceedings run', () => {
    const replies = repliesTo(
      taxOffice,
      'POSTANOWIENIE O WSZCZĘCIU POSTĘPOWANIA PODATKOWEGO',
      'Wszczynam z urzędu postępowanie podatkowe w sprawie podatku od towarów i usług za marzec 2025 r. Na postanowienie nie służy zażalenie (art. 165 Ordynacji podatkowej).',
    );
    expect(replies.join('\n')).not.toContain('korekt');
    expect(replies[1]).toContain('art. 188 Ordynacji podatkowej');
  });

  it('has the term of the customs law, which no reply asks to prolong', () => {
    const replies = repliesTo(
      customs,
      'UPOWAŻNIENIE DO PRZEPROWADZENIA KONTROLI CELNO-SKARBOWEJ',
      'Upoważniam do przeprowadzenia kontroli celno-skarbowej w zakresie podatku VAT za 2025 r. W terminie 14 dni od doręczenia upoważnienia kontrolowany może skorygować deklarację.',
    );
    expect(replies[0]).toContain('art. 62 ust. 4 ustawy o Krajowej Administracji Skarbowej');
    expect(replies.join('\n')).not.toContain('PRZEDŁUŻENIE');
  });
});

describe('the boxes of a reply', () => {
  const call = repliesTo(
    taxOffice,
    'WEZWANIE DO ZŁOŻENIA WYJAŚNIEŃ',
    'W ramach czynności sprawdzających wzywam do złożenia wyjaśnień w sprawie ulgi w zeznaniu PIT-37 w terminie 7 dni od doręczenia.',
  );

  it('are statements where nothing is asked', () => {
    expect(call[0]).toContain('Oświadczam (zaznacz właściwe');
    expect(call[0]).not.toContain('Uzasadnienie');
  });

  it('are the justification of what is asked', () => {
    expect(call[2]).toContain('Uzasadnienie (zaznacz właściwe');
  });
});
