import { describe, expect, it, vi } from 'vitest';

import { ApiError, failureTexts } from '#frontend/src/lib/calls/api-error.ts';
import { ReadingError } from '#frontend/src/lib/reading/reading-error.ts';
import { type UploadedText, uploadedText } from '#shared/contracts/upload.ts';
import { withLostTextNote } from '#shared/domain/lost-text.ts';
import type { AnalysisEvent } from '#shared/events/analysis-stream.ts';

import type { AnalysisWorld } from './analysis-desk.ts';
import { createAnalysisRun } from './analysis-run.ts';

const uploaded: UploadedText = uploadedText.parse({
  fileId: 'plik-0001',
  originalName: 'pismo.pdf',
  ticket: 'bilet',
});
const file = new File(['x'], 'pismo.pdf');

function step(status: AnalysisEvent['status'], progress: number): AnalysisEvent {
  return { status, progress, result: null, error: null };
}

async function* events(...steps: (AnalysisEvent | Error)[]): AsyncGenerator<AnalysisEvent, void> {
  for (const next of steps) {
    await Promise.resolve();
    if (next instanceof Error) throw next;
    yield next;
  }
}

/** One list of events per connection, in order. */
function scripted(...connections: (AnalysisEvent | Error)[][]): AnalysisWorld['follow'] {
  const next = connections.values();
  return () => events(...(next.next().value ?? []));
}

/** An environment in which everything works; each test breaks the part it is about. */
function worldOf(change: Partial<AnalysisWorld> = {}) {
  let saved: UploadedText | undefined;
  const world = {
    readLetter: vi.fn<AnalysisWorld['readLetter']>(() =>
      Promise.resolve({ text: 'Treść pisma', pages: [], missingPages: [] }),
    ),
    upload: vi.fn<AnalysisWorld['upload']>(() => Promise.resolve(uploaded)),
    follow: vi.fn<AnalysisWorld['follow']>(() => events(step('completed', 100))),
    cancelUpload: vi.fn<AnalysisWorld['cancelUpload']>(() => Promise.resolve()),
    findSavedRun: () => saved,
    saveRun: vi.fn((upload: UploadedText) => {
      saved = upload;
    }),
    forgetRun: vi.fn(() => {
      saved = undefined;
    }),
    onCompleted: vi.fn(),
    ...change,
  };
  return { world, run: createAnalysisRun(world) };
}

