import type { DutyBuilder } from '#shared/letters/answering/duty.ts';
import type { DutyKey } from '#shared/letters/catalogue/document-type.ts';

import { fraudRescues } from './fraud-steps.ts';

/** Whom to tell about a fraud, and about an offer that looks like an official demand. */
export const fraudReports = {
  report_scam: ({ view }) => [
    {
      action:
        'Jeżeli wysłano pieniądze albo podano dane, kod lub hasło, od razu zadzwoń do swojego banku, zmień hasła i zawiadom policję',
      step: 'Zadzwoń do banku, jeżeli podano dane lub wysłano pieniądze',
      priority: 'HIGH',
    },
    ...fraudRescues(view),
    {
      action:
        'Zgłoś próbę wyłudzenia zespołowi CERT Polska: SMS prześlij dalej na numer 8080, pismo lub stronę zgłoś na incydent.cert.pl',
      step: 'Zgłoś próbę oszustwa do CERT Polska',
      priority: 'MEDIUM',
    },
  ],
  report_offer: () => [
    {
      action:
        'Jeżeli pismo udaje urzędowe wezwanie do zapłaty, możesz je zgłosić do UOKiK albo policji',
      step: 'Zgłoś pismo do UOKiK albo policji',
      priority: 'LOW',
    },
  ],
} as const satisfies Partial<Record<DutyKey, DutyBuilder>>;
