import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { isStranger } from '#shared/letters/reading/reader/reader.ts';
import { either } from '#shared/letters/text/word-list.ts';

/** What letters of many kinds leave to the reader, besides what they order. */
export type Matter = {
  /** The words of the letter that raise it. */
  said: RegExp;
  fits: (facts: LetterFacts) => boolean;
  action: string;
  step: string;
  /** Whether the reader also needs the letter's own words. */
  isQuoted?: boolean;
};

/** Matters of the family, the school, benefits and old debts. */
export const raisedMatters: readonly Matter[] = [
  {
    said: /\bkurator\w*[^.;]{0,80}\bwywiad|\bwywiad\w* (?:srodowiskow\w* )?[^.;]{0,80}\bkurator/,
    fits: ({ type }) => type.issuer === 'court',
    action:
      'Przygotuj się na wywiad kuratora sądowego: wpuść go do domu, miej pod ręką dokumenty i zaświadczenia, które potwierdzają, co mówisz; gdy dzień nie pasuje, umów inny',
    step: 'Przygotuj się na wizytę kuratora',
  },
  {
    said: /\bprzewidywan\w+ (?:\w+ ){0,3}ocen|\bprzewiduje sie\b[^.;]{0,80}\bocen|\bzagrozeni\w+ (?:\w+ ){0,2}ocen/,
    fits: ({ type }) => type.id === 'szkola-zawiadomienie',
    action:
      'Ocena jest dopiero przewidywana. Ustal ze szkołą, jak ją poprawić: sprawdzian, egzamin, usprawiedliwienie nieobecności; wniosek lub prośbę złóż w terminie, który podaje pismo',
    step: 'Ustal, jak poprawić przewidywaną ocenę',
  },
  {
    said: /\bswiadczeni\w+ wspierajac\w+|\bwnios\w+ swn\b/,
    fits: ({ type }) => type.id === 'poziom-wsparcia',
    action:
      'Ta decyzja nie daje jeszcze pieniędzy: gdy będzie ostateczna, a punktów wystarcza, złóż do ZUS przez internet wniosek o świadczenie wspierające (SWN). Do kiedy, żeby dostać wyrównanie, mówi pismo',
    step: 'Złóż w ZUS wniosek o świadczenie wspierające',
  },
  {
    said: new RegExp(
      either(
        /\bproponuj\w+ (?:[^.;]{0,80} )?ugod|\bpropozycj\w+ (?:zawarcia )?ugod/,
        /\b(?:uznani\w+ dlugu|uznaj\w+ (?:pan\w* |panstwo )?(?:dlug|zadluzenie))\b|\bzarzutu przedawnieni/,
        /\bpodpis\w+ [^.;]{0,20}ugod|\b(?:nabyl|kupil|zakupil|przejel|przejal)\w* [^.;]{0,60}(?:wierzytelnosc|dlug)/,
      ),
    ),
    fits: ({ type, role }) =>
      (type.issuer === 'creditor' || type.reply === 'unknown') && !isStranger(role),
    action:
      'Zanim podpiszesz ugodę albo wpłacisz choć część, sprawdź, skąd jest dług i czy nie jest przedawniony: podpis lub wpłata może znaczyć, że uznajesz dług',
    step: 'Sprawdź przed podpisem, czy dług nie jest przedawniony',
  },
  {
    said: /\b(?:odmow\w+|sad\w*)\b[^.;]{0,80}\b(?:podwyzk|stawk)|\bpodwyzk\w*[^.;]{0,160}\bsad/,
    fits: ({ type, role }) => type.id === 'podwyzka-czynszu' && role !== 'landlord',
    action:
      'Zdecyduj w terminie z pisma, czy przyjmujesz podwyżkę. Odmowa na piśmie zwykle kończy najem po okresie wypowiedzenia; pozew do sądu nie kończy go, a sąd sprawdza, czy podwyżka jest zasadna',
    step: 'Zdecyduj, czy przyjmujesz podwyżkę',
  },
];
