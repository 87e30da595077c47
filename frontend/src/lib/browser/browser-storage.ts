/**
 * Storage may be blocked (private windows, strict settings): then reads return nothing and writes are lost, but the
 * page works.
 */
type Area = 'local' | 'session';

function areaOf(area: Area): Storage | undefined {
  try {
    return area === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

export function findStored(area: Area, key: string): string | null {
  return areaOf(area)?.getItem(key) ?? null;
}

export function saveStored(area: Area, key: string, value: string): void {
  try {
    areaOf(area)?.setItem(key, value);
  } catch {
    // A full or forbidden storage must not break the page.
  }
}

export function removeStored(area: Area, key: string): void {
  areaOf(area)?.removeItem(key);
}
