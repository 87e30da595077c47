import { getOperation } from '#functions/core/operation/get-operation.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import * as contracts from '#shared/contracts/operation.ts';

export const getOperationEndpoint = endpoint(contracts.getOperation, () => getOperation());
