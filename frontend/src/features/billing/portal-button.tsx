import { ExternalLink } from 'lucide-react';

import { Button } from '#frontend/src/components/button.tsx';

import { usePortal } from './use-billing.ts';

/** The way to the provider's own page; without a plan that can be managed it is disabled. */
export function PortalButton({ disabled = false, isWide = false }) {
  const portal = usePortal();
  return (
    <Button
      icon={ExternalLink}
      isWide={isWide}
      disabled={disabled}
      isBusy={portal.isPending}
      onClick={() => portal.mutate()}
    >
      {portal.isPending ? 'Otwieramy…' : 'Zarządzaj subskrypcją'}
    </Button>
  );
}
