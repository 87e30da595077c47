/** "02.06.2026 (wtorek) o godz. 10:30": an hour apart from its day. */
export function hourIn(after: string): string | null {
  const hour = /^[^.;]{0,20}.{0,60}?\b(?:godz\w*\.?|o) {0,4}(\d{1,2})[:.](\d{2})\b(?!\.?\d)/.exec(
    after.replace(/\[(\d)\]/g, '$1'),
  );
  return hour === null ? null : `${(hour[1] ?? '').padStart(2, '0')}:${hour[2] ?? ''}`;
}

const hour = String.raw`(\d{1,2}(?:[:.]\d{2})?)`;
/** "w godz. 8-15", "w godzinach od 15 do 17", "między godziną 9:00 a 12:00". */
const hours = new RegExp(
  String.raw`^.{0,60}?\b(?:godz\w*\.? ?(?:od )?|od |(?:po)?miedzy (?:godz\w*\.? )?)${hour} ?(?:-|–|do|a) ?(?:godz\w*\.? )?${hour}(?!\d|[.-]\d)`,
);

/** The hours directly after a day; null when there are none. */
export function hoursNear(after: string): string | null {
  const found = hours.exec(after.slice(0, HOURS_WITHIN));
  return found?.[1] ?? null;
}

const HOURS_WITHIN = 60;

/** ", w godz. 8-15": opening hours, not the hour of an appointment. */
export function hoursIn(after: string): string {
  const found = hours.exec(after);
  return found === null ? '' : `, w godz. ${found[1] ?? ''}–${found[2] ?? ''}`;
}
