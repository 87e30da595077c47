import { apiHandler } from '#functions/platform/http/api-handler.ts';

import { changePasswordEndpoint } from './change-password.ts';
import { forgotPasswordEndpoint } from './forgot-password.ts';
import { getMeEndpoint } from './get-me.ts';
import { loginEndpoint } from './login.ts';
import { logoutEndpoint } from './logout.ts';
import { logoutEverywhereEndpoint } from './logout-everywhere.ts';
import { registerEndpoint } from './register.ts';
import { resetPasswordEndpoint } from './reset-password.ts';
import {
  beginSecondFactorEndpoint,
  confirmSecondFactorEndpoint,
  endSecondFactorEndpoint,
  getSecondFactorEndpoint,
  passSecondFactorEndpoint,
} from './second-factor.ts';
import {
  finishFacebookEndpoint,
  finishGoogleEndpoint,
  startFacebookEndpoint,
  startGoogleEndpoint,
} from './social.ts';
import { verifyEmailEndpoint } from './verify-email.ts';

/** Lambda of the group `auth`. */
export const handler = apiHandler([
  getMeEndpoint,
  loginEndpoint,
  logoutEndpoint,
  logoutEverywhereEndpoint,
  registerEndpoint,
  verifyEmailEndpoint,
  forgotPasswordEndpoint,
  resetPasswordEndpoint,
  changePasswordEndpoint,
  startGoogleEndpoint,
  finishGoogleEndpoint,
  startFacebookEndpoint,
  finishFacebookEndpoint,
  getSecondFactorEndpoint,
  beginSecondFactorEndpoint,
  confirmSecondFactorEndpoint,
  passSecondFactorEndpoint,
  endSecondFactorEndpoint,
]);
