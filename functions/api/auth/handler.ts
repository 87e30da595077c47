import { apiHandler, endpoint } from '#functions/platform/http/api-handler.ts';
import * as contracts from '#shared/contracts/auth.ts';

import { changePasswordEndpoint } from './change-password.ts';
import { forgotPasswordEndpoint } from './forgot-password.ts';
import { getMeEndpoint } from './get-me.ts';
import { loginEndpoint } from './login.ts';
import { registerEndpoint } from './register.ts';
import { resetPasswordEndpoint } from './reset-password.ts';
import { finishAt, startAt } from './social.ts';
import { verifyEmailEndpoint } from './verify-email.ts';

/** Lambda of the group `auth`. */
export const handler = apiHandler([
  endpoint(contracts.getMe, getMeEndpoint),
  endpoint(contracts.login, loginEndpoint),
  endpoint(contracts.register, registerEndpoint),
  endpoint(contracts.verifyEmail, verifyEmailEndpoint),
  endpoint(contracts.forgotPassword, forgotPasswordEndpoint),
  endpoint(contracts.resetPassword, resetPasswordEndpoint),
  endpoint(contracts.changePassword, changePasswordEndpoint),
  endpoint(contracts.startGoogle, startAt('google')),
  endpoint(contracts.finishGoogle, finishAt('google')),
  endpoint(contracts.startFacebook, startAt('facebook')),
  endpoint(contracts.finishFacebook, finishAt('facebook')),
]);
