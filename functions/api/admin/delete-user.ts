import { audited } from '#functions/core/administration/audited.ts';
import { deleteUser } from '#functions/core/flows/delete-user.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import { systemClock } from '#functions/platform/clock.ts';
import * as contracts from '#shared/contracts/admin.ts';

const DONE = 'Użytkownik został pomyślnie usunięty.';
const UNDER_WAY = 'Usuwanie użytkownika trwa i dokończy się samo.';

export const deleteUserEndpoint = endpoint(contracts.deleteUser, async ({ caller, params }) => {
  const actorId = caller.userId;
  const act = { action: 'delete-user', actorId, subjectId: params.id } as const;
  const erasure = await audited(act, systemClock, () => deleteUser(params.id, actorId));
  return { message: erasure === 'done' ? DONE : UNDER_WAY };
});
