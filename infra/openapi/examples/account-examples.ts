import { account, type CallExamples, TOKEN } from './call-example.ts';

const email = account.email;
const names = { firstName: 'Anna', lastName: 'Kowalska' };
const link = { token: 'q0mSx3vJr8' };
const back = { code: 'kod-od-dostawcy', state: 'stan-z-ciasteczka' };

export const accountExamples: CallExamples = {
  'GET /api/auth/me': { response: account },
  'POST /api/auth/login': {
    body: { email, password: 'bardzo tajne hasło' },
    response: { token: TOKEN, user: account },
  },
  'POST /api/auth/register': {
    body: { email, password: 'bardzo tajne hasło', ...names },
    response: { message: 'Wysłaliśmy link potwierdzający na podany adres e-mail.' },
  },
  'GET /api/auth/verify-email/{token}': {
    params: link,
    response: { token: TOKEN, user: account },
  },
  'POST /api/auth/forgot-password': {
    body: { email },
    response: { message: 'Jeśli konto istnieje, wysłaliśmy link do zmiany hasła.' },
  },
  'POST /api/auth/reset-password/{token}': {
    params: link,
    body: { password: 'zupełnie nowe hasło' },
    response: { message: 'Hasło zostało pomyślnie zmienione.' },
  },
  'POST /api/auth/change-password': {
    body: { currentPassword: 'bardzo tajne hasło', newPassword: 'zupełnie nowe hasło' },
    response: { message: 'Hasło zostało pomyślnie zmienione.', token: TOKEN },
  },
  'GET /api/auth/google': {},
  'GET /api/auth/google/callback': { query: back },
  'GET /api/auth/facebook': {},
  'GET /api/auth/facebook/callback': { query: back },
  'GET /api/me/usage': {
    response: {
      used: 3,
      quota: 20,
      source: 'subscription',
      planStatus: 'active',
      windowEnd: '2026-12-01T08:15:00.000Z',
    },
  },
  'PATCH /api/me/profile': { body: names, response: account },
  'GET /api/me/export': { response: { account, packages: [], analyses: [] } },
  'POST /api/me/delete': {
    body: { password: 'bardzo tajne hasło' },
    response: { message: 'Twoje konto i wszystkie dane zostały usunięte.' },
  },
  'POST /api/billing/checkout': {
    body: { priceKey: 'BASIC' },
    response: { url: 'https://checkout.stripe.com/c/pay/cs_przyklad' },
  },
  'POST /api/billing/portal': {
    response: { url: 'https://billing.stripe.com/p/session/bps_przyklad' },
  },
  'POST /api/billing/webhook': { response: { received: true } },
  'GET /api/notifications/vapid-public-key': {
    response: {
      publicKey:
        'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U',
    },
  },
  'POST /api/notifications/subscribe': {
    body: {
      endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/przyklad',
      expirationTime: null,
      keys: {
        p256dh:
          'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
    response: { message: 'Powiadomienia zostały włączone!' },
  },
  'POST /api/notifications/unsubscribe': {
    body: { endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/przyklad' },
    response: { message: 'Powiadomienia zostały wyłączone.' },
  },
};
