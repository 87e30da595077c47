import type { ReplyKind } from '#shared/letters/catalogue/reply-kind.ts';

import { courtCall, lawsuit, summons } from './court-replies.ts';
import { demand } from './demand-replies.ts';
import { explain } from './explanation-replies.ts';
import { extraFee, rentRise } from './fee-replies.ts';
import { bankNotice, energy, insurer, landlord } from './market-replies.ts';
import { driverCall, ticket } from './offence-replies.ts';
import { contract, resolution, scam, unknownLetter } from './other-replies.ts';
import type { PlainText } from './plain-text.ts';
import { publicDue } from './public-due-replies.ts';
import { thirdParty } from './third-party-replies.ts';

export const plainTexts: Readonly<Partial<Record<ReplyKind, PlainText>>> = {
  payment_demand: { subject: 'wezwania do zapłaty', say: demand },
  assignment: { subject: 'zawiadomienia o przelewie wierzytelności', say: demand },
  third_party: { subject: 'zajęcia', say: thirdParty },
  transport_fee: { subject: 'opłaty dodatkowej', say: extraFee },
  rent_rise: { subject: 'wypowiedzenia wysokości czynszu', say: rentRise },
  statutory_fee: {
    subject: 'wezwania do uiszczenia opłaty',
    say: publicDue('art. 94 ust. 1 ustawy o ubezpieczeniach obowiązkowych, UFG i PBUK', 'Fundusz'),
  },
  cooperative: { subject: 'wezwania do zapłaty opłat za lokal', say: demand },
  inheritance: { subject: 'pisma o długach spadkowych', say: demand },
  reminder: {
    subject: 'upomnienia',
    say: publicDue(
      'art. 67a § 1 Ordynacji podatkowej (albo przepisów właściwych dla należności)',
      'organ',
    ),
  },
  zus_arrears: {
    subject: 'zawiadomienia o zaległości w składkach',
    say: publicDue('art. 29 ust. 1 ustawy o systemie ubezpieczeń społecznych', 'Zakład'),
  },
  tax_call: {
    subject: 'wezwania do złożenia wyjaśnień',
    say: explain(
      'przedłużenie terminu do złożenia wyjaśnień i dokumentów',
      'art. 155 i następnych Ordynacji podatkowej',
    ),
  },
  admin_call: {
    subject: 'pisma organu',
    say: explain(
      'przedłużenie terminu wyznaczonego przez organ',
      'przepisów Kodeksu postępowania administracyjnego',
    ),
  },
  labour_inspection: {
    subject: 'wystąpienia inspektora pracy',
    say: explain(
      'przedłużenie terminu wykonania wniosków; o sposobie wykonania zawiadamiam w terminie z pisma',
      'ustawy o Państwowej Inspekcji Pracy',
    ),
  },
  unknown: { subject: 'pisma', say: unknownLetter },
  lawsuit: { subject: 'pozwu', say: lawsuit },
  court_call: { subject: 'wezwania sądu', say: courtCall },
  summons: { subject: 'wezwania do stawiennictwa', say: summons },
  driver_call: { subject: 'wezwania do wskazania kierującego pojazdem', say: driverCall },
  ticket: { subject: 'mandatu karnego', say: ticket },
  insurer: { subject: 'stanowiska w sprawie szkody', say: insurer },
  bank_notice: { subject: 'pisma banku', say: bankNotice },
  landlord: { subject: 'wypowiedzenia umowy', say: landlord },
  energy: { subject: 'wezwania do zapłaty i zapowiedzi wstrzymania dostaw', say: energy },
  contract: { subject: 'umowy', say: contract },
  resolution: { subject: 'uchwały', say: resolution },
  scam: { subject: 'podejrzanego pisma', say: scam },
};
