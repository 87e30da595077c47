const NBSP = '\u00a0';

/** A whole number in Polish notation: groups of three, from five digits on (`1234`, `12 345`). */
export function formatCount(value: number): string {
  const digits = String(value);
  return digits.length < 5 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, NBSP);
}

/** Share of a total in percent, at most one decimal; a small share is never shown as zero. */
export function formatShare(value: number, total: number): string {
  if (total === 0) return `0${NBSP}%`;
  const percent = (value / total) * 100;
  if (percent > 0 && percent < 0.1) return `<${NBSP}0,1${NBSP}%`;
  return `${percent.toFixed(1).replace(/\.0$/, '').replace('.', ',')}${NBSP}%`;
}
