import { createSignal } from '#frontend/src/lib/store.ts';

const changed = createSignal();
let isSpeaking = false;
/** Counts starts and stops: an earlier reading says nothing about a later one. */
let turn = 0;

function tell(speaking: boolean): void {
  isSpeaking = speaking;
  changed.tell();
}

export function canSpeak(): boolean {
  return 'speechSynthesis' in globalThis;
}

/** Voices may come a moment after they are first asked for. */
const VOICES_MS = 1_500;

async function voices(): Promise<SpeechSynthesisVoice[]> {
  const ready = speechSynthesis.getVoices();
  if (ready.length > 0) return ready;
  await new Promise<void>((resolve) => {
    speechSynthesis.addEventListener('voiceschanged', () => resolve(), { once: true });
    setTimeout(resolve, VOICES_MS);
  });
  return speechSynthesis.getVoices();
}

/**
 * Reads sentences aloud in Polish; false when this device has no Polish voice of its own. A network voice
 * would send the sentences away, so none is used.
 */
export async function speak(sentences: readonly string[]): Promise<boolean> {
  turn += 1;
  const own = turn;
  const voice = (await voices()).find(
    ({ lang, localService }) => localService && lang.toLowerCase().startsWith('pl'),
  );
  if (voice === undefined) return false;
  // The user left, or pressed again, while the voices were loading.
  if (own !== turn) return true;
  const end = () => {
    if (own === turn) tell(false);
  };
  speechSynthesis.cancel();
  sentences.forEach((sentence, index) => {
    const words = new SpeechSynthesisUtterance(sentence);
    words.voice = voice;
    words.lang = voice.lang;
    words.rate = 0.95;
    if (index === sentences.length - 1) words.onend = end;
    words.onerror = end;
    speechSynthesis.speak(words);
  });
  tell(true);
  return true;
}

export function stopSpeaking(): void {
  if (!canSpeak()) return;
  turn += 1;
  speechSynthesis.cancel();
  tell(false);
}

export const speaking = { read: () => isSpeaking, subscribe: changed.subscribe };
