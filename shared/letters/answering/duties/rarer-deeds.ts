import type { Term } from '#shared/domain/term.ts';
import { dueTerm, type LetterDuty, until } from '#shared/letters/answering/duty.ts';
import type { ReplyKind } from '#shared/letters/answering/replies/families.ts';
import { termPhrase } from '#shared/letters/calendar/polish-wording.ts';
import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import { type RarerDeed, rarerDeedOf } from '#shared/letters/reading/kinds/rarer-deeds.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { sentenceQuote } from '#shared/letters/reading/letter-view.ts';
import { either } from '#shared/letters/text/word-list.ts';

type Told = Pick<DocumentType, 'label' | 'meaning' | 'consequence'> & {
  reply: ReplyKind;
  duties: (facts: LetterFacts) => readonly LetterDuty[];
};

/** The day until which the mail waits, rather than its length. */
const lastDay = (facts: LetterFacts): Term | undefined =>
  facts.terms.find(({ kind }) => kind === 'date') ?? dueTerm(facts, 'odbiór');

const untilTerm = (term: Term | undefined) => (term === undefined ? '' : ` – ${termPhrase(term)}`);

/** "Termin złożenia odpowiedzi na pozew … nie ulega zmianie", "biegnie dalej", "nie wstrzymuje". */
const answerGoesOn = new RegExp(
  either(
    /\bodpowied\w+ na pozew\b[^.;]{0,90}\b(?:nie (?:ulega|zmienia|jest wstrzym)|bieg|bez zmian|obowiazuj)/,
    /\bnie (?:wstrzymuj|zmieni|przedluz)\w*[^.;]{0,60}\bodpowied\w+ na pozew/,
  ),
);

const told: Readonly<Record<RarerDeed, Told>> = {
  serves_court_mail: {
    label: 'Komornik doręcza pismo z sądu',
    meaning:
      'Komornik jest tu tylko doręczycielem: czeka u niego pismo z sądu. To nie jest egzekucja i nic nie zostało zajęte. Odbierz pismo, bo w nim jest to, na co trzeba odpowiedzieć.',
    consequence:
      'Pismo może zostać uznane za doręczone, choć go nie przeczytasz, a terminy z niego zaczną biec.',
    reply: 'court_mail',
    duties: (facts) => [
      {
        action: `Odbierz pismo sądu u komornika; weź dowód tożsamości${untilTerm(lastDay(facts))}`,
        step: 'Odbierz pismo sądu u komornika',
        otherwise: 'Nieodebrane pismo może zostać uznane za doręczone.',
        priority: 'HIGH',
        quote: sentenceQuote(facts.view, /\b(?:odebra|odbior)\w*[^.;]{0,80}/),
        due: lastDay(facts),
      },
      {
        action:
          'Po odbiorze zapisz dzień i przeczytaj pouczenie sądu: termin na odpowiedź jest w piśmie sądu, a nie w tym zawiadomieniu',
        step: 'Znajdź w piśmie sądu termin na odpowiedź',
        priority: 'HIGH',
        quote: null,
        due: undefined,
      },
    ],
  },
  calls_to_prison: {
    label: 'Wezwanie do odbycia kary',
    meaning:
      'Sąd wzywa Cię do zakładu karnego lub aresztu na odbycie kary. To nie jest przesłuchanie ani rozprawa. Od razu zapytaj obrońcę lub punkt pomocy prawnej o odroczenie albo dozór elektroniczny.',
    consequence: 'Policja może Cię doprowadzić, a koszty doprowadzenia obciążą Ciebie.',
    reply: 'prison_call',
    duties: (facts) => [
      {
        action:
          'Jeżeli masz ważny powód (zdrowie, opieka nad dzieckiem, praca), złóż przed wyznaczonym dniem wniosek o odroczenie albo o dozór elektroniczny; sam wniosek zwykle nie wstrzymuje kary',
        step: 'Rozważ wniosek o odroczenie lub dozór',
        priority: 'HIGH',
        quote: sentenceQuote(facts.view, /\b(?:odrocz|dozor\w* elektroniczn)\w*[^.;]{0,80}/),
        due: undefined,
      },
    ],
  },
  refers_to_mediation: {
    label: 'Skierowanie do mediacji',
    meaning:
      'Sąd kieruje strony do mediacji: rozmowy o ugodzie przy bezstronnym mediatorze. Mediacja jest dobrowolna, możesz się zgodzić albo odmówić.',
    consequence: null,
    reply: 'mediation',
    duties: (facts) => [
      {
        action: `Zdecyduj, czy zgadzasz się na mediację. Jeżeli nie chcesz mediacji albo pismo każe wyrazić zgodę, napisz o tym sądowi${until(facts, 'odpowied')}`,
        step: 'Zdecyduj, czy zgadzasz się na mediację',
        priority: 'HIGH',
        quote: sentenceQuote(facts.view, /\b(?:zgod|zgadza|sprzeciw|odmow)\w*[^.;]{0,60}mediac\w*/),
        due: dueTerm(facts, 'odpowied'),
      },
      {
        action:
          'Jeżeli się zgadzasz, umów się z mediatorem i przygotuj propozycję: co możesz przyjąć, a czego nie',
        step: 'Umów się z mediatorem i przygotuj propozycję',
        priority: 'MEDIUM',
        quote: sentenceQuote(facts.view, /\bmediator\w*[^;]{0,80}/),
        due: undefined,
      },
      ...(answerGoesOn.test(facts.view.spaced)
        ? [
            {
              action:
                'Pilnuj terminu na odpowiedź na pozew: mediacja go nie zmienia. Datę znajdziesz w osobnym piśmie sądu',
              step: 'Pilnuj terminu na odpowiedź na pozew',
              priority: 'HIGH' as const,
              quote: sentenceQuote(facts.view, answerGoesOn),
              due: undefined,
            },
          ]
        : []),
    ],
  },
};

/** What is told of a letter that does something rare for its kind; undefined for every other letter. */
export function rarerDeed({ view, type }: Pick<LetterFacts, 'view' | 'type'>): Told | undefined {
  const deed = rarerDeedOf(view, type);
  return deed === undefined ? undefined : told[deed];
}
