import { describe, expect, it } from 'vitest';

import { answerClassification, answerReplies } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const letterOf = (body: string, sender = 'Przychodnia Sosnowa sp. z o.o.') =>
  openLetter(`${sender}
ul. Składowa 4, 15-399 Białystok

Białystok, 12 stycznia 2026 r.

Pan Jan Lipa
ul. Leśna 2
16-001 Kleosin

${body}
`);
const told = (body: string) => {
  const { meaning, type_label: label } = answerClassification(letterOf(body));
  const replies = answerReplies(letterOf(body), undefined, '2026-01-20');
  return `${label} ${meaning} ${JSON.stringify(replies)}`;
};

describe('a plain letter that says that nothing is to be paid today', () => {
  it.each([
    'Informacja o pobycie\n\nDziś nic Pan nie płaci. Prosimy o przedstawienie dokumentu ubezpieczenia w terminie 14 dni od dnia otrzymania tego pisma.',
    'Informacja o legitymacji\n\nNa tym etapie nie trzeba niczego płacić. Kopię legitymacji studenckiej prosimy przesłać w ciągu 10 dni od otrzymania pisma.',
  ])('is never told to ask for nothing where it sets a term: %s', (body) => {
    expect(told(body)).not.toMatch(/niczego od Ciebie nie żąda|Nie musisz odpowiadać/);
  });

  it.each([
    'Informacja o pobycie\n\nPobyt rozliczy NFZ. Nie musi Pan nic robić ani niczego płacić. Pozdrawiamy.',
    'Informacja o przerwie\n\nNie musi Pan nic robić. Może Pan przesłać uwagi w terminie 14 dni od otrzymania pisma.',
  ])('still needs no answer where nobody has to do anything: %s', (body) => {
    expect(told(body)).not.toContain('O coś jednak prosi');
  });
});

const notice = (silence: string) =>
  letterOf(
    `ZAWIADOMIENIE o zatrzymaniu przesyłki

Zawiadamiam o zatrzymaniu towaru. Przysługuje Panu prawo wypowiedzenia się w terminie 10 dni od dnia doręczenia. Może Pan wyrazić zgodę na zniszczenie towaru albo się mu sprzeciwić. ${silence}`,
    'Naczelnik Podlaskiego Urzędu Celno-Skarbowego w Białymstoku',
  );

describe('silence that counts as consent', () => {
  it.each([
    'Brak odpowiedzi uważa się za zgodę na zniszczenie towaru.',
    'Niezgłoszenie sprzeciwu w tym terminie jest równoznaczne ze zgodą na zniszczenie.',
    'Jeżeli w powyższym terminie organ nie otrzyma ani zgody, ani sprzeciwu, może uznać, że wyraził Pan zgodę na zniszczenie towaru.',
  ])('is told as the consequence, and the choice as the first step: %s', (silence) => {
    const { if_ignored: ignored, required_actions: actions } = answerClassification(
      notice(silence),
    );
    expect(ignored).toContain(silence.slice(0, 30));
    expect(ignored).toMatch(/^Brak odpowiedzi nadawca może uznać za zgodę/);
    expect(actions[0]?.action).toMatch(/^Zdecyduj, czy się zgadzasz, i odpisz/);
    const replies = answerReplies(notice(silence), undefined, '2026-01-20');
    expect(replies.variant_2_assertive.content).toContain('SPRZECIW');
  });

  it('is answered with no sprzeciw where the letter knows none', () => {
    const letter = letterOf(
      `Pytanie o udział w rozmowach

Proszę, aby w terminie 14 dni odpowiedzieli Państwo, czy wyrażają zgodę na udział w rozmowach. Brak odpowiedzi uważa się za zgodę.`,
      'Wojewódzki Inspektorat Inspekcji Handlowej w Lublinie',
    );
    const replies = answerReplies(letter, undefined, '2026-01-20');
    expect(replies.variant_2_assertive.content).toContain('OŚWIADCZENIE O BRAKU ZGODY');
    expect(
      Object.values(replies)
        .map((reply) => JSON.stringify(reply))
        .join(' '),
    ).not.toMatch(/sprzeciw/i);
  });

  it('of the sender is no consent of the reader', () => {
    const { if_ignored: ignored } = answerClassification(
      notice('Jeżeli nie odpowiemy w 30 dni, przyjmuje się, że zgadzamy się z Panem.'),
    );
    expect(ignored ?? '').not.toMatch(/uznać za zgodę/);
  });
});
