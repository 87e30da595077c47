import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { isRefusal } from '#shared/letters/reading/money/direction.ts';

import { both, isToPay, not, type Question, says } from './questions.ts';

/** A supply is cut off; arrears alone end no supply. */
export const cutsOff = says('wstrzym*', 'odlacz*', 'odciec*', 'odciac*', 'odcina*', 'zakrec*');

/** "Wstrzymanie dostaw może nastąpić dopiero po odrębnym powiadomieniu": nothing is announced yet. */
export const isPlainBill: Question = both(
  ({ view }) =>
    /\b(?:faktur|rozliczeni|rachunek)/.test(view.foldedTitle + view.spaced.slice(0, 400)),
  ({ view }) =>
    !/\bzamiar\w*\b|\bpowiadomieni\w* o|\bwstrzymamy|\bodlaczymy|\bodetniemy/.test(view.spaced),
);

/** "Obecnie nie zapowiadamy odcięcia": a demand that mentions what the law allows later. */
export const announcesNothing = says(
  'nie zapowiadamy odciec*',
  'nie zapowiadamy wstrzyman*',
  'odciec* … zawiadamia odrebnie',
  'odciec* … zawiadomimy odrebnie',
);

/** The reader gets money, and the letter refuses and requests nothing. */
export const paysReader: Question = both(
  ({ financial, terms }) => financial.direction === 'to_receive' && terms.length === 0,
  ({ view }) => !isRefusal(view),
);

/** "Nadpłacone wynagrodzenie": paid by mistake, without damage. */
export const wantsWagesBack: Question = both(
  isToPay,
  says(
    'nadplacon* wynagrodzeni*',
    'nadplat* wynagrodzeni*',
    'nienaleznie wyplacon* wynagrodzeni*',
    'wynagrodzeni* … wyplacono … pelnej wysokosci',
  ),
);

/** "Deklaracji nie odnotowano": there is nothing to correct yet. */
export const lacksReturn = says(
  'niezlozeni* deklarac*',
  'niezlozeni* zeznan*',
  'nie zlozyl* pan* deklarac*',
  'nie zlozyl* pan* zeznan*',
  'deklarac* nie odnotowan*',
  'zeznan* nie odnotowan*',
);

/** "Nie wypowiadam umowy": a tenant asks for repairs or a lower rent. */
export const keepsContract = says(
  'nie wypowiadam umowy',
  'nie wypowiadamy umowy',
  'nie jest to wypowiedzenie',
  'to nie jest wypowiedzenie',
  'nie jest wypowiedzeniem',
);
export const asksLandlord: Question = both(
  says('wynajmuje od pan*', 'najemc*', 'czynsz*'),
  says('napraw*', 'obniz* czynsz*', 'obniz* … czynsz*', 'usuniecie wad*', 'usunal pan*'),
);

/** The demand is taken back: nothing is owed any more. */
export const takesBack: Question = both(
  not(isToPay),
  says(
    'nie ma pan* obowiazku zaplaty',
    'uznaje sie za bezprzedmiotow*',
    'odstepuj* od zadania',
    'odstepuj* od dochodzenia',
    'sprawe zamknieto',
    'anuluj* wezwani*',
    'anuluj* opla*',
  ),
);

/** A town collects taxes and fees; rent is a debt of private law, whoever lets. */
export const isMunicipalDue: Question = both(
  ({ sender }) =>
    /^(?:urząd (?:miast|gmin|miejsk)|gmin|miasto|wójt|burmistrz|prezydent|starost)/iu.test(
      sender ?? '',
    ),
  not(says('czynsz*', 'najem*', 'najmu', 'dzierzaw*')),
);

export const isPrivateSchool: Question = ({ sender }) => /niepubliczn|prywatn/iu.test(sender ?? '');

/** The office owes the reader a sum paid twice or too high. */
export const owesOverpayment: Question = both(
  ({ financial }) => financial.direction === 'to_receive',
  says('nadplat*'),
);

/** The reader is called on the suspicion of a crime or an offence, by whatever office. */
export const isSuspected = says(
  'podstawa do sporzadzenia zarzutu',
  'w charakterze podejrzan*',
  'w charakterze obwinion*',
  'przedstawieni* zarzut*',
);

const calls =
  /\bwezwani\w*|\bwzywa\w*|\bzada(?:m|my|nie|nia)\b|\bdomaga\w*|\bponagl\w*|\b(?:prosimy|prosze) o (?:\w+ ){0,2}(?:zaplat|wplat|uregul|splat|przelew)/;
const general: ReadonlySet<string> = new Set([
  'wezwanie-do-zaplaty',
  'przedsadowe-wezwanie',
  'ostrzezenie-big',
]);

/** A letter with the words of a demand that asks for no payment now: a balance to confirm, a settled debt, a choice. */
export const demandsNothingNow = ({
  type,
  financial,
  view,
}: Pick<LetterFacts, 'type' | 'financial' | 'view'>): boolean =>
  general.has(type.id) && financial.direction !== 'to_pay' && !calls.test(view.spaced);
