import { addDays, polishDate, weekdayName } from './days.ts';
import {
  electronicDelivery,
  firstCourtLetterRule,
  type Procedure,
  procedures,
} from './procedures.ts';

/** How the letter reached its addressee. All dates ISO. */
export type Delivery =
  | { mode: 'in_hand'; date: string }
  | { mode: 'household_member'; date: string }
  /** Two notices left, never collected; `firstNotice` is the day of the first. */
  | { mode: 'uncollected'; firstNotice: string; firstCourtLetter?: boolean }
  | { mode: 'e_delivery_opened'; date: string }
  | { mode: 'e_delivery_unopened'; arrived: string }
  /** When nothing is known: the day after the letter's date, the earliest day on which a letter can arrive. */
  | { mode: 'unknown'; documentDate: string };

export type DeliveryDay = {
  date: string;
  step: string;
  legalBasis: string | null;
  /** What the reader should know about this day; null when there is nothing to add. */
  note: string | null;
};

const KEPT_DAYS = 14;

/** The day on which the law treats the letter as delivered, with the calculation in words. */
export function deliveryDay(delivery: Delivery, procedure: Procedure): DeliveryDay {
  const rules = procedures[procedure];
  switch (delivery.mode) {
    case 'in_hand':
      return day(delivery.date, `odebrano ${shown(delivery.date)}`);
    case 'household_member':
      return {
        ...day(delivery.date, `odebrał dorosły domownik ${shown(delivery.date)}`),
        legalBasis: rules.householdMember,
        note: 'Liczy się dzień odbioru przez domownika, a nie dzień, w którym oddał pismo.',
      };
    case 'uncollected':
      return uncollected(delivery, rules.uncollected, procedure);
    case 'e_delivery_opened':
      return {
        ...day(delivery.date, `otwarto w skrzynce e-Doręczeń ${shown(delivery.date)}`),
        legalBasis: electronicDelivery.opened,
      };
    case 'e_delivery_unopened': {
      const date = addDays(delivery.arrived, KEPT_DAYS + 1);
      return {
        date,
        step: `wpłynęło do skrzynki e-Doręczeń ${shown(delivery.arrived)} → nieotwarte przez 14 dni → uznane za doręczone następnego dnia, ${shown(date)}`,
        legalBasis: electronicDelivery.unopened,
        note: null,
      };
    }
    case 'unknown': {
      const date = addDays(delivery.documentDate, 1);
      return {
        ...day(
          date,
          `pismo z ${polishDate(delivery.documentDate)} → najwcześniejsze możliwe doręczenie ${shown(date)}`,
        ),
        note: 'Nie znamy dnia doręczenia, więc to najwcześniejszy możliwy termin. Podaj dzień odbioru, a policzymy dokładnie.',
      };
    }
  }
}

function uncollected(
  { firstNotice, firstCourtLetter }: Extract<Delivery, { mode: 'uncollected' }>,
  basis: string,
  procedure: Procedure,
): DeliveryDay {
  const date = addDays(firstNotice, KEPT_DAYS);
  const note =
    procedure === 'kc'
      ? 'Pismo prywatne uważa się za doręczone, gdy można było je przeczytać, czasem już w dniu awizo. Policz ostrożnie i nie czekaj do końca.'
      : firstCourtLetter === true
        ? `Pierwsze pismo z sądu do osoby prywatnej powinien doręczyć komornik (${firstCourtLetterRule}). Liczymy ostrożnie, jakby doręczono je po awizo.`
        : 'Liczymy bez przesuwania końca przechowywania na dzień roboczy, bo to ostrożniejsze.';
  return {
    date,
    step: `pierwsze awizo ${shown(firstNotice)} → 14 dni przechowywania → uznane za doręczone ${shown(date)}`,
    legalBasis: basis,
    note,
  };
}

function day(date: string, step: string): DeliveryDay {
  return { date, step, legalBasis: null, note: null };
}

function shown(date: string): string {
  return `${polishDate(date)} (${weekdayName(date)})`;
}
