/**
 * The function, remembering its last answer: many questions are asked of one letter in a row. Only for
 * functions whose answer depends on what they are given alone and is changed by nobody.
 */
export function keepLast<Asked, Answer>(read: (asked: Asked) => Answer): (asked: Asked) => Answer {
  let last: { asked: Asked; answer: Answer } | undefined;
  return (asked) => {
    if (last?.asked !== asked) last = { asked, answer: read(asked) };
    return last.answer;
  };
}
