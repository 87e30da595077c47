/** A finding of cdk-nag that stays, where, and why. */
export type NagReason = { rule: RegExp; where: RegExp; why: string };

export const nagReasons: readonly NagReason[] = [
  {
    rule: /^AwsSolutions-S1$/,
    where: /^listownik-prod\/(Texts|Website)\/Bucket\//,
    why: "Access logs would keep owners' ids and file ids of texts for longer than the texts live; site files are public.",
  },
  {
    rule: /^AwsSolutions-CFR3$/,
    where: /\/Website\/Distribution\//,
    why: 'Its access log is a delivery of chosen fields, which cdk-nag does not see: no address, path or query, which holds a ticket (design, section 3).',
  },
  {
    rule: /^AwsSolutions-APIG4$/,
    where: /\/Api\/Http\//,
    why: 'Each contract says who may call, and the handlers ask for the session and its current token version, which no authorizer of the API could know.',
  },
  {
    rule: /^AwsSolutions-CFR7$/,
    where: /\/Website\/Distribution\//,
    why: 'Of its two buckets that of the site has an origin access control; a copy of data is opened by the signature in its link, which a second one by CloudFront would replace.',
  },
  {
    rule: /^AwsSolutions-CFR1$/,
    where: /\/Website\/Distribution\//,
    why: 'Letters from Polish offices are also read abroad.',
  },
  {
    rule: /^AwsSolutions-CFR4$/,
    where: /\/Website\/Distribution\//,
    why: "CloudFront's own name comes with its own TLS settings; with an own domain the distribution asks for TLS 1.2.",
  },
  {
    rule: /^AwsSolutions-IAM4\[Policy::arn:<AWS::Partition>:iam::aws:policy\/service-role\/AWSLambdaBasicExecutionRole\]$/,
    where: /(Api|Job|Stream)\/ServiceRole\/Resource$/,
    why: 'It allows writing to logs and nothing else.',
  },
  {
    rule: /^AwsSolutions-IAM4\[Policy::arn:<AWS::Partition>:iam::aws:policy\/service-role\/AWSCodeDeployRoleForLambdaLimited\]$/,
    where: /\/Gradual\/Group\/ServiceRole\/Resource$/,
    why: 'AWS keeps it for CodeDeploy: it moves aliases and looks at alarms.',
  },
  {
    rule: /^AwsSolutions-IAM5\[Resource::<TextsBucket[0-9A-F]+\.Arn>\/texts\/\*\]$/,
    where: /(Api|Job|Stream)\/ServiceRole\/DefaultPolicy\//,
    why: "Keys of texts begin with their owners' ids, which a template cannot know.",
  },
  {
    rule: /^AwsSolutions-IAM5\[Resource::<TextsBucket[0-9A-F]+\.Arn>\/exports\/\*\]$/,
    where: /(Api|Job|Stream)\/ServiceRole\/DefaultPolicy\//,
    why: "Keys of copies are their owners' ids, which a template cannot know.",
  },
  {
    rule: /^AwsSolutions-IAM5\[Resource::<\w+Job[0-9A-F]+\.Arn>:\*\]$/,
    where: /\/SchedulerRoleForTarget/,
    why: 'A schedule may start any version of its one job.',
  },
  {
    rule: /^AwsSolutions-SMG4$/,
    where: /\/Secrets\/(?:Session|Model|Payments|Push|Social)\//,
    why: 'Its other half are keys of others, which only they can change; docs/operations.md says how each is rotated.',
  },
  {
    rule: /^AwsSolutions-SMG4$/,
    where: /\/Origin\/Secret\d\//,
    why: 'It opens nothing; both sides read it when they are deployed, so it changes with a deployment (docs/operations.md).',
  },
  {
    rule: /^AwsSolutions-SQS3$/,
    where: /Schedule\/DeadLetters\//,
    why: 'It is the dead-letter queue of a schedule, which cdk-nag does not see.',
  },
];
