import type * as analyze from '#shared/contracts/analyze.ts';
import { analyzeStream } from '#shared/contracts/analyze.ts';
import type * as history from '#shared/contracts/history.ts';
import type * as upload from '#shared/contracts/upload.ts';
import { type UploadedText, uploadText } from '#shared/contracts/upload.ts';
import type { Person } from '#tests/support/administration.ts';
import { letter, multipart } from '#tests/support/analysis-product.ts';
import type { Call } from '#tests/support/http-event.ts';
import type { WholeProduct } from '#tests/support/whole-product.ts';

import type { CasesOf, ContractCase } from './contract-case.ts';

const LETTER = 'd20_spoldzielnia_zaleglosc_bledny_rachunek';

type Uploaded = { owner: Person; token: string; upload: UploadedText };

async function uploaded({ call, newPerson }: WholeProduct): Promise<Uploaded> {
  const owner = await newPerson();
  const { token } = owner;
  const answer = await call(uploadText, {
    token,
    ...(await multipart(await letter(LETTER), 'pismo.pdf.txt')),
  });
  const [upload] = uploadText.response.parse(answer.json());
  if (upload === undefined) throw new Error('Nothing was uploaded.');
  return { owner, token, upload };
}

/** A call upon an analysis that is finished. */
export function uponAnalysis(call: Call = {}): ContractCase {
  return async (product) => {
    const { owner, token, upload } = await uploaded(product);
    const { fileId, ticket } = upload;
    await product.call(analyzeStream, { query: { fileIds: fileId, token: ticket } });
    return { ...call, owner, token, params: { id: fileId } };
  };
}

export const letterCases = {
  uploadText: async ({ newPerson }) => {
    const owner = await newPerson();
    const form = await multipart(await letter(LETTER), 'pismo.pdf.txt');
    return { owner, token: owner.token, ...form };
  },
  cancelUpload: async (product) => {
    const { owner, token, upload } = await uploaded(product);
    return { owner, token, params: { fileId: upload.fileId } };
  },
  analyzeStream: async (product) => {
    const { owner, upload } = await uploaded(product);
    const { fileId, ticket } = upload;
    const query = { fileIds: fileId, token: ticket, originalNames: 'pismo.pdf', language: 'pol' };
    return { owner, query };
  },
  listHistory: async (product) => ({
    ...(await uponAnalysis()(product)),
    params: {},
    query: { page: '1', limit: '10', sortBy: 'createdAt', sortOrder: 'desc' },
  }),
  getHistoryItem: uponAnalysis(),
  deleteHistoryItem: uponAnalysis(),
  saveReview: uponAnalysis({
    body: {
      delivery: { mode: 'in_hand', date: '2026-03-02' },
      corrections: { 'sender_identification.name': 'Urząd Skarbowy w Krośnie' },
    },
  }),
  saveTags: uponAnalysis({ body: { tags: ['ZUS', 'dom'] } }),
} satisfies CasesOf<typeof upload & typeof analyze & typeof history>;
