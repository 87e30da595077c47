import { describe, expect, it } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { court, office } from './letters.ts';
import { read, steps, terms } from './read-short.ts';

describe('a day', () => {
  it('is an examination where the letter calls it one, whatever it is held for', () => {
    const letter = `ZAKŁAD UBEZPIECZEŃ SPOŁECZNYCH
Oddział w Chrzanowie
Chrzanów, 10 czerwca 2026 r.

Zawiadamiamy, że w dniu 24 czerwca 2026 r. o godz. 11:20 ma Pani wyznaczone badanie u lekarza orzecznika, pok. 114, w celu kontroli zwolnienia. Niezgłoszenie się na badanie spowoduje, że zaświadczenie straci ważność.
`;
    expect(read(letter).events).toMatchObject([
      { kind: 'examination', date: '2026-06-24', time: '11:20', place: 'pok. 114' },
    ]);
    expect(read(letter).events[0]?.consequence).toContain('straci ważność');
  });
});

describe('a day of somebody else', () => {
  it('of several days is the first', () => {
    const letter = `Sąd Rejonowy w Wadowicach
III Wydział Rodzinny i Nieletnich
12 marca 2026 r.

Pani Sylwia Kuska
ul. Wadowicka 5, 34-100 Wadowice

ZAWIADOMIENIE
Zawiadamia się Panią, że kurator sądowy przeprowadzi wywiad w miejscu zamieszkania w dniach 20-27 marca 2026 r.
`;
    expect(read(letter).events).toMatchObject([{ kind: 'inspection', date: '2026-03-20' }]);
  });

  it('is the day a witness is called to, whatever the verb', () => {
    const letter = `Sąd Okręgowy w Radomiu
I C 1200/25                       Radom, 4 maja 2026 r.

WEZWANIE ŚWIADKA

Pan Kamil Sadza, ul. Żeromskiego 9, 26-600 Radom

Sąd wzywa Pana jako świadka w sprawie o rozwód na dzień 9 czerwca 2026 r. godz. 12:15, sala 18. Świadkowi przysługuje zwrot kosztów podróży na wniosek złożony w ciągu 3 dni.
`;
    expect(read(letter).events).toMatchObject([{ date: '2026-06-09', time: '12:15' }]);
    expect(terms(letter)).toEqual([]);
  });
});

describe('days of mails', () => {
  it.each(['Tuesday, November 3, 2026 11:02 AM', 'wt., 3 lis 2026 o 11:02', 'Tue, 3 Nov 2026'])(
    'sent %s',
    (day) => {
      const mail = `From: Urząd Gminy Lipno <ug@lipno.example>\nTo: Jan Kot <jan@kot.example>\nSent: ${day}\nSubject: Wezwanie\n\nSzanowny Panie,\n\nwzywamy Pana do stawienia się w urzędzie w dniu 20.11.2026 r. o godz. 10.20.\n`;
      expect(read(mail).documentDate).toBe('2026-11-03');
    },
  );
});

describe('days that are set', () => {
  it('reads an inspection without a verb of taking place, and that nobody has to come', () => {
    const letter = `${office}Zawiadomienie\n\nOględziny wyznaczyliśmy na 12 grudnia 2026 r. (sobota) o godz. 10.00. Ma Pan prawo uczestniczyć w tej czynności; nie jest to obowiązek.\n`;
    const { events } = read(letter);
    expect(events).toMatchObject([{ date: '2026-12-12', time: '10:00', attendance: 'optional' }]);
    expect(steps(letter)).toContain('nie musisz');
  });

  it('leaves out what stands behind a box that nobody ticked', () => {
    const letter = `${court}WEZWANIE ŚWIADKA\n\nSąd wzywa Pana na dzień 19 marca 2027 r. godz. 13:15 w charakterze świadka.\nStawiennictwo: [x] obowiązkowe [ ] nieobowiązkowe\n`;
    expect(read(letter).events).toMatchObject([{ date: '2027-03-19', attendance: 'ordered' }]);
  });
});

describe('appointments told in plain words', () => {
  it.each([
    [
      'Prosimy, żeby przyszedł Pan do urzędu 19 listopada 2026 r. (czwartek) o godzinie 9.15.',
      '2026-11-19',
      '09:15',
    ],
    [
      'Wzywam do zgłoszenia się w dniu 10 listopada 2026 r. o 10:00 w siedzibie placówki.',
      '2026-11-10',
      '10:00',
    ],
    [
      'Wyznaczyliśmy Panu termin przyjęcia na oddział: 14 stycznia 2027 r., godz. 7:30.',
      '2027-01-14',
      '07:30',
    ],
  ])('%s', (sentence, date, time) => {
    expect(read(`${office}Zawiadomienie\n\n${sentence}\n`).events).toMatchObject([{ date, time }]);
  });

  it('keeps the hours between which one may come, and where', () => {
    const letter = `${office}WEZWANIE\n\nWzywam Pana do stawienia się w dniu 24 listopada 2026 r. w godz. 8-15 w Urzędzie Miasta.\n`;
    const [event] = read(letter).events;
    expect(event?.what).toContain('godz. 8–15');
    expect(event?.place).toContain('w Urzędzie Miasta');
  });
});

describe('days of a court', () => {
  it('leaves out the one that is called off', () => {
    const letter = `${court}Pan Jan Kot\n\nZAWIADOMIENIE O ROZPRAWIE\n\nTermin rozprawy wyznaczonej na 20 listopada 2026 r. zostaje odwołany. Nowy termin rozprawy: 15 stycznia 2027 r., godz. 9:00, sala 101.\n`;
    expect(read(letter).events).toMatchObject([{ date: '2027-01-15', time: '09:00' }]);
  });

  it('gives no day the room of the next one', () => {
    const letter = `${court}Pani Ewa Lis\n\nZAWIADOMIENIE\n\nKurator przeprowadzi wywiad środowiskowy 18 listopada 2026 r. Posiedzenie odbędzie się 9 grudnia 2026 r. o godz. 12:00, sala 6. Obecność nie jest obowiązkowa.\n`;
    const [visit] = read(letter).events;
    expect(visit).toMatchObject({ date: '2026-11-18', place: null });
    const { required_actions: actions } = answerClassification(openLetter(letter));
    const ofVisit = actions.find(({ action }) => action.includes('18 listopada'))?.action;
    expect(ofVisit).not.toContain('nie musisz');
  });
});
