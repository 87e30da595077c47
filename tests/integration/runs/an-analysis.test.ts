import { describe, expect, it, vi } from 'vitest';

import { cancelUpload } from '#shared/contracts/upload.ts';
import { fileId } from '#shared/domain/ids.ts';
import { modelAnswers } from '#shared/domain/model-answers.ts';
import { letter } from '#tests/support/analysis-product.ts';
import { caller } from '#tests/support/http-event.ts';
import {
  analyzed,
  expectForward,
  query,
  runOf,
  runsInCloud,
} from '#tests/support/runs-in-cloud.ts';
import { answersD20, repliesToD20 } from '#tests/support/scripted-answers.ts';
import { completes, isSilent } from '#tests/support/scripted-model.ts';
import { callStream } from '#tests/support/stream-call.ts';

/** What a run asks: the second look too, because the rules read d20 otherwise in one place than the script. */
const QUESTIONS = [...Object.keys(modelAnswers), 'second_look'];

const cloud = runsInCloud();

describe('an analysis', () => {
  it('passes every status in order, keeps one analysis and leaves no text', async () => {
    const person = await cloud.product.newPerson();
    const upload = await cloud.product.uploaded(person, cloud.text);
    const { status, headers, events } = await callStream(query(upload));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-content-type-options': 'nosniff',
    });
    expect([...new Set(events.map((event) => event.status))]).toEqual([
      'processingFile',
      'validating',
      'classifying',
      'generatingResponses',
      'creatingPlan',
      'completed',
    ]);
    expectForward(events);
    expect(events.at(-1)).toMatchObject({
      progress: 100,
      error: null,
      result: {
        classification: {
          document_classification: { code: 'wezwanie_do_zaplaty' },
          case_details: { reference_number: 'CW/1402/2026' },
        },
        meta: { model: 'scripted', offline_engine: false },
      },
    });
    await cloud.expectNothingLeft(person, 1);
    expect(await runOf(person, upload)).toMatchObject({ state: 'completed', settled: true });
  });

  it('sends the model no personal data and shows what was sent', async () => {
    const person = await cloud.product.newPerson();
    const events = await analyzed(person, await cloud.product.uploaded(person, cloud.text));
    const sent = cloud.product.model.requests
      .map(({ messages }) => JSON.stringify(messages))
      .join('\n');
    expect(cloud.product.model.requests.map(({ name }) => name).toSorted()).toEqual(
      QUESTIONS.toSorted(),
    );
    expect(sent).not.toContain('Pogorzelscy');
    expect(events.at(-1)?.result?.meta?.sent_text).not.toContain('Pogorzelscy');
  });

  it('requested again after its end returns the stored result at once', async () => {
    const person = await cloud.product.newPerson();
    const upload = await cloud.product.uploaded(person, cloud.text);
    const first = await callStream(query(upload));
    const calls = cloud.product.model.requests.length;
    const again = await callStream({ fileIds: upload.fileId, token: person.token });
    expect(again.events).toHaveLength(1);
    expect(again.events[0]).toEqual(first.events.at(-1));
    expect(cloud.product.model.requests).toHaveLength(calls);
    await cloud.expectNothingLeft(person, 1);
  });

  it('reloaded in two windows is one run, one charge and each question once', async () => {
    const person = await cloud.product.newPerson();
    const upload = await cloud.product.uploaded(person, cloud.text);
    cloud.product.model.otherwise((response, request) => {
      setTimeout(() => answersD20(response, request), 40);
    });
    const all = await Promise.all([1, 2, 3].map(() => analyzed(person, upload)));
    for (const events of all) {
      expectForward(events);
      expect(events.at(-1)).toMatchObject({ status: 'completed' });
    }
    expect(cloud.product.model.requests).toHaveLength(QUESTIONS.length);
    await cloud.expectNothingLeft(person, 1);
  });

  it('continues when its reader leaves', async () => {
    const person = await cloud.product.newPerson();
    const upload = await cloud.product.uploaded(person, cloud.text);
    await callStream(query(upload), { readerLeaves: true });
    expect(await runOf(person, upload)).toMatchObject({ state: 'completed', settled: true });
    await cloud.expectNothingLeft(person, 1);
  });

  it('of a refused letter says why, in words and codes, and is not charged', async () => {
    const person = await cloud.product.newPerson();
    const upload = await cloud.product.uploaded(person, await letter('b04_wrong_language_en'));
    const [last] = (await analyzed(person, upload)).slice(-1);
    expect(last).toMatchObject({
      status: 'error',
      error:
        'Dokument nie mógł zostać przeanalizowany, ponieważ: dokument jest w nieobsługiwanym języku',
      codes: ['WRONG_LANGUAGE'],
    });
    expect(cloud.product.model.requests).toHaveLength(0);
    await cloud.expectNothingLeft(person, 0);
    const [again] = await analyzed(person, upload);
    expect(again).toEqual(last);
  });

  it('is returned three times a day when it is cancelled midway, and counts as used after that', async () => {
    const { grantUsage } = await import('#functions/core/administration/grant-usage.ts');
    const { listPackages } = await import('#functions/core/packages/package-repository.ts');
    const { cancelAnalysis } = await import('#functions/core/flows/cancel-analysis.ts');
    const person = await cloud.product.newPerson();
    await grantUsage(person.userId, { amount: 20, days: 7 });
    cloud.product.model.otherwise(isSilent);
    for (let cancelled = 1; cancelled <= 10; cancelled += 1) {
      const upload = await cloud.product.uploaded(person, cloud.text);
      const events = analyzed(person, upload);
      await vi.waitFor(() => expect(cloud.product.model.requests).toHaveLength(cancelled), 60_000);
      await cancelAnalysis(person.userId, fileId.parse(upload.fileId));
      await events;
    }
    const used = (await listPackages(person.userId)).reduce((sum, each) => sum + each.used, 0);
    expect(used).toBe(7);
  });

  it('stops when it is cancelled, with the quota given back', async () => {
    const person = await cloud.product.newPerson();
    const upload = await cloud.product.uploaded(person, cloud.text);
    cloud.product.model.otherwise(isSilent);
    const events = analyzed(person, upload);
    await vi.waitFor(() => expect(cloud.product.model.requests).toHaveLength(1), 60_000);
    const call = caller((await import('#functions/api/upload/handler.ts')).handler);
    const request = { token: person.token, params: { fileId: upload.fileId } };
    expect((await call(cancelUpload, request)).status).toBe(204);
    expect((await events).at(-1)).toMatchObject({
      status: 'error',
      error: 'Analiza została anulowana.',
    });
    await cloud.expectNothingLeft(person, 0);
    expect((await call(cancelUpload, request)).status).toBe(204);
    await cloud.expectNothingLeft(person, 0);
  });

  it('removes from the replies an account that is not in the letter', async () => {
    const person = await cloud.product.newPerson();
    const injected = '61 1090 1014 0000 0712 1981 2874';
    cloud.product.model.otherwise((response, request) => {
      if (!request.name.startsWith('variant_')) return answersD20(response, request);
      const { content } = repliesToD20.variant_1_cooperative;
      const paid = content.replace('Wnoszę', `Wpłaciłem na rachunek ${injected}. Wnoszę`);
      const reply = { ...repliesToD20.variant_1_cooperative, content: paid };
      return completes({ content: reply })(response, request);
    });
    const [last] = (await analyzed(person, await cloud.product.uploaded(person, cloud.text))).slice(
      -1,
    );
    expect(JSON.stringify(last?.result)).not.toContain(injected);
    expect(last?.result?.warnings).toContainEqual(
      expect.objectContaining({ kind: 'account_not_in_letter' }),
    );
  });
});

describe('the last analysis', () => {
  it('requested by fifty streams at once runs once; the others learn that it is used up', async () => {
    const person = await cloud.product.newPerson();
    const { createUpload } = await import('#functions/core/flows/create-upload.ts');
    const { userId, token } = person;
    const files = await Promise.all(
      Array.from({ length: 50 }, () =>
        createUpload({ userId, originalName: 'a.pdf', text: cloud.text }),
      ),
    );
    const answers = await Promise.all(files.map((fileIds) => callStream({ fileIds, token })));
    const completed = answers.filter(({ events }) => events.at(-1)?.status === 'completed');
    expect(completed).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(49);
    expect(cloud.product.model.requests).toHaveLength(QUESTIONS.length);
    await cloud.expectNothingLeft(person, 1);
  });
});
