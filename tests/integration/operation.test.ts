import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import type { AnalysisContext } from '#functions/core/analysis/analysis-context.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { listAudit } from '#shared/contracts/audit.ts';
import { type AnalysesState, changeOperation, getOperation } from '#shared/contracts/operation.ts';
import type { UploadedText } from '#shared/contracts/upload.ts';
import { fileId } from '#shared/domain/ids.ts';
import { errorCatalogue } from '#shared/errors/error-catalogue.ts';
import { newPerson as newBoss } from '#tests/support/administration.ts';
import {
  type AnalysisProduct,
  letter,
  movableClock,
  type Person,
  startAnalysisProduct,
} from '#tests/support/analysis-product.ts';
import { caller } from '#tests/support/http-event.ts';
import { answersD20 } from '#tests/support/scripted-answers.ts';
import { isSilent, SCRIPTED_USAGE, streams } from '#tests/support/scripted-model.ts';
import { callStream } from '#tests/support/stream-call.ts';

/** Above what one letter of these tests takes, below what two take. */
const DAILY_TOKENS_PER_USER = '30';
const DAILY_TOKENS_OF_STAGE = '5000000';

let product: AnalysisProduct;
let text: string;
let callAdmin: ReturnType<typeof caller>;
let boss: Person;

beforeAll(async () => {
  product = await startAnalysisProduct({
    environment: { DAILY_TOKENS_PER_USER, DAILY_TOKENS_OF_STAGE, ADMIN_EMAILS: '' },
  });
  text = await letter('d20_spoldzielnia_zaleglosc_bledny_rachunek');
  callAdmin = caller((await import('#functions/api/admin/handler.ts')).handler);
  boss = await newBoss('ADMIN');
});
afterAll(() => product.close());
afterEach(async () => {
  product.model.otherwise(answersD20);
  product.model.requests.length = 0;
  await switchTo('open');
});

const pace: Partial<AnalysisContext> = { tickMs: 20, pollMs: 10 };

const switchTo = (analyses: AnalysesState) =>
  callAdmin(changeOperation, { token: boss.token, body: { analyses } });

async function operation() {
  const answer = await callAdmin(getOperation, { token: boss.token });
  return getOperation.response.parse(answer.json());
}

const asked = ({ fileId: id, ticket }: UploadedText) => callStream({ fileIds: id, token: ticket });

async function analysed(person: Person, upload: UploadedText, clock: Clock = systemClock) {
  const { openAnalysis } = await import('#functions/core/analysis/open-analysis.ts');
  const { analyze } = await import('#functions/core/analysis/analyze.ts');
  const opened = await openAnalysis(person.userId, upload.fileId, clock);
  const events = [];
  for await (const event of analyze(opened, { ...pace, clock })) events.push(event);
  return events;
}

async function usedBy(person: Person, clock: Clock = systemClock): Promise<number> {
  const { findUserUse } = await import('#functions/core/operation/operation-repository.ts');
  const { warsawDay } = await import('#functions/platform/clock.ts');
  return findUserUse(person.userId, warsawDay(clock()));
}

/** Analyses for a person who starts more than one. */
async function richPerson(): Promise<Person> {
  const { grantUsage } = await import('#functions/core/administration/grant-usage.ts');
  const person = await product.newPerson();
  await grantUsage(person.userId, { amount: 20, days: 7 });
  return person;
}

