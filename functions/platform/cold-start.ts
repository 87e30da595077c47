let isFirst = true;

/** True once in the life of a container, for the first caller. */
export function isColdStart(): boolean {
  const cold = isFirst;
  isFirst = false;
  return cold;
}
