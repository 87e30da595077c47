import { type ILogGroup, QueryDefinition, QueryString } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';

import type { StageConfig } from '#infra/config.ts';

export interface SavedQueriesProps {
  readonly config: StageConfig;
  /** Logs of all functions. */
  readonly logs: readonly ILogGroup[];
}

/** Saved queries for incidents, over all functions at once (docs/operations.md). */
export class SavedQueries extends Construct {
  constructor(scope: Construct, id: string, { config, logs }: SavedQueriesProps) {
    super(scope, id);
    new QueryDefinition(this, 'Errors', {
      queryDefinitionName: `listownik-${config.stage}/errors`,
      logGroups: [...logs],
      queryString: new QueryString({
        fields: ['@timestamp', '@log', '@message'],
        filterStatements: ['severity = "ERROR"'],
        sort: '@timestamp desc',
        limit: 200,
      }),
    });
    new QueryDefinition(this, 'Request', {
      queryDefinitionName: `listownik-${config.stage}/one-request`,
      logGroups: [...logs],
      queryString: new QueryString({
        fields: ['@timestamp', '@log', '@message'],
        filterStatements: ['@message like "REQUEST-ID"'],
        sort: '@timestamp asc',
        limit: 200,
      }),
    });
    new QueryDefinition(this, 'Erased', {
      queryDefinitionName: `listownik-${config.stage}/erased-accounts`,
      logGroups: [...logs],
      queryString: new QueryString({
        fields: ['@timestamp', 'erasedId'],
        filterStatements: ['event = "account erased"'],
        sort: '@timestamp asc',
        limit: 10_000,
      }),
    });
  }
}