describe('an analysis run', () => {
  it('starts at 5 percent, never goes back and ends at 100', async () => {
    const { run } = worldOf({
      readLetter: (_file, { onProgress }) => {
        onProgress({ stage: 'ocr', page: 1, pages: 2, fraction: 0.5, text: 'Treść' });
        return Promise.resolve({ text: 'Treść pisma', pages: [], missingPages: [] });
      },
      follow: () => events(step('validating', 15), step('classifying', 3), step('completed', 100)),
    });
    const seen: number[] = [];
    run.subscribe(() => seen.push(run.read().progress));
    await run.start(file);
    expect(seen[0]).toBe(5);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(run.read()).toMatchObject({ status: 'completed', progress: 100, text: 'Treść pisma' });
  });

  it('tells once that it completed and forgets what a reload would need', async () => {
    const { run, world } = worldOf();
    await run.start(file);
    expect(world.onCompleted).toHaveBeenCalledOnce();
    expect(world.findSavedRun()).toBeUndefined();
  });

  it('sends nothing of a letter that was not read whole before its reader says so', async () => {
    const lost = { share: 0.2, places: [], picture: new Blob() };
    const { run, world } = worldOf({
      readLetter: () =>
        Promise.resolve({ text: 'Pół pisma', pages: [{ lost: null }, { lost }], missingPages: [] }),
    });
    await run.start(file);
    expect(world.upload).not.toHaveBeenCalled();
    expect(run.read().lostPages).toEqual([{ ...lost, page: 2 }]);
    await run.goOnAllTheSame();
    const text = withLostTextNote('Pół pisma');
    expect(world.upload).toHaveBeenCalledExactlyOnceWith(text, 'pismo.pdf', expect.anything());
    expect(run.read()).toMatchObject({ status: 'completed', lostPages: [] });
  });

  it('asks for the pages a letter announces before anything is sent', async () => {
    const letter = { text: 'Strona 2 z 3', pages: [{ lost: null }], missingPages: [1, 3] };
    const { run, world } = worldOf({ readLetter: () => Promise.resolve(letter) });
    await run.start(file);
    expect(world.upload).not.toHaveBeenCalled();
    expect(run.read().missingPages).toEqual([1, 3]);
    await run.goOnAllTheSame();
    expect(world.upload).toHaveBeenCalledExactlyOnceWith(
      'Strona 2 z 3',
      'pismo.pdf',
      expect.anything(),
    );
  });

  it('forgets a letter that was not read whole when another picture is wanted', async () => {
    const lost = { share: 0.2, places: [], picture: new Blob() };
    const { run, world } = worldOf({
      readLetter: () => Promise.resolve({ text: 'Pół pisma', pages: [{ lost }], missingPages: [] }),
    });
    await run.start(file);
    run.reset();
    await run.goOnAllTheSame();
    expect(world.upload).not.toHaveBeenCalled();
    expect(run.read()).toMatchObject({ status: 'idle', lostPages: [], text: null });
  });

  it('asks for the password of a file and reads it with the one given', async () => {
    const locked = new ReadingError('PDF_PASSWORD', 'Plik jest zabezpieczony hasłem.');
    const readLetter = vi
      .fn<AnalysisWorld['readLetter']>()
      .mockRejectedValueOnce(locked)
      .mockResolvedValueOnce({ text: 'Treść pisma', pages: [], missingPages: [] });
    const { run } = worldOf({ readLetter });
    await run.start(file);
    expect(run.read()).toMatchObject({ status: 'error', asksPassword: true });
    await run.startWithPassword('tajne');
    expect(readLetter).toHaveBeenLastCalledWith(
      file,
      expect.objectContaining({ password: 'tajne' }),
    );
    expect(run.read()).toMatchObject({ status: 'completed', asksPassword: false });
  });

  it('shows the reasons of a refused letter and keeps its text for correction', async () => {
    const refusal: AnalysisEvent = { ...step('error', 100), error: 'x', codes: ['TOO_SHORT'] };
    const { run, world } = worldOf({ follow: () => events(refusal) });
    await run.start(file);
    expect(run.read()).toMatchObject({
      status: 'error',
      error:
        'Dokument nie mógł zostać przeanalizowany, ponieważ: dokument jest zbyt krótki do analizy',
      text: 'Treść pisma',
    });
    await run.startFromText('Poprawiona treść');
    expect(world.upload).toHaveBeenLastCalledWith(
      'Poprawiona treść',
      'pismo.pdf',
      expect.any(AbortSignal),
    );
  });

  it('knows an exhausted quota', async () => {
    const { run } = worldOf({ upload: () => Promise.reject(new ApiError(402, 'inne słowa')) });
    await run.start(file);
    expect(run.read()).toMatchObject({ isQuotaExhausted: true, error: failureTexts.quota });
  });

  it('gives a cancelled run up on the server, silently', async () => {
    let openGate: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      openGate = resolve;
    });
    const { run, world } = worldOf({
      async *follow() {
        yield step('classifying', 30);
        await gate;
        yield step('creatingPlan', 80);
      },
    });
    const running = run.start(file);
    await expect.poll(() => run.read().status).toBe('classifying');
    run.reset();
    openGate();
    await running;
    expect(world.cancelUpload).toHaveBeenCalledExactlyOnceWith('plik-0001');
    expect(run.read()).toMatchObject({ status: 'idle', progress: 0, error: null, file: null });
  });

  it('removes the text when the user cancels while it is being uploaded', async () => {
    let finish: (upload: UploadedText) => void = () => undefined;
    const { run, world } = worldOf({
      upload: () => new Promise<UploadedText>((resolve) => (finish = resolve)),
    });
    const running = run.start(file);
    await expect.poll(() => run.read().text).toBe('Treść pisma');
    run.reset();
    finish(uploaded);
    await running;
    expect(world.cancelUpload).toHaveBeenCalledExactlyOnceWith('plik-0001');
    expect(world.follow).not.toHaveBeenCalled();
  });

  it('finds the same run again after a reload, without another upload', async () => {
    const { run, world } = worldOf({ findSavedRun: () => uploaded });
    await run.resumeSaved();
    expect(world.upload).not.toHaveBeenCalled();
    expect(run.read()).toMatchObject({ status: 'completed', fileName: 'pismo.pdf' });
  });

  it('goes back to the run it lost with the connection instead of paying twice', async () => {
    const { run, world } = worldOf({
      follow: scripted(
        [step('classifying', 30), new ApiError('offline', failureTexts.offline)],
        [step('completed', 100)],
      ),
    });
    await run.start(file);
    expect(run.read().status).toBe('error');
    await run.start(file);
    expect(world.upload).toHaveBeenCalledOnce();
    expect(run.read()).toMatchObject({ status: 'completed', text: 'Treść pisma' });
  });

  it('uploads anew after any other failure', async () => {
    const { run, world } = worldOf({
      follow: scripted([new ApiError(500, 'Błąd')], [step('completed', 100)]),
    });
    await run.start(file);
    await run.start(file);
    expect(world.upload).toHaveBeenCalledTimes(2);
  });
});
