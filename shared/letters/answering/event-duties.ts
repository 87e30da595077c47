import type { LetterEvent } from '#shared/domain/events-and-money.ts';
import { longDate } from '#shared/letters/calendar/polish-wording.ts';
import { MEETING } from '#shared/letters/reading/days/event-words.ts';
import { START_OF_STAY } from '#shared/letters/reading/days/turning-points.ts';
import {
  ACCESS,
  HOME_VISIT,
  INTERVIEW,
  VISIT,
  VISIT_ON_SITE,
} from '#shared/letters/reading/days/visit-words.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { isStranger } from '#shared/letters/reading/reader/reader.ts';
import { either } from '#shared/letters/text/word-list.ts';

import type { LetterDuty } from './duty.ts';

/** "Rozprawa w sądzie, godz. 11:40, sala nr 114 (stawiennictwo nie jest obowiązkowe)". */
export function eventPhrase(event: LetterEvent): string {
  const what = `${event.what.charAt(0).toUpperCase()}${event.what.slice(1)}`;
  const attendance = event.attendance === null ? '' : ` (${attendanceWords[event.attendance]})`;
  return `${what}${timeAndPlace(event)}${attendance}`;
}

const attendanceWords = {
  ordered: 'stawiennictwo obowiązkowe',
  optional: 'stawiennictwo nie jest obowiązkowe',
} as const;

function timeAndPlace({ time, place }: LetterEvent): string {
  return `${time === null ? '' : `, godz. ${time}`}${place === null ? '' : `, ${place}`}`;
}

/** What the days set by the letter ask of the reader; each sentence contains its day. */
export function eventDuties(facts: LetterFacts): LetterDuty[] {
  const said = apart(facts.events.flatMap((event) => dutiesOf(event, facts)));
  const isCalled = facts.type.duties.includes('attend') && coming.test(facts.view.spaced);
  if (said.length > 0 || !isCalled) return said;
  return [calledOff.test(facts.view.spaced) ? noNeedToCome : unknownDay];
}

/** A word for coming somewhere: a motion sent for an answer calls nobody to a day. */
const coming =
  /\b(?:stawi|stawiennictw|niestaw|rozpraw|posiedzeni|przyby|przyj(?:dz|sc|sci)|zglosic sie|zglosz\w* sie|przesluchan|wizyt)/;

/** "Rozprawa została odwołana", "stawiennictwo nie jest potrzebne". */
const calledOff = new RegExp(
  either(
    /\b(?:rozpraw|posiedzeni|przesluchani|termin)(?:[^.;]|\.(?! [a-z]{4})){0,160}\bzosta\w+ (?:odwolan|zniesion)/,
    /\bstawiennictwo nie jest (?:potrzebn|koniecz)/,
  ),
);
const noNeedToCome: LetterDuty = {
  action:
    'Nie przychodź w dniu, który pismo odwołuje. Czekaj na nowe zawiadomienie i sprawdź, czy pismo nie podaje innego dnia',
  step: 'Czekaj na nowe zawiadomienie',
  priority: 'LOW',
  quote: null,
  due: undefined,
};

const ordinals = ['', ' (drugi dzień)', ' (trzeci dzień)', ' (kolejny dzień)'];

/** Makes equal wordings distinct, because the plan looks up the instructions of a step by its words. */
function apart(duties: readonly LetterDuty[]): LetterDuty[] {
  return duties.map((duty, index) => {
    const before = duties.slice(0, index).filter(({ step }) => step === duty.step).length;
    if (duty.step === undefined || before === 0) return duty;
    return {
      ...duty,
      step: `${duty.step}${ordinals[Math.min(before, ordinals.length - 1)] ?? ''}`,
    };
  });
}

const unknownDay: LetterDuty = {
  action: 'Sprawdź w piśmie dzień i miejsce, w którym masz się stawić',
  priority: 'HIGH',
  quote: null,
  due: undefined,
};

function dutiesOf(event: LetterEvent, facts: LetterFacts): LetterDuty[] {
  if (event.date === null) return [];
  const when = `${longDate(event.date)}${timeAndPlace(event)}`;
  const day = event.date;
  const duty = (
    step: string,
    action: string,
    priority: LetterDuty['priority'] = 'HIGH',
  ): LetterDuty => ({
    action,
    step,
    day,
    priority,
    quote: event.quote,
    due: undefined,
  });
  switch (event.kind) {
    case 'hearing':
    case 'summons':
    case 'examination':
      return [duty(attendStep(event), attend(event, when)), ...rightsOf(facts)];
    case 'auction':
      // A bidder, or somebody only informed of the sale, has no debt to pay before it.
      if (!enforces(facts) || isStranger(facts.role)) return [];
      return [
        duty(
          'Spłać dług albo dogadaj się przed licytacją',
          `Licytacja odbędzie się ${when.replace(/\.$/, '')}. Jeżeli chcesz jej uniknąć, przed tym dniem spłać dług albo porozum się z wierzycielem`,
        ),
      ];
    case 'inspection':
      if (isLooking(event, facts)) return [duty(attendStep(event), attend(event, when))];
      return [
        duty(
          isAtReaders(event)
            ? 'Bądź na miejscu w zapowiedzianym dniu'
            : 'Przygotuj się na zapowiedziany dzień',
          `Przygotuj się na ${when}: ${event.what}.${isAtReaders(event) ? BE_THERE : ''} Jeżeli ten dzień Ci nie odpowiada, wcześniej uzgodnij inny z nadawcą`,
          'MEDIUM',
        ),
      ];
    case 'other':
      return otherDuty(event, when, duty);
    case 'instalment':
      return [];
  }
}

