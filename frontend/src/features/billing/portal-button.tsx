import { ExternalLink } from 'lucide-react';

import { Button } from '#frontend/src/components/button.tsx';

import { usePortal } from './use-billing.ts';

/** Opens the provider's own page; disabled without a plan that can be managed. */
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
