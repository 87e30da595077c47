/**
 * The function, reading each thing it is given once: its answer is kept as long as the thing itself. Only
 * for functions whose answer depends on that thing alone and is changed by nobody.
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