/** A bailiff, or an office that sells a debtor's things itself. */
const enforces = ({ type, financial }: LetterFacts) =>
  type.issuer === 'bailiff' || (type.issuer === 'tax_office' && financial.direction === 'to_pay');

type Worded = (step: string, action: string, priority: LetterDuty['priority']) => LetterDuty;

/** A stay, an appointment or a meeting; nothing for a day on which something happens by itself. */
function otherDuty(event: LetterEvent, when: string, duty: Worded): LetterDuty[] {
  if (event.what.startsWith(START_OF_STAY))
    return [duty('Przygotuj się na zapowiedziany dzień', stay(event, when), 'MEDIUM')];
  if (event.what.startsWith(VISIT))
    return [duty('Przyjdź na wizytę albo wcześniej ją odwołaj', visit(event, when), 'MEDIUM')];
  return event.what === MEETING
    ? [{ ...duty('Zapisz dzień spotkania', meeting(event, when), 'LOW'), isConditional: true }]
    : [];
}

const BE_THERE = ' Bądź wtedy na miejscu albo poproś o to kogoś zaufanego.';
const atReaders = [HOME_VISIT, VISIT_ON_SITE, INTERVIEW, ACCESS];

/** Somebody comes to the reader's home or firm. */
const isAtReaders = ({ what }: LetterEvent): boolean =>
  atReaders.some((visit) => what.startsWith(visit));

/** The beginning of a stay: the reader comes, or gives the reason in time. */
function stay({ what }: LetterEvent, when: string): string {
  return `Przygotuj się na ${when}: ${what}. Jeżeli nie możesz przyjechać, wcześniej zawiadom nadawcę i podaj powód`;
}

/** An appointment that a clinic or an office gives the reader. */
function visit({ what }: LetterEvent, when: string): string {
  return `Zapisz dzień: ${what} ${when.replace(/\.$/, '')}. Przyjdź, a jeżeli nie możesz albo nie chcesz, wcześniej zawiadom nadawcę`;
}

/** A meeting that the letter only announces. */
function meeting({ what }: LetterEvent, when: string): string {
  return `Zapisz dzień: ${what} ${when.replace(/\.$/, '')}. Zdecyduj, czy przyjdziesz; jeżeli nie możesz, zawiadom nadawcę`;
}

/** An inspection that the reader may attend, when the words are not about another day. */
function isLooking(event: LetterEvent, { events }: LetterFacts): boolean {
  const isAlone = events.every(({ kind }) => kind === 'inspection' || kind === 'other');
  return event.attendance === 'optional' && isAlone && event.what.includes('oględziny');
}

/** "Staw się osobiście, godz. 9:00": the day is shown beside the step. */
function attendStep({ attendance, time }: LetterEvent): string {
  const at = time === null ? '' : `, godz. ${time}`;
  if (attendance === 'optional') return `Przyjdź, jeżeli chcesz${at}`;
  return attendance === 'ordered'
    ? `Staw się osobiście${at}`
    : `Przyjdź albo sprawdź, czy musisz${at}`;
}

/** Whether to come: as the letter orders it, never with a threat that it does not make. */
function attend({ attendance, what }: LetterEvent, when: string): string {
  if (attendance === 'optional') {
    return `Zapisz dzień: ${what} ${when.replace(/\.$/, '')}. Możesz przyjść, ale nie musisz: stawiennictwo nie jest obowiązkowe`;
  }
  if (attendance === 'ordered') {
    return `Staw się osobiście ${when} (${what}); jeżeli nie możesz, wcześniej zawiadom nadawcę i usprawiedliw nieobecność`;
  }
  return `Zapisz dzień: ${what} ${when.replace(/\.$/, '')}. Przyjdź albo sprawdź u nadawcy, czy musisz się stawić`;
}

/** An accused person need not speak (art. 175 k.p.k., art. 54 § 6 k.p.s.w.). */
function rightsOf({ role }: LetterFacts): LetterDuty[] {
  if (role !== 'suspect') return [];
  return [
    {
      action:
        'Masz prawo odmówić składania wyjaśnień i korzystać z pomocy obrońcy (adwokata lub radcy prawnego)',
      step: 'Skorzystaj z prawa do milczenia i do obrońcy',
      priority: 'MEDIUM',
      quote: null,
      due: undefined,
    },
  ];
}
