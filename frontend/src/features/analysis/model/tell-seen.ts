import { call } from '#frontend/src/lib/calls/api-client.ts';
import { seeAnalysisEnd } from '#shared/contracts/notifications.ts';

/**
 * Tells the server that the reader saw how a run ended, as soon as the page is visible: otherwise a push
 * message is sent. When this call fails, the reader merely gets an unnecessary message.
 */
export function tellSeen(fileId: string): void {
  if (document.visibilityState === 'visible') {
    void call(seeAnalysisEnd, { params: { fileId } }).catch(() => undefined);
    return;
  }
  document.addEventListener('visibilitychange', () => tellSeen(fileId), { once: true });
}
