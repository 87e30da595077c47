/** The gateway's SDK, read on demand; of the whole package only this goes into a bundle. */
export { OpenAI as ModelSdk } from 'openai';
