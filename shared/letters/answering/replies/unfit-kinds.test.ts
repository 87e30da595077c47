import { describe, expect, it } from 'vitest';

import { answerReplies } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const reader = 'Pani Ewa Lipska\nul. Lipowa 3, 81-300 Gdynia';

function repliesTo(head: string, title: string, body: string, number = 'Znak: AB.55.7.2026') {
  const letter = `${head}\n\nGdynia, 5 października 2026 r.\n${number}\n\n${reader}\n\n${title}\n\n${body}\n\nz poważaniem\nAnna Kot\n`;
  const replies = answerReplies(openLetter(letter), undefined, '2026-10-12');
  return [
    replies.variant_1_cooperative.content,
    replies.variant_2_assertive.content,
    replies.variant_3_tactical_delay.content,
  ].join('\n');
}

const bailiff =
  'Komornik Sądowy przy Sądzie Rejonowym w Gdyni\nJan Kot\nul. Sobieskiego 7, 81-300 Gdynia';
const zus = 'Zakład Ubezpieczeń Społecznych Oddział w Gdańsku\nul. Chmielna 27, 80-748 Gdańsk';
const bank = 'Bank Kwadrat S.A.\nul. Polna 8, 20-950 Lublin';

describe('a reply that suits the letter, whatever its kind is called', () => {
  it('lets a tenant whose rent is seized answer as a tenant and complain of nothing', () => {
    const said = repliesTo(
      bailiff,
      'Zajęcie należności z umowy najmu',
      'Zajmuję czynsz, który płaci Pani dłużnikowi. Czynsz należy wpłacać na rachunek komornika. To nie jest Pani dług. Nie odpowiada Pani za zobowiązania wynajmującego. Dłużnikowi przysługuje skarga w terminie tygodnia.',
      'Km 1180/26',
    );
    expect(said).toContain('jako najemca lokalu dłużnika');
    expect(said).not.toContain('SKARGA');
  });

  it('thanks a bailiff who ends the case and pays back the rest', () => {
    const said = repliesTo(
      bailiff,
      'POSTANOWIENIE',
      'Postanawiam stwierdzić, że postępowanie egzekucyjne zostało zakończone wskutek wyegzekwowania całego roszczenia, i zwrócić dłużnikowi nadpłatę 58,70 zł przekazem pocztowym.',
      'Km 22/24',
    );
    expect(said).not.toContain('Chcę zapłacić');
    expect(said).toContain('pozytywne załatwienie');
  });

  it('objects to no enforcement where ZUS only tells what is missing on the account', () => {
    const said = repliesTo(
      zus,
      'Informacja o stanie konta',
      'Na koncie brakuje 312,44 zł składek za maj 2026 r. Prosimy o wpłatę niedopłaty. Gdyby konto nadal nie było rozliczone, wyślemy upomnienie, a w dalszej kolejności wystawimy tytuł wykonawczy i wszczniemy egzekucję administracyjną.',
    );
    expect(said).not.toContain('ZARZUT W SPRAWIE EGZEKUCJI');
  });

  it('asks the bank to restructure a loan that is called unpaid in other words', () => {
    const said = repliesTo(
      bank,
      'Wezwanie do zapłaty zaległych rat',
      'Pożyczka jest niespłacana od sierpnia. Prosimy o wpłatę 1 946,21 zł w ciągu 14 dni roboczych albo o wniosek o restrukturyzację (art. 75c Prawa bankowego).',
    );
    expect(said).toContain('WNIOSEK O RESTRUKTURYZACJĘ ZADŁUŻENIA');
  });

  it('offers no box on limitation to a claim of this year', () => {
    const said = repliesTo(
      'Fitness Strefa Sp. z o.o.\nul. Polna 8, 20-950 Lublin',
      'WEZWANIE DO ZAPŁATY',
      'Wzywamy do zapłaty 389,20 zł z faktury z dnia 4 sierpnia 2026 r., której termin płatności minął 18 sierpnia 2026 r.',
    );
    expect(said).toContain('ODPOWIEDŹ NA WEZWANIE DO ZAPŁATY');
    expect(said).not.toContain('[ ] Roszczenie');
  });
});
