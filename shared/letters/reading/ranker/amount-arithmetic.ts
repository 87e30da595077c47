const MOST_PARTS = 8;
/** How far before a sum its two sides may be. */
const SIDES = 8;

/**
 * How each amount relates to its neighbours: the sum of those before or after it, a part, a rest, the largest, and whether
 * a reckoning ends with it.
 */
export function arithmeticOf(amounts: readonly number[]): readonly (readonly string[])[] {
  const features = amounts.map(() => new Set<string>());
  const most = Math.max(...amounts);
  for (const [index, amount] of amounts.entries()) {
    const own = features[index];
    if (own === undefined || amount === 0) continue;
    if (amount === most) own.add('greatest');
    if (amounts.indexOf(amount) < index) own.add('said before');
    if (amounts.lastIndexOf(amount) > index) own.add('said again');
    for (const step of [-1, 1]) {
      const parts = partsOf(amounts, index, step);
      if (parts.length === 0) continue;
      own.add(step < 0 ? 'sum of before' : 'sum of behind');
      for (const part of parts) {
        features[part]?.add('part of sum');
        if (step < 0) features[part]?.add('summed later');
      }
    }
    markRest(amounts, index, features);
    markInstalment(amounts, index, features);
    markCredited(amounts, index, features);
  }
  const results = new Set(amounts.filter((_, index) => isResult(features[index])));
  const operands = new Set(amounts.filter((_, index) => isOperand(features[index])));
  for (const [index, own] of features.entries()) {
    const amount = amounts[index] ?? 0;
    if (!results.has(amount)) continue;
    own.add(operands.has(amount) ? 'between' : 'end of reckoning');
  }
  return features.map((own) => [...own, ...(new Set(amounts).size === 1 ? ['only'] : [])]);
}

const isResult = (own: ReadonlySet<string> | undefined): boolean =>
  own !== undefined && (own.has('sum of before') || own.has('rest of two'));
/** Only for what comes after it: the parts of a sum said before are no reckoning. */
const isOperand = (own: ReadonlySet<string> | undefined): boolean =>
  own !== undefined && (own.has('summed later') || own.has('side of rest'));

/** The neighbours on one side that add up to this amount. */
function partsOf(amounts: readonly number[], index: number, step: number): number[] {
  let rest = amounts[index] ?? 0;
  const parts: number[] = [];
  for (let at = index + step; parts.length < MOST_PARTS; at += step) {
    const part = amounts[at];
    if (part === undefined || part > rest) return [];
    rest -= part;
    parts.push(at);
    if (rest === 0) return parts.length > 1 ? parts : [];
  }
  return [];
}

/** "zaliczki 3 708,00, koszt 3 493,64, nadpłata 214,36": the difference of two sums before it. */
function markRest(
  amounts: readonly number[],
  index: number,
  features: readonly Set<string>[],
): void {
  const from = Math.max(0, index - SIDES);
  for (let left = from; left < index; left += 1) {
    for (let right = left + 1; right < index; right += 1) {
      const [one = 0, other = 0, rest = 0] = [amounts[left], amounts[right], amounts[index]];
      if (Math.abs(one - other) !== rest || rest === one || rest === other) continue;
      features[index]?.add('rest of two');
      features[left]?.add('side of rest');
      features[right]?.add('side of rest');
    }
  }
}

const MOST_INSTALMENTS = 60;

/** "opłata roczna 730,00 … cztery raty po 182,50 · 182,50 · 182,50 …": the total of equal sums. */
function markInstalment(
  amounts: readonly number[],
  index: number,
  features: readonly Set<string>[],
): void {
  const amount = amounts[index] ?? 0;
  if (amounts.indexOf(amount) === index) return;
  const isWhole = (whole: number) =>
    whole > amount && whole % amount === 0 && whole / amount <= MOST_INSTALMENTS;
  const wholes = amounts.flatMap((whole, at) => (isWhole(whole) ? [at] : []));
  for (const whole of wholes) features[whole]?.add('whole of instalments');
  if (wholes.length === 0) return;
  for (const [at, other] of amounts.entries()) {
    if (other === amount) features[at]?.add('instalment');
  }
}

/** "czynsz 500, wpłata 200, bonifikata 50, pozostaje 250": what a sum leaves when those between are taken from it. */
function markCredited(
  amounts: readonly number[],
  index: number,
  features: readonly Set<string>[],
): void {
  const rest = amounts[index] ?? 0;
  for (let whole = Math.max(0, index - SIDES); whole < index; whole += 1) {
    let left = amounts[whole] ?? 0;
    for (let at = whole + 1; at < index; at += 1) {
      left -= amounts[at] ?? 0;
      if (left !== rest || at === whole + 1) continue;
      features[index]?.add('rest of two');
      for (let side = whole; side <= at; side += 1) features[side]?.add('side of rest');
    }
  }
}
