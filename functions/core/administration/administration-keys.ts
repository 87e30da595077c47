/** Administrative acts of a month (`YYYY-MM`). */
export const auditPartition = (month: string) => `AUDIT#${month}`;

/** An administrative act, under the month it happened in; `instant` is ISO. */
export function auditKey(instant: string, id: string) {
  return { pk: auditPartition(instant.slice(0, 7)), sk: `${instant}#${id}` };
}
