import { type Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { AttributeType, BillingMode, ProjectionType, Table } from 'aws-cdk-lib/aws-dynamodb';
import { type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';

import type { StageConfig } from '#infra/config.ts';

const READ = ['dynamodb:GetItem', 'dynamodb:Query'];
const WRITE = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'];

/** Rows that wait for a job or are counted; rows that administrators list. */
const INDEXES = ['gsi1', 'gsi2'] as const;

export interface DataTableProps {
  readonly config: StageConfig;
}

/** The single table of docs/data-model.md. */
export class DataTable extends Construct {
  private readonly table: Table;

  constructor(scope: Construct, id: string, { config }: DataTableProps) {
    super(scope, id);
    this.table = new Table(this, 'Table', {
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      timeToLiveAttribute: 'expiresAt',
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: config.protectData,
      removalPolicy: config.protectData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    for (const indexName of INDEXES) {
      this.table.addGlobalSecondaryIndex({
        indexName,
        partitionKey: { name: `${indexName}pk`, type: AttributeType.STRING },
        sortKey: { name: `${indexName}sk`, type: AttributeType.STRING },
        projectionType: ProjectionType.ALL,
      });
    }
  }

  get name(): string {
    return this.table.tableName;
  }

  /** Row access by key for a function. No scans, no table operations. */
  bind(fn: LambdaFunction): void {
    fn.addEnvironment('TABLE_NAME', this.table.tableName);
    this.allow(fn, [...READ, ...WRITE], this.table.tableArn);
    for (const name of INDEXES) {
      this.allow(fn, ['dynamodb:Query'], `${this.table.tableArn}/index/${name}`);
    }
  }

  /** Throttled reads and writes of the table. */
  throttles(kind: 'Read' | 'Write', period: Duration): IMetric {
    return this.table.metric(`${kind}ThrottleEvents`, { period, statistic: 'Sum' });
  }

  // `Table.grant` would add a wildcard for every index, and every action on each of them.
  private allow(grantee: IGrantable, actions: string[], resource: string): void {
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({ actions, resources: [resource] }),
    );
  }
}
