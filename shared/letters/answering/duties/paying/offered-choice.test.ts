import { describe, expect, it } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const actionsIn = (body: string) =>
  answerClassification(
    openLetter(`Brzoza Zarządzanie Należnościami sp. z o.o.
ul. Legnicka 4, 54-203 Wrocław

Wrocław, 16 lutego 2026 r.
Nr sprawy: BZN/2020774

Pani Maria Nowak
ul. Kolejowa 7, 22-300 Krasnystaw

PROPOZYCJA DLA PANI

Fundusz nabył od Telefon-Net S.A. wierzytelność z umowy TN/7710/2018. Najpóźniejsza niezapłacona faktura miała termin płatności 20 maja 2021 r.

      należność główna      1 412,60 zł
      odsetki na 16.02.2026   451,60 zł
      razem                 1 864,20 zł

${body}

Rachunek: 37 1140 2004 0000 3802 7755 1904, tytuł: BZN/2020774
`),
  ).required_actions.map(({ action }) => action.replaceAll('\u00A0', ' '));

const variants =
  'A. wpłata jednorazowa 932,10 zł do 31 marca 2026 r. - resztę umarzamy;\nB. sześć rat po 217,49 zł, pierwsza do 31 marca 2026 r.';

describe('an offer of ways to settle', () => {
  it.each([
    `Proponujemy ugodę. Proszę wybrać jeden wariant:\n${variants}`,
    `Nasza propozycja. Wariant ${variants.replace('\nB. ', '\nWariant B: ').replace('A. ', 'A: ')}`,
  ])('orders no payment: %s', (body) => {
    const actions = actionsIn(body);
    expect(actions.some((action) => action.startsWith('Dokonaj zapłaty'))).toBe(false);
    expect(actions.join('\n')).toContain('zdecyduj, czy przyjmujesz propozycję spłaty');
    expect(actions.join('\n')).not.toContain('1 864,20');
  });

  it('stays a demand where the letter calls for payment', () => {
    const actions = actionsIn(
      `Wzywamy do zapłaty kwoty 1 864,20 zł do 10 marca 2026 r. Proponujemy też ugodę, proszę wybrać jeden wariant:\n${variants}`,
    );
    expect(actions.join('\n')).toContain('Dokonaj zapłaty 1 864,20 zł');
  });

  it('tells what an offer asks for as a choice', () => {
    const actions = actionsIn(
      `Proponujemy ugodę. Proszę wybrać jeden wariant:\n${variants}\n\nAby skorzystać z wariantu B, trzeba odesłać podpisany załącznik nr 1.`,
    );
    expect(actions.find((action) => action.includes('załącznik nr 1'))).toMatch(
      /^Jeżeli chcesz z tego skorzystać/,
    );
  });
});
