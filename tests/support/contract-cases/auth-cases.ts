import { systemClock } from '#functions/platform/clock.ts';
import * as auth from '#shared/contracts/auth.ts';
import { PASSWORD, type WholeProduct } from '#tests/support/whole-product.ts';

import { bySomebodyNew, type CasesOf, type ContractCase } from './contract-case.ts';

let strangers = 0;
const newAddress = () => `nowa${++strangers}@poczta.example`;

/** The secret of the newest link of a kind mailed to an address. */
function mailedSecret({ cloud }: WholeProduct, address: string, route: string): string {
  const mail = cloud.mails().find(({ to }) => to === address);
  const found = new RegExp(`#/${route}/([A-Za-z0-9_-]+)`).exec(mail?.text ?? '')?.[1];
  if (found === undefined) throw new Error(`No ${route} link was mailed to ${address}.`);
  return found;
}

const openedLink: ContractCase = async (product) => {
  const { sendConfirmation } = await import('#functions/core/accounts/register.ts');
  const email = newAddress();
  const names = { firstName: 'Anna', lastName: 'Kowalska' };
  await sendConfirmation({ email, passwordHash: 'never compared here', ...names }, systemClock);
  return { params: { token: mailedSecret(product, email, 'verify-email') } };
};

const usedReset: ContractCase = async (product) => {
  const { sendResetLink } = await import('#functions/core/accounts/passwords/forgot-password.ts');
  const { findUser } = await import('#functions/core/accounts/user-repository.ts');
  const owner = await product.newPerson();
  const user = await findUser(owner.userId);
  if (user === undefined) throw new Error('The person is gone.');
  await sendResetLink(user, systemClock);
  const token = mailedSecret(product, owner.email, 'reset-password');
  return { owner, params: { token }, body: { password: 'zupełnie nowe hasło' } };
};

const consented =
  (start: typeof auth.startGoogle | typeof auth.startFacebook): ContractCase =>
  async ({ call, provider }) => {
    const begun = await call(start);
    const email = newAddress();
    const person = {
      ...{ sub: email, email, email_verified: true, given_name: 'Anna', family_name: 'Nowak' },
      ...{ id: email, first_name: 'Anna', last_name: 'Nowak' },
    };
    const query = provider.consent(begun.headers.location ?? '', person);
    return { query, cookies: [begun.cookies[0]?.split(';')[0] ?? ''] };
  };

export const authCases = {
  getMe: bySomebodyNew(),
  login: async ({ newPerson }) => {
    const owner = await newPerson();
    return { owner, body: { email: owner.email, password: PASSWORD } };
  },
  logout: bySomebodyNew(),
  logoutEverywhere: bySomebodyNew(),
  register: () =>
    Promise.resolve({
      body: { email: newAddress(), password: PASSWORD, firstName: 'Anna', lastName: 'Kowalska' },
    }),
  verifyEmail: openedLink,
  forgotPassword: async ({ newPerson }) => {
    const owner = await newPerson();
    return { owner, body: { email: owner.email } };
  },
  resetPassword: usedReset,
  changePassword: bySomebodyNew({
    body: { currentPassword: PASSWORD, newPassword: 'zupełnie nowe hasło' },
  }),
  startGoogle: () => Promise.resolve({}),
  finishGoogle: consented(auth.startGoogle),
  startFacebook: () => Promise.resolve({}),
  finishFacebook: consented(auth.startFacebook),
} satisfies CasesOf<typeof auth>;
