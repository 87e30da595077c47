import { describe, expect, it } from 'vitest';

import { emailField } from './fields.ts';

describe('an e-mail address', () => {
  it.each([
    'anna.kowalska@poczta.example',
    "o'neil+pisma@poczta.example",
    'zażółć@gęślą.example',
    'a=b?c@a-b.co.example',
  ])('is %s', (address) => {
    expect(emailField.safeParse(address).success).toBe(true);
  });

  it.each([
    ['a control character', 'anna\u0001@poczta.example'],
    ['a control character in its host', 'anna@poczta\u007f.example'],
    ['a mark of direction', 'anna\u202e@poczta.example'],
    ['a blank', 'anna kowalska@poczta.example'],
    ['an unseen blank', 'anna\u2003@poczta.example'],
    ['a line break', 'anna@poczta.example\nBcc: x@y.example'],
    ['two hosts', 'anna@poczta@example.example'],
    ['a list', 'anna,jan@poczta.example'],
    ['brackets', '<anna@poczta.example>'],
    ['a backslash', 'anna\\@poczta.example'],
    ['an empty label', 'anna@poczta..example'],
    ['a host of one label', 'anna@poczta'],
  ])('never has %s', (_, address) => {
    expect(emailField.safeParse(address).success).toBe(false);
  });
});