describe('the switch', () => {
  it('refuses an analysis with a sentence, before anything is reserved', async () => {
    const person = await product.newPerson();
    const upload = await product.uploaded(person, text);
    expect((await switchTo('paused')).json()).toEqual({ message: 'Nowe analizy są wstrzymane.' });
    const { status, headers, json } = await asked(upload);
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('600');
    expect(json()).toMatchObject({ message: errorCatalogue.ANALYSES_PAUSED.message });
    expect((await product.packageOf(person)).used).toBe(0);
    expect(product.model.requests).toEqual([]);
  });

  it('allows the same text when it is open again', async () => {
    const person = await product.newPerson();
    const upload = await product.uploaded(person, text);
    await switchTo('paused');
    await asked(upload);
    await switchTo('open');
    expect((await asked(upload)).events.at(-1)?.status).toBe('completed');
    expect((await product.packageOf(person)).used).toBe(1);
  });

  it('lets a running analysis finish', async () => {
    const person = await product.newPerson();
    const upload = await product.uploaded(person, text);
    const { openAnalysis } = await import('#functions/core/analysis/open-analysis.ts');
    const { analyze } = await import('#functions/core/analysis/analyze.ts');
    const events = analyze(await openAnalysis(person.userId, upload.fileId), pace);
    await events.next();
    await switchTo('paused');
    let last;
    for await (const event of events) last = event;
    expect(last?.status).toBe('completed');
  });

  it('returns the analysis of a run that cannot be taken over now', async () => {
    const { settleDueRuns } = await import('#functions/core/flows/settle-due-runs.ts');
    const person = await product.newPerson();
    const clock = movableClock();
    const upload = await product.uploaded(person, text);
    const { openAnalysis } = await import('#functions/core/analysis/open-analysis.ts');
    await openAnalysis(person.userId, upload.fileId, clock);
    await switchTo('paused');
    clock.advance(180_000);
    await expect(openAnalysis(person.userId, upload.fileId, clock)).rejects.toMatchObject({
      code: 'ANALYSES_PAUSED',
    });
    await settleDueRuns(clock);
    expect((await product.packageOf(person)).used).toBe(0);
  });

  it('is changed only by administrators, and leaves a record', async () => {
    const { token } = await product.newPerson();
    const refused = await callAdmin(changeOperation, { token, body: { analyses: 'paused' } });
    expect(refused.status).toBe(403);
    expect((await operation()).analyses).toBe('open');
    await switchTo('paused');
    expect((await operation()).analyses).toBe('paused');
    const records = listAudit.response.parse(
      (await callAdmin(listAudit, { token: boss.token })).json(),
    );
    expect(records[0]).toMatchObject({
      ...{ action: 'switch-analyses', analyses: 'paused', actorId: boss.userId, outcome: 'done' },
    });
  });

  it('is also changed from the command line, without a sign-in', async () => {
    const { handler } = await import('#functions/jobs/switch-analyses/handler.ts');
    expect(await handler({ analyses: 'paused' })).toMatchObject({ analyses: 'paused' });
    expect((await operation()).analyses).toBe('paused');
    expect(await handler({})).toMatchObject({ analyses: 'paused' });
    expect(await handler({ analyses: 'open' })).toMatchObject({ analyses: 'open' });
    const records = listAudit.response.parse(
      (await callAdmin(listAudit, { token: boss.token })).json(),
    );
    expect(records[0]).toMatchObject({ actorId: 'operator', analyses: 'open', outcome: 'done' });
  });
});

describe('the tokens of a day', () => {
  it('are counted as the gateway reports them, for the user and for everybody', async () => {
    const person = await product.newPerson();
    const before = (await operation()).tokensToday;
    product.model.otherwise(streams('{}'));
    await analysed(person, await product.uploaded(person, text));
    const used = await usedBy(person);
    const { prompt_tokens: read, completion_tokens: written } = SCRIPTED_USAGE;
    expect(used).toBe(product.model.requests.length * (read + written));
    expect((await operation()).tokensToday - before).toBe(used);
  });

  it('are estimated when the gateway does not report them', async () => {
    const person = await product.newPerson();
    await analysed(person, await product.uploaded(person, text));
    const sent = product.model.requests
      .flatMap(({ messages }) => messages)
      .reduce((sum, { content }) => sum + content.length, 0);
    expect(await usedBy(person)).toBeGreaterThan(sent / 4);
    expect(await usedBy(person)).toBeLessThan(sent);
  });

  it('also count for a cancelled run', async () => {
    const { cancelAnalysis } = await import('#functions/core/flows/cancel-analysis.ts');
    const person = await product.newPerson();
    const upload = await product.uploaded(person, text);
    product.model.otherwise(isSilent);
    const events = analysed(person, upload);
    await vi.waitFor(() => expect(product.model.requests).toHaveLength(1), 60_000);
    await cancelAnalysis(person.userId, fileId.parse(upload.fileId));
    await events;
    expect(await usedBy(person)).toBeGreaterThan(1_000);
  });

  it('stop the next analysis of a user at the ceiling, uncharged, until the day is over', async () => {
    const person = await richPerson();
    const clock = movableClock();
    await analysed(person, await product.uploaded(person, text), clock);
    const next = await product.uploaded(person, text);
    const { status, headers, json } = await asked(next);
    expect(status).toBe(429);
    expect(json()).toMatchObject({ message: errorCatalogue.USER_CEILING.message });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(29 * 3_600);

    const other = await product.newPerson();
    expect((await asked(await product.uploaded(other, text))).status).toBe(200);

    clock.advance(86_400_000);
    expect(await usedBy(person, clock)).toBe(0);
  });

  it('stop everybody at the ceiling of the stage', async () => {
    const { addModelUse } = await import('#functions/core/operation/operation-repository.ts');
    const { warsawDay } = await import('#functions/platform/clock.ts');
    const [greedy, other] = await Promise.all([product.newPerson(), product.newPerson()]);
    const day = { day: warsawDay(systemClock()), expiresAt: 4_000_000_000 };
    const upload = await product.uploaded(other, text);
    await addModelUse(greedy.userId, Number(DAILY_TOKENS_OF_STAGE), day);
    const { status, json } = await asked(upload);
    expect(status).toBe(503);
    expect(json()).toMatchObject({ message: errorCatalogue.STAGE_CEILING.message });
    expect((await product.packageOf(other)).used).toBe(0);
    await addModelUse(greedy.userId, -Number(DAILY_TOKENS_OF_STAGE), day);
  });
});
