import { Match, type Template } from 'aws-cdk-lib/assertions';
import { expect } from 'vitest';

import { resources } from '#tests/infra/synthesized.ts';

import { type InfraPromise, remove, rewrite, weaken } from './promise.ts';

const alias = { type: 'AWS::Lambda::Alias' };
const group = { type: 'AWS::CodeDeploy::DeploymentGroup' };
const permission = { type: 'AWS::Lambda::Permission' };
const url = { type: 'AWS::Lambda::Url' };

/** The alarms that bring the version before back, and the function that each alias stands for. */
const RINGING: Readonly<Record<string, readonly string[]>> = {
  analyzeStream: ['errorsanalyzeStream', 'runsfailed'],
  authApi: ['apifailures', 'errorsauthApi'],
};

/** Name of the function, of a logical id of a part of it. */
const functionOf = (id: string) => /^[a-z]+(?:Api|Stream)/.exec(id)?.[0] ?? id;

function aliasIdOf(template: Template, fn: string): string {
  const found = Object.keys(resources(template, alias.type)).find((id) => functionOf(id) === fn);
  if (found === undefined) throw new Error(`${fn} has no alias.`);
  return found;
}

export const gradual: readonly InfraPromise[] = [
  {
    says: 'a new version of sign-in and analysis gets a tenth of the calls before it gets all',
    check: (template) => {
      const aliases = Object.entries(template.findResources(alias.type));
      expect(aliases.map(([id]) => functionOf(id)).sort()).toEqual(Object.keys(RINGING));
      for (const [, { UpdatePolicy }] of aliases) {
        expect(UpdatePolicy).toMatchObject({
          CodeDeployLambdaAliasUpdate: {
            DeploymentGroupName: { Ref: expect.any(String) as string },
          },
        });
      }
      template.resourceCountIs(group.type, Object.keys(RINGING).length);
      template.allResourcesProperties(group.type, {
        DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent10Minutes',
      });
    },
    breaks: {
      'a sign-in that changes at once': remove({ ...alias, id: /^authApi/ }),
      'all calls at once': weaken(
        group,
        'DeploymentConfigName',
        'CodeDeployDefault.LambdaAllAtOnce',
      ),
      'an alias that CloudFormation moves by itself': rewrite(
        /"CodeDeployLambdaAliasUpdate"/g,
        '"Nothing"',
      ),
    },
  },
  {
    says: 'an alarm in these minutes brings the version before back',
    check: (template) => {
      const groups = Object.entries(resources(template, group.type)).map(([id, { Properties }]) => {
        expect(Properties.AutoRollbackConfiguration).toEqual({
          Enabled: true,
          Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_REQUEST', 'DEPLOYMENT_STOP_ON_ALARM'],
        });
        const { Enabled, Alarms } = Properties.AlarmConfiguration as {
          Enabled: boolean;
          Alarms: { Name: { Ref: string } }[];
        };
        expect(Enabled).toBe(true);
        const names = Alarms.map(({ Name }) => /^Bell(.+)[0-9A-F]{8}$/.exec(Name.Ref)?.[1]);
        return [functionOf(id), names.sort()];
      });
      expect(Object.fromEntries(groups)).toEqual(RINGING);
    },
    breaks: {
      'nobody listens': weaken(group, 'AlarmConfiguration.Alarms', []),
      'listening switched off': weaken(group, 'AlarmConfiguration.Enabled', false),
      'a failed version that stays': weaken(group, 'AutoRollbackConfiguration.Events', [
        'DEPLOYMENT_FAILURE',
      ]),
    },
  },
  {
    says: 'callers reach them by the alias, and may call nothing but the alias',
    check: (template) => {
      const live = { Ref: aliasIdOf(template, 'analyzeStream') };
      template.hasResourceProperties(url.type, { Qualifier: 'live' });
      const permissions = Object.values(resources(template, permission.type));
      const ofCloudFront = permissions.filter(
        ({ Properties }) => Properties.Principal === 'cloudfront.amazonaws.com',
      );
      expect(ofCloudFront).toHaveLength(2);
      for (const { Properties } of ofCloudFront) expect(Properties.FunctionName).toEqual(live);
      const signIn = { Ref: aliasIdOf(template, 'authApi') };
      template.hasResourceProperties('AWS::ApiGatewayV2::Integration', {
        IntegrationUri: Match.objectEquals(signIn),
      });
      const ofSignIn = permissions
        .map(({ Properties }) => Properties.FunctionName)
        .filter((name) => JSON.stringify(name).includes('"authApi'));
      expect(ofSignIn.length).toBeGreaterThan(0);
      for (const name of ofSignIn) expect(name).toEqual(signIn);
    },
    breaks: {
      'a stream beside the alias': weaken(url, 'Qualifier'),
      'CloudFront allowed elsewhere': weaken(
        { ...permission, id: /InvokeFromApiFor/ },
        'FunctionName',
        { Ref: 'analyzeStream' },
      ),
      'calls of the newest code at once': rewrite(
        /"IntegrationUri":\{"Ref":"authApi\w+"\}/g,
        '"IntegrationUri":"newest"',
      ),
    },
  },
];
