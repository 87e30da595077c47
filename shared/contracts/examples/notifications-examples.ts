import type * as notifications from '#shared/contracts/notifications.ts';

import { type ExamplesOf, FILE_ID } from './call-example.ts';

export const notificationsExamples = {
  getVapidPublicKey: {
    response: {
      publicKey:
        'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U',
    },
  },
  subscribePush: {
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
  unsubscribePush: {
    body: { endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/przyklad' },
    response: { message: 'Powiadomienia zostały wyłączone.' },
  },
  getMail: { response: { isOn: false } },
  changeMail: { body: { isOn: true }, response: { isOn: true } },
  stopMail: {
    params: { token: '6ZtQm0cXQeWQ1VbYw8uXkA.b5yXk0Yl3m1fYqgq0qF0cXJjv5e4Qm7c1Zt2Wn8sR0o' },
    response: { message: 'Nie wyślemy więcej przypomnień e-mailem.' },
  },
  seeAnalysisEnd: { params: { fileId: FILE_ID } },
} satisfies ExamplesOf<typeof notifications>;
