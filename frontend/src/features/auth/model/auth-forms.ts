import * as z from 'zod/mini';

import { forgotPassword, login, register, resetPassword } from '#shared/contracts/auth.ts';

import { authTexts } from './auth-texts.ts';

/** What each form of the sign-in screens accepts: the server's own field rules with their sentences. */
export const loginForm = login.body;
export const forgotForm = forgotPassword.body;

const confirmation = z.string();
const differ = { path: ['confirmation'], error: authTexts.passwordsDiffer };

export const registerForm = z.object({ ...register.body.shape, confirmation }).check(
  z.refine(({ password, confirmation: again }) => password === again, {
    ...differ,
    when: always,
  }),
);

export const resetForm = z.object({ ...resetPassword.body.shape, confirmation }).check(
  z.refine(({ password, confirmation: again }) => password === again, {
    ...differ,
    when: always,
  }),
);

/** A mismatch is reported together with the other errors, not after them. */
function always(): boolean {
  return true;
}

export type LoginForm = z.infer<typeof loginForm>;
export type ForgotForm = z.infer<typeof forgotForm>;
export type RegisterForm = z.infer<typeof registerForm>;
export type ResetForm = z.infer<typeof resetForm>;
