import { type DutyBuilder, when } from '#shared/letters/answering/duty.ts';

/** Who gets an order for payment with the claim first reads what the claimant says and encloses. */
export const readClaim: DutyBuilder = ({ view }) =>
  when(/\bpoz(?:ew|wu|wem|wie)\b/.test(view.spaced), {
    action:
      'Przeczytaj pozew i załączniki (umowy, faktury, wezwania) i porównaj je ze swoimi dowodami wpłat: od tego zależy, czy się bronić',
    step: 'Przeczytaj pozew i załączniki',
    priority: 'MEDIUM',
  });
