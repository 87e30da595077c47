import type { VariantKey } from '#shared/domain/analysis-result.ts';
import type { ReplyVariantsAnswer } from '#shared/domain/model-answers.ts';
import { termPhrase } from '#shared/letters/calendar/polish-wording.ts';
import type { ReplyKind } from '#shared/letters/catalogue/reply-kind.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { accusativeOf } from '#shared/letters/reading/remedy-names.ts';

type Recommendation = Pick<ReplyVariantsAnswer, 'recommended_variant' | 'recommendation_reasoning'>;

const cooperative = 'variant_1_cooperative';
const assertive = 'variant_2_assertive';
const delay = 'variant_3_tactical_delay';

const byKind: Readonly<
  Partial<Record<ReplyKind, readonly [variant: VariantKey, reasoning: string]>>
> = {
  assignment: [
    delay,
    'Dług przeszedł na inną firmę: najpierw trzeba zobaczyć dokumenty i sprawdzić przedawnienie, a do tego czasu niczego nie uznawać.',
  ],
  payment_demand: [
    delay,
    'Żądanie nie jest jeszcze wyrokiem. Zanim zapłacisz lub zaproponujesz raty, warto zobaczyć podstawę i rozliczenie; prośba o nie niczego nie uznaje. Jeżeli dług jest pewny, lepszy będzie wariant pierwszy.',
  ],
  inheritance: [
    delay,
    'Zanim zapadnie decyzja o przyjęciu lub odrzuceniu spadku, potrzebne są dokumenty długu; pismo o nie nie oznacza przyjęcia spadku.',
  ],
  insurer: [
    assertive,
    'Reklamacja jest bezpłatna i otwiera drogę do Rzecznika Finansowego; konkretne zarzuty i kwota zwiększają szansę na zmianę stanowiska.',
  ],
  lawsuit: [
    assertive,
    'Zarzuty i dowody zgłoszone po terminie sąd może pominąć, dlatego pełna odpowiedź na pozew jest bezpieczniejsza niż skrócona.',
  ],
  energy: [
    cooperative,
    'Jeżeli kwota się zgadza, raty i zapłata w terminie najprościej chronią przed odcięciem. Przy błędnym rozliczeniu wybierz reklamację (wariant drugi) – złożona w terminie wstrzymuje odcięcie.',
  ],
  bank_notice: [
    cooperative,
    'Spłata zaległości lub restrukturyzacja w okresie wypowiedzenia ratuje umowę, a spór z bankiem jej nie wstrzymuje.',
  ],
  reminder: [
    cooperative,
    'Wniosek o raty przed terminem to najtańszy sposób na uniknięcie egzekucji. Jeżeli należność jest zapłacona lub błędna, wybierz wariant drugi.',
  ],
  zus_arrears: [
    cooperative,
    'Układ ratalny zatrzymuje dalsze odsetki po zawarciu umowy i zapobiega egzekucji. Jeżeli zaległość nie istnieje, wybierz wariant drugi.',
  ],
  driver_call: [
    cooperative,
    'Odesłanie oświadczenia w terminie kończy obowiązek właściciela pojazdu; brak odpowiedzi grozi osobną, wyższą grzywną.',
  ],
  third_party: [
    cooperative,
    'Na pytania komornika trzeba odpowiedzieć w terminie; skarga służy tylko wtedy, gdy samo zajęcie narusza prawo.',
  ],
  transport_fee: [
    assertive,
    'Reklamacja z dowodami jest bezpłatna i najczęściej kończy sprawę; jeżeli opłata jest słuszna, taniej zapłacić w obniżonej stawce, gdy pismo ją daje.',
  ],
  rent_rise: [
    cooperative,
    'Zacznij od żądania kalkulacji i rozmowy, ale pilnuj dwóch miesięcy na pozew; sama odmowa podwyżki kończy umowę.',
  ],
  court_call: [
    cooperative,
    'Terminu nie da się przesunąć, więc trzeba po prostu wykonać wezwanie.',
  ],
  scam: [
    cooperative,
    'Najpierw potwierdzenie w prawdziwej instytucji: kosztuje niewiele, a chroni pieniądze. Nadawcy nie odpowiadaj.',
  ],
  contract: [
    assertive,
    'Przed podpisaniem jest najlepszy moment na zmianę niekorzystnych postanowień.',
  ],
};

/** Which variant to prefer and why; where a remedy runs, the remedy with its objections. */
export function recommendVariant(facts: LetterFacts): Recommendation {
  const { remedy, type } = facts;
  const known = byKind[type.reply];
  if (known !== undefined) {
    return { recommended_variant: known[0], recommendation_reasoning: known[1] };
  }
  if (remedy !== null) {
    const term = facts.terms.find(({ what }) => what.includes(remedy.name));
    const until = term === undefined ? '' : ` (${termPhrase(term)})`;
    return {
      recommended_variant: assertive,
      recommendation_reasoning: `Biegnie termin na ${accusativeOf(remedy.name)}${until}; po nim rozstrzygnięcia nie da się podważyć, a zarzuty niezgłoszone od razu mogą przepaść. Jeżeli zgadzasz się z pismem, nie wnoś środka, tylko je wykonaj.`,
    };
  }
  return {
    recommended_variant: cooperative,
    recommendation_reasoning:
      'Pismo daje się załatwić bez sporu: rzeczowa odpowiedź w terminie zamyka sprawę najtaniej.',
  };
}
