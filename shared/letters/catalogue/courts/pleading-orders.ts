import { kindOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';

import { court } from './court.ts';

/** The court orders the reader's position in a case that goes on; told by what the letter does, not by its words alone. */
export const pleadingOrderTypes = [
  kindOf({
    ...court,
    id: 'sad-pismo-przygotowawcze',
    code: 'wezwanie_urzedu',
    label: 'Zobowiązanie sądu do złożenia pisma w sprawie',
    remedy: null,
    duties: [],
    reply: 'pleading_order',
    meaning:
      'Sąd chce Twojego stanowiska na piśmie w sprawie, która już trwa. Napisz w terminie wszystkie zarzuty, pytania i wnioski: spóźnione sąd może pominąć.',
    consequence: 'Sąd może pominąć zarzuty i wnioski, których nie zgłosisz w terminie.',
    law: [law.civilProcedure.extension],
  }),
];
