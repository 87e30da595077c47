import { describe, expect, it } from 'vitest';

import { registerForm, resetForm } from './auth-forms.ts';

const person = {
  firstName: 'Anna',
  lastName: 'Żak',
  email: 'anna@example.com',
  password: 'tajne1',
  confirmation: 'tajne1',
};

function messagesOf(form: typeof registerForm | typeof resetForm, values: unknown): string[] {
  return form.safeParse(values).error?.issues.map(({ message }) => message) ?? [];
}

describe('registerForm', () => {
  it('accepts six characters of password typed twice alike', () => {
    expect(messagesOf(registerForm, person)).toEqual([]);
  });

  it('refuses passwords that differ by a space', () => {
    expect(messagesOf(registerForm, { ...person, confirmation: 'tajne1 ' })).toEqual([
      'Hasła nie są takie same.',
    ]);
  });
});

describe('resetForm', () => {
  it('tells a short password and a different confirmation at once', () => {
    expect(messagesOf(resetForm, { password: 'abc', confirmation: 'abd' })).toEqual([
      'Hasło musi mieć co najmniej 6 znaków.',
      'Hasła nie są takie same.',
    ]);
  });
});
