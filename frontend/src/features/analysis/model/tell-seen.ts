import { call } from '#frontend/src/lib/calls/api-client.ts';
import { seeAnalysisEnd } from '#shared/contracts/notifications.ts';

/**
 * Tells the server that the reader saw how a run ended, as soon as the page is in front: otherwise a push
 * message says it. When this fails the reader gets a message too many, nothing else.
 */
export function tellSeen(fileId: string): void {
  if (document.visibilityState === 'visible') {
    void call(seeAnalysisEnd, { params: { fileId } }).catch(() => undefined);
    return;
  }
  document.addEventListener('visibilitychange', () => tellSeen(fileId), { once: true });
}
