import { LayoutDashboard, LogOut } from 'lucide-react';
import { useNavigate } from 'react-router';

import { useSignOut } from '#frontend/src/app/use-sign-out.ts';
import { Button, LinkButton } from '#frontend/src/components/button.tsx';
import { paths } from '#frontend/src/config/paths.ts';
import type { Usage } from '#shared/contracts/me.ts';

import { PlanStatus } from './plan-status.tsx';

/** The header's tools for a signed-in user. */
export function UserControls({ usage }: { usage: Usage | null | undefined }) {
  const signOut = useSignOut();
  const navigate = useNavigate();
  return (
    <>
      <PlanStatus usage={usage} />
      <LinkButton to={paths.dashboard} icon={LayoutDashboard}>
        Panel
      </LinkButton>
      <Button
        look="quiet"
        icon={LogOut}
        onClick={() => {
          signOut();
          void navigate(paths.home);
        }}
      >
        Wyloguj
      </Button>
    </>
  );
}
