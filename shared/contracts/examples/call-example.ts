import type { NamesOfCalls } from '#shared/contracts/contract.ts';

/** What a caller sends and gets; each part must pass the contract's own schema. */
export type CallExample = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly response?: unknown;
};

/** An example for each call of a module of contracts; one without an example does not compile. */
export type ExamplesOf<Module> = Readonly<Record<NamesOfCalls<Module>, CallExample>>;

export const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.przyklad.podpis';
export const USER_ID = 'uz7Kd02mQx';
export const FILE_ID = 'pl9Xb41cTe';

export const account = {
  id: USER_ID,
  email: 'anna.kowalska@poczta.example',
  firstName: 'Anna',
  lastName: 'Kowalska',
  role: 'USER',
  createdAt: '2026-10-01T08:15:00.000Z',
} as const;
