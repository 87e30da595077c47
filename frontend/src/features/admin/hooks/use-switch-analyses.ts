import { adminTexts } from '#frontend/src/features/admin/api/admin-texts.ts';
import { call } from '#frontend/src/lib/calls/api-client.ts';
import { type AnalysesState, changeOperation } from '#shared/contracts/operation.ts';

import { useAdminAct } from './use-admin-act.ts';

/** Brings the analyses into the wanted state. */
export function useSwitchAnalyses(analyses: AnalysesState) {
  return useAdminAct({
    run: () => call(changeOperation, { body: { analyses }, fallback: adminTexts.switchFailed }),
    done: analyses === 'paused' ? adminTexts.paused : adminTexts.resumed,
    failed: adminTexts.switchFailed,
  });
}
