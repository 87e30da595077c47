import type { Clock } from '#functions/platform/clock.ts';
import {
  type DeviceSubscription,
  type PushService,
  startPushService,
} from '#localstack/push/push-service.ts';
import { newVapidKeyPair } from '#localstack/push/vapid-key-pair.ts';
import { workOffQueue } from '#localstack/runtime/work-off-queues.ts';
import { subscribePush } from '#shared/contracts/notifications.ts';

import { type AnalysisProduct, type Person, startAnalysisProduct } from './analysis-product.ts';
import { SESSION_SECRET } from './embedded-cloud.ts';
import { caller } from './http-event.ts';
import { reminderQueue } from './work-queues.ts';

/** The product over embedded engines, with a push service that decrypts what it gets. */
export type PushProduct = AnalysisProduct & {
  push: PushService;
  call: ReturnType<typeof caller>;
  /** A new browser of this person that gets their messages. */
  subscribed: (person: Person) => Promise<DeviceSubscription>;
  /** The job as it runs at the clock's time, without the pauses between tries. */
  sendDue: (clock: Clock) => Promise<Record<string, number>>;
};

export async function startPushProduct(): Promise<PushProduct> {
  const vapid = newVapidKeyPair();
  const push = await startPushService(vapid.vapidPublicKey, () => new Date());
  const product = await startAnalysisProduct();
  Object.assign(process.env, {
    VAPID_SUBJECT: 'mailto:poczta@listownik.test',
    PUSH_STAND_IN: push.endpoint,
    SECRETS_JSON: JSON.stringify({ sessionSecret: SESSION_SECRET, modelApiKey: 'none', ...vapid }),
  });
  const { announceEndedRuns } =
    await import('#functions/core/notifications/announce-ended-runs.ts');
  const { queueDueReminders, remind } = await import('#functions/core/notifications/remind.ts');
  const { noNotices } = await import('#functions/core/notifications/send-notice.ts');
  const { workOff } = await import('#functions/platform/queue/work-off.ts');
  const call = caller((await import('#functions/api/notifications/handler.ts')).handler);
  const pace = { timeoutMs: 10_000, backoffMs: () => 0, sleep: () => Promise.resolve() };
  return {
    ...product,
    push,
    call,
    subscribed: async ({ token }) => {
      const device = push.addDevice();
      const answer = await call(subscribePush, { token, body: device });
      if (answer.status !== 200) throw new Error(`Not subscribed: ${answer.text}`);
      return device;
    },
    sendDue: async (clock) => {
      const context = { clock, isOver: () => false, pace };
      const ended = await announceEndedRuns(context);
      await queueDueReminders(clock, () => false);
      const terms = { ...noNotices(), broken: 0 };
      await workOffQueue(reminderQueue(), async (event) => {
        const answer = await workOff(event, (row) => remind(row, terms, { clock, pace }));
        terms.broken += answer.batchItemFailures.length;
        return answer;
      });
      return {
        delivered: ended.delivered + terms.delivered,
        removed: ended.removed + terms.removed,
        failed: ended.failed + terms.failed,
        broken: ended.broken + terms.broken,
      };
    },
    close: async () => {
      await product.close();
      await push.close();
    },
  };
}
