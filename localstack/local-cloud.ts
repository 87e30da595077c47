import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { systemClock } from '#functions/platform/clock.ts';

import { shiftedClock } from './controls/shifted-clock.ts';
import type { LocalStatus } from './controls/status.ts';
import { devSite } from './door/dev-site.ts';
import { openEntrance } from './door/entrance.ts';
import { type StaticSite, staticSite } from './door/static-site.ts';
import { startAws } from './engines/aws.ts';
import { closeServer, listenOnLoopback } from './engines/engine.ts';
import { applyEnvironment } from './environment.ts';
import { startSocial } from './identity/social.ts';
import { startModel } from './model.ts';
import { startPayments } from './payments.ts';
import { type DataFolder, openDataFolder } from './preparation/data-folder.ts';
import { buildSite } from './preparation/site-build.ts';
import { synthesizedTemplate } from './preparation/synthesis.ts';
import { startPushService } from './push/push-service.ts';
import { loadFunctions } from './runtime/functions.ts';
import { startJobs } from './runtime/jobs.ts';
import { workingOff } from './runtime/work-off-queues.ts';
import { seedAccounts, seededAccounts } from './seed.ts';
import { StartFailure, systemCode } from './start-failure.ts';
import { type Behaviour, declaredBehaviours } from './template/behaviours.ts';
import { declaredFunctions, sharedEnvironment } from './template/functions.ts';
import { createQueues, declaredSources } from './template/queues.ts';
import { declaredRoutes } from './template/routes.ts';
import { declaredSchedules } from './template/schedules.ts';
import { createStores } from './template/stores.ts';

const root = join(import.meta.dirname, '..');
export const DEFAULT_DATA_DIR = join(root, '.local', 'data');

export type LocalCloudOptions = {
  /** 0 (the default) chooses a free one. */
  port?: number;
  /** Folder of the state. @default `.local/data` of the repository */
  dataDir?: string;
  /** Empties the folder first. */
  fresh?: boolean;
  /** Serves the site from its sources with hot reload. */
  dev?: boolean;
  /** Keeps the local cloud's own messages off the console. */
  quiet?: boolean;
  /** Reproduces Lambda's held-back writes in streams. @default true */
  holdBack?: boolean;
  /** Milliseconds for each answer of the local model. @default 0 */
  modelLatencyMs?: number;
};

export type LocalCloud = { url: string; close: () => Promise<void> };

type Step = () => void | Promise<void>;
type Cleanup = (step: Step) => void;
let isTaken = false;

/**
 * Starts the whole product on one loopback port. Once per process, because the handlers keep their clients
 * and settings for its lifetime, as in a Lambda container. Rejects with {@link StartFailure}, whose message
 * is for the user; everything already started is closed again.
 */
export async function startLocalCloud(options: LocalCloudOptions = {}): Promise<LocalCloud> {
  if (isTaken) throw new StartFailure('This process has started a local cloud before.');
  isTaken = true;
  const steps: Step[] = [];
  const close = async () => {
    for (const step of steps.splice(0).reverse()) await step();
  };
  try {
    const url = await start(options, (step) => steps.push(step));
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function start(options: LocalCloudOptions, onClose: Cleanup): Promise<string> {
  const dataDir = options.dataDir ?? DEFAULT_DATA_DIR;
  const data = await openDataFolder(dataDir, options.fresh ?? false);
  onClose(data.release);
  const entrance = openEntrance(options.quiet ?? false);
  const url = await claimPort(entrance.server, options.port ?? 0);
  onClose(() => closeServer(entrance.server));

  const cache = join(root, '.local', 'cache');
  const [template, builtSite] = await Promise.all([
    synthesizedTemplate(root, cache),
    options.dev === true ? undefined : buildSite(root, cache),
  ]);
  const parts = await startParts(data, url, options, onClose);
  const functions = declaredFunctions(template);
  const { aws, push } = parts;
  applyEnvironment(sharedEnvironment(functions), {
    ...parts,
    ...data,
    webOrigin: url,
    aws: aws.endpoints,
    pushStandIn: push.endpoint,
  });
  await readable(data.path, () => createStores(template));
  await createQueues(template);
  const runtime = await loadFunctions(functions);
  await seedAccounts();
  const worked = workingOff(runtime, declaredSources(template, aws.endpoints.sqs), entrance.report);
  const jobs = await startJobs(declaredSchedules(template), worked, entrance.report);
  onClose(jobs.stop);

  const streamBehaviour = { holdBack: options.holdBack ?? true };
  const behaviours = declaredBehaviours(template);
  const site = await openSite(entrance.server, builtSite, behaviours, onClose);
  const routes = declaredRoutes(template);
  entrance.open(
    { behaviours, routes, runtime, site, streamBehaviour },
    {
      status: statusOf(parts),
      outbox: aws.outbox,
      clock: shiftedClock(),
      jobs,
      streamBehaviour,
      fault: parts.model.fault,
      stripe: parts.payments.standIn,
      social: parts.social.standIn,
      push,
    },
  );
  return url;
}

/** The real or local version of each service; `onClose` closes them. */
type Parts = Awaited<ReturnType<typeof startParts>>;

async function startParts(
  data: DataFolder,
  url: string,
  { modelLatencyMs = 0 }: LocalCloudOptions,
  onClose: Cleanup,
) {
  const aws = await readable(data.path, () =>
    startAws(data.path, process.env.AWS_ENDPOINT_URL, systemClock),
  );
  onClose(aws.close);
  const model = await startModel(process.env, modelLatencyMs);
  onClose(model.close);
  const payments = await readable(data.path, () => startPayments(process.env, url, data.path));
  onClose(payments.close);
  const social = await startSocial(process.env, url);
  onClose(social.close);
  const push = await startPushService(data.vapid.vapidPublicKey, systemClock);
  onClose(push.close);
  return { aws, model, payments, social, push };
}

function statusOf({ aws, model, payments }: Parts): LocalStatus {
  const [firstName = ''] = model.names.split(',');
  return {
    aws: aws.name,
    ai: { mode: model.mode, model: firstName },
    stripe: payments.mode,
    seededAccounts,
  };
}

async function claimPort(server: Server, port: number): Promise<string> {
  try {
    await listenOnLoopback(server, port);
  } catch (error) {
    const code = systemCode(error);
    if (code === 'EADDRINUSE') {
      throw new StartFailure(
        `Port ${port} is in use: stop what listens there, or choose another one (PORT=3001 npm start).`,
      );
    }
    if (code === undefined) throw error;
    throw new StartFailure(`Port ${port} cannot be used (${code}).`);
  }
  const { port: actual } = server.address() as AddressInfo; // a listening TCP server has one
  return `http://localhost:${actual}`;
}

async function readable<Result>(dataDir: string, open: () => Promise<Result>): Promise<Result> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(
      `The data in ${dataDir} cannot be read: ${reason} Start once with \`npm start -- --fresh\` to begin anew.`,
    );
  }
}

async function openSite(
  server: Server,
  built: string | undefined,
  behaviours: readonly Behaviour[],
  onClose: Cleanup,
): Promise<StaticSite> {
  if (built !== undefined) {
    const origin = behaviours.map((behaviour) => behaviour.origin).find(isSite);
    return staticSite(built, origin?.rootObject ?? 'index.html');
  }
  const dev = await devSite(root, server);
  onClose(dev.close);
  return dev.site;
}

function isSite(origin: Behaviour['origin']) {
  return origin.kind === 'site';
}
