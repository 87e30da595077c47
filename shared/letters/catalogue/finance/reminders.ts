import { kindOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

import { ofBank } from './banks.ts';

const { finance } = law;

/** Friendly letters of a bank about an instalment that did not come: no call under the law yet. */
export const bankReminders = [
  kindOf({
    ...ofBank,
    id: 'bank-przypomnienie',
    code: 'pismo_banku',
    label: 'Przypomnienie banku o zaległej spłacie',
    counsel: 'not_needed',
    title: [
      words(8, 'przypomnieni* o … rac*', 'przypomnieni* o … splac*', 'przypomnieni* o … platnosc*'),
    ],
    act: [
      words(
        8,
        'nie dostalismy … platnosci',
        'nie dostalismy … rat*',
        'nie dostalismy … splat*',
        'nie otrzymalismy … platnosci',
        'nie otrzymalismy … rat*',
        'nie otrzymalismy … splat*',
        'nie widzimy … wplat*',
        'nie odnotowalismy … wplat*',
        'nie odnotowalismy … splat*',
        'minal termin splaty',
        'minal termin platnosci … rat*',
        'przypominamy o zaleg* … rac*',
        'przypominamy o zaleg* … splac*',
      ),
    ],
    body: [
      words(3, 'kredyt*', 'pozyczk*', 'kart* kredytow*', 'limit*'),
      words(
        3,
        'ile wplacic',
        'do wplaty',
        'prosimy o wplat*',
        'prosimy o splat*',
        'kwota zaleglosci',
      ),
    ],
    remedy: null,
    level: 'MEDIUM',
    duties: ['pay', 'object_in_writing'],
    reply: 'payment_demand',
    meaning:
      'Bank przypomina o spłacie, której nie dostał. To jeszcze nie wezwanie z ustawy ani wypowiedzenie umowy.',
    consequence: 'Bank może przysłać wezwanie, a gdy i ono nie pomoże, wypowiedzieć umowę.',
    law: [finance.arrearsCall, finance.restructuringRefusal],
  }),
];
