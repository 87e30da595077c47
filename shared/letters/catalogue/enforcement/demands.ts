import { kindOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

import { bailiff, bailiffCase, enforcementLaw } from './bailiff.ts';

const { civilEnforcement } = law;

/** What a bailiff demands from the debtor, and letters that only the bailiff's name tells. */
export const bailiffDemandTypes = [
  kindOf({
    ...bailiff,
    id: 'komornik-wykaz-majatku',
    label: 'Wezwanie komornika do złożenia wykazu majątku',
    title: [words(10, 'wezwani* … wykaz* majatku', 'wykaz* majatku')],
    act: [words(6, 'wzywa* … wykaz* majatku')],
    body: [words(1, 'dluzni*'), bailiffCase],
    remedy: null,
    duties: ['asset_list'],
    reply: 'asset_list',
    meaning: 'Komornik żąda spisu Twojego majątku i dochodów.',
    consequence: 'Komornik może nałożyć grzywnę, a za nieprawdę grozi odpowiedzialność karna.',
    law: [civilEnforcement.assetList],
  }),
  kindOf({
    ...bailiff,
    id: 'komornik-pismo',
    label: 'Pismo komornika',
    title: [words(6, 'wykaz* majatku'), words(2, 'wezwani*', 'zawiadomieni*', 'postanowieni*')],
    act: [words(2, 'wzywa*', 'zawiadamia*', 'postanawia')],
    body: [words(2, 'wykaz* majatku'), words(2, 'dluzni*'), bailiffCase],
    duties: ['asset_list', 'pay', 'remedy'],
    reply: 'bailiff',
    meaning: 'Komornik, który prowadzi egzekucję, czegoś żąda lub o czymś zawiadamia.',
    consequence: 'Komornik może prowadzić dalsze czynności.',
    law: [...enforcementLaw, civilEnforcement.feeReduction],
  }),
];
