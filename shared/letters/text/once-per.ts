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
