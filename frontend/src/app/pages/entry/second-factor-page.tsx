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

/** The second step of an administrator's sign-in, in the page's place: a code, or the way to have one. */
export function SecondFactorPage() {
  const session = useSession();
  const { signIn } = useSessionActions();
  const signOut = useSignOut();
  if (session.status !== 'second-factor') return null;
  const isEnrolment = session.owed === 'enrolment';
  return (
    <>
      <PageTitle title={isEnrolment ? 'Włącz kody przy logowaniu' : 'Podaj kod z aplikacji'} />
      {isEnrolment ? (
        <>
          <p>
            Administratorzy tej usługi logują się hasłem i kodem z aplikacji na telefonie. Włącz
            kody, aby przejść dalej.
          </p>
          <Enrolment
            action="Włącz kody z aplikacji"
            onDone={(user) => signIn({ token: findToken() ?? '', user })}
          />
        </>
      ) : (
        <CodeForm
          action="Zaloguj się"
          hint="Sześć cyfr z aplikacji albo jeden z kodów zapasowych."
          onCode={async (code) => signIn(await call(passSecondFactor, { body: { code } }))}
        />
      )}
      <p className={page.soft}>
        Nie masz telefonu ani kodów zapasowych? Poproś drugiego administratora o wyłączenie kodów.
      </p>
      <div>
        <Button look="quiet" onClick={signOut}>
          Wyloguj się
        </Button>
      </div>
    </>
  );
}
