import { useSignOut } from '#frontend/src/app/use-sign-out.ts';
import { Button } from '#frontend/src/components/button.tsx';
import { PageTitle } from '#frontend/src/components/page-title.tsx';
import { CodeForm } from '#frontend/src/features/second-factor/code-form.tsx';
import { Enrolment } from '#frontend/src/features/second-factor/enrolment.tsx';
import { useSession } from '#frontend/src/features/session/use-session.ts';
import { useSessionActions } from '#frontend/src/features/session/use-session-actions.ts';
import { call } from '#frontend/src/lib/calls/api-client.ts';
import { findToken } from '#frontend/src/lib/calls/session-token.ts';
import { passSecondFactor } from '#shared/contracts/second-factor.ts';

import page from '#frontend/src/components/page.module.css';

const WHY =
  'Administratorzy tej usługi logują się hasłem i kodem z aplikacji na telefonie. Włącz kody, aby przejść dalej.';

/** The second step of an administrator's sign-in, shown instead of the page: a code, or the enrolment. */
export function SecondFactorPage() {
  const session = useSession();
  const { signIn } = useSessionActions();
  const signOut = useSignOut();
  if (session.status !== 'second-factor') return null;
  return (
    <div className={page.workspace}>
      {session.owed === 'enrolment' ? (
        <>
          <PageTitle title="Włącz kody przy logowaniu" lead={WHY} />
          <Enrolment
            action="Włącz kody z aplikacji"
            onDone={(user) => signIn({ token: findToken() ?? '', user })}
          />
        </>
      ) : (
        <>
          <PageTitle title="Podaj kod z aplikacji" />
          <CodeForm
            action="Zaloguj się"
            hint="Sześć cyfr z aplikacji albo jeden z kodów zapasowych."
            onCode={async (code) => signIn(await call(passSecondFactor, { body: { code } }))}
          />
          <p className={page.soft}>
            Nie masz telefonu ani kodów zapasowych? Poproś drugiego administratora o wyłączenie
            kodów.
          </p>
        </>
      )}
      <div>
        <Button look="quiet" onClick={signOut}>
          Wyloguj się
        </Button>
      </div>
    </div>
  );
}
