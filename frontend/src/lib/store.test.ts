import { expect, it } from 'vitest';

import { createLastingSignal, createStore } from './store.ts';

it('tells every listener of a new value until it stops listening', () => {
  const store = createStore(1);
  const heard: number[] = [];
  const stop = store.subscribe(() => heard.push(store.read()));
  store.set(2);
  stop();
  store.set(3);
  expect(heard).toEqual([2]);
  expect(store.read()).toBe(3);
});

it('goes on telling the others when one of them stops listening meanwhile', () => {
  const store = createStore('a');
  const heard: string[] = [];
  const stop = store.subscribe(() => stop());
  store.subscribe(() => heard.push(store.read()));
  store.set('b');
  expect(heard).toEqual(['b']);
});

it('keeps what was told before anybody listened for the first who does, once', async () => {
  const signal = createLastingSignal();
  const heard: string[] = [];
  signal.tell();
  const stop = signal.subscribe(() => heard.push('first'));
  signal.subscribe(() => heard.push('second'));
  await Promise.resolve();
  expect(heard).toEqual(['first']);
  signal.tell();
  stop();
  expect(heard).toEqual(['first', 'first', 'second']);
});
