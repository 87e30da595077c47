import { both, isToPay, not, type Question, says } from './questions.ts';

/** A supply is cut off; arrears alone end no supply. */
export const cutsOff = says('wstrzym*', 'odlacz*', 'odciec*', 'odciac*', 'odcina*', 'zakrec*');

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
