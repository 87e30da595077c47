const MOST_PARTS = 8;
/** How far before a sum its two sides may be. */
const SIDES = 8;

/** How each amount relates to its neighbours: the sum of those before or after it, a part, a rest, the largest. */
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
      for (const part of parts) features[part]?.add('part of sum');
    }
    markRest(amounts, index, features);
    markInstalment(amounts, index, features);
  }
  return features.map((own) => [...own, ...(new Set(amounts).size === 1 ? ['only'] : [])]);
}

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
