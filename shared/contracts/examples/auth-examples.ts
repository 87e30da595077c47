import type * as auth from '#shared/contracts/auth.ts';

import { account, type ExamplesOf, TOKEN } from './call-example.ts';

const email = account.email;
const names = { firstName: 'Anna', lastName: 'Kowalska' };
const link = { token: 'q0mSx3vJr8' };
const tab = { tab: 'k3JrT0cM9vZ1qLwP' };
const back = { code: 'kod-od-dostawcy', state: 'stan-z-ciasteczka' };

export const authExamples = {
  getMe: { response: account },
  login: {
    body: { email, password: 'bardzo tajne hasło' },
    response: { token: TOKEN, user: account },
  },
  logout: {},
  logoutEverywhere: {},
  register: {
    body: { email, password: 'bardzo tajne hasło', ...names },
    response: { message: 'Wysłaliśmy link potwierdzający na podany adres e-mail.' },
  },
  verifyEmail: {
    params: link,
    response: { token: TOKEN, user: account },
  },
  forgotPassword: {
    body: { email },
    response: { message: 'Jeśli konto istnieje, wysłaliśmy link do zmiany hasła.' },
  },
  resetPassword: {
    params: link,
    body: { password: 'zupełnie nowe hasło' },
    response: { message: 'Hasło zostało pomyślnie zmienione.' },
  },
  changePassword: {
    body: { currentPassword: 'bardzo tajne hasło', newPassword: 'zupełnie nowe hasło' },
    response: { message: 'Hasło zostało pomyślnie zmienione.', token: TOKEN },
  },
  startGoogle: { query: tab },
  finishGoogle: { query: back },
  startFacebook: { query: tab },
  finishFacebook: { query: back },
} satisfies ExamplesOf<typeof auth>;
