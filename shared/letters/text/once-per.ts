/**
 * Wraps a function so that it reads each object once: the answer lives as long as the object. Only for
 * functions whose answer depends on that object alone and is never changed.
 */
export function oncePer<Thing extends object, Answer>(
  read: (thing: Thing) => Answer,
): (thing: Thing) => Answer {
  const answers = new WeakMap<Thing, { answer: Answer }>();
  return (thing) => {
    const known = answers.get(thing);
    if (known !== undefined) return known.answer;
    const answer = read(thing);
    answers.set(thing, { answer });
    return answer;
  };
}

/** `oncePer` for a function of an object and one more value, which is told apart by identity. */
export function oncePerBoth<Thing extends object, Other, Answer>(
  read: (thing: Thing, other: Other) => Answer,
): (thing: Thing, other: Other) => Answer {
  const answers = new WeakMap<Thing, Map<Other, { answer: Answer }>>();
  return (thing, other) => {
    const byOther = answers.get(thing) ?? new Map<Other, { answer: Answer }>();
    const known = byOther.get(other);
    if (known !== undefined) return known.answer;
    const answer = read(thing, other);
    answers.set(thing, byOther.set(other, { answer }));
    return answer;
  };
}
