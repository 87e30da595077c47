import { audited } from '#functions/core/administration/audited.ts';
import { switchAnalyses } from '#functions/core/operation/switch-analyses.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import { systemClock } from '#functions/platform/clock.ts';
import * as contracts from '#shared/contracts/operation.ts';

export const changeOperationEndpoint = endpoint(
  contracts.changeOperation,
  async ({ caller, body: { analyses } }) => {
    const act = { action: 'switch-analyses', actorId: caller.userId, analyses } as const;
    await audited(act, systemClock, () => switchAnalyses(analyses, systemClock));
    return {
      message:
        analyses === 'open' ? 'Analizy można znowu zaczynać.' : 'Nowe analizy są wstrzymane.',
    };
  },
);
