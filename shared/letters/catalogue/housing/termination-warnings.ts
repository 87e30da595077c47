import { claim, demand } from '#shared/letters/catalogue/debts/demands.ts';
import { kindOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

const { housing, criminal } = law;

/** A title that only warns: the words behind it name the termination itself, so it weighs more than they do. */
const warnedOf = (weight: number, ...things: readonly string[]) =>
  words(
    weight,
    ...things.flatMap((thing) => [
      `uprzedzeni* o … wypowiedzeni* ${thing}`,
      `uprzedzeni* przed wypowiedzeniem ${thing}`,
      `zawiadomieni* o zamiarze wypowiedzeni* ${thing}`,
      `ostrzezeni* … wypowiedzeni* ${thing}`,
      `o zamiarze wypowiedzeni* ${thing}`,
      `o zamiarze rozwiazani* ${thing}`,
    ]),
  );
/** The warning itself, now: "uprzedziliśmy" of an earlier one does not count. */
const warnsNow = [
  'uprzedzam* … zamiar* wypowiedzeni*',
  'uprzedzam* … zamierzam* wypowiedziec',
  'uprzedzam* … zamierzam* rozwiazac',
  'uprzedza* o zamiarze wypowiedzeni*',
] as const;

/** Letters that give a last term to pay before somebody ends the contract: nothing is ended yet. */
export const terminationWarnings = [
  kindOf({
    ...demand,
    id: 'uprzedzenie-o-wypowiedzeniu-najmu',
    code: 'wezwanie_do_zaplaty',
    label: 'Uprzedzenie o zamiarze wypowiedzenia najmu',
    issuer: 'landlord',
    title: [warnedOf(22, 'najmu', 'umowy najmu', 'umowy o lokal', 'stosunku prawnego', 'lokalu')],
    act: [words(6, ...warnsNow)],
    body: [
      words(9, 'ochronie praw lokatorow'),
      words(4, 'wypowiedzeni* najmu', 'wypowiedzeni* umowy najmu', 'czynsz*'),
    ],
    level: 'HIGH',
    duties: ['pay', 'object_in_writing'],
    meaning:
      'To uprzedzenie, a nie wypowiedzenie: najem trwa. Kto spłaci zaległość w dodatkowym terminie, tego umowy z tego powodu nie można wypowiedzieć.',
    consequence:
      'Po tym terminie wynajmujący może wypowiedzieć najem, a potem wnieść pozew. Bez sądu i komornika nikt Cię nie usunie z mieszkania.',
    law: [housing.leaseNotice, criminal.homeInvasion, ...claim],
    specialization: 'prawo najmu i ochrony lokatorów',
    freeHelp: ['legal_aid', 'citizen_advice', 'social'],
  }),
  kindOf({
    ...demand,
    id: 'uprzedzenie-o-wypowiedzeniu',
    code: 'wezwanie_do_zaplaty',
    label: 'Uprzedzenie o zamiarze wypowiedzenia umowy',
    title: [warnedOf(19, 'umowy', 'dzierzawy', 'czlonkostwa'), words(3, 'wezwani* do zaplaty')],
    act: [words(4, ...warnsNow)],
    duties: ['pay', 'object_in_writing'],
    meaning:
      'To uprzedzenie, a nie wypowiedzenie: umowa trwa. Druga strona daje jeszcze czas, a zakończyć umowę zamierza dopiero potem.',
    consequence: 'Po tym terminie druga strona może wypowiedzieć umowę.',
    law: claim,
  }),
];
