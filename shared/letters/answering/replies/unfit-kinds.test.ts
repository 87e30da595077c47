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

  it.each([
    [
      'ZAWIADOMIENIE O NOWYM TERMINIE OPRÓŻNIENIA LOKALU',
      'W sprawie z wniosku wierzyciela zawiadamiam, że opróżnienie lokalu odbędzie się 4 listopada 2026 r. o godz. 9:00. Tego dnia należy wydać klucze.',
    ],
    [
      'ZAWIADOMIENIE O CZYNNOŚCI',
      'Przymusowe opróżnienie lokalu mieszkalnego wyznaczam na 9 listopada 2026 r. o godz. 10:00 (art. 1046 k.p.c.). Na to zawiadomienie skarga nie przysługuje. Opróżnienie lokalu nastąpi w asyście Policji.',
    ],
  ])('complains of no notice of the day of an eviction: %s', (title, body) => {
    const said = repliesTo(bailiff, title, body, 'Km 44/26');
    expect(said).not.toContain('SKARGA');
    expect(said).toContain('WNIOSEK O WSTRZYMANIE CZYNNOŚCI');
  });

  it('complains of a call to leave the dwelling', () => {
    const said = repliesTo(
      bailiff,
      'WEZWANIE DO OPRÓŻNIENIA LOKALU',
      'Wzywam Panią do dobrowolnego opróżnienia lokalu w terminie 14 dni (art. 1046 k.p.c.). Na czynność komornika przysługuje skarga w terminie tygodnia.',
      'Km 44/26',
    );
    expect(said).toContain('SKARGA NA CZYNNOŚĆ KOMORNIKA');
  });

  it('asks a bailiff who ends the case and pays back the rest for no sum', () => {
    const said = repliesTo(
      bailiff,
      'POSTANOWIENIE',
      'Postanawiam stwierdzić, że postępowanie egzekucyjne zostało zakończone wskutek wyegzekwowania całego roszczenia, i zwrócić dłużnikowi nadpłatę 58,70 zł przekazem pocztowym.',
      'Km 22/24',
    );
    expect(said).not.toContain('Chcę zapłacić');
    expect(said).toContain('Zakończenie egzekucji przyjmuję do wiadomości');
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

  it('answers a call to list all property with the list, not with a complaint', () => {
    const said = repliesTo(
      bailiff,
      'WEZWANIE DO ZŁOŻENIA WYKAZU MAJĄTKU',
      'Wzywam Panią do stawienia się w kancelarii dnia 12 listopada 2026 r. w celu złożenia wykazu majątku. Zadłużenie wynosi 6 940,00 zł.',
      'Km 771/26',
    );
    expect(said).toContain('WYKAZ MAJĄTKU');
    expect(said).not.toContain('SKARGA');
  });

  it('lets a guarantor ask for the contract and the account of the debt before anything is paid', () => {
    const said = repliesTo(
      bank,
      'WEZWANIE DO ZAPŁATY – PORĘCZENIE',
      'Umową poręczenia z dnia 6 czerwca 2022 r. zobowiązała się Pani jako poręczyciel spłacić kredyt Jana Wilka do kwoty 15 000,00 zł. Zadłużenie wynosi 31 462,77 zł. Wzywamy Panią do zapłaty 15 000,00 zł w terminie 14 dni.',
    );
    expect(said).toContain('WNIOSEK PORĘCZYCIELA O DOKUMENTY');
    expect(said).not.toContain('RESTRUKTURYZACJĘ');
  });

  it('complains of nothing where an insurer only asks for papers to pay out', () => {
    const said = repliesTo(
      'Kwadrat Życie Towarzystwo Ubezpieczeń S.A.\nul. Polna 8, 20-950 Lublin',
      'Wypłata z polisy na życie',
      'Świadczenie z polisy wynosi 20 000,00 zł. Do wypłaty brakuje nam wniosku i odpisu aktu zgonu. Pieniądze wypłacimy w ciągu 30 dni od ich otrzymania.',
    );
    expect(said).toContain('PROŚBA O SPROSTOWANIE');
    expect(said).not.toContain('REKLAMACJA');
  });

  it('has a new account confirmed before money goes there', () => {
    const said = repliesTo(
      'Biuro Zarządzania Nieruchomościami Kwadrat\nul. Polna 8, 20-950 Lublin',
      'Nowy zarządca',
      'Od 1 listopada zarządzamy nieruchomością. Wysokość zaliczki się nie zmienia: 412,60 zł, płatne do 10. dnia miesiąca. Zmienia się tylko rachunek: 20 1160 2202 2000 0551 9033 1108.',
    );
    expect(said).toContain('PROŚBA O POTWIERDZENIE UMOCOWANIA I RACHUNKU');
    expect(said).not.toContain('REKLAMACJA');
  });
});

describe('the address of a private sender', () => {
  it('names the creditor whom a lawyer represents', () => {
    const said = repliesTo(
      'Kancelaria Radcy Prawnego Iga Sobolewska\nul. Polna 8, 20-950 Lublin',
      'PRZEDSĄDOWE WEZWANIE DO ZAPŁATY',
      'Działając w imieniu Drukarni Forma Sp. z o.o. z siedzibą w Rzeszowie, wzywam Panią do zapłaty 4 294,13 zł w terminie 7 dni.',
    );
    expect(said).toContain('(w imieniu: Drukarni Forma Sp. z o.o.)');
  });
});
